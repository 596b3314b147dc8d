import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const MIB = 1024 * 1024;
const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Lamps</title></head><body><p>We sell lamps to homes and offices.</p>${body}</body></html>`;
const PLAIN = page('<footer>© Lamps</footer>');

/** A home page, and what the site answers at other paths. */
function site(
  home: string | Buffer | Answer,
  others: Record<string, string | Answer> = {},
  type = 'text/html',
): Answer {
  return (request, response) => {
    const path = request.url ?? '/';
    const answer = path === '/' ? home : others[path.split('?', 1)[0] ?? ''];
    if (answer === undefined)
      response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Nothing here.</p>');
    else if (typeof answer === 'function') answer(request, response);
    else response.writeHead(200, { 'content-type': path === '/' ? type : 'text/plain' }).end(answer);
  };
}

const encoded =
  (encoding: string, body: Buffer): Answer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(body);
  };

function robots(patternOf: (index: number) => string): string {
  const lines = ['User-agent: *'];
  for (let bytes = 0; bytes < 500 * 1024; bytes += lines.at(-1)?.length ?? 0)
    lines.push(`Disallow: ${patternOf(lines.length)}`);
  return lines.join('\n');
}

const longLinks = Array.from(
  { length: 200 },
  (_, index) => `<a href="/about/${'a'.repeat(1_900)}${index}">About us, contact, terms</a>`,
).join('');
const spaces = Buffer.alloc(64 * MIB, ' ');

/** Blocks that repeat one byte 131,072 times each: 64 MiB in 2 KB. */
function zstdBomb(): Buffer {
  const block = Buffer.alloc(4, ' ');
  block.writeUIntLE((131_072 << 3) | (1 << 1), 0, 3);
  return Buffer.concat([Buffer.from('28b52ffd0058', 'hex'), ...Array<Buffer>(512).fill(block)]);
}

const charsets = [
  'utf-16',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-kr',
  'iso-2022-jp',
  'utf-7',
  'x-user-defined',
  'nonsense',
];

/** The ways in which a website can harm a program that reads it, by name. Each is a site of its own. */
export const HOSTILE_SITES: Readonly<Record<string, Answer>> = {
  'robots-wildcards': site(page(longLinks), {
    '/robots.txt': robots((index) => `/*a*a*a*a*a*a*a*a*a*b${index}$`),
  }),
  'robots-long-parts': site(page(longLinks), {
    '/robots.txt': robots((index) => `/*${'a'.repeat(40)}b${index}`),
  }),
  'robots-plain': site(page(longLinks), {
    '/robots.txt': robots((index) => `/about/${'a'.repeat(30)}b${index}`),
  }),
  'robots-agents': site(PLAIN, { '/robots.txt': 'User-agent: a\n'.repeat(38_000) }),
  'sitemap-addresses': site(PLAIN, {
    '/sitemap.xml': `<urlset>${'<url><loc>https://a.test/about</loc></url>'.repeat(24_000)}</urlset>`,
  }),
  'sitemap-entities': site(PLAIN, { '/sitemap.xml': `<urlset><loc>${'&amp;'.repeat(200_000)}` }),
  'sitemap-index': site(PLAIN, {
    '/robots.txt': 'Sitemap: /s\n'.repeat(40_000),
    '/s': `<sitemapindex>${'<loc>/s</loc>'.repeat(70_000)}`,
  }),
  feed: site(
    page('<link rel="alternate" type="application/rss+xml" href="/feed"><a href="/feed">About</a>'),
    {
      '/feed': `<rss>${'<item><title>&lt;</title></item>'.repeat(60_000)}`,
    },
  ),
  cookies: site((_, response) => {
    const cookies = Array.from(
      { length: 250 },
      (_, index) => `c${index}=${'x'.repeat(90)}; Domain=co.uk; Path=/`,
    );
    response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': cookies }).end(page(longLinks));
  }),
  redirects: site((request, response) => {
    response
      .writeHead(302, {
        location: `/${request.headers.cookie ?? ''}${'x/'.repeat(7_000)}`,
        'set-cookie': `n=${randomBytes(4).toString('hex')}`,
      })
      .end();
  }),
  'huge-headers': site((_, response) => {
    for (let index = 0; index < 900; index += 1) response.setHeader(`x-${index}`, 'y'.repeat(20));
    response.writeHead(200, { 'content-type': 'text/html' }).end(PLAIN);
  }),
  'gzip-bomb': site(encoded('gzip', gzipSync(spaces, { level: 1 }))),
  'gzip-in-gzip': site(encoded('gzip, gzip', gzipSync(gzipSync(spaces, { level: 1 })))),
  'brotli-bomb': site(
    encoded('br', brotliCompressSync(spaces, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })),
  ),
  'zstd-bomb': site(encoded('zstd', zstdBomb())),
  'wrong-encoding': site(encoded('gzip', randomBytes(MIB))),
  brackets: site('<'.repeat(2 * MIB)),
  'open-elements': site('<div>'.repeat(400_000)),
  'open-links': site('<a href=x>'.repeat(200_000)),
  comment: site(`<!--${'-'.repeat(2 * MIB)}`),
  attribute: site(`<p class="${'a '.repeat(MIB)}">x</p>`),
  attributes: site(`<p ${Array.from({ length: 150_000 }, (_, index) => `a${index}=1`).join(' ')}>x</p>`),
  links: site(
    page(Array.from({ length: 50_000 }, (_, index) => `<a href="/about-${index}">Imprint</a>`).join('')),
  ),
  entities: site(page('&lt;'.repeat(500_000))),
  numbers: site(
    page(Array.from({ length: 100_000 }, (_, index) => `company number ${10_000_000 + index}, `).join('')),
  ),
  names: site(page('Acme Limited registered in England and Wales '.repeat(40_000))),
  'linked-data': site(page(`<script type="application/ld+json">${'['.repeat(1_900_000)}</script>`)),
  'linked-data-keys': site(
    page(
      `<script type="application/ld+json">{${Array.from({ length: 120_000 }, (_, i) => `"a${i}":1`).join(',')}}</script>`,
    ),
  ),
  refresh: site(page(`<meta http-equiv="refresh" content="0;url=/${'a'.repeat(100_000)}">`.repeat(15))),
  ...Object.fromEntries(
    charsets.map((charset) => [
      `charset-${charset.replaceAll('_', '-')}`,
      site(randomBytes(2 * MIB), {}, `text/html; charset=${charset}`),
    ]),
  ),
};
