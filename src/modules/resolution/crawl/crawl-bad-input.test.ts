import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  startEgress,
  startRawServer,
  startServerSaying,
} from '../../../platform/egress/test-support/loopback-server.ts';
import type { CrawlLimits } from './index.ts';
import {
  answering,
  crawlerFor,
  links,
  page,
  redirectTo,
  type Site,
  startSites,
} from './test-support/fictional-site.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const MiB = 1024 * 1024;
const KIND_PATHS = ['/privacy', '/terms', '/contact', '/about', '/cookies', '/complaints', '/delivery'];

async function crawl(site: Site, limits: Partial<CrawlLimits> = {}) {
  const { crawler } = await startSites({ 'a.test': site }, limits);
  const startedAt = performance.now();
  const crawled = await crawler.crawlSite('a.test');
  return { ...crawled, ms: performance.now() - startedAt };
}

describe('a site that', { timeout: 40_000 }, () => {
  test('drips its page is cut when the time is up, and what came is kept', async () => {
    const drip: Site[string] = (_, response) => {
      response.writeHead(200, html).write(page('Gates'));
      const timer = setInterval(() => response.write('drip '), 10);
      response.on('close', () => clearInterval(timer));
    };
    const site = await crawl(
      { '*': drip, '/robots.txt': answering(404, {}) },
      { pageMs: 1_000, totalMs: 3_000 },
    );
    expect(site.condition).toBe('read');
    expect(site.pages[0]).toMatchObject({
      truncated: true,
      html: expect.stringContaining('<title>Gates</title>'),
    });
    expect(site.ms).toBeLessThan(8_000);
  });

  test.each([
    ['nothing', ''],
    [
      'the beginning of a page',
      '<!doctype html><html><head><title>Gates</title><script src="/a.js"></script>',
    ],
  ])('drips and has sent %s when the time is up is too slow, not empty', async (_, begin) => {
    const drip: Site[string] = (_, response) => {
      response.writeHead(200, html).write(`${begin} `);
      const timer = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(timer));
    };
    const site = await crawl(
      { '*': drip, '/robots.txt': answering(404, {}) },
      { pageMs: 500, totalMs: 2_000 },
    );
    expect(site).toMatchObject({ condition: 'unreachable', failure: { reason: 'timed_out' } });
  });

  test('drips everything, headers too, is given up within the limit', async () => {
    const server = await startRawServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nx-drip: ');
      const timer = setInterval(() => socket.write('x'), 10);
      socket.on('close', () => clearInterval(timer));
    });
    const crawler = crawlerFor(startEgress({ connectTo: [server.rule()] }), {
      robotsMs: 100,
      pageMs: 200,
      totalMs: 700,
    });
    const startedAt = performance.now();
    const site = await crawler.crawlSite('a.test');
    expect(site).toMatchObject({ condition: 'unreachable', failure: { reason: 'timed_out' } });
    expect(performance.now() - startedAt).toBeLessThan(8_000);
    await server.allClosed();
  });

  test('accepts connections and says nothing is given up within the limit', async () => {
    const server = await startRawServer(() => {});
    const crawler = crawlerFor(startEgress({ connectTo: [server.rule()] }), {
      robotsMs: 100,
      pageMs: 200,
      totalMs: 700,
    });
    const site = await crawler.crawlSite('a.test');
    expect(site.failure).toMatchObject({
      reason: 'timed_out',
      message: expect.stringMatching(/^a\.test did not/),
    });
    await server.allClosed();
  });

  test('closes every connection at once is given up', async () => {
    const server = await startRawServer((socket) => socket.destroy());
    const site = await crawlerFor(startEgress({ connectTo: [server.rule()] })).crawlSite('a.test');
    expect(site).toMatchObject({ condition: 'unreachable', failure: { reason: 'no_answer' } });
  });

  test.each([
    ['to itself', { '/': redirectTo('/') }],
    ['in a circle', { '/': redirectTo('/b'), '/b': redirectTo('/c'), '/c': redirectTo('/') }],
    ['between schemes', { '/': redirectTo('http://a.test/') }],
  ])('redirects %s is a loop', async (_, site) => {
    expect(await crawl(site)).toMatchObject({
      condition: 'unreachable',
      failure: { reason: 'redirect_loop', message: 'a.test redirects again and again.' },
    });
  });

  test('redirects without end to new addresses is a loop', async () => {
    const site = await crawl({
      '*': (request, response) => redirectTo(`${request.url}x`, 302)(request, response),
    });
    expect(site.failure?.reason).toBe('redirect_loop');
  });

  test('redirects each of its pages again and again stays within the limit of requests', async () => {
    const { crawler, asked } = await startSites({
      'a.test': {
        '/': page('Gates', links(Object.fromEntries(KIND_PATHS.map((path) => [path, path.slice(1)])))),
        '*': (request, response) => redirectTo(`${request.url}x`, 302)(request, response),
        '/robots.txt': answering(404, {}),
      },
    });
    expect((await crawler.crawlSite('a.test')).condition).toBe('read');
    expect(asked.length).toBeLessThanOrEqual(34);
  });

  test.each([
    ['http://127.0.0.1/admin', 'a.test redirects to 127.0.0.1, which is not on the public internet.'],
    [
      'http://169.254.169.254/latest/meta-data/',
      'a.test redirects to 169.254.169.254, which is not on the public internet.',
    ],
    ['http://[::1]/', 'a.test redirects to [::1], which is not on the public internet.'],
    ['http://0x7f000001/', 'a.test redirects to 127.0.0.1, which is not on the public internet.'],
  ])('redirects to %s is refused', async (location, message) => {
    expect(await crawl({ '/': redirectTo(location) })).toMatchObject({
      condition: 'unreachable',
      failure: { reason: 'private_address', message },
    });
  });

  test.each([
    'ftp://a.test/',
    'file:///etc/passwd',
    'http://b.test:8080/',
    'http://user:hunter2@b.test/',
    'javascript:alert(1)',
  ])('redirects to %s is refused', async (location) => {
    const { condition, failure } = await crawl({ '/': redirectTo(location) });
    expect(condition).toBe('unreachable');
    expect(failure?.reason).toBe('bad_redirect');
    expect(failure?.message).not.toContain('hunter2');
  });

  test('links to private addresses has those links ignored', async () => {
    const site = await crawl({
      '/': page(
        'Home',
        links({
          'http://127.0.0.1/privacy': 'Privacy',
          'https://a.test:22/terms': 'Terms',
          '/contact': 'Contact',
        }),
      ),
      '/contact': page('Contact'),
    });
    expect(site.pages.map(({ kind }) => kind)).toEqual(['home', 'contact']);
  });

  test('sends a bomb has only its beginning inflated', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * MiB, '<p>boom boom</p> '), { level: 1 });
    const before = process.memoryUsage().rss;
    const site = await crawl({ '/': answering(200, { ...html, 'content-encoding': 'gzip' }, bomb) });
    expect(site).toMatchObject({ condition: 'read' });
    expect(site.pages[0]).toMatchObject({ truncated: true });
    expect(site.pages[0]?.html).toHaveLength(2 * MiB);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * MiB);
  });

  test('sends a broken gzip is not a web page, or a part of one', async () => {
    const whole = gzipSync(
      page('Gates') + Array.from({ length: 3_000 }, (_, index) => `<p>${index * 7919}</p>`).join(''),
    );
    const cut = whole.subarray(0, whole.length - 800);
    const site = await crawl({ '/': answering(200, { ...html, 'content-encoding': 'gzip' }, cut) });
    expect(site.pages[0]).toMatchObject({
      truncated: true,
      html: expect.stringContaining('<title>Gates</title>'),
    });
    const rubbish = await crawl({
      '/': answering(200, { ...html, 'content-encoding': 'gzip' }, 'not gzip at all'),
    });
    expect(rubbish).toMatchObject({ condition: 'empty', failure: { reason: 'empty' } });
  });

  test.each([
    ['more', 100_000],
    ['less', 400],
  ])('announces %s than it sends is read as far as it goes', async (_, length) => {
    const body = page('Gates');
    const head = `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: ${length}\r\n\r\n`;
    const server = await startRawServer((socket) => {
      socket.once('data', () => socket.end(head + body));
    });
    const crawler = crawlerFor(startEgress({ connectTo: [server.rule()] }));
    const site = await crawler.crawlSite('a.test');
    expect(site.condition).toBe('read');
    expect(site.pages[0]?.html).toContain('<title>Gates</title>');
  });

  test('lies about its charset is read by its bytes', async () => {
    const latin = Buffer.from(page('Caf\xe9 Gates \xa9 2026'), 'latin1');
    const site = await crawl({ '/': answering(200, { 'content-type': 'text/html; charset=utf-8' }, latin) });
    expect(site.pages[0]?.html).toContain('<title>Café Gates © 2026</title>');
    const utf8 = Buffer.from(page('Café Gates © 2026'));
    const other = await crawl({
      '/': answering(200, { 'content-type': 'text/html; charset=iso-8859-1' }, utf8),
    });
    expect(other.pages[0]?.html).toContain('<title>Café Gates © 2026</title>');
  });

  test.each(['text/html', 'image/png', 'application/pdf', 'application/octet-stream', undefined])(
    'answers 200 with binary as %s has no page',
    async (type) => {
      const binary = Buffer.from(Array.from({ length: 50_000 }, (_, index) => (index * 7919) % 256));
      const site = await crawl({
        '/': answering(200, type === undefined ? {} : { 'content-type': type }, binary),
      });
      expect(site).toMatchObject({
        condition: 'unreachable',
        pages: [],
        failure: {
          reason: 'not_html',
          message: `a.test answers with something that is not a web page${type ? ` (${type})` : ''}.`,
          status: 200,
          url: 'https://a.test/',
        },
      });
    },
  );

  test('does not speak HTTP has no page', async () => {
    const server = await startServerSaying('SSH-2.0-OpenSSH_9.2\r\n');
    const site = await crawlerFor(startEgress({ connectTo: [server.rule()] })).crawlSite('a.test');
    expect(site.failure).toMatchObject({
      reason: 'not_html',
      message: 'a.test answered with something that is not HTTP.',
    });
  });

  test('has a page of 10 MB is read as far as the limit, soon', async () => {
    const long =
      page('Gates', links({ '/contact': 'Contact' })) +
      '<p>All sorts of gates for all sorts of gardens.</p>'.repeat(200_000);
    expect(long.length).toBeGreaterThan(9 * MiB);
    const site = await crawl({ '/': long, '/contact': page('Contact') });
    expect(site.pages[0]).toMatchObject({ truncated: true });
    expect(site.pages[0]?.html).toHaveLength(2 * MiB);
    expect(site.pages[1]?.kind).toBe('contact');
    expect(site.ms).toBeLessThan(15_000);
  });

  test('has 50,000 links is not slowed down by them, and the last one is found', async () => {
    const many = Array.from({ length: 50_000 }, (_, index) => `<a href="/p/${index}">Gate ${index}</a>`).join(
      '',
    );
    const site = await crawl({
      '/': page('Gates', `${many}${links({ '/legal-notice': 'Legal notice' })}`),
      '/legal-notice': page('Legal notice'),
    });
    expect(site.pages.map(({ kind }) => kind)).toContain('legal');
    expect(site.ms).toBeLessThan(15_000);
  });

  test('has 50,000 links that all look like disclosures is read within the limits', async () => {
    const many = Array.from(
      { length: 50_000 },
      (_, index) => `<a href="/privacy/${index}">Privacy ${index}</a>`,
    ).join('');
    const site = await crawl({
      '/': page('Gates', many),
      '*': (request, response) => response.end(page(request.url ?? '')),
    });
    expect(site.pages.length).toBeLessThanOrEqual(12);
    expect(site.ms).toBeLessThan(15_000);
  });

  test('nests its elements without end is read all the same', async () => {
    const site = await crawl({ '/': page('Gates', `${'<b>'.repeat(300_000)}${'</i>'.repeat(250_000)}`) });
    expect(site.condition).toBe('read');
    expect(site.ms).toBeLessThan(15_000);
  });

  test('has a robots.txt of costly patterns does not hold us up', async () => {
    const robots = `User-agent: *\n${`Disallow: /${'*a'.repeat(9)}b\n`.repeat(5_000)}`;
    const site = await crawl({
      '/robots.txt': robots,
      '/': page('Gates', links({ [`/privacy/${'a'.repeat(400)}`]: 'Privacy' })),
      '*': page('Other'),
    });
    expect(site.condition).toBe('read');
    expect(site.ms).toBeLessThan(15_000);
  });

  test('stops answering after its home page costs no more than a few attempts', async () => {
    const site = await crawl(
      {
        '/': page(
          'Gates',
          links({
            '/privacy': 'Privacy',
            '/terms': 'Terms',
            '/contact': 'Contact',
            '/about': 'About',
            '/cookies': 'Cookies',
          }),
        ),
        '*': () => {},
        '/robots.txt': answering(404, {}),
      },
      { pageMs: 1_000, totalMs: 15_000 },
    );
    expect(site).toMatchObject({ condition: 'read', failure: null });
    expect(site.pages).toHaveLength(1);
    expect(site.ms).toBeLessThan(8_000);
  });
});
