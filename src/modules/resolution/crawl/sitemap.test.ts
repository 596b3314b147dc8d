import { expect, test } from 'vitest';
import { parseSitemap } from './sitemap.ts';

test('a sitemap gives its pages, with prefixes, entities and white space', async () => {
  const xml = `<?xml version="1.0"?><s:urlset xmlns:s="x"><s:url><s:loc> https://a.test/?a=1&amp;b=2 </s:loc></s:url>
    <url><loc><![CDATA[https://a.test/contact]]></loc><lastmod>2026-01-01</lastmod></url></s:urlset>`;
  expect(await parseSitemap(xml)).toEqual({
    addresses: ['https://a.test/?a=1&b=2', 'https://a.test/contact'],
    isIndex: false,
  });
});

test('an index is distinguished from a list of pages', async () => {
  const { isIndex, addresses } = await parseSitemap(
    '<sitemapindex><sitemap><loc>https://a.test/pages.xml</loc></sitemap></sitemapindex>',
  );
  expect({ isIndex, addresses }).toEqual({ isIndex: true, addresses: ['https://a.test/pages.xml'] });
});

test('addresses longer than any are left out, and the time stays linear', { timeout: 30_000 }, async () => {
  const long = `<loc>https://a.test/${'&#120;'.repeat(5_000)}</loc>`;
  const spaces = `<loc>${'&#32;'.repeat(100_000)}${'</a>'.repeat(100_000)}`;
  const startedAt = performance.now();
  const { addresses } = await parseSitemap(`${long}<loc>https://a.test/contact</loc>${spaces}`);
  expect(addresses).toEqual(['https://a.test/contact']);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test('anything else gives nothing', async () => {
  for (const text of ['', 'not found', '<html><body>404</body></html>', '<loc>', '{"loc": "x"}']) {
    expect(await parseSitemap(text)).toEqual({ addresses: [], isIndex: false });
  }
});
