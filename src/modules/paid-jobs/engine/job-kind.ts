import type { Logger } from '../../../platform/logger.ts';
import type { Transaction, Writer } from '../../../platform/postgres/index.ts';
import type { CreditSubject, PaidLink } from '../../credits/index.ts';
import type { Job, TaskRef } from './job.ts';

/** Reasons that every kind of job has; each kind adds its own. */
type CommonChargeReason = 'already_charged' | 'job_failed_free' | 'pending';

/** The charge that an answer reports. */
export interface ChargeNote<Reason extends string = never> {
  charged: boolean;
  charge_reason: Reason | CommonChargeReason;
}

export const ALREADY_CHARGED: ChargeNote = { charged: false, charge_reason: 'already_charged' };
export const FAILED_FREE: ChargeNote = { charged: false, charge_reason: 'job_failed_free' };
export const PENDING: ChargeNote = { charged: false, charge_reason: 'pending' };

/** What a job cost, for a call that joined it: the charge is that of the call that opened it. */
export function joinedCharge<Note extends ChargeNote<string>>(note: Note): Note | ChargeNote {
  return note.charged ? ALREADY_CHARGED : note;
}

/**
 * Called in the transaction in which a call opens a job, with its id, or is charged for a known answer. What
 * it stores outlives the process exactly if the job or the charge does.
 */
export type OnPaid = (tx: Writer, jobId?: string) => Promise<void>;

/** Stores the progress of an attempt. Callers who poll see it, and it shows that the worker is alive. */
interface ProgressNotes<Progress> {
  /** Writes within half a second, unless something newer comes. A fast attempt writes nothing. */
  report(progress: Progress): void;
  /** Writes at once, after everything reported before. */
  flush(progress: Progress): Promise<void>;
}

/** Column names and values. The names are written in the code of a kind and never come from a caller. */
export type Columns = Readonly<Record<string, unknown>>;

/** The types in which kinds of jobs differ. */
export interface JobTypes {
  job: Job;
  /** Columns of the task that an attempt needs. */
  task: object;
  /** Columns of the task that its jobs show while it runs. */
  progress: Columns;
  /** The result of a successful attempt. */
  outcome: unknown;
  /** Charge reasons that only this kind has. */
  reason: string;
}

/** The tables of one kind. The columns that all kinds have in common are in `job.store.ts`. */
export interface JobTables<Types extends JobTypes> {
  tasks: string;
  jobs: string;
  results: string;
  /** The column of the subject in all three. */
  subject: string;
  /** Columns of jobs that only this kind has. */
  jobColumns: readonly (string & keyof Types['job'])[];
  /** Columns of tasks that only this kind has, and an attempt needs. */
  taskColumns: readonly (string & keyof Types['task'])[];
  /** Columns of tasks that show progress, with their values when an attempt begins. */
  progress: Types['progress'];
}

/** The subject of a job: the prefix of its credit subject, and the field of its log lines. */
export type JobAbout = 'domain' | 'company';

export interface AttemptContext {
  /** Aborted when the process stops. */
  signal: AbortSignal;
  /** Aborted when others wait for the slot: the task waits for its next turn. */
  interruption?: AbortSignal | undefined;
  log: Logger;
}

interface Attempt<Types extends JobTypes> {
  task: Types['task'];
  /** Aborted when the process stops, the attempt takes too long or others wait for the slot. */
  signal: AbortSignal;
  progress: ProgressNotes<Types['progress']>;
}

/**
 * `attempts`: all of them failed. `too_late`: unfinished for a day. `lost`: jobs were left without a task.
 */
export type FailureCause = 'attempts' | 'too_late' | 'lost';

/** How a task ended: with an outcome, or by a failure. */
export type TaskEnd<Types extends JobTypes> =
  | { outcome: Types['outcome']; failure?: undefined }
  | { outcome?: undefined; failure: FailureCause; progress: Types['progress'] };

/** A job that has ended, and what it cost. */
export interface SettledJob<Types extends JobTypes> {
  jobId: string;
  accountId: string;
  note: ChargeNote<Types['reason']>;
  /** The link that it shows, if the result has links. */
  link: PaidLink | undefined;
  /**
   * It shows nothing: the account has paid for another link, so nothing was held, and it has no credit for
   * this one.
   */
  isWithheld: boolean;
}

/** The meaning of the end of a task for the jobs that wait. */
export interface Conclusion<Types extends JobTypes> {
  /** Written to each of them. */
  columns: Columns;
  /** Written instead to those that are withheld; without it, `columns` are. */
  withheldColumns?: Columns | undefined;
  /** Undefined: it costs a credit. */
  free: ChargeNote<Types['reason']> | undefined;
  /**
   * The links of the result, the best first. A job shows the first one that its account has paid for, which
   * is free, or else the best.
   */
  links?: readonly PaidLink[] | undefined;
  /** In the same transaction, after the jobs are settled. */
  onSettled?: (jobs: readonly SettledJob<Types>[]) => Promise<void>;
}

/** The adapter: everything that differs between kinds of jobs. */
export interface JobKind<Types extends JobTypes> {
  about: JobAbout;
  tables: JobTables<Types>;
  /** The task of the job queue that makes an attempt, and the prefix of its keys. */
  queue: { task: string; keyPrefix: string };
  attemptMsMax: number;
  /** The note of a job that cost a credit. */
  charged: ChargeNote<Types['reason']>;
  work(task: TaskRef, attempt: Attempt<Types>): Promise<Types['outcome']>;
  /** Stores the result. The task's row is locked. */
  conclude(
    tx: Transaction,
    task: TaskRef,
    ended: { taskEnd: TaskEnd<Types>; at: Date },
  ): Promise<Conclusion<Types>>;
  /** For the log. */
  describe(outcome: Types['outcome']): object;
}

export function creditSubject({ about }: Pick<JobKind<never>, 'about'>, subject: string): CreditSubject {
  return `${about}:${subject}`;
}
