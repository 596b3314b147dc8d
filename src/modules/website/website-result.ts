import { DAY_MS, HOUR_MS } from '../../shared/clock.ts';
import type { ChargeNote, Job } from '../paid-jobs/index.ts';
import type { Evidence } from '../resolution/index.ts';

/** A website that names the company as the one that runs it. As it is stored. */
export interface VerifiedWebsite {
  domain: string;
  match_confidence: number;
  evidence: Evidence[];
  verified_at: string;
}

export type SearchOutcome = 'verified' | 'not_found' | 'failed';

/** A stored search. */
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

export type WebsiteChargeReason = 'verified' | 'not_verified_free' | 'needs_review_free';

/** The charge that an answer reports. */
export type WebsiteCharge = ChargeNote<WebsiteChargeReason>;

/** One account's request for a company's website, and its outcome. */
export interface WebsiteJob extends Job {
  company_number: string;
  charge_reason: WebsiteCharge['charge_reason'];
  /** When an answer first showed the account what it was charged. */
  charge_notified_at: Date | null;
  /** The progress of the search; null once the job is finished. */
  candidates_tried: number | null;
}

export const VERIFIED: WebsiteCharge = { charged: true, charge_reason: 'verified' };
/** No search began: the caller has to choose a company first. */
export const UNDECIDED: WebsiteCharge = { charged: false, charge_reason: 'needs_review_free' };

/**
 * The charge of a search that found nothing. Undefined for a verified website, whose charge depends on what
 * the account paid before.
 */
export function freeNote(status: SearchOutcome): WebsiteCharge | undefined {
  if (status === 'verified') return undefined;
  return { charged: false, charge_reason: status === 'failed' ? 'job_failed_free' : 'not_verified_free' };
}

const LIFETIME_MS: Record<SearchOutcome, number> = {
  verified: 30 * DAY_MS,
  not_found: 7 * DAY_MS,
  failed: HOUR_MS,
};

/** How long a search is valid before the next call searches again. */
export function expiryOfSearch(status: SearchOutcome, at: Date): Date {
  return new Date(at.getTime() + LIFETIME_MS[status]);
}
