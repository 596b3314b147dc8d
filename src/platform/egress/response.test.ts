import { Readable } from 'node:stream';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { EgressRequest } from './index.ts';
import { ACCEPT_ENCODING, BodyCollector, contentCoding } from './response-body.ts';
import {
  startEgress,
  startRawServer,
  startServer,
  startServerSaying,
} from './test-support/loopback-server.ts';

const url = 'http://a.test/';
const TEXT = Buffer.from('Acme Widgets Limited, registered in England and Wales. '.repeat(500));
const BOMB = gzipSync(Buffer.alloc(10 * 1024 * 1024));

async function ask(
  headers: Record<string, string>,
  body: Buffer,
  request: Partial<EgressRequest> = {},
  status = 200,
) {
  const server = await startServer((_, response) => response.writeHead(status, headers).end(body));
  const egress = startEgress({ connectTo: [server.rule()] });
  return await egress.request({ url, ...request });
}

test('the cookies that a response sets are returned one by one', async () => {
  const cookies = ['a=1; Expires=Wed, 09 Jun 2100 10:18:14 GMT', 'b=2'];
  const server = await startServer((_, response) => response.writeHead(200, { 'set-cookie': cookies }).end());
  const egress = startEgress({ connectTo: [server.rule()] });
  expect(await egress.request({ url })).toMatchObject({ setCookies: cookies });
  const bare = await ask({}, TEXT);
  expect(bare.setCookies).toEqual([]);
});

describe('a body', () => {
  test.each([
    ['plain', undefined, TEXT],
    ['identity', 'identity', TEXT],
    ['mislabelled with its charset', 'utf-8', TEXT],
    ['gzip', 'gzip', gzipSync(TEXT)],
    ['GZIP', 'GZIP', gzipSync(TEXT)],
    ['x-gzip', 'x-gzip', gzipSync(TEXT)],
    [
      'gzip in two members',
      'gzip',
      Buffer.concat([gzipSync(TEXT.subarray(0, 99)), gzipSync(TEXT.subarray(99))]),
    ],
    ['gzip padded with zeros', 'gzip', Buffer.concat([gzipSync(TEXT), Buffer.alloc(100)])],
    ['deflate', 'deflate', deflateSync(TEXT)],
    ['deflate without its wrapper', 'deflate', deflateRawSync(TEXT)],
    ['br', 'br', brotliCompressSync(TEXT)],
  ])('is decoded if it is %s', async (_, coding, body) => {
    const response = await ask(coding ? { 'content-encoding': coding } : {}, body);
    expect(response.truncated).toBe(false);
    expect(response.body.equals(TEXT)).toBe(true);
  });

  test('is asked for only in codings this Node can decode', async () => {
    const server = await startServer((request, response) => response.end(request.headers['accept-encoding']));
    const egress = startEgress({ connectTo: [server.rule()] });
    const response = await egress.request({ url });
    expect(response.body.toString()).toBe(ACCEPT_ENCODING);
  });

  test.each(['compress', 'gzip, gzip', 'br, gzip', 'nonsense'])(
    'coded as %s is a bad response',
    async (coding) => {
      const request = ask({ 'content-encoding': coding }, gzipSync(TEXT));
      await expect(request).rejects.toMatchObject({ code: 'bad_response' });
      expect(contentCoding(coding)).toBe(coding);
    },
  );

  test.each([204, 304])('needs no decoding if it is not there (%s)', async (status) => {
    const response = await ask({ 'content-encoding': 'gzip' }, Buffer.alloc(0), {}, status);
    expect(response).toMatchObject({ status, truncated: false, body: Buffer.alloc(0) });
  });

  test('is empty for a HEAD request', async () => {
    const response = await ask({ 'content-encoding': 'gzip', 'content-length': '99' }, Buffer.alloc(0), {
      method: 'HEAD',
    });
    expect(response).toMatchObject({ truncated: false, body: Buffer.alloc(0) });
  });

  test('may be exactly as long as the limit', async () => {
    for (const coding of ['identity', 'gzip']) {
      const body = coding === 'gzip' ? gzipSync(TEXT) : TEXT;
      const response = await ask({ 'content-encoding': coding }, body, { bodyBytesMax: TEXT.length });
      expect(response.body.length).toBe(TEXT.length);
    }
  });

  test.each([
    ['plain', 'identity', TEXT],
    ['small on the wire and large when decoded', 'gzip', BOMB],
    ['br', 'br', brotliCompressSync(Buffer.alloc(1_000_000))],
    ['deflate', 'deflate', deflateSync(Buffer.alloc(1_000_000))],
  ])('fails beyond the limit, or is cut and flagged: %s', async (_, coding, body) => {
    const bodyBytesMax = 20_000;
    const headers = { 'content-encoding': coding };
    await expect(ask(headers, body, { bodyBytesMax })).rejects.toMatchObject({ code: 'body_too_large' });
    const kept = await ask(headers, body, { bodyBytesMax, incompleteBody: 'keep' });
    expect(kept).toMatchObject({ status: 200, truncated: 'size' });
    expect(kept.body.length).toBe(bodyBytesMax);
  });

  test('has the limit chosen by its headers, and an unwanted body is not read', async () => {
    const server = await startServer((request, response) => {
      const isPicture = request.url === '/picture';
      response.writeHead(200, { 'content-type': isPicture ? 'image/png' : 'text/html' });
      response.end(isPicture ? Buffer.alloc(5_000_000) : TEXT);
    });
    const egress = startEgress({ connectTo: [server.rule()] });
    const bodyBytesMax: EgressRequest['bodyBytesMax'] = ({ status, headers }) =>
      status === 200 && headers['content-type'] === 'text/html' ? TEXT.length : 0;
    const page = await egress.request({ url, bodyBytesMax });
    expect(page).toMatchObject({ truncated: false, body: TEXT });
    const picture = await egress.request({ url: `${url}picture`, bodyBytesMax, incompleteBody: 'keep' });
    expect(picture).toMatchObject({ status: 200, truncated: 'size', body: Buffer.alloc(0) });
    await expect(egress.request({ url: `${url}picture`, bodyBytesMax })).rejects.toMatchObject({
      code: 'body_too_large',
      message: 'a.test answered with more than 0 bytes.',
    });
  });

  test('may end with its connection in the same packet beyond the limit', async () => {
    const server = await startRawServer((socket) =>
      socket.once('data', () =>
        socket.end(`HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n${'x'.repeat(1_000)}`),
      ),
    );
    const egress = startEgress({ connectTo: [server.rule()] });
    const kept = await egress.request({ url, bodyBytesMax: 10, incompleteBody: 'keep' });
    expect(kept).toMatchObject({ truncated: 'size', body: Buffer.from('xxxxxxxxxx') });
    await expect(egress.request({ url, bodyBytesMax: 10 })).rejects.toMatchObject({ code: 'body_too_large' });
  });

  test('is not read on after its gzip has ended', async () => {
    const server = await startServer((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).write(gzipSync('all there is'));
      const timer = setInterval(() => response.write(Buffer.alloc(100)), 1);
      response.on('close', () => clearInterval(timer));
    });
    const egress = startEgress({ connectTo: [server.rule()] });
    const response = await egress.request({ url });
    expect(response.body.toString()).toBe('all there is');
    await server.allClosed();
  });

  test.each([
    ['not gzip at all', Buffer.from('<html>plain</html>'), 0],
    ['gzip cut short', gzipSync(TEXT).subarray(0, -20), 1],
    ['gzip with something appended', Buffer.concat([gzipSync(TEXT), Buffer.from('<!-- served by -->')]), 1],
    ['gzip with a wrong checksum', Buffer.concat([gzipSync(TEXT).subarray(0, -8), Buffer.alloc(8, 1)]), 1],
  ])('wrongly encoded fails, or is what was decoded before: %s', async (_, body, bytesMin) => {
    const headers = { 'content-encoding': 'gzip' };
    await expect(ask(headers, body)).rejects.toMatchObject({ code: 'bad_response' });
    const kept = await ask(headers, body, { incompleteBody: 'keep' });
    expect(kept).toMatchObject({ status: 200, truncated: 'encoding' });
    expect(kept.body.length).toBeGreaterThanOrEqual(bytesMin);
    expect(TEXT.subarray(0, kept.body.length).equals(kept.body)).toBe(true);
  });

  test.each([
    ['shorter than announced', 'content-length: 100\r\n\r\nhalf'],
    ['without its last chunk', 'transfer-encoding: chunked\r\n\r\n4\r\nhalf\r\n'],
  ])('%s is a lost connection, or what came before', async (_, rest) => {
    const server = await startRawServer((socket) =>
      socket.once('data', () => socket.end(`HTTP/1.1 200 OK\r\n${rest}`)),
    );
    const egress = startEgress({ connectTo: [server.rule()] });
    await expect(egress.request({ url })).rejects.toMatchObject({ code: 'connection_lost' });
    const kept = await egress.request({ url, incompleteBody: 'keep' });
    expect(kept).toMatchObject({ truncated: 'connection', body: Buffer.from('half') });
  });
});

describe('a collector', () => {
  function start(bytesMax: number) {
    let onStop: (reason: string) => void = () => {};
    const stopped = new Promise<string>((resolve) => {
      onStop = resolve;
    });
    return { stopped, collector: new BodyCollector({ coding: 'gzip', bytesMax, onDrain: () => {}, onStop }) };
  }

  test('stops a bomb at the limit without inflating the rest', async () => {
    const push = vi.spyOn(Readable.prototype, 'push');
    onTestFinished(() => push.mockRestore());
    const { collector, stopped } = start(100_000);
    collector.write(BOMB);
    collector.end();
    expect(await stopped).toBe('size');
    await new Promise((resolve) => setTimeout(resolve, 20));
    const inflatedBytes = push.mock.calls.reduce((sum, [chunk]) => sum + (chunk?.length ?? 0), 0);
    expect(collector.body.length).toBe(100_000);
    expect(inflatedBytes).toBeGreaterThan(100_000);
    expect(inflatedBytes).toBeLessThan(200_000);
  });

  test('keeps few pieces of a body that comes byte by byte', () => {
    const joined = vi.spyOn(Buffer, 'concat');
    onTestFinished(() => joined.mockRestore());
    const collector = new BodyCollector({
      coding: undefined,
      bytesMax: 100_000,
      onDrain: () => {},
      onStop: () => {},
    });
    for (let index = 0; index < 100_000; index += 1) collector.write(Buffer.from([index % 251]));
    expect(collector.body.equals(Buffer.from(Array.from({ length: 100_000 }, (_, i) => i % 251)))).toBe(true);
    expect(joined.mock.calls[0]?.[0].length).toBeLessThan(10);
  });

  test('stops coded bytes that decode to nothing', async () => {
    const { collector, stopped } = start(1_000);
    const nothing = gzipSync('');
    for (let written = 0; written < 100_000; written += nothing.length) collector.write(nothing);
    expect(await stopped).toBe('size');
  });
});

describe('an answer', () => {
  test.each([
    ['no HTTP', 'SSH-2.0-OpenSSH_9.2\r\n', 'bad_response'],
    ['HTTP/0.9', '<html>hello</html>', 'bad_response'],
    ['a status that is none', 'HTTP/1.1 ok\r\n\r\n', 'bad_response'],
    ['two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', 'connection_lost'],
    [
      'a length and chunks',
      'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
      'connection_lost',
    ],
    ['an upgrade', 'HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n', 'bad_response'],
    ['100 that was not asked for', 'HTTP/1.1 100 Continue\r\n\r\n', 'bad_response'],
    ['one huge header', `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, 'bad_response'],
    [
      'many headers',
      `HTTP/1.1 200 OK\r\n${'x-a: yyyyyyyyyyyyyyyyyyyy\r\n'.repeat(2_000)}\r\n`,
      'bad_response',
    ],
  ])('fails if it is %s', async (_, answer, code) => {
    const server = await startServerSaying(answer);
    const egress = startEgress({ connectTo: [server.rule()] });
    await expect(egress.request({ url, totalTimeoutMs: 15_000 })).rejects.toMatchObject({ code });
  });

  test('headers without an end are cut off at the limit', async () => {
    const server = await startRawServer((socket) => {
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\nx: ');
        const timer = setInterval(() => socket.write('y'.repeat(10_000)), 1);
        socket.on('close', () => clearInterval(timer));
      });
    });
    const egress = startEgress({ connectTo: [server.rule()] });
    const message = 'a.test answered with too many headers.';
    await expect(egress.request({ url })).rejects.toMatchObject({ code: 'bad_response', message });
  });

  test('a server that hangs up without an answer is a lost connection', async () => {
    const server = await startRawServer((socket) => socket.once('data', () => socket.destroy()));
    const egress = startEgress({ connectTo: [server.rule()] });
    await expect(egress.request({ url })).rejects.toMatchObject({ code: 'connection_lost' });
    expect(server.connectionsMade()).toBe(1);
  });

  test('a server that hangs up at once fails without being tried forever', async () => {
    const server = await startRawServer((socket) => socket.destroy());
    const egress = startEgress({ connectTo: [server.rule()] });
    const error = await egress.request({ url, totalTimeoutMs: 15_000 }).catch((cause) => cause);
    expect(['connection_lost', 'connect_failed']).toContain(error.code);
    expect(server.connectionsMade()).toBeLessThan(5);
  });

  test('interim responses before the answer are passed over', async () => {
    const server = await startServerSaying(
      'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok',
    );
    const egress = startEgress({ connectTo: [server.rule()] });
    const response = await egress.request({ url });
    expect(response).toMatchObject({ status: 200, body: Buffer.from('ok') });
    expect(response.headers.link).toBeUndefined();
  });

  test('headers come in lower case, repeated ones joined, whatever their names', async () => {
    const server = await startServerSaying(
      'HTTP/1.1 200 OK\r\nX-Two: a\r\nx-two: b\r\n__proto__: p\r\nconstructor: c\r\nContent-Length: 0\r\n\r\n',
    );
    const egress = startEgress({ connectTo: [server.rule()] });
    const { headers } = await egress.request({ url });
    expect(Object.entries(headers)).toEqual([
      ['x-two', 'a, b'],
      ['__proto__', 'p'],
      ['constructor', 'c'],
      ['content-length', '0'],
    ]);
    expect(headers.toString).toBeUndefined();
  });
});
