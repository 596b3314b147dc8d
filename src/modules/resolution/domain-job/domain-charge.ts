import type { PaidLink } from '../../credits/index.ts';
import type { ChargeNote } from '../../paid-jobs/index.ts';
import type { MatchStatus } from '../verdict/verdict.ts';

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

/** An account pays with a match for the domain's link to the company. */
export function linksOf(domain: string, companyNumber: string | null): PaidLink[] {
  return companyNumber === null ? [] : [{ domain, companyNumber }];
}
