import { createCompaniesHouseClient, createStreamClient } from '../../../platform/companies-house/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import { openDatabase } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import { createIdSource } from '../../../shared/ids.ts';
import { createAudit } from '../../audit/index.ts';
import {
  createLiveSource,
  createRegister,
  createSearch,
  type StreamAccess,
  type StreamTimings,
} from '../../register/index.ts';
import { createWatchlist } from '../../watchlist/index.ts';
import { createSignals, type OnSignals } from '../index.ts';
import { signalTasks } from '../signals.jobs.ts';

export interface WorkingProcessOptions {
  url: string;
  clock: Clock;
  log: Logger;
  /** Undefined: there is no REST key. */
  rest: { apiUrl: string; apiKey: string } | undefined;
  streamAccess: () => StreamAccess | undefined;
  onSignals?: OnSignals;
  timings?: Partial<StreamTimings>;
  idleMs?: number;
}

/** Intervals that tests wait for are milliseconds and not minutes. */
const SHORT: Partial<StreamTimings> = {
  limitedMs: 300,
  refusedMs: 300,
  backoffMs: 10,
  backoffMsMax: 50,
  touchEveryMs: 20,
};
/**
 * Intervals that tests do not wait for are long, so that they do not pass on a busy machine: a process that
 * was held up for seconds is still the leader, its streams are not dead, and a replay is over with the first
 * heartbeat only.
 */
const LONG_MS = 60_000;

/** All that a process with the role of working on jobs has for signals, on connections of its own. */
export function openWorkingProcess(options: WorkingProcessOptions) {
  const { clock, log } = options;
  const db = openDatabase({ url: options.url, log });
  const client = createCompaniesHouseClient({
    db,
    clock,
    log,
    userAgent: 'test',
    access: () => options.rest,
    limits: { requests: 10_000, windowMs: 300_000, reserve: 10 },
    sleep: async () => undefined,
  });
  const signals = createSignals({
    db,
    clock,
    ids: createIdSource(),
    ...(options.onSignals && { onSignals: options.onSignals }),
  });
  const live = createLiveSource({ db, clock, log, client, onSaved: signals.recordFetched });
  const watchlist = createWatchlist({
    db,
    live,
    signals,
    clock,
    search: createSearch({ db }),
    uploads: {
      read: () => Promise.reject(new Error('no list is uploaded')),
      room: { take: () => () => undefined },
    },
    audit: createAudit({ db, clock, ids: createIdSource() }),
  });
  const streamClient = createStreamClient({ clock, userAgent: 'test', idleMs: options.idleMs ?? LONG_MS });
  const changeSources = signals.createChangeSources({
    log,
    live,
    register: createRegister({ db, clock }),
    streamClient,
    streamAccess: options.streamAccess,
    streamTimings: { ...SHORT, quietMs: LONG_MS, ...options.timings },
    refreshDelayMs: 0,
    beatEveryMs: 100,
    beatTimeoutMs: LONG_MS,
  });
  const tasks = new Map(signalTasks({ changeSources, live }).map((task) => [task.name, task]));
  return {
    db,
    live,
    signals,
    changeSources,
    watchlist,
    /** A job of the queue, run here and now. */
    async runTask(name: string, payload: unknown = {}): Promise<void> {
      const signal = new AbortController().signal;
      const context = { attempt: 1, attemptsMax: 1, mayContinue: () => false, signal, log };
      await tasks.get(name)?.run(payload, context);
    },
    async close(): Promise<void> {
      await Promise.all([client.close(), live.close(), streamClient.close()]);
      await db.close();
    },
  };
}
