import { expect, it } from 'vitest';
import { crawlSites } from './crawl-sites.ts';
import { makePage, makeSite } from './test-support/make-site.ts';

it('crawls every site with the real crawler, in the order of the file', async () => {
  const linked = makePage('/', 'Tollgate Boats', '<a href="/privacy">Privacy policy</a>');
  const redirect = { path: '/', html: '', status: 301, location: 'https://www.millrace.test/' };
  const crawled = await crawlSites([
    makeSite('tollgate.test', { pages: [linked, makePage('/privacy', 'Privacy')] }),
    makeSite('millrace.test', {
      pages: [redirect, { ...makePage('/', 'Millrace'), host: 'www.millrace.test' }],
    }),
    makeSite('weir.test', { scheme: 'http' }),
    makeSite('shut.test', { pages: [{ path: '/', html: 'Forbidden', status: 403 }] }),
  ]);
  expect(
    crawled.map(({ domain, condition, pages }) => [domain, condition, pages.map(({ url }) => url)]),
  ).toEqual([
    ['tollgate.test', 'read', ['https://tollgate.test/', 'https://tollgate.test/privacy']],
    ['millrace.test', 'read', ['https://www.millrace.test/']],
    ['weir.test', 'read', ['http://weir.test/']],
    ['shut.test', 'blocked', []],
  ]);
});
