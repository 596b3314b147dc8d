import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/durations.ts';
import type { Evidence } from '../decide/verdict.ts';

/** A website that names the company as the one that runs it. As it is stored. */
export interface VerifiedWebsite {
  domain: string;
  match_confidence: number;
  evidence: Evidence[];
  verified_at: string;
}

export type SearchOutcome = 'verified' | 'not_found' | 'failed';

/** How a search ended, as it was stored. */
export interface StoredSearch {
  id: number;
  company_number: string;
  status: SearchOutcome;
  /** The best first. */
  websites: VerifiedWebsite[];
  candidates_tried: number;
  searched_at: Date;
  expires_at: Date;
}

/** The search for one company's website, shared by all jobs that wait for it. */
export interface SearchRef {
  id: string;
  companyNumber: string;
}

/** One account's question and what became of it. */
export interface WebsiteJob {
  id: string;
  account_id: string;
  company_number: string;
  created_at: Date;
  finished_at: Date | null;
  result_id: number | null;
  charged: boolean;
  charge_reason: WebsiteChargeReason;
  /** When the account was first shown what it was charged. */
  told_at: Date | null;
  /** Of the search; null once the job is finished. */
  state: 'pending' | 'processing' | null;
  candidates_tried: number | null;
  touched_at: Date | null;
}

export type WebsiteChargeReason =
  | 'verified'
  | 'already_charged'
  | 'not_verified_free'
  | 'needs_review_free'
  | 'job_failed_free'
  | 'pending';

export interface WebsiteCharge {
  charged: boolean;
  charge_reason: WebsiteChargeReason;
}

export const VERIFIED: WebsiteCharge = { charged: true, charge_reason: 'verified' };
export const ALREADY_CHARGED: WebsiteCharge = { charged: false, charge_reason: 'already_charged' };
export const PENDING: WebsiteCharge = { charged: false, charge_reason: 'pending' };
/** Nothing was started: first somebody has to say which company is meant. */
export const UNDECIDED: WebsiteCharge = { charged: false, charge_reason: 'needs_review_free' };

/** Only a verified website costs; undefined for it, because what it costs depends on what the account paid before. */
export function freeOf(status: SearchOutcome): WebsiteCharge | undefined {
  if (status === 'verified') return undefined;
  return { charged: false, charge_reason: status === 'failed' ? 'job_failed_free' : 'not_verified_free' };
}

export function subjectOf(companyNumber: string): `company:${string}` {
  return `company:${companyNumber}`;
}

const LIFETIME_MS: Record<SearchOutcome, number> = {
  verified: 30 * DAY_MS,
  not_found: 7 * DAY_MS,
  failed: HOUR_MS,
};

/** How long a search answers for its company before the next call searches again. */
export function expiryOfSearch(status: SearchOutcome, at: Date): Date {
  return new Date(at.getTime() + LIFETIME_MS[status]);
}

/** Longer than any part of a search is silent for: a worker that says nothing for so long is dead. */
const SILENCE_MS_MAX = MINUTE_MS;

/** A search whose worker died is pending again, whatever the worker last wrote. */
export function stateOf(job: WebsiteJob, now: Date): 'pending' | 'processing' {
  const silentMs = now.getTime() - (job.touched_at?.getTime() ?? 0);
  return job.state === 'processing' && silentMs < SILENCE_MS_MAX ? 'processing' : 'pending';
}
