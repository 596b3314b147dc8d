import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { addGuides } from './guides.ts';

let isSandboxOn = true;
const app = Fastify();
addGuides(app, {
  folder: 'docs',
  baseUrl: 'https://domesday.example.com',
  isSandboxOn: () => isSandboxOn,
});
afterAll(() => app.close());

const linksOf = (html: string) =>
  [...html.matchAll(/(?:href|src)="([^"#]+)/g)].map(([, link]) => String(link));
const first = await app.inject('/docs/guides/first-resolution');
const guides = linksOf(first.body).filter((link) => link.startsWith('/docs/guides/'));

describe('the guides', () => {
  it('are all named on each of them, the settings and the errors among them', () => {
    expect(guides).toEqual(expect.arrayContaining(['/docs/guides/settings', '/docs/guides/errors']));
  });

  it.each(guides)('%s links to pages that there are', async (guide) => {
    const page = await app.inject(guide);
    expect(page.statusCode).toBe(200);
    const addresses = linksOf(page.body).map((link) => new URL(link, `http://service.test${guide}`));
    const own = addresses.filter(({ host }) => host === 'service.test').map(({ pathname }) => pathname);
    for (const path of new Set(own)) {
      if (/^\/(docs|docs\/copy\.js|assets\/.*|sandbox\/web)?$/.test(path)) continue;
      expect([path, (await app.inject(path)).statusCode]).toEqual([path, 200]);
    }
  });
});

describe('a guide', () => {
  const read = async (headers: Record<string, string> = {}) =>
    (await app.inject({ url: '/docs/guides/first-resolution', headers })).body;

  it('shows the configured address in every command', async () => {
    const page = await read();
    expect(page).toContain('export DOMESDAY_URL=https://domesday.example.com');
    expect(page).toContain('curl -s &quot;https://domesday.example.com/v1/resolve/domain&quot;');
    expect(page).not.toMatch(/127\.0\.0\.1|\$DOMESDAY_URL/);
  });

  it.each(['evil.example', 'domesday.internal:8080', '"><script>alert(1)</script>', 'a b', 'host/path'])(
    'does not repeat the host that was asked for: %j',
    async (host) => {
      const headers = { host, 'x-forwarded-host': host, forwarded: `host=${host}` };
      expect(await read(headers)).toBe(await read());
    },
  );

  it('says that its examples need the sandbox, when there is none', async () => {
    expect(await read()).not.toContain('off on this service');
    isSandboxOn = false;
    expect(await read()).toContain('off on this service');
    expect((await app.inject('/docs/guides/errors')).body).not.toContain('off on this service');
    isSandboxOn = true;
  });
});
