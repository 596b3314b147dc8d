import { WORKER_SILENCE_MS_MAX } from './job-limits.ts';

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

/** A task whose worker died is pending again, whatever the worker wrote last. */
export function runningState(job: Job, now: Date): 'pending' | 'processing' {
  const silentMs = now.getTime() - (job.touched_at?.getTime() ?? 0);
  return job.state === 'processing' && silentMs < WORKER_SILENCE_MS_MAX ? 'processing' : 'pending';
}

const JOB_ID = /^job_[0-9a-z]{32}$/;

/** Other text is no job's id, and some of it cannot be sent to the database. */
export function isJobId(text: string): boolean {
  return JOB_ID.test(text);
}
