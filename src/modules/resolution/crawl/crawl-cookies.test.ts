import { describe, expect, test } from 'vitest';
import { footer, page, redirectTo, type Site, startSites } from './test-support/fictional-site.ts';

/**
 * Shows the page only to those who send the cookie back; sends everybody else to the given address with it.
 */
function behindCookie(shown: string, to = '/', setCookie = 'seen=1; Path=/'): Site[string] {
  return (request, response) => {
    if (request.headers.cookie?.includes('seen=1')) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(shown);
    } else {
      response.writeHead(302, { location: to, 'set-cookie': [setCookie, 'other=2'] }).end();
    }
  };
}

describe('a site that wants its cookie back', { timeout: 30_000 }, () => {
  test('is read if it redirects to the same address, and its further pages too', async () => {
    const { crawler, asked } = await startSites({
      'a.test': {
        '/': behindCookie(page('Home', footer({ '/privacy': 'Privacy' }))),
        '/privacy': behindCookie(page('Privacy'), '/'),
      },
    });
    const site = await crawler.crawlSite('a.test');
    expect(site.condition).toBe('read');
    expect(site.pages.map(({ kind }) => kind)).toEqual(['home', 'privacy']);
    expect(asked.filter((address) => address === 'a.test/privacy')).toHaveLength(1);
  });

  test('is read if it redirects by way of another address', async () => {
    const { crawler } = await startSites({
      'a.test': { '/': behindCookie(page('Home'), '/check?back=/'), '/check?back=/': redirectTo('/') },
    });
    const site = await crawler.crawlSite('a.test');
    expect(site.pages[0]).toMatchObject({ url: 'https://a.test/', kind: 'home' });
  });

  test('is read if it redirects to another host of its domain', async () => {
    const { crawler } = await startSites({
      'a.test': { '/': behindCookie('', 'https://www.a.test/', 'seen=1; Domain=a.test') },
      'www.a.test': { '/': behindCookie(page('Home'), 'https://a.test/') },
    });
    expect((await crawler.crawlSite('a.test')).pages[0]?.url).toBe('https://www.a.test/');
  });

  test('never shows it to another site, nor to the next crawl', async () => {
    const cookies: (string | undefined)[] = [];
    const { crawler } = await startSites({
      'a.test': { '/': behindCookie('', 'https://b.test/', 'seen=1') },
      'b.test': {
        '/': (request, response) => {
          cookies.push(request.headers.cookie);
          response.writeHead(200, { 'content-type': 'text/html' }).end(page('Home'));
        },
      },
    });
    await crawler.crawlSite('a.test');
    await crawler.crawlSite('b.test');
    expect(cookies).toEqual([undefined, undefined]);
  });

  test('is a loop if it sets a new one at every turn', async () => {
    let turns = 0;
    const { crawler } = await startSites({
      'a.test': {
        '/': (_, response) => {
          turns += 1;
          response.writeHead(302, { location: '/', 'set-cookie': `turn=${turns}` }).end();
        },
      },
    });
    expect((await crawler.crawlSite('a.test')).failure).toMatchObject({ reason: 'redirect_loop' });
    expect(turns).toBeLessThanOrEqual(12);
  });

  test('is a loop that is noticed at once if it sets the same one again and again', async () => {
    const { crawler, asked } = await startSites({
      'a.test': {
        '/': (_, response) => response.writeHead(302, { location: '/', 'set-cookie': 'a=1' }).end(),
      },
    });
    expect((await crawler.crawlSite('a.test')).failure).toMatchObject({ reason: 'redirect_loop' });
    expect(asked.filter((address) => address === 'a.test/').length).toBeLessThanOrEqual(4);
  });

  test('is read all the same if it sends thousands of them', async () => {
    const bomb = Array.from({ length: 300 }, (_, index) => `c${index}=${'x'.repeat(60)}`);
    const { crawler } = await startSites({
      'a.test': {
        '/': (_, response) =>
          response
            .writeHead(200, { 'content-type': 'text/html', 'set-cookie': bomb })
            .end(page('Home', footer({ '/privacy': 'Privacy' }))),
        '/privacy': (request, response) =>
          response.end(page('Privacy', `${request.headers.cookie?.split(';').length} cookies`)),
      },
    });
    const { pages } = await crawler.crawlSite('a.test');
    expect(pages[1]?.html).toContain('30 cookies');
  });
});
