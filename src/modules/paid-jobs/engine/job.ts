import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/clock.ts';

/** The work on one subject (a domain, a company), shared by all jobs that wait for it. */
export interface TaskRef {
  id: string;
  subject: string;
}

/** One account's request, with the state of the task that it waits for. Each kind of job adds columns. */
export interface Job {
  id: string;
  account_id: string;
  created_at: Date;
  finished_at: Date | null;
  result_id: number | null;
  charged: boolean;
  charge_reason: string;
  /** This and the rest are the task's; null once the job is finished. */
  state: 'pending' | 'processing' | null;
  attempts: number | null;
  started_at: Date | null;
  touched_at: Date | null;
}

export interface WaitingJob {
  id: string;
  account_id: string;
  /** Whether a credit is held under the job's id. */
  held: boolean;
}

/** A task whose worker died counts as pending. */
export function runningState(job: Job, now: Date): 'pending' | 'processing' {
  const silentMs = now.getTime() - (job.touched_at?.getTime() ?? 0);
  return job.state === 'processing' && silentMs < WORKER_SILENCE_MS_MAX ? 'processing' : 'pending';
}

const JOB_ID = /^job_[0-9a-z]{32}$/;

/** Checked before a query, because some text cannot be sent to the database. */
export function isJobId(text: string): boolean {
  return JOB_ID.test(text);
}

/** Attempts at a task before its jobs fail. */
export const TASK_ATTEMPTS_MAX = 3;

/** A running attempt writes more often than this: after a longer silence its worker is presumed dead. */
export const WORKER_SILENCE_MS_MAX = MINUTE_MS;

/**
 * A task without progress for this long is queued again; this does no harm to one that still waits in a long
 * queue.
 */
export const STALLED_MS = 5 * MINUTE_MS;

/** A task that takes longer fails its jobs. */
export const UNFINISHED_MS_MAX = DAY_MS;

/** Longer than any job lives: an older hold has no job. */
export const HOLD_MS_MAX = 25 * HOUR_MS;

/** A job that may outlive the account's payment for the subject holds a credit. */
export const PAID_LONG_ENOUGH_MS = UNFINISHED_MS_MAX;

/** How long a finished job can be read. */
export const JOB_KEPT_MS = 90 * DAY_MS;

/** Rows that one recovery run takes of each kind; the next run comes a minute later. */
export const RECOVERED_AT_ONCE = 500;

/** With this many waiting tasks no further tickets are sent: each finished attempt sends one. */
export const CROWD = 100;

/** Jobs that end are announced on it, to all processes. */
export const ENDED_CHANNEL = 'domesday_jobs_ended';
