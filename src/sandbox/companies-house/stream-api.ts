import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SandboxStore } from '../store/sandbox-store.ts';
import { type Answer, type Quirks, refusal } from './answer.ts';
import { eventLine, STREAMS, type Stream } from './events.ts';

interface StreamApi {
  streamAt(pathname: string): Stream | undefined;
  /** Opens the stream on this response, or returns the error. */
  open(stream: Stream, timepoint: string | null, response: ServerResponse): Promise<Answer | undefined>;
  openCount(): number;
  /** Cuts all streams, as the real service does every night. */
  cutAll(): void;
  close(): void;
}

interface StreamApiOptions {
  store: SandboxStore;
  quirks: Quirks;
  heartbeatMs: number;
  /** How often it polls for events of other processes. */
  pollEveryMs: number;
}

export function createStreamApi({ store, quirks, heartbeatMs, pollEveryMs }: StreamApiOptions): StreamApi {
  const connections = new Set<StreamConnection>();
  const wakeAll = () => {
    for (const connection of connections) connection.wake();
  };
  const unsubscribe = store.onAppended(wakeAll);
  const timer = setInterval(() => {
    if (connections.size > 0) pollForEvents().catch(() => undefined);
  }, pollEveryMs);
  timer.unref();
  const seen = new Map<Stream, number>();

  /** One query for all connections. */
  async function pollForEvents(): Promise<void> {
    const bounds = await store.bounds();
    for (const connection of connections) {
      if (bounds[connection.stream].newest !== seen.get(connection.stream)) connection.wake();
    }
    for (const stream of STREAMS) seen.set(stream, bounds[stream].newest);
  }

  return {
    streamAt: (pathname) => STREAMS.find((stream) => pathname === `/${stream}`),
    async open(stream, timepoint, response) {
      if (timepoint !== null && !/^\d{1,15}$/.test(timepoint)) return refusal(400, 'invalid-timepoint');
      const { oldest, newest } = (await store.bounds())[stream];
      const from = timepoint === null ? newest + 1 : Number(timepoint);
      // Too old, or of another stream or sandbox: the stream cannot resume there.
      if (from < oldest || from > newest + 1) return refusal(416, 'timepoint-out-of-range');
      if (connections.size >= quirks.connectionsMax) return refusal(429, 'too-many-connections');
      const connection = openStreamConnection(response, {
        store,
        quirks,
        stream,
        from,
        heartbeatMs,
        onClosed: () => connections.delete(connection),
      });
      connections.add(connection);
      return undefined;
    },
    openCount: () => connections.size,
    cutAll() {
      for (const connection of connections) connection.cut();
    },
    close() {
      clearInterval(timer);
      unsubscribe();
      for (const connection of connections) connection.cut();
    },
  };
}

interface StreamConnection {
  stream: Stream;
  /** Sends events that were not sent yet. */
  wake(): void;
  cut(): void;
}

interface ConnectionOptions {
  store: SandboxStore;
  quirks: Quirks;
  stream: Stream;
  /** The first event to send. */
  from: number;
  heartbeatMs: number;
  onClosed: () => void;
}

const BATCH = 200;

/** One open stream: sends stored events from `from` on, then new ones, and heartbeats in between. */
function openStreamConnection(response: ServerResponse, options: ConnectionOptions): StreamConnection {
  const { store, quirks, stream } = options;
  let next = options.from;
  let sent = 0;
  let isPumping = false;
  let isAsked = false;
  let isClosed = false;
  let isHeldBack = false;

  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.flushHeaders();
  const heartbeat = setInterval(() => {
    if (quirks.silent || isPumping) return;
    response.write('\n');
    // Send what was held back during the silence.
    if (isHeldBack) connection.wake();
  }, options.heartbeatMs);
  response.on('error', () => undefined);
  response.on('close', () => {
    isClosed = true;
    clearInterval(heartbeat);
    options.onClosed();
  });

  async function pump(): Promise<void> {
    while (!isClosed) {
      isHeldBack = quirks.silent;
      if (isHeldBack) return;
      const events = await store.listEvents(stream, next, BATCH);
      for (const event of events) {
        if (isClosed) return;
        const line = eventLine(event);
        if (sent === quirks.cutAfterEvents) {
          response.write(line.slice(0, line.length / 2), () => response.destroy());
          return;
        }
        await sendLine(response, line, quirks);
        if (quirks.resend) await sendLine(response, line, quirks);
        sent += 1;
        next = event.timepoint + 1;
      }
      if (events.length < BATCH) return;
    }
  }

  async function run(): Promise<void> {
    isPumping = true;
    try {
      do {
        isAsked = false;
        await pump();
      } while (isAsked && !isClosed);
    } catch {
      // The database is unavailable. Cut the stream: the client reconnects and misses nothing.
      response.destroy();
    } finally {
      isPumping = false;
    }
  }

  const connection: StreamConnection = {
    stream,
    wake() {
      isAsked = true;
      if (!isPumping) void run();
    },
    cut: () => response.destroy(),
  };
  connection.wake();
  return connection;
}

async function sendLine(response: ServerResponse, line: string, { splitLines }: Quirks): Promise<void> {
  const pieces = splitLines ? [line.slice(0, 40), line.slice(40, -15), line.slice(-15)] : [line];
  for (const piece of pieces) {
    if (!response.write(piece))
      await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
    // Yield, so that the pieces are not sent as one.
    if (splitLines) await nextTurn();
  }
}
