import type { ServerResponse } from 'node:http';
import type { SandboxStore } from '../store/sandbox-store.ts';
import { type Answer, refusal } from './answer.ts';
import { STREAMS, type Stream } from './events.ts';
import type { Quirks } from './quirks.ts';
import { openStreamConnection, type StreamConnection } from './stream-connection.ts';

export interface StreamApi {
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
