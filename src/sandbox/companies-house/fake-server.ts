import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../shared/clock.ts';
import type { SandboxStore } from '../store/sandbox-store.ts';
import {
  type Answer,
  checkKey,
  createRequestCounter,
  HTML_ERROR,
  NO_QUIRKS,
  type Quirks,
  refusal,
} from './answer.ts';
import { answerRest } from './rest-api.ts';
import { createStreamApi } from './stream-api.ts';

interface FakeCompaniesHouseOptions {
  store: SandboxStore;
  clock: Clock;
  apiKey: string;
  streamKey: string;
  quirks?: Partial<Quirks>;
  heartbeatMs?: number;
  pollEveryMs?: number;
  /** 0, the default, selects a free port. */
  port?: number;
}

export interface FakeCompaniesHouse {
  /** Serves both APIs; their paths do not overlap. */
  url: string;
  /** Change these to simulate faults. */
  quirks: Quirks;
  /** The number of requests so far, streams included. */
  requests(): number;
  openStreams(): number;
  cutStreams(): void;
  close(): Promise<void>;
}

const HEARTBEAT_MS = 15_000;
const POLL_EVERY_MS = 250;

/** A fake Companies House on loopback: the REST API and the streaming API of the fictional register. */
export async function startFakeCompaniesHouse(
  options: FakeCompaniesHouseOptions,
): Promise<FakeCompaniesHouse> {
  const { store, clock } = options;
  const quirks: Quirks = { ...NO_QUIRKS, ...options.quirks };
  const counter = createRequestCounter(clock);
  const streams = createStreamApi({
    store,
    quirks,
    heartbeatMs: options.heartbeatMs ?? HEARTBEAT_MS,
    pollEveryMs: options.pollEveryMs ?? POLL_EVERY_MS,
  });
  let requests = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<Answer | undefined> {
    if (quirks.slowMs > 0) await sleep(quirks.slowMs);
    if (quirks.htmlErrors > 0) {
      quirks.htmlErrors -= 1;
      return { status: 502, body: HTML_ERROR, headers: { 'content-type': 'text/html' } };
    }
    if (request.method !== 'GET') return refusal(405, 'invalid-http-method');
    const url = new URL(request.url ?? '/', 'http://localhost');
    const stream = streams.streamAt(url.pathname);
    if (stream) {
      const refused = checkKey(request.headers.authorization, options.streamKey);
      return refused ?? streams.open(stream, url.searchParams.get('timepoint'), response);
    }
    const refused = checkKey(request.headers.authorization, options.apiKey);
    if (refused) return refused;
    const counted = counter.count(quirks.requestLimit);
    if (counted.refused) return counted.refused;
    const found = (await answerRest({ store, clock }, url)) ?? { status: 404 };
    return { ...found, headers: { ...counted.headers, ...found.headers } };
  }

  const server = createServer((request, response) => {
    requests += 1;
    answer(request, response)
      .catch((): Answer => ({ status: 500 }))
      .then((found) => {
        if (found) write(response, found);
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  // A listening server always has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    quirks,
    requests: () => requests,
    openStreams: () => streams.openCount(),
    cutStreams: () => streams.cutAll(),
    async close() {
      streams.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

function write(response: ServerResponse, { status, body, headers }: Answer): void {
  if (response.headersSent || response.destroyed) return;
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, {
    ...(typeof body === 'object' ? { 'content-type': 'application/json' } : {}),
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}
