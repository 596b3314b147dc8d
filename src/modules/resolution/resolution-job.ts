import { type Job, runningState } from '../paid-jobs/index.ts';
import type { DomainCharge } from './charge-reason.ts';
import type { Verdict } from './decide/verdict.ts';

/** Which company the answer shows: the few fields of `/v1/resolve/domain`, or all of `/v1/enrich`. */
export type AnswerKind = 'resolve' | 'enrich';

export type TaskStage = 'queued' | 'crawling' | 'reading' | 'matching';

/** What a website said, as it was stored. */
export interface StoredResult {
  id: number;
  domain: string;
  verdict: Verdict;
  pages_read: number;
  resolved_at: Date;
  expires_at: Date;
}

/** One account's request for a domain, and its outcome. */
export interface ResolutionJob extends Job {
  domain: string;
  answer: AnswerKind;
  outcome: 'completed' | 'failed' | null;
  charge_reason: DomainCharge['charge_reason'];
  error_message: string | null;
  /** Of the task; null once the job is finished. */
  stage: TaskStage | null;
  pages_read: number | null;
}

export function statusOf(job: ResolutionJob, now: Date): 'pending' | 'processing' | 'completed' | 'failed' {
  return job.outcome ?? runningState(job, now);
}
