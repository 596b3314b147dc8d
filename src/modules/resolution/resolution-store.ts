import type { Queryable, Transaction } from '../../platform/postgres/index.ts';
import type { ChargeNote } from './charge-reason.ts';
import type { Verdict } from './decide/verdict.ts';
import type { AnswerKind, ResolutionJob, StoredResult, TaskRef, TaskStage } from './resolution-job.ts';

/** What is known of a domain, and what the account that asks may do about it: one look-up. */
export interface Standing {
  available: number;
  /** Until when the account has paid for the domain; null: it has not. */
  paid_until: Date | null;
  /** Null: no result, or none that still answers. */
  result_id: number | null;
  match_status: Verdict['match_status'] | null;
  company_number: string | null;
  /** Changes whenever the company's record or detail does; null: there is no such company any more. */
  company_version: string | null;
  detail_at: Date | null;
}

export interface NewResult {
  domain: string;
  verdict: Verdict;
  pagesRead: number;
  resolvedAt: Date;
  expiresAt: Date;
}

export interface NewJob {
  id: string;
  accountId: string;
  domain: string;
  answer: AnswerKind;
  held: boolean;
  at: Date;
}

export interface WaitingJob {
  id: string;
  account_id: string;
  held: boolean;
}

export interface StandingLook {
  accountId: string;
  keyHash: Buffer | undefined;
  domain: string;
  now: Date;
}

/** What resolution keeps. `resolution.store.ts` answers with SQL; every call takes the connection it shall run in. */
export interface ResolutionStore {
  /** As many as are asked for, in their order. Undefined: the account's key is no longer that of this hash, if one is given. */
  findStandings(db: Queryable, looks: readonly StandingLook[]): Promise<(Standing | undefined)[]>;
  findResult(db: Queryable, id: number): Promise<StoredResult | undefined>;
  /** Whether the domain has a result that still answers. */
  hasAnswer(db: Queryable, domain: string, now: Date): Promise<boolean>;
  insertResult(tx: Transaction, result: NewResult): Promise<number>;

  /** Makes the task, or finds the one under way; it stays locked until the transaction ends. */
  openTask(tx: Transaction, task: TaskRef & { at: Date }): Promise<{ id: string; created: boolean }>;
  /** False when somebody has finished it. */
  lockTask(tx: Transaction, task: TaskRef): Promise<boolean>;
  /** Counts the attempt; undefined when somebody has finished it. */
  beginAttempt(db: Queryable, task: TaskRef, at: Date): Promise<number | undefined>;
  noteStage(
    db: Queryable,
    task: TaskRef,
    note: { stage: TaskStage; pagesRead: number; at: Date },
  ): Promise<void>;
  /** Pending again. An attempt that was cut short by a stop does not count. */
  endAttempt(db: Queryable, task: TaskRef, end: { counts: boolean; at: Date }): Promise<void>;
  deleteTask(tx: Transaction, task: TaskRef): Promise<void>;
  /** Those nobody has said anything of since `before`; the oldest first. */
  listSilentTasks(db: Queryable, before: Date, limit: number): Promise<(TaskRef & { queued_at: Date })[]>;
  touchTask(tx: Transaction, task: TaskRef, at: Date): Promise<void>;

  /** The account's own job for the domain that is not finished. */
  findRunningJob(db: Queryable, accountId: string, domain: string): Promise<ResolutionJob | undefined>;
  insertJob(tx: Transaction, job: NewJob): Promise<void>;
  widenAnswer(tx: Transaction, jobId: string): Promise<void>;
  findJob(db: Queryable, id: string): Promise<ResolutionJob | undefined>;
  findJobOfAccount(db: Queryable, accountId: string, id: string): Promise<ResolutionJob | undefined>;
  /** In the order of accounts, locked. */
  listWaitingJobs(tx: Transaction, domain: string): Promise<WaitingJob[]>;
  completeJob(tx: Transaction, id: string, end: { at: Date; resultId: number } & ChargeNote): Promise<void>;
  failJob(tx: Transaction, id: string, end: { at: Date; message: string } & ChargeNote): Promise<void>;
  /** Jobs that wait for a task that is not there. */
  listDomainsWithoutTask(db: Queryable, limit: number): Promise<string[]>;
  isWaiting(db: Queryable, jobId: string): Promise<boolean>;

  /** Jobs that ended before then, and the results that nobody can ask for any more. */
  purge(db: Queryable, before: Date): Promise<number>;
}
