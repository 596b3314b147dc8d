import { DAY_MS } from '../../shared/durations.ts';

/** How long a charge pays for its subject: as long as a matched result lives. */
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
  /** An earlier charge still pays for the subject. */
  paid: boolean;
}

/** Who asks to be charged for what the account has already paid for gets the hold back instead. */
export function decideSettlement({ outcome, reason, paid }: SettlementRequest): Settlement {
  if (outcome === 'charge' && paid) return { kind: 'release', reason: ALREADY_CHARGED };
  return { kind: outcome, reason };
}

/** Read back from the entry alone, so that every later caller is told what the first one was. */
export function describeSettlement({ kind, reason: recordedReason }: Settlement) {
  if (kind === 'charge') return { charged: true, reason: 'charged', recordedReason } as const;
  const reason = recordedReason === ALREADY_CHARGED ? ALREADY_CHARGED : 'released';
  return { charged: false, reason, recordedReason } as const;
}

/** The end is not included: at this very moment the subject has to be paid for again. */
export function paidUntil(chargedAt: Date): Date {
  return new Date(chargedAt.getTime() + PAID_FOR_DAYS * DAY_MS);
}
