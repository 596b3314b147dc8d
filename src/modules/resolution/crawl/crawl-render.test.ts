import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { type Browser, createBrowser } from '../../../platform/browser/index.ts';
import { silentLogger } from '../../../platform/logger.ts';
import { answering, footer, page, type Site, startSites } from './test-support/fictional-site.ts';

const SHELL =
  '<!doctype html><title>App</title><div id="root"></div><noscript>You need to enable JavaScript.</noscript><script src="/app.js"></script>';
const TEXT = 'We have made sturdy garden gates by hand in our workshop since the spring of 1987. ';
const js = { 'content-type': 'text/javascript' };

/** A script that shows another text on each path, and the same footer. */
function app(views: Record<string, string>, links: Record<string, string> = {}): Site[string] {
  const script = `
    const view = ${JSON.stringify(views)}[location.pathname] ?? '<h1>Page not found</h1>';
    document.getElementById('root').innerHTML = view + ${JSON.stringify(footer(links))};
    document.title = document.querySelector('h1').textContent;`;
  return answering(200, js, script);
}

const view = (heading: string, text = TEXT) => `<h1>${heading}</h1><p>${text.repeat(2)}</p>`;

describe('a site that only a browser can read', { timeout: 90_000 }, () => {
  const browser = createBrowser({ chromiumPath: undefined, log: silentLogger });
  afterAll(() => browser?.close());

  test.skipIf(!browser)('is read page by page as its scripts make it', async () => {
    const views = {
      '/': view('Gates'),
      '/privacy': view('Privacy notice', 'Sturdy Gates Limited, 09876543. '),
      '/info': view('Terms of sale', 'These terms are for gates of all sorts and sizes. '),
    };
    const links = { '/privacy': 'Privacy', '/info': 'Small print', '/gone': 'Legal notice' };
    const { crawler } = await startSites(
      { 'a.test': { '*': SHELL, '/app.js': app(views, links) } },
      {},
      browser,
    );
    const site = await crawler.crawlSite('a.test');
    expect(site).toMatchObject({ condition: 'read', failure: null });
    expect(site.pages.map(({ url, kind, rendered }) => [url, kind, rendered])).toEqual([
      ['https://a.test/', 'home', true],
      ['https://a.test/privacy', 'privacy', true],
      ['https://a.test/info', 'terms', true],
    ]);
    expect(site.pages[1]?.html).toContain('09876543');
    const sha256 = createHash('sha256').update(SHELL).digest('hex');
    expect(site.pages.map((read) => read.sha256)).toEqual([sha256, sha256, sha256]);
  });

  test.skipIf(!browser)(
    'has its requests made by the guarded client: scripts, own data, and little else',
    async () => {
      const seen: Record<string, IncomingMessage['headers']> = {};
      const noting =
        (name: string, type: Record<string, string>, body: string): Site[string] =>
        (request, response) => {
          seen[name] = request.headers;
          response.writeHead(200, type).end(body);
        };
      const json = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
      const script = `
      const ask = (url, options) => fetch(url, options).then((answer) => answer.text()).catch(() => '');
      ask('/api/post', { method: 'POST', body: 'x' });
      ask('/closed/data');
      ask('https://stranger.test/data');
      ask('https://10.0.0.1/data');
      Promise.all([ask('/api/own'), ask('https://cdn.test/data')]).then((texts) => {
        document.getElementById('root').textContent = texts.join(' ').repeat(3);
      });`;
      const { crawler, asked } = await startSites(
        {
          'a.test': {
            '/robots.txt': 'User-agent: *\nDisallow: /closed\n',
            '/': (_, response) =>
              response
                .writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'seen=1' })
                .end(
                  `<div id="root"></div><img src="/a.png"><script src="https://cdn.test/lib.js"></script><script src="https://www.google-analytics.com/a.js"></script><script src="https://10.0.0.1/x.js"></script><script src="/app.js"></script>`,
                ),
            '/app.js': answering(200, js, script),
            '/api/own': noting('own', json, TEXT),
          },
          'cdn.test': {
            '/lib.js': noting('cdn', js, ''),
            '/data': noting('cdnData', json, 'Made by the library.'),
          },
          'stranger.test': { '*': noting('stranger', json, 'Unseen') },
          'www.google-analytics.com': { '*': noting('tracker', js, '') },
        },
        {},
        browser,
      );
      const site = await crawler.crawlSite('a.test');
      expect(site.condition).toBe('read');
      expect(site.pages[0]?.html).toContain('Made by the library.');
      expect(Object.keys(seen).sort()).toEqual(['cdn', 'cdnData', 'own']);
      expect(seen.own).toMatchObject({ cookie: 'seen=1', 'user-agent': 'domesday-test' });
      expect(seen.cdnData?.cookie).toBeUndefined();
      expect(asked).not.toContain('a.test/api/post');
      expect(asked).not.toContain('a.test/closed/data');
      expect(asked).not.toContain('a.test/a.png');
    },
  );

  test('stays unread without a browser, or with one that fails', async () => {
    const failing: Browser = { render: async () => undefined, close: async () => {} };
    for (const without of [undefined, failing]) {
      const { crawler } = await startSites({ 'a.test': { '*': SHELL } }, {}, without);
      const site = await crawler.crawlSite('a.test');
      expect(site).toMatchObject({ condition: 'script_only', failure: null });
      expect(site.pages[0]?.rendered).toBeUndefined();
    }
  });

  test('stays within the limits of pages and requests', async () => {
    let renders = 0;
    const answered: boolean[] = [];
    const greedy: Browser = {
      async render({ url, load }) {
        renders += 1;
        for (let index = 0; index < 20; index += 1) {
          const script = new URL(`/s${renders}-${index}.js`, url);
          const answer = await load({ url: script, method: 'GET', headers: {}, type: 'script' });
          answered.push(answer !== undefined);
        }
        const links = Object.fromEntries(
          Array.from({ length: 9 }, (_, index) => [`/terms-${index}`, 'Terms']),
        );
        return { url: url.href, html: page(`Terms ${url.pathname}`, footer(links)), isCut: false };
      },
      close: async () => {},
    };
    const site: Site = { '*': SHELL };
    const { crawler } = await startSites(
      { 'a.test': site },
      { rendersMax: 3, renderRequestsMax: 30 },
      greedy,
    );
    const { pages } = await crawler.crawlSite('a.test');
    expect(renders).toBe(3);
    expect(pages).toHaveLength(3);
    expect(answered.filter(Boolean)).toHaveLength(30);
  });

  test('is left alone if its scripts lead to a check for robots or a holding page', async () => {
    const showing = (html: string): Browser => ({
      render: async ({ url }) => ({ url: url.href, html, isCut: false }),
      close: async () => {},
    });
    const check = `<title>Just a moment...</title><p>${'Checking your browser before you go on. '.repeat(3)}</p>`;
    const parked = `<title>a.test</title><p>This domain is for sale. Make an offer on this domain today, soon.</p>`;
    for (const [html, condition] of [
      [check, 'blocked'],
      [parked, 'parked'],
    ] as const) {
      const { crawler } = await startSites({ 'a.test': { '*': SHELL } }, {}, showing(html));
      expect(await crawler.crawlSite('a.test')).toMatchObject({ condition, pages: [] });
    }
  });

  test('is given up at once when the crawl is called off', async () => {
    const controller = new AbortController();
    const waiting: Browser = {
      render: ({ signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
          controller.abort(new Error('the job was cancelled'));
        }),
      close: async () => {},
    };
    const { crawler } = await startSites({ 'a.test': { '*': SHELL } }, {}, waiting);
    const crawl = crawler.crawlSite('a.test', { signal: controller.signal });
    await expect(crawl).rejects.toThrow('the job was cancelled');
  });
});
