import { describe, expect, test } from 'vitest';
import { answering, links, page, redirectTo, type Site, startSites } from './test-support/fictional-site.ts';

describe('the pages of a site', { timeout: 30_000 }, () => {
  test('are the home page and those that carry disclosures, each with its kind, the home page first', async () => {
    const { crawler, asked } = await startSites({
      'gates.test': {
        '/': page(
          'Gates',
          links({
            '/products/oak': 'Oak gates',
            '/contact-us': 'Get in touch',
            '/about': 'About us',
            '/legal/privacy': 'Privacy notice',
            'terms.html': 'T&amp;Cs',
            '/brochure.pdf': 'Terms as a PDF',
            'https://elsewhere.test/privacy': 'Privacy at our bank',
            'mailto:office@gates.test': 'Contact by e-mail',
          }),
        ),
        '/contact-us': page('Contact'),
        '/about': page('About'),
        '/legal/privacy': page('Privacy'),
        '/terms.html': page('Terms'),
      },
    });
    const site = await crawler.crawlSite('gates.test');
    expect(site).toMatchObject({
      domain: 'gates.test',
      finalDomain: 'gates.test',
      condition: 'read',
      certificate: null,
      failure: null,
    });
    expect(site.pages.map(({ url, kind }) => [url, kind])).toEqual([
      ['https://gates.test/', 'home'],
      ['https://gates.test/terms.html', 'terms'],
      ['https://gates.test/legal/privacy', 'privacy'],
      ['https://gates.test/contact-us', 'contact'],
      ['https://gates.test/about', 'about'],
    ]);
    expect(site.pages[0]).toMatchObject({
      status: 200,
      capturedAt: '2026-11-15T09:00:00.000Z',
      truncated: false,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      html: expect.stringContaining('<title>Gates</title>'),
    });
    expect(asked[0]).toBe('gates.test/robots.txt');
    // The only kind that nothing linked to, the sitemap, and, since no page prints a number, what was left
    // out.
    expect(asked.slice(6)).toEqual(['gates.test/legal', 'gates.test/sitemap.xml', 'gates.test/products/oak']);
  });

  test('are at most as many as the limit, one of each kind before a second of any', async () => {
    const many = Object.fromEntries(
      ['/privacy-a', '/privacy-b', '/privacy-c', '/contact', '/about', '/cookies', '/delivery'].map(
        (path) => [path, page(path)],
      ),
    );
    const home = page(
      'Home',
      links(Object.fromEntries(Object.keys(many).map((path) => [path, path.slice(1)]))),
    );
    const { crawler } = await startSites({ 'a.test': { '/': home, ...many } }, { pagesMax: 6 });
    const { pages } = await crawler.crawlSite('a.test');
    expect(pages.map(({ kind }) => kind).sort()).toEqual([
      'about',
      'contact',
      'cookies',
      'delivery',
      'home',
      'privacy',
    ]);
  });

  test('are looked for at usual addresses when nothing links to them', async () => {
    const { crawler } = await startSites({
      'a.test': { '/': page('Home'), '/contact': page('Contact'), '/terms': page('Terms') },
    });
    const { pages } = await crawler.crawlSite('a.test');
    expect(pages.map(({ url }) => new URL(url).pathname).sort()).toEqual(['/', '/contact', '/terms']);
  });

  test.each([
    { place: '/', isEnough: true },
    { place: '/terms', isEnough: false },
    { place: '/privacy', isEnough: false },
  ])(
    'are not looked for elsewhere when the home page prints the number of a company: $place',
    async ({ place, isEnough }) => {
      const menu = links({ '/terms': 'Terms', '/privacy': 'Privacy' });
      const body = (path: string) =>
        menu + (path === place ? '<p>Registered in England no. 01234567</p>' : '');
      const { crawler, asked } = await startSites({
        'a.test': {
          '/': page('Home', body('/')),
          '/terms': page('Terms', body('/terms')),
          '/privacy': page('Privacy', body('/privacy')),
        },
      });
      await crawler.crawlSite('a.test');
      const linked = ['a.test/robots.txt', 'a.test/', 'a.test/terms', 'a.test/privacy'];
      expect([...asked].sort().join(' ') === linked.sort().join(' ')).toBe(isEnough);
      expect(asked.includes('a.test/sitemap.xml')).toBe(!isEnough);
    },
  );

  test('are looked for in the sitemap that robots.txt names, through its index', async () => {
    const { crawler } = await startSites({
      'a.test': {
        '/robots.txt': answering(200, { 'content-type': 'text/plain' }, 'Sitemap: https://a.test/maps.xml\n'),
        '/maps.xml':
          '<?xml version="1.0"?><sitemapindex><sitemap><loc>https://a.test/posts.xml</loc></sitemap><sitemap><loc>https://a.test/pages.xml</loc></sitemap></sitemapindex>',
        '/pages.xml':
          '<urlset><url><loc>https://a.test/x/</loc></url><url><loc> https://a.test/en/about-the-firm-and-legal-notice?a=1&amp;b=2 </loc></url></urlset>',
        '/': page('Home'),
        '/en/about-the-firm-and-legal-notice?a=1&b=2': page('Legal notice'),
      },
    });
    const { pages } = await crawler.crawlSite('a.test');
    expect(pages[1]).toMatchObject({
      url: 'https://a.test/en/about-the-firm-and-legal-notice?a=1&b=2',
      kind: 'legal',
    });
  });

  test('are found behind a splash page with one way in', async () => {
    const { crawler } = await startSites({
      'a.test': {
        '/': '<title>Welcome</title><p>Welcome to our website</p><a href="/main">Enter</a>',
        '/main': page('Main', links({ '/particulars': 'Company information' })),
        '/particulars': page('Particulars'),
      },
    });
    const { pages } = await crawler.crawlSite('a.test');
    expect(pages.map(({ url }) => new URL(url).pathname).sort()).toEqual(['/', '/main', '/particulars']);
  });

  test('hold no page twice: not under another address, nor after a redirect', async () => {
    const same = page('Policies');
    const { crawler } = await startSites({
      'a.test': {
        '/': page(
          'Home',
          links({ '/privacy': 'Privacy', '/terms': 'Terms', '/contact': 'Contact', '/about': 'About' }),
        ),
        '/privacy': same,
        '/terms': same,
        '/contact': redirectTo('/'),
        '/about': redirectTo('https://facebook-like.test/a'),
      },
    });
    const { pages } = await crawler.crawlSite('a.test');
    expect(pages).toHaveLength(2);
  });

  test.each([
    ['with a slash at its end', '/terms', '/terms/'],
    ['in small letters', '/Terms', '/terms'],
    ['with www', '/terms', 'https://www.a.test/terms'],
  ])('are read where a redirect leads to the same address %s', async (_, from, to) => {
    const path = new URL(to, 'https://a.test').pathname;
    const { crawler } = await startSites({
      'a.test': {
        '/': page('Home', links({ [from]: 'Terms' })),
        [from]: redirectTo(to),
        ...(to.startsWith('/') && { [path]: page('Terms') }),
      },
      'www.a.test': { [path]: page('Terms') },
    });
    const { pages } = await crawler.crawlSite('a.test');
    expect(pages.map(({ url }) => url)).toContain(new URL(to, 'https://a.test').href);
  });

  test('leave out error pages that pretend to be found', async () => {
    const home = page('Home');
    const { crawler } = await startSites({
      'a.test': { '/': home, '*': (request, response) => response.end(page('Page not found', request.url)) },
    });
    const { pages } = await crawler.crawlSite('a.test');
    expect(pages).toHaveLength(1);
  });

  test('may be on other hosts of the domain, whose own robots.txt is obeyed', async () => {
    const { crawler, asked } = await startSites({
      'a.test': {
        '/': page(
          'Home',
          links({
            'https://legal.a.test/privacy': 'Privacy',
            'https://closed.a.test/terms': 'Terms',
            '/contact': 'Contact',
          }),
        ),
        '/contact': page('Contact'),
      },
      'legal.a.test': { '/privacy': page('Privacy') },
      'closed.a.test': { '/robots.txt': 'User-agent: *\nDisallow: /', '/terms': page('Terms') },
    });
    const { pages } = await crawler.crawlSite('a.test');
    expect(pages.map(({ url }) => url)).toContain('https://legal.a.test/privacy');
    expect(asked).toContain('closed.a.test/robots.txt');
    expect(asked).not.toContain('closed.a.test/terms');
  });

  test('are reported one by one as they come', async () => {
    const { crawler } = await startSites({
      'a.test': { '/': page('Home', links({ '/contact': 'Contact' })), '/contact': page('Contact') },
    });
    const reported: string[] = [];
    await crawler.crawlSite('a.test', {
      onProgress: ({ url, pagesRead }) => reported.push(`${pagesRead} ${url}`),
    });
    expect(reported).toEqual(['1 https://a.test/', '2 https://a.test/contact']);
  });

  test('are asked for two at a time', async () => {
    let open = 0;
    let openMax = 0;
    const slow = (title: string) => (_: unknown, response: import('node:http').ServerResponse) => {
      open += 1;
      openMax = Math.max(openMax, open);
      setTimeout(() => {
        open -= 1;
        response.setHeader('content-type', 'text/html').end(page(title));
      }, 30);
    };
    const { crawler } = await startSites({
      'a.test': {
        '/': page(
          'Home',
          links({ '/privacy': 'Privacy', '/terms': 'Terms', '/contact': 'Contact', '/about': 'About' }),
        ),
        '/privacy': slow('a'),
        '/terms': slow('b'),
        '/contact': slow('c'),
        '/about': slow('d'),
      },
    });
    const { pages } = await crawler.crawlSite('a.test');
    expect(pages).toHaveLength(5);
    expect(openMax).toBe(2);
  });
});

describe('robots.txt', { timeout: 30_000 }, () => {
  test('is obeyed if it forbids everything', async () => {
    const { crawler, asked } = await startSites({
      'a.test': { '/robots.txt': 'User-agent: *\nDisallow: /\n', '*': page('Secret') },
    });
    const site = await crawler.crawlSite('a.test');
    expect(site).toMatchObject({
      condition: 'blocked',
      pages: [],
      failure: {
        reason: 'robots_disallow',
        message: 'The robots.txt of a.test asks crawlers to stay away (“Disallow: /”).',
      },
    });
    expect(asked.filter((address) => !address.endsWith('/robots.txt'))).toEqual([]);
  });

  test('counts for us if it names us, whatever it says to others', async () => {
    const robots = 'User-agent: *\nDisallow:\n\nUser-agent: domesday\nDisallow: /private\n';
    const { crawler, asked } = await startSites({
      'a.test': {
        '/robots.txt': robots,
        '/': page('Home', links({ '/private/terms': 'Terms', '/privacy': 'Privacy' })),
        '*': page('Other'),
      },
    });
    const { condition } = await crawler.crawlSite('a.test');
    expect(condition).toBe('read');
    expect(asked).toContain('a.test/privacy');
    expect(asked).not.toContain('a.test/private/terms');
  });

  test.each([
    ['is missing', answering(404, {})],
    ['may not be read', answering(403, {}, 'Disallow: /')],
    [
      'is a web page',
      answering(200, { 'content-type': 'text/html' }, '<html>\nUser-agent: *\nDisallow: /\n'),
    ],
  ])('allows everything if it %s', async (_, robots) => {
    const { crawler } = await startSites(
      { 'a.test': { '/robots.txt': robots, '/': page('Home') } },
      { robotsMs: 100 },
    );
    expect((await crawler.crawlSite('a.test')).condition).toBe('read');
  });

  test.each<[string, Site[string], string]>([
    ['is answered with an error of the server', answering(500, {}, 'Allow: /'), 'server_error'],
    ['never comes', () => {}, 'timed_out'],
    [
      'comes in part only',
      (_, response) =>
        void response.writeHead(200, { 'content-type': 'text/plain' }).write('User-agent: *\n'),
      'timed_out',
    ],
  ])('may forbid everything if it %s, so no page is read', async (_, robots, reason) => {
    const { crawler, asked } = await startSites(
      { 'a.test': { '/robots.txt': robots, '*': page('Secret') } },
      { robotsMs: 100 },
    );
    expect(await crawler.crawlSite('a.test')).toMatchObject({
      condition: 'unreachable',
      pages: [],
      failure: { reason },
    });
    expect(asked.filter((address) => !address.endsWith('/robots.txt'))).toEqual([]);
  });

  test('is obeyed if it comes at the second try', async () => {
    let tries = 0;
    const robots: Site[string] = (_, response) => {
      tries += 1;
      if (tries > 1)
        response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /');
    };
    const { crawler } = await startSites({ 'a.test': { '/robots.txt': robots } }, { robotsMs: 500 });
    expect(await crawler.crawlSite('a.test')).toMatchObject({ failure: { reason: 'robots_disallow' } });
  });

  test('is obeyed for the host that a redirect leads to, before its page is asked for', async () => {
    const { crawler, asked } = await startSites({
      'a.test': { '/': redirectTo('https://www.a.test/') },
      'www.a.test': { '/robots.txt': 'User-agent: *\nDisallow: /', '/': page('Home') },
    });
    expect(await crawler.crawlSite('a.test')).toMatchObject({ failure: { reason: 'robots_disallow' } });
    expect(asked).not.toContain('www.a.test/');
  });

  test('is read once for an apex and its www that share it', async () => {
    const { crawler, asked } = await startSites({
      'a.test': {
        '*': (request, response) => redirectTo(`https://www.a.test${request.url}`)(request, response),
      },
      'www.a.test': { '/robots.txt': 'User-agent: *\nAllow: /', '/': page('Home') },
    });
    expect(await crawler.crawlSite('a.test')).toMatchObject({ finalDomain: 'a.test', condition: 'read' });
    expect(asked.filter((address) => address === 'www.a.test/robots.txt')).toHaveLength(1);
  });

  test.each([
    ['that asks for a delay', 'Crawl-delay: 30', { crawlDelayMsMax: 60 }],
    ['that asks for a shorter delay than we keep', 'Crawl-delay: 0.01', { crawlDelayMsMin: 60 }],
    ['that is read with a delay of ours', 'Allow: /', { crawlDelayMsMin: 60 }],
  ])('%s gets one request at a time, that far apart, within our patience', async (_kind, line, limits) => {
    const times: number[] = [];
    const noting = (title: string) => (_: unknown, response: import('node:http').ServerResponse) => {
      times.push(performance.now());
      response.setHeader('content-type', 'text/html').end(page(title));
    };
    const { crawler } = await startSites(
      {
        'a.test': {
          '/robots.txt': `User-agent: *\n${line}\n`,
          '/': page('Home', links({ '/privacy': 'Privacy', '/terms': 'Terms', '/contact': 'Contact' })),
          '/privacy': noting('Privacy'),
          '/terms': noting('Terms'),
          '/contact': noting('Contact'),
        },
      },
      limits,
    );
    await crawler.crawlSite('a.test');
    expect(times).toHaveLength(3);
    for (const [index, time] of times.slice(1).entries())
      expect(time - (times[index] ?? 0)).toBeGreaterThan(50);
  });
});
