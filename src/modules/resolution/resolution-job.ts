import { MINUTE_MS } from '../../shared/durations.ts';
import type { ChargeReason } from './charge-reason.ts';
import type { Verdict } from './decide/verdict.ts';

/** Which company the answer shows: the few fields of `/v1/resolve/domain`, or all of `/v1/enrich`. */
export type AnswerKind = 'resolve' | 'enrich';

export type TaskStage = 'queued' | 'crawling' | 'reading' | 'matching';

/** The work on one domain, shared by all jobs that wait for it. */
export interface TaskRef {
  id: string;
  domain: string;
}

/** What a website said, as it was stored. */
export interface StoredResult {
  id: number;
  domain: string;
  verdict: Verdict;
  pages_read: number;
  resolved_at: Date;
  expires_at: Date;
}

/** One account's question and what became of it. */
export interface ResolutionJob {
  id: string;
  account_id: string;
  domain: string;
  answer: AnswerKind;
  created_at: Date;
  finished_at: Date | null;
  outcome: 'completed' | 'failed' | null;
  result_id: number | null;
  charged: boolean;
  charge_reason: ChargeReason;
  error_message: string | null;
  /** Of the task; null once the job is finished. */
  state: 'pending' | 'processing' | null;
  stage: TaskStage | null;
  pages_read: number | null;
  attempts: number | null;
  started_at: Date | null;
  touched_at: Date | null;
}

/** Longer than any attempt takes: a worker that has been silent for so long is dead. */
const SILENCE_MS_MAX = MINUTE_MS;

/** A task whose worker died is pending again, whatever the worker last wrote. */
export function statusOf(job: ResolutionJob, now: Date): 'pending' | 'processing' | 'completed' | 'failed' {
  if (job.outcome !== null) return job.outcome;
  const silentMs = now.getTime() - (job.touched_at?.getTime() ?? 0);
  return job.state === 'processing' && silentMs < SILENCE_MS_MAX ? 'processing' : 'pending';
}
