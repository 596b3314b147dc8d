import { DAY_MS } from '../../shared/clock.ts';

/** How long a charge pays for its subject: as long as a matched result is valid. */
const PAID_FOR_DAYS = 30;

export const ALREADY_CHARGED = 'already_charged';

/** The entry that settles a hold. */
export interface Settlement {
  kind: 'charge' | 'release';
  reason: string;
}

export interface SettlementRequest {
  outcome: 'charge' | 'release';
  reason: string;
  /** An earlier charge still pays for the subject or for one of the links. */
  paid: boolean;
}

/** A charge for a subject that the account has already paid for becomes a release. */
export function decideSettlement({ outcome, reason, paid }: SettlementRequest): Settlement {
  if (outcome === 'charge' && paid) return { kind: 'release', reason: ALREADY_CHARGED };
  return { kind: outcome, reason };
}

/** Derived from the entry alone, so that repeated calls return the same as the first. */
export function describeSettlement({ kind, reason: recordedReason }: Settlement) {
  if (kind === 'charge') return { charged: true, reason: 'charged', recordedReason } as const;
  const reason = recordedReason === ALREADY_CHARGED ? ALREADY_CHARGED : 'released';
  return { charged: false, reason, recordedReason } as const;
}

/** Exclusive: at this moment the subject has to be paid for again. */
export function paidUntil(chargedAt: Date): Date {
  return new Date(chargedAt.getTime() + PAID_FOR_DAYS * DAY_MS);
}
