import { describe, expect, it } from 'vitest';
import { renderInline, renderMarkup } from './markup.ts';

describe('the markup of the sites', () => {
  it.each([
    ['## About', '<h2>About</h2>'],
    ['Just words', '<p>Just words</p>'],
    ['> Good bread. – A customer', '<blockquote>Good bread. – A customer</blockquote>'],
    ['@ 1 Quay / Truro', '<address>1 Quay<br>Truro</address>'],
    ['<hr class="x">', '<hr class="x">'],
  ])('renders the line %s', (line, html) => {
    expect(renderMarkup(`\n   ${line}\n`)).toBe(html);
  });

  it('puts lines of one kind that follow each other into one element', () => {
    expect(renderMarkup('- a\n- b\nText\n- c')).toBe(
      '<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<p>Text</p>\n<ul>\n<li>c</li>\n</ul>',
    );
    expect(renderMarkup('= Tel | 01\n= Fax | 02')).toBe(
      '<dl>\n<dt>Tel</dt><dd>01</dd>\n<dt>Fax</dt><dd>02</dd>\n</dl>',
    );
    expect(renderMarkup('| a | b |')).toBe('<table>\n<tr><td>a</td><td>b</td></tr>\n</table>');
    expect(renderMarkup('* Card :: text')).toContain('<div class="card"><h3>Card</h3><p>text</p></div>');
    expect(renderMarkup('$ Lamp :: £3 :: Bright')).toContain('<p class="price">£3</p>');
  });

  it('escapes what is written and leaves what is marked as HTML', () => {
    expect(renderInline('Rook & Son <b> {{&amp;<i>x</i>}}')).toBe('Rook &amp; Son &lt;b&gt; &amp;<i>x</i>');
    expect(renderInline('**so** [here](/a?b=1&c=2)')).toBe(
      '<strong>so</strong> <a href="/a?b=1&amp;c=2">here</a>',
    );
  });
});
