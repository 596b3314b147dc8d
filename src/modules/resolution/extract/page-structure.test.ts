import { describe, expect, it } from 'vitest';
import { readHtmlPage } from '../test-support/written-site.ts';

const visible = (html: string) => {
  const { text, visibleLength } = readHtmlPage(html);
  return text.slice(0, visibleLength);
};
/** The block that holds these words. */
function blockWith(html: string, words: string) {
  const { text, blocks } = readHtmlPage(html);
  const at = text.indexOf(words);
  return blocks.find(({ start, end }) => start <= at && at < end);
}

describe('the text is read as it is seen', () => {
  it.each([
    ['blocks are lines', '<p>One</p><div>Two<p>Three</div>', 'One\nTwo\nThree'],
    ['inline elements are not', '<p>07<b>12</b><i>34</i>56</p>', '07123456'],
    ['a break is a line of its block', '<p>One<br>Two</p>', 'One\nTwo'],
    ['white space is one space', '<p> One \n\t two&nbsp;&nbsp;three </p>', 'One two three'],
    [
      'entities are decoded',
      '<p>Larch &amp; Co &ndash; &#163;5 &copy 2024 &eacute;</p>',
      'Larch & Co – £5 © 2024 é',
    ],
    ['twice encoded ones once', '<p>&amp;copy;</p>', '&copy;'],
    ['soft hyphens and zero-width characters vanish', '<p>Lar&shy;ch&#8203;wood</p>', 'Larchwood'],
    [
      'words of different elements stay apart',
      '<span>number</span><span>12</span><span>Then</span>',
      'number 12 Then',
    ],
    [
      'lists, tables and addresses',
      '<ul><li>A<li>B</ul><table><tr><td>C<td>D</table><address>E</address>',
      'A\nB\nC\nD\nE',
    ],
    ['noscript is read', '<noscript><p>Hello</p></noscript>', 'Hello'],
    [
      'scripts, styles, comments and drawings are not',
      '<script>a</script><style>b</style><!--c--><svg><title>d</title></svg>e',
      'e',
    ],
    ['preformatted lines stay lines', '<pre>One\nTwo</pre>', 'One\nTwo'],
    ['a lone less-than is text', '<p>3 < 5 & 6 > 2</p>', '3 < 5 & 6 > 2'],
  ])('%s', (_, html, text) => {
    expect(visible(html)).toBe(text);
  });

  it('the title, the first heading and the page’s particulars are read', () => {
    const html = '<html><title>Larch &amp; Co</title><body><h1>Who we are</h1><p>Hello</p>';
    expect(readHtmlPage(html, 'about')).toMatchObject({
      title: 'Larch & Co',
      heading: 'Who we are',
      visibleLength: 'Who we are\nHello'.length,
      url: 'https://larchwood.test/',
      kind: 'about',
    });
  });

  it('blocks stand in order, do not overlap, and hold all of the text', () => {
    const { text, blocks } = readHtmlPage(
      '<title>T</title><p>One<br>Two</p><ul><li>Three</ul><footer>© Four</footer>',
    );
    let end = 0;
    for (const block of blocks) {
      expect(text.slice(end, block.start).trim()).toBe('');
      end = block.end;
    }
    expect(end).toBe(text.length);
  });
});

describe('the region of a block', () => {
  const line = 'Company number 07123456';

  it.each([
    '<footer>',
    '<div role="contentinfo">',
    '<div id="footer">',
    '<section class="site-footer dark">',
    '<div class="copyright">',
  ])('is the footer in %s', (tag) => {
    expect(blockWith(`${tag}${line}`, line)?.source).toBe('footer');
  });

  it.each(['<div class="card-footer">', '<article><footer>', '<body class="has-footer">', '<main>', '<p>'])(
    'is the body in %s',
    (tag) => {
      const more = '<p>One</p><p>Two</p><p>Three</p><p>Four</p>';
      expect(blockWith(`${tag}${line}${more}`, line)?.source).toBe('text');
    },
  );

  it.each(['<header>', '<nav>'])('is the header in %s', (tag) => {
    expect(blockWith(`${tag}${line}`, line)?.source).toBe('header');
  });

  it('is the footer for a copyright line at the end of a page without one', () => {
    const html = '<p>One</p><p>Two</p><p>Three</p><p>Four</p><p>© 2024 Larch Homes Ltd</p>';
    expect(blockWith(html, '© 2024')?.source).toBe('footer');
    expect(blockWith(html, 'Four')?.source).toBe('text');
  });

  it('is the footer for particulars at the end of the home page, and for no other late line', () => {
    const html = '<p>One</p><p>Two</p><p>Call us</p><p>Larch Homes Ltd (07123456)</p>';
    expect(blockWith(html, 'Larch')?.source).toBe('footer');
    expect(blockWith(html, 'Call us')?.source).toBe('text');
  });

  it('is the body for a copyright line at its beginning', () => {
    const html = '<p>© 2024 Larch Homes Ltd</p><p>One</p><p>Two</p><p>Three</p><p>Four</p>';
    expect(blockWith(html, '© 2024')?.source).toBe('text');
  });
});

describe('the heading of a block', () => {
  it('is the nearest heading above it', () => {
    const html = '<h1>Policy</h1><p>One</p><h2>Who we share with</h2><p>Two</p><ul><li>Three</ul>';
    expect(['One', 'Two', 'Three'].map((words) => blockWith(html, words)?.heading)).toEqual([
      'Policy',
      'Who we share with',
      'Who we share with',
    ]);
  });

  it('is that of its column in a table', () => {
    const html =
      '<h2>Group</h2><table><tr><th>Name</th><th>Company number</th></tr><tr><td>Larch Ltd</td><td>07123456</td></tr></table>';
    expect(blockWith(html, 'Larch Ltd')?.heading).toBe('Name');
    expect(blockWith(html, '07123456')?.heading).toBe('Company number');
  });

  it('is empty where the block has no heading, and never endless', () => {
    expect(blockWith('<p>One</p>', 'One')?.heading).toBe('');
    expect(blockWith(`<h1>${'Larch '.repeat(200)}</h1><p>One</p>`, 'One')?.heading.length).toBeLessThan(200);
  });
});

describe('the name that a page gives the site', () => {
  it('is read from its meta tags, page header and logo, most explicit first', () => {
    const html =
      '<meta property="og:site_name" content="Larch Homes"><header><p>Larch</p></header><img alt="Larch Homes logo">';
    expect(readHtmlPage(html).siteNames).toEqual(['Larch Homes', 'Larch', 'Larch Homes']);
  });

  it('is empty where the page says nothing', () => {
    expect(readHtmlPage('<p>Hello</p>').siteNames).toEqual([]);
  });
});

describe('postcodes', () => {
  const postcodesIn = (text: string) => readHtmlPage(`<p>${text}</p>`).postcodes.map(({ value }) => value);

  it.each([
    ['1 Mill Lane, York YO1 9AA', ['YO1 9AA']],
    ['York yo19aa', ['YO1 9AA']],
    ['London SW1A&nbsp;1AA and W1T  3JJ', ['SW1A 1AA', 'W1T 3JJ']],
    ['York YO1<br>9AA', ['YO1 9AA']],
  ])('are read in the register’s spelling: %s', (text, postcodes) => {
    expect(postcodesIn(text)).toEqual(postcodes);
  });

  it.each(['model YO1 9AAA', 'part XYO1 9AA', 'unit B1', 'YO1 9CC', '12345'])(
    'are not made of: %s',
    (text) => {
      expect(postcodesIn(text)).toEqual([]);
    },
  );
});

describe('web and e-mail addresses', () => {
  it('are read as domains in lower case', () => {
    const html = '<p>Write to info@Larch.test or see https://www.elm.test/a and www.ash.test.</p>';
    expect(readHtmlPage(html).addresses.map(({ domain }) => domain)).toEqual([
      'larch.test',
      'www.elm.test',
      'ash.test',
    ]);
  });
});
