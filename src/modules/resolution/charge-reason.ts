import type { ChargeNote } from '../paid-jobs/index.ts';
import type { MatchStatus } from './decide/verdict.ts';

export type DomainChargeReason = 'matched' | `${Exclude<MatchStatus, 'matched'>}_free`;

/** What an answer about a domain says about its cost. */
export type DomainCharge = ChargeNote<DomainChargeReason>;

export const CHARGED: DomainCharge = { charged: true, charge_reason: 'matched' };

/** Only a match costs; undefined for it, because the cost depends on what the account paid before. */
export function freeNote(status: MatchStatus): DomainCharge | undefined {
  return status === 'matched' ? undefined : { charged: false, charge_reason: `${status}_free` };
}
