/** What a credit buys. An account pays once for a subject and then has it for a while (see settlement.ts). */
export type CreditSubject = `domain:${string}` | `company:${string}`;

export type CreditEntryId = `ce_${string}`;

export type CreditEntryKind = 'grant' | 'hold' | 'charge' | 'release';

/** One line of the ledger, as it was written and will stay. */
export interface CreditEntry {
  id: CreditEntryId;
  kind: CreditEntryKind;
  credits: number;
  balanceChange: number;
  heldChange: number;
  /** The hold that was made or settled; null for grants and for charges without a hold. */
  holdId: string | null;
  subject: CreditSubject | null;
  reason: string | null;
  createdAt: Date;
}

export interface Balance {
  /** What the account owns, held credits included. */
  balance: number;
  held: number;
  /** What can be spent: balance less held. */
  available: number;
}

export interface OpenHold {
  holdId: string;
  accountId: string;
  subject: CreditSubject;
  credits: number;
  heldAt: Date;
}

/** Enough for any plan, and far from where sums of them would leave the whole numbers of JavaScript. */
const CREDITS_MAX = 1_000_000_000;

/** The database refuses these too; here the mistake is named before a transaction is lost to it. */
export function requireCredits(credits: number): void {
  if (!Number.isInteger(credits) || credits < 1 || credits > CREDITS_MAX)
    throw new RangeError(`credits must be a whole number from 1 to ${CREDITS_MAX}, not ${credits}`);
}

export function balanceOf({ balance, held }: { balance: number; held: number }): Balance {
  return { balance, held, available: balance - held };
}
