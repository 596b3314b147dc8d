import { expect, it } from 'vitest';
import { html } from './html.ts';

it('values are escaped, lists are joined, and markup and nothing stay what they are', () => {
  const hostile = `</p><script>alert("1" & '2')</script>`;
  const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
  expect(
    html`<p title="${hostile}">${hostile}</p><ul>${items}</ul>${null}${undefined}${false}${0}`.text,
  ).toBe(
    '<p title="&lt;/p&gt;&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt;">&lt;/p&gt;&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt;</p><ul><li>a</li><li>&lt;b&gt;</li></ul>0',
  );
});
