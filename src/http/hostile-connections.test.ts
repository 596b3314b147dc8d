import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captureLog } from '../../test/support/captured-log.ts';
import type { AppInstance } from '../platform/http/index.ts';
import { joinBodyPieces } from './join-body-pieces.ts';
import { limitConnections } from './limit-connections.ts';
import { limitStreams } from './limit-streams.ts';
import { sendError } from './problem-response.ts';

const BODY_BYTES = 20_000;
const MIB = 1024 * 1024;

let app: AppInstance;
let pieces = 0;
let isStreamOpen = false;
const refusals: number[] = [];
beforeAll(async () => {
  app = Fastify({ bodyLimit: BODY_BYTES }) as unknown as AppInstance;
  joinBodyPieces(app);
  limitStreams(app, { filesMax: 2, eventsMax: 1, stalledMs: 300 });
  app.addHook('onRequest', async (request) => {
    const id = request.headers['x-account'];
    if (id !== undefined) Object.assign(request, { caller: { account: { id } } });
  });
  app.addHook('preParsing', async (_request, _reply, payload) => payload.on('data', () => pieces++));
  app.setErrorHandler((error, request, reply) => {
    sendError(error, request, reply);
    refusals.push(reply.statusCode);
  });
  app.post('/size', async (request) => ({ size: (request.body as { text: string }).text.length }));
  app.post('/raw', { config: { readsOwnBody: true } }, async () => ({ pieces }));
  app.get('/stream', async (_request, reply) => {
    const stream = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(MIB);
      })(),
    );
    isStreamOpen = true;
    stream.once('close', () => {
      isStreamOpen = false;
    });
    return reply.send(stream);
  });
  app.get('/held/:kind', async (request, reply) => {
    const { kind } = request.params as { kind: string };
    const held = new Readable({ read() {} });
    held.push('begun');
    return reply.type(kind === 'events' ? 'text/event-stream' : 'text/csv').send(held);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

function open(): Socket {
  return connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
}

const textOf = (length: number) => JSON.stringify({ text: 'a'.repeat(length) });
const head = (path: string, framing: string) =>
  `POST ${path} HTTP/1.1\r\nhost: a.test\r\ncontent-type: application/json\r\nconnection: close\r\n${framing}\r\n\r\n`;
const inBytes = (body: string) => `${[...body].map((byte) => `1\r\n${byte}\r\n`).join('')}0\r\n\r\n`;

async function answerTo(request: string): Promise<string> {
  const socket = open();
  socket.write(request);
  return Buffer.concat(await socket.toArray()).toString();
}

describe('a body that comes byte by byte', () => {
  it('is joined before the framework keeps its pieces', async () => {
    pieces = 0;
    expect(await answerTo(head('/size', 'transfer-encoding: chunked') + inBytes(textOf(10_000)))).toContain(
      '{"size":10000}',
    );
    expect(pieces).toBeLessThan(10);
  });

  it('is refused when it is too long', async () => {
    const answer = await answerTo(head('/size', 'transfer-encoding: chunked') + inBytes(textOf(BODY_BYTES)));
    expect(answer).toContain('413 Payload Too Large');
  });

  it('is left alone where the handler reads it', async () => {
    pieces = 0;
    await answerTo(head('/raw', 'transfer-encoding: chunked') + inBytes(textOf(1_000)));
    expect(pieces).toBeGreaterThan(1_000);
  });
});

it.each([100, 5_000, 15_000])('a body of %i characters is read as it was sent', async (length) => {
  const body = textOf(length);
  expect(await answerTo(head('/size', `content-length: ${body.length}`) + body)).toContain(
    `{"size":${length}}`,
  );
});

it('the connection of somebody who does not read a stream is ended', async () => {
  const socket = open().pause();
  socket.write('GET /stream HTTP/1.1\r\nhost: a.test\r\n\r\n');
  await expect.poll(() => isStreamOpen).toBe(true);
  await expect.poll(() => isStreamOpen).toBe(false);
  socket.destroy();
});

it.each(['content-length: 9000', 'content-length: 90', 'transfer-encoding: chunked'])(
  'a body that breaks off is no failure of the service: %s',
  async (framing) => {
    refusals.length = 0;
    const socket = open();
    socket.write(`${head('/size', framing)}1\r\n`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    await expect.poll(() => refusals).toEqual([400]);
  },
);

describe('the streams of an account', () => {
  async function begin(path: string, account: string): Promise<{ head: string; socket: Socket }> {
    const socket = open();
    socket.write(`GET ${path} HTTP/1.1\r\nhost: a.test\r\nx-account: ${account}\r\n\r\n`);
    const [head] = await once(socket, 'data');
    return { head: String(head), socket };
  }

  it('are limited for files and for events, and end with their connections', async () => {
    const files = [await begin('/held/file', 'one'), await begin('/held/file', 'one')];
    const refused = await begin('/held/file', 'one');
    expect(refused.head).toContain('429 Too Many Requests');
    expect(refused.head).toContain('retry-after: 5');
    const events = [await begin('/held/events', 'one'), await begin('/held/events', 'one')];
    expect(events.map(({ head }) => head.slice(9, 12))).toEqual(['200', '429']);
    expect((await begin('/held/file', 'two')).head).toContain('200 OK');
    for (const { socket } of files) socket.destroy();
    await expect.poll(async () => (await begin('/held/file', 'one')).head).toContain('200 OK');
  });
});

it('connections beyond the limit are closed, and taken again when others leave', async () => {
  const { log, lines } = captureLog();
  const crowded = Fastify({ loggerInstance: log as FastifyBaseLogger }) as unknown as AppInstance;
  limitConnections(crowded, 2);
  crowded.get('/', async () => 'here');
  await crowded.listen({ port: 0, host: '127.0.0.1' });
  const ask = async () => {
    const { port } = crowded.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nhost: a.test\r\n\r\n');
    const answer = await Promise.race([
      once(socket, 'data').then(String),
      once(socket, 'close').then(() => 'closed'),
    ]);
    return { socket, answer };
  };
  const [first, second] = [await ask(), await ask()];
  expect([first.answer, second.answer].map((answer) => answer.slice(9, 12))).toEqual(['200', '200']);
  expect([(await ask()).answer, (await ask()).answer]).toEqual(['closed', 'closed']);
  expect(lines().filter(({ level }) => level === 'warn')).toHaveLength(1);
  first.socket.destroy();
  await expect.poll(async () => (await ask()).answer).toContain('200 OK');
  second.socket.destroy();
  await crowded.close();
});
