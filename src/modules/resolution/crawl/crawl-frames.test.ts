import { describe, expect, test } from 'vitest';
import { footer, links, page, startSites } from './test-support/fictional-site.ts';

const pathsOf = (pages: readonly { url: string }[]) =>
  pages.map(({ url }) => url.replace('https://a.test', ''));

describe('frames', { timeout: 30_000 }, () => {
  test('are read as pages if they are of the same site, of the kind of the page around them', async () => {
    const { crawler } = await startSites({
      'a.test': {
        '/': page('Home', footer({ '/privacy': 'Privacy' })),
        '/privacy': page('Privacy', '<iframe src="/policies/p1.html"></iframe>'),
        '/policies/p1.html': '<p>Sturdy Gates Limited is the controller of your details.</p>',
      },
    });
    const { pages } = await crawler.crawlSite('a.test');
    expect(pages.map(({ url, kind }) => [url, kind])).toEqual([
      ['https://a.test/', 'home'],
      ['https://a.test/privacy', 'privacy'],
      ['https://a.test/policies/p1.html', 'privacy'],
    ]);
  });

  test('are read on another host of the domain, and never on other sites', async () => {
    const { crawler, asked } = await startSites({
      'a.test': {
        '/': page('Home', footer({ '/terms': 'Terms' })),
        '/terms': page(
          'Terms',
          '<iframe data-src="https://docs.a.test/terms"></iframe><iframe src="https://b.test/terms"></iframe><iframe src="about:blank"></iframe><iframe src="javascript:1"></iframe>',
        ),
      },
      'docs.a.test': { '/terms': page('Full terms') },
      'b.test': { '*': page('Terms of another') },
    });
    const { pages } = await crawler.crawlSite('a.test');
    expect(pages.map(({ url }) => url)).toContain('https://docs.a.test/terms');
    expect(asked.filter((address) => address.startsWith('b.test'))).toEqual([]);
  });

  test('make up a home page that is nothing but frames, and their links are followed', async () => {
    const { crawler } = await startSites({
      'a.test': {
        '/': '<frameset cols="20%,80%"><frame src="menu.html"><frame src="main.html"></frameset>',
        '/menu.html': page('Menu', links({ '/imprint.html': 'Imprint' })),
        '/main.html': page('Welcome'),
        '/imprint.html': page('Imprint'),
      },
    });
    const site = await crawler.crawlSite('a.test');
    expect(site.condition).toBe('read');
    expect(pathsOf(site.pages).sort()).toEqual(['/', '/imprint.html', '/main.html', '/menu.html']);
  });

  test('are not pages if they have no text', async () => {
    const { crawler } = await startSites({
      'a.test': {
        '/': page('Home', '<iframe src="/player"></iframe>'),
        '/player': '<script src="/p.js"></script>',
      },
    });
    expect((await crawler.crawlSite('a.test')).pages).toHaveLength(1);
  });

  test('are read two deep and a few at most if they are in frames', async () => {
    const { crawler, asked } = await startSites({
      'a.test': {
        '/': page('Home', '<iframe src="/f1"></iframe>'),
        '*': (request, response) => {
          const next = Number(/^\/f(\d+)$/.exec(request.url ?? '')?.[1]) + 1;
          if (Number.isNaN(next)) response.writeHead(404).end();
          else response.end(page(`Frame ${next}`, `<iframe src="/f${next}"></iframe>`));
        },
      },
      'b.test': {
        '/': page(
          'Home',
          Array.from({ length: 50 }, (_, index) => `<iframe src="/f${index}">`).join('</iframe>'),
        ),
        '*': (request, response) => response.end(page(request.url ?? '')),
      },
    });
    await crawler.crawlSite('a.test');
    expect(asked.filter((address) => address.startsWith('a.test/f'))).toEqual(['a.test/f1', 'a.test/f2']);
    await crawler.crawlSite('b.test');
    expect(asked.filter((address) => address.startsWith('b.test/f'))).toHaveLength(4);
  });
});
