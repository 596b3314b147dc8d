import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SandboxStore } from '../store/sandbox-store.ts';
import { eventLine, type Stream } from './events.ts';
import type { Quirks } from './quirks.ts';

export interface StreamConnection {
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
export function openStreamConnection(response: ServerResponse, options: ConnectionOptions): StreamConnection {
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
        await send(line);
        if (quirks.resend) await send(line);
        sent += 1;
        next = event.timepoint + 1;
      }
      if (events.length < BATCH) return;
    }
  }

  async function send(line: string): Promise<void> {
    const pieces = quirks.splitLines ? [line.slice(0, 40), line.slice(40, -15), line.slice(-15)] : [line];
    for (const piece of pieces) {
      if (!response.write(piece))
        await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
      // Yield, so that the pieces are not sent as one.
      if (quirks.splitLines) await nextTurn();
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
