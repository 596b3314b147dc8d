import type { StreamClient } from '../../../platform/companies-house/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Database } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import { type LeadershipOptions, seekLeadership } from './leadership.ts';
import {
  type PlannedStream,
  planStreams,
  type StreamAccess,
  type StreamName,
  type StreamPlan,
} from './plan-streams.ts';
import { type ReadStreamOptions, readStream, STREAM_TIMINGS, type StreamTimings } from './read-stream.ts';
import type { StreamStore } from './stream.store.ts';

export interface Streams {
  isLeader(): boolean;
  /** Ends all connections at once; what is being stored is stored. */
  close(): Promise<void>;
}

interface StartStreamsOptions
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
  const { db, log } = options;
  const stopping = new Set<Promise<unknown>>();
  let reading: Reading | undefined;

  function follow(): void {
    const access = options.access();
    const key = access ? JSON.stringify(access) : '';
    if (reading?.key === key) return;
    stop();
    if (access) reading = beginReading(options, access, key);
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

/** Reads all streams that the access allows, until it is aborted. */
function beginReading(options: StartStreamsOptions, access: StreamAccess, key: string): Reading {
  const { db, store, client, clock, log } = options;
  const timings = { ...STREAM_TIMINGS, ...options.timings };
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

type StreamConnection = Pick<ReadStreamOptions, 'covered' | 'signal' | 'onOpen' | 'onLimited'>;

interface ReadPlannedOptions {
  plan: StreamPlan;
  signal: AbortSignal;
  read(planned: PlannedStream, connection: StreamConnection): Promise<void>;
}

/**
 * Reads the streams of a plan. Optional streams are opened when all guaranteed ones are open, and closed as
 * soon as a guaranteed one finds no free connection. Streams that are not open are not `covered`; their data
 * is fetched by REST.
 */
export async function readPlanned({ plan, signal, read }: ReadPlannedOptions): Promise<void> {
  const { guaranteed, optional } = plan;
  const covered = new Set(guaranteed.map(({ stream }) => stream));
  const open = new Set<StreamName>();
  const optionalReaders: Promise<void>[] = [];
  let optionalAbort: AbortController | undefined;

  function openOptional(): void {
    if (optionalAbort || optional.length === 0 || open.size < guaranteed.length) return;
    optionalAbort = new AbortController();
    const granted = AbortSignal.any([signal, optionalAbort.signal]);
    for (const planned of optional) {
      const { stream } = planned;
      const connection = {
        covered,
        signal: granted,
        onOpen: () => void covered.add(stream),
        onLimited: () => void covered.delete(stream),
      };
      const reader = read(planned, connection);
      // Awaited at the end; until then a failure must not be an unhandled rejection.
      reader.catch(() => undefined);
      optionalReaders.push(reader);
    }
  }

  function closeOptional(): void {
    optionalAbort?.abort();
    optionalAbort = undefined;
    for (const { stream } of optional) covered.delete(stream);
  }

  const guaranteedReaders = guaranteed.map((planned) =>
    read(planned, {
      covered,
      signal,
      onOpen() {
        open.add(planned.stream);
        openOptional();
      },
      onLimited() {
        open.delete(planned.stream);
        closeOptional();
      },
    }),
  );
  await Promise.all(guaranteedReaders);
  await Promise.all(optionalReaders);
}
