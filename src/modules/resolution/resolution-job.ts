import { type ChargeNote, type Job, runningState } from '../paid-jobs/index.ts';
import type { MatchStatus, Verdict } from './verdict.ts';

/** How much of the company an answer has: the few fields of `/v1/resolve/domain`, or all of `/v1/enrich`. */
export type CompanyFields = 'resolve' | 'enrich';

export type TaskStage = 'queued' | 'crawling' | 'reading' | 'matching';

/** A stored verdict on a website. */
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
  answer: CompanyFields;
  outcome: 'completed' | 'failed' | null;
  charge_reason: DomainCharge['charge_reason'];
  error_message: string | null;
  /** The progress of the task; null once the job is finished. */
  stage: TaskStage | null;
  pages_read: number | null;
}

export function statusOf(job: ResolutionJob, now: Date): 'pending' | 'processing' | 'completed' | 'failed' {
  return job.outcome ?? runningState(job, now);
}

export type DomainChargeReason = 'matched' | `${Exclude<MatchStatus, 'matched'>}_free`;

/** The charge that an answer reports. */
export type DomainCharge = ChargeNote<DomainChargeReason>;

export const CHARGED: DomainCharge = { charged: true, charge_reason: 'matched' };

/**
 * The charge of everything but a match. Undefined for a match, whose charge depends on what the account paid
 * before.
 */
export function freeNote(status: MatchStatus): DomainCharge | undefined {
  return status === 'matched' ? undefined : { charged: false, charge_reason: `${status}_free` };
}
