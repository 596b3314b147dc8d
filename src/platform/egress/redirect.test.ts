import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { EgressMethod, EgressRedirect, EgressRequest } from './index.ts';
import { startEgress, startServer, stubLookup } from './test-support/loopback-server.ts';

interface Asked {
  method: string | undefined;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Answers `/to?status=…&location=…` with that redirect and everything else with 200; notes what it was asked.
 */
async function startRedirector() {
  const asked: Asked[] = [];
  const server = await startServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    asked.push({ method: request.method, url: url.href, headers: request.headers, body });
    const location = url.searchParams.get('location');
    if (url.pathname !== '/to' || location === null) {
      response.end(`you are at ${url.pathname}`);
      return;
    }
    response.writeHead(Number(url.searchParams.get('status') ?? 302), { location }).end('elsewhere');
  });
  return { server, asked };
}

const to = (location: string, status = 302) =>
  `https://a.test/to?status=${status}&location=${encodeURIComponent(location)}`;

async function follow(request: EgressRequest) {
  const { server, asked } = await startRedirector();
  const egress = startEgress({
    connectTo: [server.rule('*.test')],
    lookup: stubLookup({ 'inner.com': ['10.0.0.1'] }),
  });
  return { response: await egress.request({ redirect: 'follow', ...request }), asked };
}

describe('redirects', () => {
  test('are returned as they are unless following is asked for', async () => {
    const { response, asked } = await follow({ url: to('/here'), redirect: 'manual' });
    expect(response).toMatchObject({ status: 302, hops: [], url: to('/here') });
    expect(response.headers.location).toBe('/here');
    expect(response.body.toString()).toBe('elsewhere');
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['/path?q=1', 'https://a.test/path?q=1'],
    ['deeper', 'https://a.test/deeper'],
    ['?only=query', 'https://a.test/to?only=query'],
    ['//b.test/x', 'https://b.test/x'],
    ['http://b.test/plain', 'http://b.test/plain'],
    ['/with#fragment', 'https://a.test/with'],
  ])('resolve the location %s to %s', async (location, url) => {
    const { response } = await follow({ url: to(location) });
    expect(response).toMatchObject({ status: 200, url, hops: [{ url: to(location), status: 302 }] });
  });

  test('are understood with a path in raw UTF-8', async () => {
    const server = await startServer((request, response) => {
      if (request.url !== '/') return response.end(request.url);
      return response.writeHead(301, { location: Buffer.from('/über').toString('latin1') }).end();
    });
    const egress = startEgress({ connectTo: [server.rule()] });
    const response = await egress.request({ url: 'http://a.test/', redirect: 'follow' });
    expect(response.url).toBe('http://a.test/%C3%BCber');
  });

  test.each([
    ['http://10.0.0.1/', 'blocked_address'],
    ['http://[::ffff:10.0.0.1]/', 'blocked_address'],
    ['http://2130706433/', 'blocked_address'],
    ['http://inner.com/', 'blocked_address'],
    ['http://a.com:8080/', 'blocked_port'],
    ['ftp://a.test/', 'blocked_scheme'],
    ['file:///etc/passwd', 'blocked_scheme'],
    ['http://user:secret@b.test/', 'invalid_request'],
    ['http://[/', 'bad_response'],
  ])('are refused for the location %s with %s', async (location, code) => {
    await expect(follow({ url: to(location) })).rejects.toMatchObject({ code });
  });

  test('are followed five times', async () => {
    let count = 0;
    const server = await startServer((_, response) => {
      count += 1;
      if (count <= 5) response.writeHead(302, { location: `/${count}` });
      response.end('there');
    });
    const egress = startEgress({ connectTo: [server.rule()] });
    const response = await egress.request({ url: 'http://a.test/', redirect: 'follow' });
    expect(response.url).toBe('http://a.test/5');
    expect(response.hops.map((hop) => hop.url)).toEqual(
      ['', '1', '2', '3', '4'].map((path) => `http://a.test/${path}`),
    );
  });

  test.each([
    [undefined, 6],
    [50, 6],
    [2, 3],
    [0, 1],
  ])('fail beyond the limit (asked for %s, %s requests)', async (redirectsMax, requests) => {
    let count = 0;
    const server = await startServer((_, response) => {
      count += 1;
      response.writeHead(302, { location: `/${count}` }).end();
    });
    const egress = startEgress({ connectTo: [server.rule()] });
    const request = egress.request({ url: 'http://a.test/', redirect: 'follow', redirectsMax });
    await expect(request).rejects.toMatchObject({ code: 'too_many_redirects' });
    expect(count).toBe(requests);
  });

  test.each<[number, EgressMethod, EgressMethod]>([
    [301, 'POST', 'GET'],
    [302, 'POST', 'GET'],
    [303, 'POST', 'GET'],
    [303, 'PUT', 'GET'],
    [303, 'HEAD', 'HEAD'],
    [301, 'PUT', 'PUT'],
    [302, 'HEAD', 'HEAD'],
    [307, 'POST', 'POST'],
    [308, 'POST', 'POST'],
  ])('change the method: %s turns a %s into a %s', async (status, method, expected) => {
    const body = method === 'HEAD' ? undefined : 'payload';
    const headers = body ? { 'content-type': 'text/plain' } : {};
    const { asked } = await follow({ url: to('/next', status), method, body, headers });
    expect(asked[1]).toMatchObject({ method: expected, body: expected === method ? (body ?? '') : '' });
    expect(asked[1]?.headers['content-type']).toBe(expected === method && body ? 'text/plain' : undefined);
  });

  const secrets = { Authorization: 'Bearer x', Cookie: 'a=b', 'X-Api-Key': 'k', Accept: 'text/html' };

  test.each(['https://b.test/', 'http://a.test/', 'https://a.test:444/', 'https://www.a.test/'])(
    'carry no credentials to another origin (%s)',
    async (location) => {
      const { asked } = await follow({ url: to(location), headers: secrets });
      const {
        authorization,
        cookie,
        accept,
        'x-api-key': key,
        'user-agent': agent,
      } = asked[1]?.headers ?? {};
      expect([authorization, cookie, key]).toEqual([undefined, undefined, undefined]);
      expect([accept, agent]).toEqual(['text/html', 'domesday-test']);
    },
  );

  test('keep the headers within an origin, and away and back do not bring them back', async () => {
    const within = await follow({ url: to('/next'), headers: secrets });
    expect(within.asked[1]?.headers.authorization).toBe('Bearer x');
    const awayAndBack = `https://b.test/to?location=${encodeURIComponent('https://a.test/next')}`;
    const { asked } = await follow({ url: to(awayAndBack), headers: secrets });
    expect(asked[2]?.url).toBe('http://a.test/next');
    expect(asked[2]?.headers.authorization).toBeUndefined();
  });

  test('can be stopped by the caller, which then gets the redirect as the response', async () => {
    const seen: EgressRedirect[] = [];
    const onward = `https://a.test/to?location=${encodeURIComponent('https://other.test/')}`;
    const { response, asked } = await follow({
      url: to(onward),
      onRedirect: (redirect) => {
        seen.push(redirect);
        return redirect.to.hostname === redirect.from.hostname ? 'follow' : 'stop';
      },
    });
    expect(response).toMatchObject({ status: 302, url: onward, hops: [{ url: to(onward), status: 302 }] });
    expect(response.headers.location).toBe('https://other.test/');
    expect(response.body.toString()).toBe('elsewhere');
    expect(seen.map((redirect) => redirect.to.href)).toEqual([onward, 'https://other.test/']);
    expect(asked).toHaveLength(2);
  });

  test('an error of the caller while deciding reaches the caller', async () => {
    const onRedirect = () => {
      throw new RangeError('mine');
    };
    await expect(follow({ url: to('/next'), onRedirect })).rejects.toThrow(new RangeError('mine'));
  });

  test('statuses without a Location, and 304, are responses', async () => {
    const server = await startServer((request, response) => {
      response
        .writeHead(request.url === '/304' ? 304 : 302, request.url === '/304' ? { location: '/x' } : {})
        .end();
    });
    const egress = startEgress({ connectTo: [server.rule()] });
    const ask = (url: string) => egress.request({ url, redirect: 'follow' });
    expect(await ask('http://a.test/')).toMatchObject({ status: 302, hops: [] });
    expect(await ask('http://a.test/304')).toMatchObject({ status: 304, hops: [] });
  });

  test('a redirect with an endless body is followed all the same', async () => {
    const server = await startServer((request, response) => {
      if (request.url === '/next') return response.end('there');
      response.writeHead(302, { location: '/next', 'content-encoding': 'gzip' });
      const timer = setInterval(() => response.write(Buffer.alloc(8_192)), 1);
      return response.on('close', () => clearInterval(timer));
    });
    const egress = startEgress({ connectTo: [server.rule()] });
    const response = await egress.request({ url: 'http://a.test/', redirect: 'follow' });
    expect(response.body.toString()).toBe('there');
  });
});
