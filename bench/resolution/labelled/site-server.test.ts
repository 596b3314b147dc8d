import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { LabelledSiteFile } from './site-file.ts';
import { startSiteServer } from './site-server.ts';
import { makePage, makeSite } from './test-support/make-site.ts';

interface Got {
  status: number | undefined;
  location: string | undefined;
  type: string | undefined;
  body: Buffer;
}

/** A function that asks the server for a URL, on its own connection. */
async function serve(...sites: LabelledSiteFile[]): Promise<(url: string) => Promise<Got>> {
  const server = await startSiteServer(sites);
  onTestFinished(() => server.close());
  return (url) => {
    const host = url.replace(/\/.*/, '');
    const path = url.slice(host.length);
    return new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port: server.port, path, headers: { host }, agent: false });
      asked.once('error', reject);
      asked.once('response', async (response) =>
        resolve({
          status: response.statusCode,
          location: response.headers.location,
          type: response.headers['content-type'],
          body: await buffer(response),
        }),
      );
      asked.end();
    });
  };
}

const titleOf = ({ body }: Got) => /<title>(.*?)<\/title>/.exec(body.toString())?.[1];

describe('the site server', () => {
  it('serves a page on the apex and on www, and nothing on other hosts', async () => {
    const get = await serve(makeSite('tollgate.test'), makeSite('millrace.test', { pages: [] }));
    expect(titleOf(await get('tollgate.test/'))).toBe('Tollgate Boats');
    expect(titleOf(await get('WWW.Tollgate.test/'))).toBe('Tollgate Boats');
    for (const url of ['shop.tollgate.test/', 'millrace.test/', 'elsewhere.test/']) {
      expect((await get(url)).status).toBe(404);
    }
  });

  it('serves a page with a host on that host only, and there before a page without one', async () => {
    const pages = [
      makePage('/', 'everywhere'),
      { ...makePage('/', 'on www'), host: 'www.tollgate.test' },
      { ...makePage('/terms', 'terms on www'), host: 'www.tollgate.test' },
      { ...makePage('/', 'the shop'), host: 'shop.tollgate.test' },
    ];
    const get = await serve(makeSite('tollgate.test', { pages }));
    expect(titleOf(await get('tollgate.test/'))).toBe('everywhere');
    expect(titleOf(await get('www.tollgate.test/'))).toBe('on www');
    expect(titleOf(await get('www.tollgate.test/terms'))).toBe('terms on www');
    expect((await get('tollgate.test/terms')).status).toBe(404);
    expect(titleOf(await get('shop.tollgate.test/'))).toBe('the shop');
  });

  it('distinguishes pages by their query strings, and answers 404 for every other path', async () => {
    const pages = [makePage('/', 'home'), makePage('/?p=3', 'privacy'), makePage('/a b', 'spaced')];
    const get = await serve(makeSite('tollgate.test', { pages }));
    expect(titleOf(await get('tollgate.test/?p=3'))).toBe('privacy');
    expect(titleOf(await get('tollgate.test/a%20b'))).toBe('spaced');
    for (const path of ['/?p=4', '/robots.txt', '/A%20b', '/a%20b/']) {
      expect((await get(`tollgate.test${path}`)).status).toBe(404);
    }
  });

  it('sends status and location as the page has them', async () => {
    const pages = [
      { path: '/', html: '', status: 301, location: 'https://www.tollgate.test/en/' },
      { path: '/old', html: '', location: '/new' },
      { path: '/closed', html: 'Forbidden', status: 403 },
    ];
    const get = await serve(makeSite('tollgate.test', { pages }));
    expect(await get('tollgate.test/')).toMatchObject({
      status: 301,
      location: 'https://www.tollgate.test/en/',
    });
    expect(await get('tollgate.test/old')).toMatchObject({ status: 302, location: '/new' });
    expect(await get('tollgate.test/closed')).toMatchObject({ status: 403, location: undefined });
  });

  it('encodes a page by the charset of its content type, and by UTF-8 without one', async () => {
    const html = 'Café £5';
    const pages = [
      { path: '/', html },
      { path: '/old', html, content_type: 'text/html; charset=iso-8859-1' },
      { path: '/plain', html, content_type: 'text/plain' },
    ];
    const get = await serve(makeSite('tollgate.test', { pages }));
    expect(await get('tollgate.test/')).toMatchObject({
      type: 'text/html; charset=utf-8',
      body: Buffer.from(html, 'utf8'),
    });
    expect(await get('tollgate.test/old')).toMatchObject({
      type: 'text/html; charset=iso-8859-1',
      body: Buffer.from(html, 'latin1'),
    });
    expect(await get('tollgate.test/plain')).toMatchObject({
      type: 'text/plain',
      body: Buffer.from(html, 'utf8'),
    });
  });

  it('hangs up on the first request for a site without TLS, which is the https one', async () => {
    const get = await serve(makeSite('tollgate.test', { scheme: 'http' }), makeSite('millrace.test'));
    await expect(get('tollgate.test/robots.txt')).rejects.toThrow(/socket hang up|ECONNRESET/);
    expect((await get('tollgate.test/')).status).toBe(200);
    expect((await get('www.tollgate.test/')).status).toBe(200);
    expect((await get('millrace.test/')).status).toBe(200);
  });
});
