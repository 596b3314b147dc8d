import type { CreditSubject } from '../credits/index.ts';
import type { MatchStatus } from './decide/verdict.ts';

/** What the answer says about money. */
export type ChargeReason =
  | 'matched'
  | 'already_charged'
  | 'needs_review_free'
  | 'no_match_free'
  | 'non_uk_entity_free'
  | 'scrape_failed_free'
  | 'job_failed_free'
  | 'pending';

export interface ChargeNote {
  charged: boolean;
  charge_reason: ChargeReason;
}

export const CHARGED: ChargeNote = { charged: true, charge_reason: 'matched' };
export const ALREADY_CHARGED: ChargeNote = { charged: false, charge_reason: 'already_charged' };
export const FAILED_FREE: ChargeNote = { charged: false, charge_reason: 'job_failed_free' };

/** Only a match costs; undefined for it, because what it costs this account depends on what it paid before. */
export function freeNote(status: MatchStatus): ChargeNote | undefined {
  return status === 'matched' ? undefined : { charged: false, charge_reason: `${status}_free` };
}

export function subjectOf(domain: string): CreditSubject {
  return `domain:${domain}`;
}
