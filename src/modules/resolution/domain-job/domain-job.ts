import { type Job, runningState } from '../../paid-jobs/index.ts';
import type { DomainCharge } from './domain-charge.ts';

/** How much of the company an answer has: the few fields of `/v1/resolve/domain`, or all of `/v1/enrich`. */
export type CompanyFields = 'resolve' | 'enrich';

export type TaskStage = 'queued' | 'crawling' | 'reading' | 'matching';

/** One account's request for a domain, and its outcome. */
export interface DomainJob extends Job {
  domain: string;
  answer: CompanyFields;
  outcome: 'completed' | 'failed' | null;
  charge_reason: DomainCharge['charge_reason'];
  error_message: string | null;
  /** The progress of the task; null once the job is finished. */
  stage: TaskStage | null;
  pages_read: number | null;
}

export function statusOf(job: DomainJob, now: Date): 'pending' | 'processing' | 'completed' | 'failed' {
  return job.outcome ?? runningState(job, now);
}
