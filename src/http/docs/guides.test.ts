import { readdirSync } from 'node:fs';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { GUIDE_GROUPS, GUIDES } from './guide-list.ts';
import { addGuides } from './guides.ts';

let isSandboxOn = true;
const app = Fastify();
addGuides(app, {
  folder: 'docs',
  baseUrl: 'https://domesday.example.com',
  isSandboxOn: () => isSandboxOn,
  listRoutes: () => [
    {
      href: '/docs#listEverything',
      page: 'API reference',
      heading: 'List everything',
      text: 'GET /v1/everything',
    },
  ],
});
afterAll(() => app.close());

const linksOf = (html: string) =>
  [...html.matchAll(/(?:href|src)="([^"#]+)/g)].map(([, link]) => String(link));
const inject = (path: string) => app.inject(path).then(({ statusCode, body }) => ({ statusCode, body }));
const pages = new Map<string, ReturnType<typeof inject>>();
/** Nearly every page links to all the others: each is read once. */
function read(path: string) {
  const page = pages.get(path) ?? inject(path);
  pages.set(path, page);
  return page;
}
const first = await read('/docs/guides/first-resolution');
const guides = [...new Set(linksOf(first.body).filter((link) => link.startsWith('/docs/guides/')))];

describe('the guides', () => {
  it('are all named on each of them, the settings and the errors among them', () => {
    expect(guides).toEqual(expect.arrayContaining(['/docs/guides/settings', '/docs/guides/errors']));
  });

  it.each(guides)('%s links to pages that there are', async (guide) => {
    const page = await read(guide);
    expect(page.statusCode).toBe(200);
    const addresses = linksOf(page.body).map((link) => new URL(link, `http://service.test${guide}`));
    const own = addresses.filter(({ host }) => host === 'service.test').map(({ pathname }) => pathname);
    for (const path of new Set(own)) {
      if (/^\/(docs|docs\/copy\.js|openapi\.json|assets\/.*|sandbox\/web)?$/.test(path)) continue;
      expect([path, (await read(path)).statusCode]).toEqual([path, 200]);
    }
  });

  it.each(guides)('%s links to headings that there are', async (guide) => {
    const page = await read(guide);
    for (const [, path = '', anchor = ''] of page.body.matchAll(
      /href="(\/docs\/guides\/[\w-]+)?#([^"]+)"/g,
    )) {
      const target = path === '' ? page : await read(path);
      expect([path, anchor, target.body.includes(`id="${anchor}"`)]).toEqual([path, anchor, true]);
    }
  });

  it('are all files of docs/guides', () => {
    const files = readdirSync('docs/guides').map((name) => name.replace('.md', ''));
    expect(GUIDES.map(({ name }) => name)).toEqual(expect.arrayContaining(files));
  });

  it('stand in groups on a page of their own, each with what it is about', async () => {
    const { body, statusCode } = await app.inject('/docs/guides');
    expect(statusCode).toBe(200);
    const main = body.slice(body.indexOf('<main>'));
    expect(GUIDE_GROUPS.map(({ title }) => main.indexOf(`<h2>${title}</h2>`)).every((at) => at > 0)).toBe(
      true,
    );
    for (const { name, about } of GUIDES) {
      expect(main).toContain(`href="/docs/guides/${name}"`);
      expect(main).toContain(about);
    }
  });

  it('lead from each to the next, through all of them', async () => {
    const walked = ['first-resolution'];
    for (;;) {
      const page = await app.inject(`/docs/guides/${walked.at(-1)}`);
      const next = /rel="next"[^>]*href="\/docs\/guides\/([\w-]+)"/.exec(page.body)?.[1];
      if (next === undefined) break;
      walked.push(next);
    }
    expect(walked).toEqual(GUIDES.map(({ name }) => name));
  });
});

describe('the search', () => {
  it('finds places in the guides and the reference, and marks the words', async () => {
    const { body } = await app.inject('/docs/search?q=idempotency+key');
    expect(body).toMatch(/href="\/docs\/guides\/calling-the-api#repeating-a-call"/);
    expect(body).toContain('<mark>Idempotency</mark>');
    expect((await app.inject('/docs/search?q=list+everything')).body).toContain(
      'href="/docs#listEverything"',
    );
  });
  it('says so when nothing is found', async () => {
    expect((await app.inject('/docs/search?q=xyzzyplugh')).body).toContain('Nothing was found');
  });
  it.each(['/docs/search', '/docs/search?q=', '/docs/search?q=a&q=b'])(
    'asks for words at %s',
    async (path) => {
      const { statusCode, body } = await app.inject(path);
      expect(statusCode).toBe(200);
      expect(body).not.toContain('Nothing was found');
    },
  );
  it('shows the question as text only', async () => {
    const { body } = await app.inject(`/docs/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('&lt;script&gt;alert(1)');
  });
});

describe('a guide', () => {
  const readWith = async (headers: Record<string, string> = {}) =>
    (await app.inject({ url: '/docs/guides/first-resolution', headers })).body;

  it('shows the configured address in every command', async () => {
    const page = await readWith();
    expect(page).toContain('export DOMESDAY_URL=https://domesday.example.com');
    expect(page).toContain('curl -s &quot;https://domesday.example.com/v1/resolve/domain&quot;');
    expect(page).not.toMatch(/127\.0\.0\.1|\$DOMESDAY_URL/);
  });

  it.each(['evil.example', 'domesday.internal:8080', '"><script>alert(1)</script>', 'a b', 'host/path'])(
    'does not repeat the host that was asked for: %j',
    async (host) => {
      const headers = { host, 'x-forwarded-host': host, forwarded: `host=${host}` };
      expect(await readWith(headers)).toBe(await readWith());
    },
  );

  it('says that its examples need the sandbox if it does not run', async () => {
    expect(await readWith()).not.toContain('off on this service');
    isSandboxOn = false;
    expect(await readWith()).toContain('off on this service');
    expect((await app.inject('/docs/guides/errors')).body).not.toContain('off on this service');
    isSandboxOn = true;
  });
});
