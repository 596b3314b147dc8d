import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../shared/clock.ts';
import { createStreamClient, type StreamClient } from './stream-client.ts';

let server: Server | undefined;
let client: StreamClient | undefined;
afterEach(async () => {
  await client?.close();
  server?.closeAllConnections();
  server?.close();
});

const stop = new AbortController();
async function open(listener: RequestListener, options: { idleMs?: number; lineLengthMax?: number } = {}) {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  client = createStreamClient({ clock: systemClock, userAgent: 'test', ...options });
  const { port } = started.address() as AddressInfo;
  return client.open(
    { streamUrl: `http://127.0.0.1:${port}/`, key: 'secret', stream: 'companies', timepoint: 7 },
    stop.signal,
  );
}

/** All lines until the stream ends, and what it ended with. */
async function readAll(answer: Awaited<ReturnType<typeof open>>) {
  if (answer.kind !== 'open') throw new Error(`it is ${answer.kind}`);
  const lines: string[] = [];
  try {
    for await (const some of answer.lines) lines.push(...some);
  } catch (error) {
    return { lines, error: error as Error };
  }
  return { lines, error: undefined };
}

describe('an open stream', () => {
  it('gives whole lines, however they are cut, heartbeats as empty ones, and no half line', async () => {
    let asked = '';
    let authorization = '';
    const answer = await open(async (request, response) => {
      asked = request.url ?? '';
      authorization = request.headers.authorization ?? '';
      const bytes = Buffer.from('{"a":"café"}\n\n{"b":1}\n{"half":');
      for (const byte of bytes) {
        response.write(Buffer.of(byte));
        await new Promise((resolve) => setImmediate(resolve));
      }
      response.end();
    });
    const { lines, error } = await readAll(answer);
    expect(lines).toEqual(['{"a":"café"}', '', '{"b":1}']);
    expect(error).toBeUndefined();
    expect(asked).toBe('/companies?timepoint=7');
    expect(authorization).toBe(`Basic ${Buffer.from('secret:').toString('base64')}`);
  });

  it('is ended if it says nothing', async () => {
    const answer = await open((_, response) => void response.write('{}\n'), { idleMs: 60 });
    const { lines, error } = await readAll(answer);
    expect(lines).toEqual(['{}']);
    expect(error?.message).toBe('the stream said nothing for 60 ms');
  });

  it('is ended if its line never ends', async () => {
    const answer = await open((_, response) => void response.write('x'.repeat(5_000)), {
      lineLengthMax: 1_000,
    });
    expect((await readAll(answer)).error?.message).toContain('longer than 1000');
  });

  it('throws if it breaks off', async () => {
    const answer = await open((_, response) => {
      response.write('{}\n');
      setTimeout(() => response.destroy(), 20);
    });
    expect((await readAll(answer)).error).toBeInstanceOf(Error);
  });
});

describe('an answer without a stream', () => {
  const answering = (status: number, headers: Record<string, string> = {}) =>
    open((_, response) => void response.writeHead(status, headers).end('<html>no</html>'));

  it.each([
    [416, {}, { kind: 'out_of_range' }],
    [429, {}, { kind: 'limited', retryAfterMs: undefined }],
    [429, { 'retry-after': '90' }, { kind: 'limited', retryAfterMs: 90_000 }],
    [401, {}, { kind: 'refused', status: 401 }],
    [403, {}, { kind: 'refused', status: 403 }],
    [502, { 'content-type': 'text/html' }, { kind: 'failed' }],
    [503, {}, { kind: 'failed' }],
    [302, { location: 'http://127.0.0.1:1/' }, { kind: 'failed' }],
    [200, { 'content-type': 'text/html' }, { kind: 'failed' }],
  ])('%i %j is reported as such', async (status, headers, expected) => {
    expect(await answering(status, headers)).toMatchObject(expected);
  });

  it('fails when the port is closed', async () => {
    client = createStreamClient({ clock: systemClock, userAgent: 'test' });
    const address = { streamUrl: 'http://127.0.0.1:1', key: 'k', stream: 'companies', timepoint: undefined };
    expect(await client.open(address, stop.signal)).toMatchObject({ kind: 'failed' });
  });
});
