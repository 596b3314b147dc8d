/**
 * The sources of changes: streams, imported snapshots, polls of the live source, and the clock. Each source
 * only reports which company may have changed; the comparison is the same for all sources.
 */
import type { StreamClient } from '../../../platform/companies-house/index.ts';
import { enqueueJob } from '../../../platform/job-queue/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Database, Queryable } from '../../../platform/postgres/index.ts';
import { type Clock, MINUTE_MS } from '../../../shared/clock.ts';
import {
  type LiveSource,
  type Register,
  type StreamAccess,
  type StreamPosition,
  type Streams,
  type StreamTimings,
  startStreams,
  streamStore,
} from '../../register/index.ts';
import type { Recorder } from '../record-changes.ts';
import type { SignalStore } from '../signals.store.ts';
import { drainSnapshots } from './drain-snapshots.ts';
import { passDueDates, pollWatched } from './scheduled.ts';
import { createStreamIntake } from './take-stream-batch.ts';

interface ChangeSourcesDeps {
  db: Database;
  clock: Clock;
  store: SignalStore;
  recorder: Recorder;
}

export interface ChangeSourcesOptions {
  log: Logger;
  live: LiveSource;
  register: Pick<Register, 'takeChanges'>;
  streamClient: StreamClient;
  /** Called repeatedly. Undefined while there is no stream to read. */
  streamAccess: () => StreamAccess | undefined;
  streamTimings?: Partial<StreamTimings>;
  /** How long to wait until the REST API has the data of a stream event. */
  refreshDelayMs?: number;
  beatEveryMs?: number;
  beatTimeoutMs?: number;
}

interface Working {
  log: Logger;
  signal: AbortSignal;
}

export type ChangeSources = ReturnType<typeof createChangeSources>;

const REFRESH_DELAY_MS = 30_000;
/** If a stream had no line for this long, no process is reading it. */
const HEARD_WITHIN_MS = 5 * MINUTE_MS;

export function createChangeSources(
  { db, clock, store, recorder }: ChangeSourcesDeps,
  options: ChangeSourcesOptions,
) {
  const { log, live, streamAccess } = options;
  const refreshDelayMs = options.refreshDelayMs ?? REFRESH_DELAY_MS;
  const take = createStreamIntake({
    db,
    streamStore,
    recorder,
    clock,
    log,
    canRefresh: () => live.enabled,
    enqueueRefresh: (tx, number) =>
      enqueueRefresh(tx, number, new Date(clock.now().getTime() + refreshDelayMs)),
  });

  /** Whether any process reads the streams; the stream of companies represents all. */
  async function isStreaming(): Promise<boolean> {
    const access = streamAccess();
    if (!access) return false;
    const heardAt = await streamStore.findHeardAt(db, { source: access.source, stream: 'companies' });
    return heardAt !== undefined && clock.now().getTime() - heardAt.getTime() < HEARD_WITHIN_MS;
  }

  async function onGap(place: StreamPosition): Promise<void> {
    await streamStore.touch(db, place, clock.now());
    const companies = await store.resetPolls(db);
    if (companies === 0) return;
    if (!live.enabled) {
      const message =
        'changes of a stream that was not read are lost until the next snapshot: there is no REST key';
      log.warn({ stream: place.stream, companies }, message);
      return;
    }
    log.info({ stream: place.stream, companies }, 'a stream starts again: polling the watched companies');
    await enqueuePoll(db);
  }

  return {
    pollWatched: (working: Working) => pollWatched({ db, store, live, clock, isStreaming }, working),
    passDueDates: (working: Working) => passDueDates({ db, store, recorder, clock }, working),
    drainSnapshots: (working: Working) =>
      drainSnapshots({ db, store, register: options.register, recorder, clock }, working),
    /** Call it after an import: processes the changes now instead of at the next scheduled run. */
    noticeImport: () => enqueueDrain(db),
    /** For processes that run jobs: reads the streams if the process is the leader. */
    async start(): Promise<Streams> {
      await enqueueCatchUp(db);
      return startStreams({
        db,
        store: streamStore,
        client: options.streamClient,
        clock,
        log,
        access: streamAccess,
        onBatch: take,
        onGap,
        ...(options.streamTimings && { timings: options.streamTimings }),
        ...(options.beatEveryMs !== undefined && { beatEveryMs: options.beatEveryMs }),
        ...(options.beatTimeoutMs !== undefined && { beatTimeoutMs: options.beatTimeoutMs }),
      });
    },
  };
}

export const SIGNAL_TASKS = {
  refreshCompany: 'refresh_company',
  pollWatched: 'poll_watched',
  passDueDates: 'pass_due_dates',
  drainSnapshots: 'drain_snapshots',
} as const;

/** Enqueues one fetch for all events of the company until `runAt`. */
function enqueueRefresh(db: Queryable, companyNumber: string, runAt: Date): Promise<void> {
  return enqueueJob(db, {
    task: SIGNAL_TASKS.refreshCompany,
    payload: { company_number: companyNumber },
    key: `${SIGNAL_TASKS.refreshCompany}:${companyNumber}`,
    keyMode: 'preserve_run_at',
    runAt,
  });
}

/** Finds changes from a time when no process was running, without waiting for the schedule. */
async function enqueueCatchUp(db: Queryable): Promise<void> {
  for (const task of [SIGNAL_TASKS.passDueDates, SIGNAL_TASKS.drainSnapshots, SIGNAL_TASKS.pollWatched]) {
    await enqueueJob(db, { task, payload: {}, key: `start:${task}` });
  }
}

function enqueueDrain(db: Queryable): Promise<void> {
  return enqueueJob(db, {
    task: SIGNAL_TASKS.drainSnapshots,
    payload: {},
    key: `import:${SIGNAL_TASKS.drainSnapshots}`,
  });
}

function enqueuePoll(db: Queryable): Promise<void> {
  return enqueueJob(db, {
    task: SIGNAL_TASKS.pollWatched,
    payload: {},
    key: `gap:${SIGNAL_TASKS.pollWatched}`,
  });
}
