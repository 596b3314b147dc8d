import type { StreamClient } from '../../../platform/companies-house/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Database } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import { type LeadershipOptions, seekLeadership } from './leadership.ts';
import { planStreams, type StreamAccess } from './plan-streams.ts';
import { readPlanned } from './read-planned-streams.ts';
import { type ReadStreamOptions, readStream, STREAM_TIMINGS, type StreamTimings } from './read-stream.ts';
import type { StreamStore } from './stream.store.ts';

export interface Streams {
  isLeader(): boolean;
  /** Ends all connections at once; what is being stored is stored. */
  close(): Promise<void>;
}

export interface StartStreamsOptions
  extends Pick<ReadStreamOptions, 'onBatch' | 'onGap'>,
    Pick<LeadershipOptions, 'beatEveryMs' | 'beatTimeoutMs'> {
  db: Database;
  store: StreamStore;
  client: StreamClient;
  clock: Clock;
  log: Logger;
  /** Called repeatedly, because a sandbox may end while the process runs. Undefined: nothing to read. */
  access: () => StreamAccess | undefined;
  timings?: Partial<StreamTimings>;
}

interface Reading {
  /** Identifies the access that is being read. */
  key: string;
  abort: AbortController;
  done: Promise<unknown>;
}

/** Reads the change streams, in exactly one of the processes on a database. */
export function startStreams(options: StartStreamsOptions): Streams {
  const { db, store, client, clock, log } = options;
  const timings = { ...STREAM_TIMINGS, ...options.timings };
  const stopping = new Set<Promise<unknown>>();
  let reading: Reading | undefined;

  function follow(): void {
    const access = options.access();
    const key = access ? JSON.stringify(access) : '';
    if (reading?.key === key) return;
    stop();
    if (access) reading = begin(access, key);
  }

  function begin(access: StreamAccess, key: string): Reading {
    const abort = new AbortController();
    const done = readPlanned({
      plan: planStreams(access),
      signal: abort.signal,
      read(planned, connection) {
        const place = { source: access.source, stream: planned.stream };
        return readStream({
          client,
          log,
          timings,
          source: access.source,
          streamUrl: access.streamUrl,
          planned,
          ...connection,
          onBatch: options.onBatch,
          onGap: options.onGap,
          findTimepoint: () => store.findTimepoint(db, place),
          forgetTimepoint: () => store.forgetTimepoint(db, place),
          touch: () => store.touch(db, place, clock.now()),
        });
      },
    });
    return { key, abort, done };
  }

  function stop(): void {
    if (!reading) return;
    const { abort, done } = reading;
    reading = undefined;
    abort.abort();
    const ending = done.catch((error) => log.error({ err: error }, 'a stream reader failed'));
    stopping.add(ending);
    ending.finally(() => stopping.delete(ending));
  }

  const leadership = seekLeadership({
    db,
    log,
    isWanted: () => options.access() !== undefined,
    onBegin: follow,
    onBeat: follow,
    onEnd: stop,
    ...(options.beatEveryMs === undefined ? {} : { beatEveryMs: options.beatEveryMs }),
    ...(options.beatTimeoutMs === undefined ? {} : { beatTimeoutMs: options.beatTimeoutMs }),
  });

  return {
    isLeader: () => leadership.isLeader(),
    async close() {
      stop();
      await leadership.close();
      await Promise.all(stopping);
    },
  };
}
