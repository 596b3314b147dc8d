/**
 * Paid jobs: work that takes a while, is shared by all accounts that ask for the same subject, and costs each of them
 * a credit only when it ends well. The engine works in steps: open a job or join the running one (`open-job.ts`), run
 * an attempt (`run-attempt.ts`), settle the task with every job's charge (`settle-task.ts`), recover what stalled
 * (`recover-stalled.ts`). A `JobKind` says what differs: the tables, the work, how an outcome is stored and priced.
 *
 * The scheduler decides whose task is worked on next, so that no account can keep the workers from the others
 * (`scheduler.ts`, ADR 0020).
 *
 * Safety rests on the database: one task per subject and one unfinished job per account and subject by unique keys,
 * every step in one transaction. Locks are taken in one order: the task's row, the share of the account that asks, jobs,
 * credit accounts; jobs and credit accounts by account id.
 *
 * Calls wait for the end of a job by `ended-jobs.ts`.
 *
 * The subject and the work are defined by resolution and website; credits are kept by the credits module.
 */
import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import { endedJobStore } from './ended-jobs.store.ts';
import { createEndedJobs as createWaits, type EndedJobs } from './ended-jobs.ts';
import type { EngineDeps } from './engine-deps.ts';
import { createJobStore } from './job.store.ts';
import { isJobId, JOB_KEPT_MS, type TaskRef } from './job.ts';
import type { AttemptContext, JobTypes } from './job-kind.ts';
import { type OpenRequest, openOrJoin } from './open-job.ts';
import { recoverStalled } from './recover-stalled.ts';
import { beginAttempt } from './run-attempt.ts';
import { schedulerStore } from './scheduler.store.ts';
import { createTaskScheduler, type SchedulerOptions } from './scheduler.ts';
import { chargeKnown, type KnownCharge } from './settle-task.ts';

export type { EndedJobs, WaitLimits } from './ended-jobs.ts';
export { type Job, runningState, type TaskRef } from './job.ts';
export type {
  AttemptContext,
  FailureCause,
  JobKind,
  JobTables,
  JobTypes,
  SettledJob,
} from './job-kind.ts';
export { ALREADY_CHARGED, type ChargeNote, FAILED_FREE, PENDING } from './job-kind.ts';
export type { Scheduler } from './scheduler.ts';

/** One per process, for all engines. */
export const createScheduler = (options: SchedulerOptions) => createTaskScheduler(schedulerStore, options);

/** One per process, for all engines. */
export const createEndedJobs = ({ db, log }: { db: Database; log: Logger }): EndedJobs =>
  createWaits({ db, log, store: endedJobStore });

export type JobEngine<Types extends JobTypes> = ReturnType<typeof createJobEngine<Types>>;

export function createJobEngine<Types extends JobTypes>(
  parts: Omit<EngineDeps<Types>, 'store' | 'endedJobs'>,
) {
  const { kind, db, credits, scheduler, clock, ids } = parts;
  const store = createJobStore<Types>(kind.tables);
  const deps: EngineDeps<Types> = {
    kind,
    store,
    endedJobs: endedJobStore,
    db,
    credits,
    scheduler,
    clock,
    ids,
  };
  scheduler.register({
    about: kind.about,
    queueTask: kind.queue.task,
    begin: (task, claim) => beginAttempt(deps, task, claim),
  });
  return {
    /** Throws `no_credits`. */
    openOrJoin: <Known>(request: OpenRequest<Types, Known>) => openOrJoin(deps, request),
    /** At this task, whoever has claimed it. */
    async runAttempt(task: TaskRef, context: AttemptContext): Promise<void> {
      await (await beginAttempt(deps, task))?.run(context);
    },
    recoverStalled: (log: Logger) => recoverStalled(deps, log),
    /** Deletes jobs that can no longer be read, and their results. */
    async purge(): Promise<number> {
      const before = new Date(clock.now().getTime() - JOB_KEPT_MS);
      const purged = await untilNoneIsLeft((limit) => store.purgeJobs(db, before, limit));
      await untilNoneIsLeft((limit) => store.purgeResults(db, before, limit));
      return purged;
    },
    chargeKnown: (charge: KnownCharge<Types>) => chargeKnown(deps, charge),
    findRunningJob: (accountId: string, subject: string) => store.findRunningJob(db, accountId, subject),
    /** Accepts any text; undefined if there is no such job. */
    async findJob(id: string): Promise<Types['job'] | undefined> {
      return isJobId(id) ? store.findJob(db, id) : undefined;
    },
  };
}

/** Small enough that a statement stays far below its time-out. */
const PURGED_AT_ONCE = 2_000;

async function untilNoneIsLeft(deleteBatch: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await deleteBatch(PURGED_AT_ONCE);
    total += deleted;
    if (deleted < PURGED_AT_ONCE) return total;
  }
}
