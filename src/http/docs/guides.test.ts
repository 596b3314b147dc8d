import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { addGuides } from './guides.ts';

const app = Fastify();
addGuides(app, { folder: 'docs' });
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
      if (/^\/(docs|assets\/.*|sandbox\/web)?$/.test(path)) continue;
      expect([path, (await app.inject(path)).statusCode]).toEqual([path, 200]);
    }
  });
});
