/** Reasons that every kind of job has; each kind adds its own. */
export type CommonChargeReason = 'already_charged' | 'job_failed_free' | 'pending';

/** What an answer says about its cost. */
export interface ChargeNote<Reason extends string = never> {
  charged: boolean;
  charge_reason: Reason | CommonChargeReason;
}

export const ALREADY_CHARGED: ChargeNote = { charged: false, charge_reason: 'already_charged' };
export const FAILED_FREE: ChargeNote = { charged: false, charge_reason: 'job_failed_free' };
export const PENDING: ChargeNote = { charged: false, charge_reason: 'pending' };
