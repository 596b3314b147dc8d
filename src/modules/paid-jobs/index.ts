/**
 * Paid jobs: work that takes a while, is shared by all accounts that ask for the same subject, and costs each
 * of them a credit only when it ends well. The engine (`engine/`) works in steps: open a job or join the
 * running one (`open-job.ts`), run an attempt (`run-attempt.ts`), settle the task with every job's charge
 * (`settle-task.ts`), recover stalled jobs (`recover-stalled.ts`). A `JobKind` defines what differs: the
 * tables, the work, how an outcome is stored and priced. The tables of all kinds are in `job-tables.ts`.
 *
 * A job is one account's request, with its held credit.
 * A task is the work on one subject, which all jobs that wait for it share.
 * A ticket is a queue entry: permission for a worker to claim one task, not a particular one.
 * A slot is the place of one running attempt; a process has as many as the setting `WORKERS` says.
 *
 * The scheduler (`scheduler/`, ADR 0020) decides whose task is worked on next, so that no account can keep
 * the workers from the others.
 *
 * Safety rests on the database: one task per subject and one unfinished job per account and subject by unique
 * keys, every step in one transaction. Locks are taken in one order: the task's row, the share of the account
 * that asks, jobs, credit accounts; jobs and credit accounts by account id.
 *
 * `wait-for-jobs.ts` lets calls wait for the end of a job.
 *
 * The subject and the work are defined by resolution and website; credits are kept by the credits module.
 */
import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import type { EngineDeps } from './engine/engine-deps.ts';
import { createJobStore } from './engine/job.store.ts';
import { isJobId, JOB_KEPT_MS, type TaskRef } from './engine/job.ts';
import type { AttemptContext, JobTypes } from './engine/job-kind.ts';
import { type OpenRequest, openOrJoin } from './engine/open-job.ts';
import { recoverStalled } from './engine/recover-stalled.ts';
import { beginAttempt } from './engine/run-attempt.ts';
import { chargeKnown, type KnownCharge } from './engine/settle-task.ts';
import { jobAnnouncementStore } from './job-announcements.store.ts';
import { schedulerStore } from './scheduler/scheduler.store.ts';
import { createTaskScheduler, type SchedulerOptions } from './scheduler/scheduler.ts';
import { type JobWaiter, listenForJobs } from './wait-for-jobs.ts';

export { type Job, runningState, type TaskRef } from './engine/job.ts';
export type {
  AttemptContext,
  FailureCause,
  JobKind,
  JobTables,
  JobTypes,
  OnPaid,
  SettledJob,
} from './engine/job-kind.ts';
export { ALREADY_CHARGED, type ChargeNote, FAILED_FREE, joinedCharge, PENDING } from './engine/job-kind.ts';
export type { Scheduler } from './scheduler/scheduler.ts';
export type { JobWaiter, WaitLimits } from './wait-for-jobs.ts';

/** One per process, for all engines. */
export const createScheduler = (options: SchedulerOptions) => createTaskScheduler(schedulerStore, options);

/** One per process, for all engines. */
export const createJobWaiter = ({ db, log }: { db: Database; log: Logger }): JobWaiter =>
  listenForJobs({ db, log, store: jobAnnouncementStore });

export type JobEngine<Types extends JobTypes> = ReturnType<typeof createJobEngine<Types>>;

export function createJobEngine<Types extends JobTypes>(
  parts: Omit<EngineDeps<Types>, 'store' | 'announcements'>,
) {
  const { kind, db, credits, scheduler, clock, ids } = parts;
  const store = createJobStore<Types>(kind.tables);
  const deps: EngineDeps<Types> = {
    kind,
    store,
    announcements: jobAnnouncementStore,
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
    /** Works on this task, even if another worker has claimed it. */
    async runAttempt(task: TaskRef, context: AttemptContext): Promise<void> {
      await (await beginAttempt(deps, task))?.run(context);
    },
    recoverStalled: (log: Logger) => recoverStalled(deps, log),
    /** Deletes jobs that can no longer be read, and their results. */
    async purge(): Promise<number> {
      const before = new Date(clock.now().getTime() - JOB_KEPT_MS);
      const purged = await deleteInBatches((limit) => store.purgeJobs(db, before, limit));
      await deleteInBatches((limit) => store.purgeResults(db, before, limit));
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

async function deleteInBatches(deleteBatch: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await deleteBatch(PURGED_AT_ONCE);
    total += deleted;
    if (deleted < PURGED_AT_ONCE) return total;
  }
}
