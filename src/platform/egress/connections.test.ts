import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startEgress, startRawServer, startServer } from './test-support/loopback-server.ts';

const url = 'http://a.test/';

describe('connections', () => {
  test('are reused for the next request to the same origin', async () => {
    const server = await startServer((request, response) =>
      request.resume().on('end', () => response.end('ok')),
    );
    const egress = startEgress({ connectTo: [server.rule()] });
    const connectTimes: (number | undefined)[] = [];
    for (let count = 0; count < 20; count += 1) {
      const response = await egress.request({
        url: 'https://hooks.test/in',
        method: 'POST',
        body: `{"n":${count}}`,
      });
      connectTimes.push(response.timing.connectMs);
    }
    expect(server.connectionsMade()).toBe(1);
    expect(connectTimes[0]).toBeGreaterThan(0);
    expect(connectTimes.slice(1).every((time) => time === undefined)).toBe(true);
  });

  test('are no more than the limit, however many requests there are', async () => {
    const server = await startServer((_, response) => response.end('ok'));
    const egress = startEgress({ connectTo: [server.rule()], limits: { connectionsPerOriginMax: 3 } });
    const requests = Array.from({ length: 60 }, (_, count) =>
      egress.request({ url: `http://a.test/${count}` }),
    );
    const responses = await Promise.all(requests);
    expect(responses.every((response) => response.status === 200)).toBe(true);
    expect(server.connectionsMade()).toBe(3);
  });

  test('survive a request that gave up while it waited for them', async () => {
    const server = await startServer((_, response) => setTimeout(() => response.end('ok'), 40));
    const egress = startEgress({ connectTo: [server.rule()], limits: { connectionsPerOriginMax: 1 } });
    const first = egress.request({ url });
    const controller = new AbortController();
    const second = egress.request({ url, signal: controller.signal });
    controller.abort();
    await expect(second).rejects.toMatchObject({ code: 'aborted' });
    await first;
    await egress.request({ url });
    expect(server.connectionsMade()).toBe(1);
  });

  test('are not reopened for a request that was aborted', async () => {
    const controller = new AbortController();
    const server = await startServer((request, response) => {
      if (request.url === '/slow') controller.abort();
      else response.end('ok');
    });
    const egress = startEgress({ connectTo: [server.rule()], limits: { connectionsPerOriginMax: 1 } });
    const slow = egress.request({ url: 'http://a.test/slow', signal: controller.signal });
    const behind = egress.request({ url: 'http://a.test/behind' });
    await expect(slow).rejects.toMatchObject({ code: 'aborted' });
    expect((await behind).status).toBe(200);
    expect(server.connectionsMade()).toBe(2);
    await expect.poll(() => server.connectionsOpen()).toBe(1);
  });

  test('are closed when they were idle for a while', async () => {
    const server = await startServer((_, response) => response.end('ok'));
    const egress = startEgress({ connectTo: [server.rule()], limits: { keepAliveMs: 20 } });
    await egress.request({ url });
    await server.allClosed();
    expect((await egress.request({ url })).status).toBe(200);
    expect(server.connectionsMade()).toBe(2);
  });

  test('are closed when their origin is said to be done with, but for those in use', async () => {
    const answers: (() => void)[] = [];
    const server = await startServer((request, response) => {
      if (request.url === '/slow') answers.push(() => response.end('late'));
      else response.end('ok');
    });
    const egress = startEgress({ connectTo: [server.rule()] });
    const slow = egress.request({ url: 'http://a.test/slow' });
    await Promise.all([egress.request({ url }), egress.request({ url: 'http://b.test/' })]);
    await expect.poll(() => server.connectionsOpen()).toBe(3);
    egress.closeIdle('http://a.test');
    await expect.poll(() => server.connectionsOpen()).toBe(2);
    await expect.poll(() => answers.length).toBe(1);
    answers[0]?.();
    expect((await slow).body.toString()).toBe('late');
    expect((await egress.request({ url: 'http://b.test/' })).timing.connectMs).toBeUndefined();
    egress.closeIdle('http://unknown.test');
  });

  test('are not kept after a body that was cut', async () => {
    const server = await startServer((_, response) => response.end('x'.repeat(100_000)));
    const egress = startEgress({ connectTo: [server.rule()] });
    const request = { url, bodyBytesMax: 10, incompleteBody: 'keep' } as const;
    expect((await egress.request(request)).body.toString()).toBe('xxxxxxxxxx');
    expect((await egress.request(request)).body.toString()).toBe('xxxxxxxxxx');
    expect(server.connectionsMade()).toBe(2);
  });
});

describe('a kept-alive connection that the server closed under a request', () => {
  /** Answers the first request of each connection and hangs up on the second. */
  async function startForgetful() {
    const known = new WeakSet<object>();
    return await startServer((request, response) => {
      if (known.has(request.socket)) request.socket.destroy();
      known.add(request.socket);
      response.end('ok');
    });
  }

  test.each(['GET', 'HEAD'] as const)('is replaced for a %s', async (method) => {
    const server = await startForgetful();
    const egress = startEgress({ connectTo: [server.rule()] });
    await egress.request({ url });
    const response = await egress.request({ url, method });
    expect(response.status).toBe(200);
    expect(server.connectionsMade()).toBe(2);
  });

  test('fails a POST, which may have been heard', async () => {
    const server = await startForgetful();
    const egress = startEgress({ connectTo: [server.rule()] });
    await egress.request({ url });
    const request = egress.request({ url, method: 'POST', body: 'once' });
    await expect(request).rejects.toMatchObject({ name: 'EgressError', code: 'connection_lost' });
    expect(server.connectionsMade()).toBe(1);
  });
});

describe('requests', () => {
  test('carry method, path, headers and body as given, and our user agent', async () => {
    const server = await startServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      response.end(
        JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }),
      );
    });
    const egress = startEgress({ connectTo: [server.rule()] });
    const ask = async (body: string | Uint8Array) => {
      const headers = { 'X-Webhook-Id': '7', 'Content-Type': 'application/json' };
      const response = await egress.request({
        url: 'https://a.test/in?x=ü#part',
        method: 'POST',
        headers,
        body,
      });
      expect(response.url).toBe('https://a.test/in?x=%C3%BC');
      return JSON.parse(response.body.toString());
    };
    for (const body of [
      '{"name":"Ü"}',
      Buffer.from('{"name":"Ü"}'),
      new TextEncoder().encode('{"name":"Ü"}'),
    ]) {
      expect(await ask(body)).toMatchObject({
        method: 'POST',
        url: '/in?x=%C3%BC',
        body: '{"name":"Ü"}',
        headers: {
          host: 'a.test',
          'x-webhook-id': '7',
          'content-type': 'application/json',
          'content-length': '13',
          'user-agent': 'domesday-test',
        },
      });
    }
  });

  test('may name their own user agent', async () => {
    const server = await startServer((request, response) => response.end(request.headers['user-agent']));
    const egress = startEgress({ connectTo: [server.rule()] });
    const response = await egress.request({ url, headers: { 'User-Agent': 'other' } });
    expect(response.body.toString()).toBe('other');
  });
});

describe('a signal', () => {
  test('sends nothing if it is already given', async () => {
    const server = await startServer((_, response) => response.end());
    const egress = startEgress({ connectTo: [server.rule()] });
    const request = egress.request({ url, signal: AbortSignal.abort(new Error('enough')) });
    await expect(request).rejects.toMatchObject({ code: 'aborted', cause: new Error('enough') });
    expect(server.connectionsMade()).toBe(0);
  });

  test('calls off a look-up', async () => {
    const controller = new AbortController();
    const egress = startEgress({
      lookup: () => {
        controller.abort();
        return new Promise(() => {});
      },
    });
    await expect(egress.request({ url, signal: controller.signal })).rejects.toMatchObject({
      code: 'aborted',
    });
  });

  test('calls off a request without an answer, and closes its connection', async () => {
    const controller = new AbortController();
    const server = await startRawServer((socket) => socket.once('data', () => controller.abort()));
    const egress = startEgress({ connectTo: [server.rule()] });
    await expect(egress.request({ url, signal: controller.signal })).rejects.toMatchObject({
      code: 'aborted',
    });
    await server.allClosed();
  });

  test('calls off a body half read, even one that may be incomplete', async () => {
    const controller = new AbortController();
    const server = await startServer((_, response) => {
      response.write('half');
      setTimeout(() => controller.abort(), 20);
    });
    const egress = startEgress({ connectTo: [server.rule()] });
    const request = egress.request({ url, signal: controller.signal, incompleteBody: 'keep' });
    await expect(request).rejects.toMatchObject({ code: 'aborted' });
    await server.allClosed();
  });

  test('calls off what comes after a redirect', async () => {
    const controller = new AbortController();
    const server = await startServer((request, response) => {
      if (request.url === '/') response.writeHead(302, { location: '/next' }).end();
      else controller.abort();
    });
    const egress = startEgress({ connectTo: [server.rule()] });
    const request = egress.request({ url, redirect: 'follow', signal: controller.signal });
    await expect(request).rejects.toMatchObject({ code: 'aborted', url: 'http://a.test/next' });
  });

  test('is not held on to by requests that are done', async () => {
    const server = await startServer((_, response) => response.end());
    const egress = startEgress({ connectTo: [server.rule()] });
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, 'addEventListener');
    const remove = vi.spyOn(signal, 'removeEventListener');
    for (let count = 0; count < 3; count += 1) await egress.request({ url, signal });
    expect(add).toHaveBeenCalledTimes(3);
    expect(remove.mock.calls.map((call) => call[1])).toEqual(add.mock.calls.map((call) => call[1]));
  });
});

describe('close', () => {
  test('lets requests in progress finish, then closes every connection', async () => {
    const server = await startServer((_, response) => setTimeout(() => response.end('done'), 50));
    const egress = startEgress({ connectTo: [server.rule()] });
    const requests = [
      egress.request({ url }),
      egress.request({ url }),
      egress.request({ url: 'http://b.test/' }),
    ];
    await egress.close();
    const responses = await Promise.all(requests);
    expect(responses.map((response) => response.body.toString())).toEqual(['done', 'done', 'done']);
    await server.allClosed();
  });

  test('refuses new requests, and may be called twice', async () => {
    const egress = startEgress();
    await egress.close();
    await egress.close();
    await expect(egress.request({ url })).rejects.toMatchObject({ code: 'closed' });
  });

  test('leaves no timer behind, whatever happened before', async () => {
    const server = await startServer((request, response) => {
      if (request.url === '/lost') request.socket.destroy();
      else if (request.url === '/long') response.end('x'.repeat(50_000));
      else response.end('ok');
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const egress = startEgress({ connectTo: [server.rule('*.test')] });
    const ask = (address: string) =>
      egress.request({ url: address, bodyBytesMax: 1_000 }).catch((error) => error.code);
    const outcomes = await Promise.all([
      ask(url),
      ask('http://b.test/lost'),
      ask('http://c.test/long'),
      ask('http://10.0.0.1/'),
      ask('http://nowhere.com/'),
    ]);
    expect(outcomes.slice(1)).toEqual(['connection_lost', 'body_too_large', 'blocked_address', 'dns_failed']);
    await egress.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
