import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createEgress, EgressError } from './index.ts';
import {
  impostorDial,
  startEgress,
  startRawServer,
  startServer,
  stubLookup,
} from './test-support/loopback-server.ts';

describe('a request before anything is sent', () => {
  test.each([
    ['ftp://example.com/', 'blocked_scheme'],
    ['file:///etc/passwd', 'blocked_scheme'],
    ['gopher://example.com/', 'blocked_scheme'],
    ['data:text/plain,hi', 'blocked_scheme'],
    ['javascript:alert(1)', 'blocked_scheme'],
    ['ws://example.com/', 'blocked_scheme'],
    ['http://example.com:22/', 'blocked_port'],
    ['http://example.com:8080/', 'blocked_port'],
    ['https://example.com:8443/', 'blocked_port'],
    ['https://example.com:0/', 'blocked_port'],
    ['http://user@example.com/', 'invalid_request'],
    ['http://user:secret@example.com/', 'invalid_request'],
    ['http://:secret@example.com/', 'invalid_request'],
    ['example.com', 'invalid_request'],
    ['http://', 'invalid_request'],
    ['http://[::1/', 'invalid_request'],
    ['http://exa mple.com/', 'invalid_request'],
  ])('%s is refused with %s and no look-up', async (url, code) => {
    const lookup = stubLookup({});
    const egress = startEgress({ lookup });
    await expect(egress.request({ url })).rejects.toMatchObject({ name: 'EgressError', code });
    expect(lookup.asked).toEqual([]);
  });

  test.each(['Host', 'connection', 'Content-Length', 'transfer-encoding', 'Upgrade', 'expect'])(
    'the header %s is refused',
    async (name) => {
      const egress = startEgress();
      const request = egress.request({ url: 'http://example.com/', headers: { [name]: 'x' } });
      await expect(request).rejects.toMatchObject({
        code: 'invalid_request',
        message: expect.stringContaining(name),
      });
    },
  );

  test('a header value with a line break is refused', async () => {
    const server = await startServer((_, response) => response.end());
    const egress = startEgress({ connectTo: [server.rule()] });
    const request = egress.request({ url: 'http://example.com/', headers: { 'x-note': 'a\r\nHost: evil' } });
    await expect(request).rejects.toMatchObject({ code: 'invalid_request' });
    expect(server.connectionsMade()).toBe(0);
  });

  test('a message names the host but not what it resolves to', async () => {
    const egress = startEgress({ lookup: stubLookup({ 'db.example.com': ['10.1.2.3'] }) });
    const error = await egress.request({ url: 'http://db.example.com/x' }).catch((cause) => cause);
    expect(error.message).toContain('db.example.com');
    expect(error.message).not.toContain('10.1.2.3');
    expect(error.detail).toContain('10.1.2.3');
    expect(error.url).toBe('http://db.example.com/x');
  });
});

describe('a request for any port', () => {
  test('is connected, and no other host uses its connection', async () => {
    const server = await startServer((_, response) => response.end());
    const { dial } = impostorDial(server);
    const egress = startEgress({ lookup: stubLookup({ 'example.com': ['93.184.216.34'] }) }, { dial });
    const url = 'https://example.com:8443/';
    expect((await egress.request({ url, anyPort: true })).status).toBe(200);
    await expect(egress.request({ url })).rejects.toMatchObject({ code: 'blocked_port' });
  });

  test.each(['http://127.0.0.1:8443/', 'http://[::1]:8443/', 'http://inner.example.com:8443/'])(
    '%s is refused as it would be on port 443',
    async (url) => {
      const server = await startServer((_, response) => response.end());
      const { dial, dialled } = impostorDial(server);
      const egress = startEgress({ lookup: stubLookup({ 'inner.example.com': ['10.0.0.8'] }) }, { dial });
      const request = egress.request({ url, anyPort: true });
      await expect(request).rejects.toMatchObject({ code: 'blocked_address' });
      expect(dialled).toEqual([]);
    },
  );
});

describe('names', () => {
  test.each([
    [['93.184.216.34', '10.0.0.1']],
    [['10.0.0.1', '93.184.216.34']],
    [['93.184.216.34', '93.184.216.35', '::1']],
    [['2606:4700::1111', '::ffff:127.0.0.1']],
    [['93.184.216.34', 'not an address']],
  ])('are refused if they resolve to public and private addresses at once: %s', async (addresses) => {
    const server = await startServer((_, response) => response.end());
    const { dial, dialled } = impostorDial(server);
    const egress = startEgress({ lookup: stubLookup({ 'mixed.example.com': addresses }) }, { dial });
    const request = egress.request({ url: 'http://mixed.example.com/' });
    await expect(request).rejects.toMatchObject({ code: 'blocked_address' });
    expect(dialled).toEqual([]);
  });

  test('are refused without any address', async () => {
    const egress = startEgress({ lookup: stubLookup({ 'empty.example.com': [] }) });
    const request = egress.request({ url: 'http://empty.example.com/' });
    await expect(request).rejects.toMatchObject({ code: 'dns_failed' });
  });

  test('fail with a sentence that says so if they do not exist', async () => {
    const egress = startEgress();
    const request = egress.request({ url: 'http://nowhere.example.com/' });
    const message = 'The name nowhere.example.com has no address.';
    await expect(request).rejects.toMatchObject({ code: 'dns_failed', message });
  });

  test('are looked up once for a connection, and exactly the checked address is dialled', async () => {
    const server = await startServer((request, response) => response.end(request.headers.host));
    const { dial, dialled } = impostorDial(server);
    const lookup = stubLookup({ 'example.com': ['93.184.216.34'] });
    const egress = startEgress({ lookup }, { dial });
    const response = await egress.request({ url: 'http://example.com/' });
    expect(response.body.toString()).toBe('example.com');
    expect(response.remoteAddress).toBe('93.184.216.34');
    expect(lookup.asked).toEqual(['example.com']);
    expect(dialled).toEqual(['93.184.216.34']);
  });

  test('rebound from a public to a private address never lead to the private one', async () => {
    const server = await startServer((_, response) => response.setHeader('connection', 'close').end('ok'));
    const { dial, dialled } = impostorDial(server);
    const lookup = stubLookup({ 'rebind.example.com': [['93.184.216.34'], ['127.0.0.1']] });
    const egress = startEgress({ lookup }, { dial });
    const first = await egress.request({ url: 'http://rebind.example.com/' });
    expect(first.status).toBe(200);
    const second = egress.request({ url: 'http://rebind.example.com/' });
    await expect(second).rejects.toMatchObject({ code: 'blocked_address' });
    expect(lookup.asked).toHaveLength(2);
    expect(dialled).toEqual(['93.184.216.34']);
  });

  test('fall back to the next of several addresses, the other family second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const server = await startServer((_, response) => response.end('ok'));
    const impostor = impostorDial(server);
    const tried: string[] = [];
    const lookup = stubLookup({ 'example.com': ['93.184.216.1', '93.184.216.2', '2606:4700::1111'] });
    const egress = startEgress(
      { lookup, limits: { connectTimeoutMs: 450 } },
      {
        dial: async (request) => {
          tried.push(request.address);
          if (request.address === '93.184.216.2') return await impostor.dial(request);
          if (request.address !== '93.184.216.1') throw new EgressError('connect_failed', 'It refused.');
          // A third of the time is for each of three.
          setImmediate(() => vi.advanceTimersByTime(150));
          return await new Promise((_, reject) =>
            request.signal.addEventListener('abort', () => reject(request.signal.reason)),
          );
        },
      },
    );
    const response = await egress.request({ url: 'http://example.com/' });
    expect(response.remoteAddress).toBe('93.184.216.2');
    expect(tried).toEqual(['93.184.216.1', '2606:4700::1111', '93.184.216.2']);
  });
});

describe('the socket', () => {
  test('is refused and closed if it turns out to be connected to a private address', async () => {
    const server = await startRawServer(() => {});
    const impostor = impostorDial(server);
    const egress = startEgress(
      { lookup: stubLookup({ 'example.com': ['93.184.216.34'] }) },
      {
        dial: async (request) => {
          const socket = await impostor.dial(request);
          Object.defineProperty(socket, 'remoteAddress', { value: '127.0.0.1' });
          return socket;
        },
      },
    );
    const request = egress.request({ url: 'http://example.com/' });
    await expect(request).rejects.toMatchObject({ code: 'blocked_address' });
    await server.allClosed();
  });

  test('is refused too if it turns out to be connected to another public address', async () => {
    const server = await startRawServer(() => {});
    const impostor = impostorDial(server);
    const egress = startEgress(
      { lookup: stubLookup({ 'example.com': ['93.184.216.34'] }) },
      { dial: (request) => impostor.dial({ ...request, address: '8.8.8.8' }) },
    );
    const request = egress.request({ url: 'http://example.com/' });
    await expect(request).rejects.toMatchObject({ code: 'blocked_address' });
  });
});

test('the public API offers no way past the guard', async () => {
  const smuggled = { userAgent: 'x', isAllowedAddress: () => true, isAllowedPort: () => true, ca: 'x' };
  const egress = createEgress(smuggled);
  await expect(egress.request({ url: 'http://127.0.0.1/' })).rejects.toMatchObject({
    code: 'blocked_address',
  });
  await expect(egress.request({ url: 'http://127.0.0.1:1/' })).rejects.toMatchObject({
    code: 'blocked_port',
  });
  await egress.close();
});
