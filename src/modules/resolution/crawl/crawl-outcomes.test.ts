import { describe, expect, test } from 'vitest';
import { dial } from '../../../platform/egress/open-socket.ts';
import {
  startEgress,
  startRawServer,
  startServer,
  startTlsServer,
  stubLookup,
} from '../../../platform/egress/test-support/loopback-server.ts';
import { selfSignedCertificate } from '../../../platform/egress/test-support/self-signed-certificate.ts';
import { answering, crawlerFor, links, page, redirectTo, startSites } from './test-support/fictional-site.ts';

const html = { 'content-type': 'text/html' };

describe('finding the site', { timeout: 30_000 }, () => {
  test('asks www when the bare domain has no address', async () => {
    const server = await startServer((_, response) => response.writeHead(200, html).end(page('Home')));
    const crawler = crawlerFor(startEgress({ connectTo: [server.rule('www.a.test')] }));
    const site = await crawler.crawlSite('a.test');
    expect(site).toMatchObject({ condition: 'read', finalDomain: 'a.test', failure: null });
    expect(site.pages[0]?.url).toBe('https://www.a.test/');
  });

  test('asks www when the bare domain answers with an error', async () => {
    const { crawler } = await startSites({ 'a.test': {}, 'www.a.test': { '/': page('Home') } });
    const site = await crawler.crawlSite('a.test');
    expect(site.pages[0]?.url).toBe('https://www.a.test/');
  });

  test.each(['', '<h1>Welcome to nginx!</h1>'])(
    'asks www when the bare domain shows only what its server came with: %j',
    async (blank) => {
      const { crawler } = await startSites({ 'a.test': { '/': blank }, 'www.a.test': { '/': page('Home') } });
      const site = await crawler.crawlSite('a.test');
      expect(site).toMatchObject({ condition: 'read', failure: null });
      expect(site.pages[0]?.url).toBe('https://www.a.test/');
    },
  );

  test('follows a redirect to another registrable domain and says which', async () => {
    const { crawler } = await startSites({
      'old-name.test': { '*': redirectTo('https://www.new-name.test/welcome') },
      'www.new-name.test': {
        '/welcome': page('New name', links({ '/contact': 'Contact' })),
        '/contact': page('Contact'),
      },
    });
    const site = await crawler.crawlSite('old-name.test');
    expect(site).toMatchObject({ domain: 'old-name.test', finalDomain: 'new-name.test', condition: 'read' });
    expect(site.pages.map(({ url }) => url)).toEqual([
      'https://www.new-name.test/welcome',
      'https://www.new-name.test/contact',
    ]);
  });

  test('follows no second change of domain', async () => {
    const { crawler, asked } = await startSites({
      'a.test': { '/': redirectTo('https://b.test/') },
      'b.test': { '/': redirectTo('https://c.test/') },
      'c.test': { '/': page('Third') },
    });
    const site = await crawler.crawlSite('a.test');
    expect(site).toMatchObject({
      condition: 'unreachable',
      failure: {
        reason: 'redirect_loop',
        message: 'a.test redirects from one domain to another again and again.',
      },
    });
    expect(asked).not.toContain('c.test/');
  });

  test.each([
    ['a refresh', '<meta http-equiv="Refresh" content="0; URL=/home.html"><p>One moment</p>'],
    ['a script', '<script>window.onload = function () { window.location.href = "/home.html" }</script>'],
    ['a frame', '<frameset rows="*"><frame src="/home.html"></frameset>'],
  ])('goes past a page that is only %s', async (_, steppingStone) => {
    const { crawler } = await startSites({ 'a.test': { '/': steppingStone, '/home.html': page('Home') } });
    const site = await crawler.crawlSite('a.test');
    expect(site.pages[0]).toMatchObject({ url: 'https://a.test/home.html', kind: 'home' });
  });

  test('reads other pages when the home page is missing', async () => {
    const { crawler } = await startSites({ 'a.test': { '/contact': page('Contact') } });
    const site = await crawler.crawlSite('a.test');
    expect(site).toMatchObject({ condition: 'read', failure: null });
    expect(site.pages.map(({ kind }) => kind)).toEqual(['contact']);
  });

  test('falls back to http when https cannot be trusted', async () => {
    const identity = selfSignedCertificate({ commonName: 'a.test' });
    const secure = await startTlsServer(identity, (_, response) => response.end('unseen'));
    const plain = await startServer((_, response) => response.writeHead(200, html).end(page('Home')));
    const egress = startEgress(
      { lookup: stubLookup({ 'a.test': ['93.184.216.34'] }) },
      { dial: dialByPort({ 443: secure.port, 80: plain.port }) },
    );
    const site = await crawlerFor(egress).crawlSite('a.test');
    expect(site.pages[0]?.url).toBe('http://a.test/');
  });

  test('returns the organisation that the certificate names', async () => {
    const identity = selfSignedCertificate({
      commonName: 'a.test',
      organisation: 'Sturdy Gates Limited',
      serialNumber: '09876543',
      jurisdictionCountry: 'GB',
    });
    const secure = await startTlsServer(identity, (_, response) =>
      response.writeHead(200, html).end(page('Home')),
    );
    const egress = startEgress(
      { lookup: stubLookup({ 'a.test': ['93.184.216.34'] }) },
      { dial: dialByPort({ 443: secure.port }), ca: identity.cert },
    );
    const site = await crawlerFor(egress).crawlSite('a.test');
    expect(site.certificate).toEqual({
      organisation: 'Sturdy Gates Limited',
      serialNumber: '09876543',
      country: null,
      jurisdictionCountry: 'GB',
      pageUrl: expect.stringMatching(/^https:\/\/a\.test\//),
    });
  });
});

describe('a site that cannot be read says why', { timeout: 30_000 }, () => {
  test('its name does not exist', async () => {
    const site = await crawlerFor(startEgress()).crawlSite('nobody.test');
    expect(site).toMatchObject({
      domain: 'nobody.test',
      finalDomain: 'nobody.test',
      condition: 'unreachable',
      pages: [],
      certificate: null,
      failure: { reason: 'no_such_domain', message: 'The name nobody.test does not exist in DNS.' },
    });
  });

  test('its name servers do not answer', async () => {
    const lookup = async () => {
      throw Object.assign(new Error('queryA ESERVFAIL'), { code: 'ESERVFAIL' });
    };
    const site = await crawlerFor(startEgress({ lookup })).crawlSite('a.test');
    expect(site.failure).toMatchObject({
      reason: 'no_answer',
      message: 'The name servers of a.test did not give an answer.',
    });
  });

  test('its look-up never ends', async () => {
    const egress = startEgress({ lookup: () => new Promise<never>(() => {}) });
    const site = await crawlerFor(egress, { connectMs: 60, connectAgainMs: 30 }).crawlSite('a.test');
    expect(site.failure).toMatchObject({
      reason: 'no_answer',
      message: expect.stringContaining('a.test could not be connected to'),
    });
  });

  test('it refuses connections', async () => {
    const egress = startEgress({ connectTo: [{ pattern: '*', target: { host: '127.0.0.1', port: 1 } }] });
    const site = await crawlerFor(egress).crawlSite('a.test');
    expect(site.failure).toMatchObject({
      reason: 'refused',
      message: 'a.test cannot be reached: it refused the connection.',
    });
  });

  test('it is on a private address', async () => {
    const egress = startEgress({
      lookup: stubLookup({ 'a.test': ['10.1.2.3'], 'www.a.test': ['192.168.0.1'] }),
    });
    const site = await crawlerFor(egress).crawlSite('a.test');
    expect(site.failure).toMatchObject({
      reason: 'private_address',
      message: 'a.test is not on the public internet, so it may not be requested.',
    });
  });

  test('neither https nor http works', async () => {
    const identity = selfSignedCertificate({ commonName: 'a.test' });
    const secure = await startTlsServer(identity, (_, response) => response.end());
    const egress = startEgress(
      { lookup: stubLookup({ 'a.test': ['93.184.216.34'] }) },
      { dial: dialByPort({ 443: secure.port, 80: 1 }) },
    );
    const { failure } = await crawlerFor(egress).crawlSite('a.test');
    expect(failure?.reason).toBe('tls_failed');
    expect(failure?.message).toMatch(
      /^a\.test cannot be trusted: .*Without encryption it cannot be read either\.$/,
    );
  });

  test.each([
    [404, 'unreachable', 'not_found', 'a.test answers that there is no such page (status 404).'],
    [
      500,
      'unreachable',
      'server_error',
      'The server of a.test reports an error of its own (status 500) when asked for its robots.txt, so its pages were left alone.',
    ],
    [
      503,
      'unreachable',
      'server_error',
      'The server of a.test reports an error of its own (status 503) when asked for its robots.txt, so its pages were left alone.',
    ],
    [403, 'blocked', 'blocked', 'a.test does not let automatic readers in (status 403).'],
    [401, 'blocked', 'blocked', 'a.test does not let automatic readers in (status 401).'],
    [429, 'blocked', 'blocked', 'a.test refuses further requests for now (status 429).'],
  ])('it answers everything with %s', async (status, condition, reason, message) => {
    const { crawler } = await startSites({ 'a.test': { '*': answering(status, html, 'Sorry') } });
    const site = await crawler.crawlSite('a.test');
    expect(site).toMatchObject({ condition, pages: [], failure: { reason, message } });
  });

  test('it answers every page but robots.txt with 503', async () => {
    const { crawler } = await startSites({
      'a.test': { '*': answering(503, html, 'Sorry'), '/robots.txt': answering(404, {}) },
    });
    expect((await crawler.crawlSite('a.test')).failure).toMatchObject({
      reason: 'server_error',
      message: 'The server of a.test reports an error of its own (status 503).',
    });
  });

  test('is asked nothing more once it has turned us away', async () => {
    const { crawler, asked } = await startSites({ 'a.test': { '*': answering(403, html, 'No') } });
    await crawler.crawlSite('a.test');
    expect(asked).toEqual(['a.test/robots.txt', 'a.test/']);
  });

  test('it checks for robots, whatever status that page has', async () => {
    const check = '<title>Just a moment...</title><p>Checking your browser before accessing a.test.</p>';
    for (const status of [200, 503]) {
      const { crawler } = await startSites({ 'a.test': { '/': answering(status, html, check) } });
      expect(await crawler.crawlSite('a.test')).toMatchObject({
        condition: 'blocked',
        pages: [],
        failure: { reason: 'blocked', message: 'a.test shows a check for robots instead of its pages.' },
      });
    }
  });

  test('it is parked', async () => {
    const { crawler, asked } = await startSites({
      'a.test': {
        '/': '<title>a.test</title><p>This domain is for sale. Make an offer.</p>',
        '/contact': page('Contact'),
      },
    });
    expect(await crawler.crawlSite('a.test')).toMatchObject({
      condition: 'parked',
      pages: [],
      failure: {
        reason: 'parked',
        message: 'a.test shows a holding page: the name is registered but there is no website.',
      },
    });
    expect(asked).not.toContain('a.test/contact');
  });

  test.each(['', '<html><body> \n </body></html>'])('it is empty: %j', async (body) => {
    const { crawler } = await startSites({ 'a.test': { '/': body } });
    expect(await crawler.crawlSite('a.test')).toMatchObject({
      condition: 'empty',
      pages: [],
      failure: { reason: 'empty', message: 'a.test answers, but there is no text on its pages.' },
    });
  });
});

describe('a page filled by scripts', { timeout: 30_000 }, () => {
  const shell =
    '<title>App</title><meta name="description" content="x"><div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript><script src="/app.js"></script>';

  test('is kept, for what its head says', async () => {
    const { crawler, asked } = await startSites({ 'a.test': { '*': shell } });
    const site = await crawler.crawlSite('a.test');
    expect(site).toMatchObject({ condition: 'script_only', failure: null });
    expect(site.pages.map(({ url }) => url)).toEqual(['https://a.test/']);
    // A site that gives one page for every address is found out soon.
    expect(asked.length).toBeLessThan(8);
  });

  test('is kept for what its state says if it holds nothing else', async () => {
    const state = JSON.stringify({ props: { footer: 'Sturdy Gates Limited, company number 09876543' } });
    const { crawler } = await startSites({
      'a.test': {
        '/': `<title>Gates</title><div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${state}</script>`,
      },
    });
    const site = await crawler.crawlSite('a.test');
    expect(site).toMatchObject({ condition: 'script_only', failure: null });
    expect(site.pages[0]?.html).toContain('09876543');
  });

  test('does not hide pages with text of their own', async () => {
    const { crawler } = await startSites({ 'a.test': { '/': shell, '/privacy-policy': page('Privacy') } });
    const site = await crawler.crawlSite('a.test');
    expect(site.condition).toBe('read');
    expect(site.pages.map(({ kind }) => kind)).toEqual(['home', 'privacy']);
  });
});

test('a crawl leaves no connection open', { timeout: 30_000 }, async () => {
  const server = await startServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(page('Gates')),
  );
  const crawler = crawlerFor(startEgress({ connectTo: [server.rule()], limits: { keepAliveMs: 60_000 } }));
  expect((await crawler.crawlSite('a.test')).condition).toBe('read');
  await server.allClosed();
  expect((await crawler.rereadPages(['https://a.test/']))[0]?.page?.html).toContain('Gates');
  await server.allClosed();
});

describe('a crawl that is called off', { timeout: 30_000 }, () => {
  test('ends at once with the reason', async () => {
    const server = await startRawServer(() => {});
    const crawler = crawlerFor(startEgress({ connectTo: [server.rule()] }));
    const controller = new AbortController();
    const crawl = crawler.crawlSite('a.test', { signal: controller.signal });
    await expect.poll(() => server.connectionsOpen()).toBe(1);
    controller.abort(new Error('the job was cancelled'));
    await expect(crawl).rejects.toThrow('the job was cancelled');
    await server.allClosed();
  });

  test('does not begin when it is called off before', async () => {
    const crawler = crawlerFor(startEgress());
    const signal = AbortSignal.abort(new Error('too late'));
    await expect(crawler.crawlSite('a.test', { signal })).rejects.toThrow('too late');
  });
});

/** Dials loopback servers in place of the ports of a public address. */
function dialByPort(
  ports: Record<number, number>,
): NonNullable<NonNullable<Parameters<typeof startEgress>[1]>['dial']> {
  return async (request) => {
    const port = ports[request.port] ?? 1;
    const socket = await dial({ ...request, address: '127.0.0.1', port });
    Object.defineProperty(socket, 'remoteAddress', { value: request.address, configurable: true });
    return socket;
  };
}

describe('a site that drips its pages', { timeout: 60_000 }, () => {
  test('is given up when it has been waited for long enough, whatever time there would be', async () => {
    const { crawler, asked } = await startSites(
      {
        'a.test': {
          '*': (_, response) => {
            response.writeHead(200, html).write('<');
            const timer = setInterval(() => response.write('p'), 20);
            response.on('close', () => clearInterval(timer));
          },
        },
      },
      { pageMs: 300, robotsMs: 300, lateMs: 500, totalMs: 600_000 },
    );
    const site = await crawler.crawlSite('a.test');
    expect(site).toMatchObject({ condition: 'unreachable', failure: { reason: 'timed_out' } });
    expect(asked.length).toBeLessThanOrEqual(3);
  });
});
