import { createBatcher } from '../../shared/batching.ts';
import type { Logger } from '../logger.ts';
import type { Queryable } from '../postgres/index.ts';
import { type ClaimedJob, claimJobs, deleteDone, postponeFailed, putBackOthers } from './queue-tables.ts';
import { retry } from './retry.ts';

export interface WorkLoopOptions {
  db: Queryable;
  runnerId: string;
  taskIds: readonly number[];
  concurrency: number;
  log: Logger;
  /** Returns the error's message if the job failed. Never throws. */
  execute: (job: ClaimedJob) => Promise<string | undefined>;
}

export interface WorkLoop {
  /** Jobs may be due: claims some at once. */
  wake(): void;
  /** Claims no more jobs. */
  stop(): Promise<void>;
  /** Resolves when no job runs and every outcome is stored. */
  idle(): Promise<void>;
  /** Gives up storing outcomes. */
  giveUp(): void;
}

interface Outcome {
  job: ClaimedJob;
  failure: string | undefined;
}

/** New jobs are notified; polling finds those that become due, and notifications that were lost. */
const POLL_EVERY_MS = 2_000;
const REPORT_BATCH = 500;

/**
 * Claims jobs, runs them and stores their outcomes. While the database is away it repeats claims and reports
 * until they succeed. Unreported outcomes are limited, so that it cannot run ahead of a database that takes
 * no writes.
 */
export function startWorkLoop(options: WorkLoopOptions): WorkLoop {
  const { db, runnerId, taskIds, concurrency, log, execute } = options;
  const stopping = new AbortController();
  const givingUp = new AbortController();
  /** Every job that this runner has, until its outcome is stored. */
  const held = new Map<number, ClaimedJob>();
  let runningCount = 0;
  let isDue = true;
  const poll = createPoll();
  let notifyIdle = () => {};

  const report = createReports({ db, runnerId, log }, givingUp.signal);

  const claim = createClaiming({ db, runnerId, taskIds, held });

  async function runJob(job: ClaimedJob): Promise<void> {
    const failure = await execute(job);
    runningCount -= 1;
    poll.interrupt();
    // Given up at the end of the process only: the job is unlocked with the lease and runs again.
    await report({ job, failure }).catch(() => undefined);
    held.delete(job.id);
    // The next job of its queue can run now.
    if (job.job_queue_id !== null) isDue = true;
    poll.interrupt();
    if (held.size === 0) notifyIdle();
  }

  async function claimAndStart(limit: number): Promise<void> {
    isDue = false;
    const { jobs, isFull } = await retry(() => claim.next(limit), {
      signal: stopping.signal,
      onFailure: (error) => log.warn({ err: error }, 'jobs could not be fetched; trying again'),
    });
    if (stopping.signal.aborted) {
      claim.noteStrays();
      return;
    }
    for (const job of jobs) {
      held.set(job.id, job);
      runningCount += 1;
      void runJob(job);
    }
    if (isFull) isDue = true;
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      const free = Math.min(concurrency - runningCount, 2 * concurrency - held.size);
      if (isDue && free > 0) await claimAndStart(free);
      else if (await poll.wait()) isDue = true;
    }
  }

  const looping = loop().catch((error) => {
    if (!stopping.signal.aborted) throw error;
  });

  return {
    wake() {
      isDue = true;
      poll.interrupt();
    },
    async stop() {
      stopping.abort();
      poll.interrupt();
      await looping;
      // Should this fail, they are unlocked with the lease.
      await claim.putBackStrays().catch(() => undefined);
    },
    async idle() {
      if (held.size === 0) return;
      await new Promise<void>((resolve) => {
        notifyIdle = resolve;
      });
    },
    giveUp: () => givingUp.abort(),
  };
}

/**
 * Claims jobs. A claim that failed may have locked jobs that we do not know of: these strays are put back.
 */
function createClaiming({
  db,
  runnerId,
  taskIds,
  held,
}: Pick<WorkLoopOptions, 'db' | 'runnerId' | 'taskIds'> & { held: ReadonlyMap<number, ClaimedJob> }) {
  let mayHaveStrays = false;

  async function putBackStrays(): Promise<void> {
    if (mayHaveStrays) await putBackOthers(db, runnerId, [...held.values()]);
  }

  return {
    putBackStrays,
    /** Claimed jobs are not started after all. */
    noteStrays(): void {
      mayHaveStrays = true;
    },
    async next(limit: number): Promise<{ jobs: ClaimedJob[]; isFull: boolean }> {
      await putBackStrays();
      mayHaveStrays = true;
      const claimed = await claimJobs(db, runnerId, { taskIds, limit });
      const jobs = onePerQueue(claimed);
      if (jobs.length < claimed.length) await putBackOthers(db, runnerId, [...held.values(), ...jobs]);
      mayHaveStrays = false;
      return { jobs, isFull: claimed.length === limit };
    },
  };
}

/** Stores the outcomes of jobs, several at once, however long the database is away. */
function createReports(
  { db, runnerId, log }: Pick<WorkLoopOptions, 'db' | 'runnerId' | 'log'>,
  signal: AbortSignal,
) {
  return createBatcher<Outcome>(
    (outcomes) =>
      retry(() => storeOutcomes({ db, runnerId }, outcomes), {
        signal,
        onFailure: (error) => log.warn({ err: error }, 'outcomes of jobs wait for the database'),
      }),
    { itemsMax: REPORT_BATCH },
  );
}

async function storeOutcomes(
  { db, runnerId }: Pick<WorkLoopOptions, 'db' | 'runnerId'>,
  outcomes: readonly Outcome[],
): Promise<void> {
  const done = outcomes.filter(({ failure }) => failure === undefined).map(({ job }) => job.id);
  const failed = outcomes.flatMap(({ job, failure }) =>
    failure === undefined ? [] : [{ id: job.id, message: failure }],
  );
  if (done.length > 0) await deleteDone(db, runnerId, done);
  if (failed.length > 0) await postponeFailed(db, runnerId, failed);
}

/** Waits between two looks at the queue. */
function createPoll() {
  let interrupt = () => {};
  return {
    /** True when the time is over; false when it was interrupted. */
    wait: () =>
      new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(true), POLL_EVERY_MS);
        interrupt = () => {
          clearTimeout(timer);
          resolve(false);
        };
      }),
    interrupt: () => interrupt(),
  };
}

/** Only one job of a queue may run at a time. */
function onePerQueue(claimed: readonly ClaimedJob[]): ClaimedJob[] {
  const queues = new Set<number>();
  return claimed.filter(({ job_queue_id: queue }) => {
    if (queue === null) return true;
    const isFirst = !queues.has(queue);
    queues.add(queue);
    return isFirst;
  });
}
