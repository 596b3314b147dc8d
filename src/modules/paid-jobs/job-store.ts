import type { Queryable, Transaction } from '../../platform/postgres/index.ts';
import type { ChargeNote } from './charge-note.ts';
import type { TaskRef, WaitingJob } from './job.ts';
import type { Columns, JobTypes } from './job-kind.ts';

/** The tasks and jobs of one kind. `job.store.ts` implements it; every call runs on the connection it is given. */
export interface JobStore<Types extends JobTypes> {
  /** Creates the task or finds the one under way. Its row stays locked until the transaction ends. */
  openTask(
    tx: Transaction,
    task: TaskRef & { at: Date; columns?: Columns | undefined },
  ): Promise<{ id: string; created: boolean }>;
  /** False when the task is finished. */
  lockTask(tx: Transaction, task: TaskRef): Promise<boolean>;
  /** Counts the attempt; undefined when the task is finished. */
  beginAttempt(
    db: Queryable,
    task: TaskRef,
    at: Date,
  ): Promise<({ attempts: number } & Types['task']) | undefined>;
  noteProgress(db: Queryable, task: TaskRef, note: { progress: Types['progress']; at: Date }): Promise<void>;
  /** Pending again. An attempt that a stopping process cut short does not count. */
  endAttempt(db: Queryable, task: TaskRef, end: { counts: boolean; at: Date }): Promise<void>;
  deleteTask(tx: Transaction, task: TaskRef): Promise<void>;
  /** Tasks without news since `before`, the oldest first. */
  listSilentTasks(db: Queryable, before: Date, limit: number): Promise<(TaskRef & { queued_at: Date })[]>;

  /** The account's unfinished job for the subject. */
  findRunningJob(db: Queryable, accountId: string, subject: string): Promise<Types['job'] | undefined>;
  findJob(db: Queryable, id: string): Promise<Types['job'] | undefined>;
  insertJob(
    tx: Transaction,
    job: WaitingJob & { subject: string; created_at: Date; columns?: Columns | undefined },
  ): Promise<void>;
  updateJob(tx: Transaction, id: string, columns: Columns): Promise<void>;
  finishJob(
    tx: Transaction,
    id: string,
    end: { finished_at: Date; note: ChargeNote<Types['reason']>; columns: Columns },
  ): Promise<void>;
  /** Locked, in the order of account ids. */
  listWaitingJobs(tx: Transaction, subject: string): Promise<WaitingJob[]>;
  /** Subjects whose jobs wait for a task that does not exist. */
  listSubjectsWithoutTask(db: Queryable, limit: number): Promise<string[]>;
  isWaiting(db: Queryable, jobId: string): Promise<boolean>;

  /** Deletes jobs that finished before then, and expired results that no job shows. Returns the number of jobs. */
  purge(db: Queryable, before: Date): Promise<number>;
}
