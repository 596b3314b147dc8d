import { Problem } from '../../shared/problem.ts';

/** What a credit buys. An account pays once for a subject and then has it for a while (see settlement.ts). */
export type CreditSubject = `domain:${string}` | `company:${string}`;

/** A website and its company. An account pays for it once, whichever of the two it asked about. */
export interface PaidLink {
  domain: string;
  companyNumber: string;
}

export type LinkSubject = `link:${string}`;

/** As it is stored. The statements that read what an account has paid for write it the same way. */
export function linkSubject({ domain, companyNumber }: PaidLink): LinkSubject {
  return `link:${domain}/${companyNumber}`;
}

export type CreditEntryId = `ce_${string}`;

/** One line of the ledger. It never changes. */
export interface CreditEntry {
  id: CreditEntryId;
  kind: 'grant' | 'hold' | 'charge' | 'release';
  credits: number;
  balance_change: number;
  /** The balance once the entry was written. */
  balance_after: number;
  held_change: number;
  /** The hold that was created or settled; null for grants and for charges without a hold. */
  hold_id: string | null;
  subject: CreditSubject | null;
  reason: string | null;
  created_at: Date;
}

export interface OpenHold {
  hold_id: string;
  account_id: string;
  subject: CreditSubject;
  credits: number;
  held_at: Date;
}

/** The two sums that the database keeps for an account. */
export interface Totals {
  /** What the account owns, held credits included. */
  balance: number;
  held: number;
}

export interface Balance extends Totals {
  /** What can be spent: balance less held. */
  available: number;
}

export function balanceOf({ balance, held }: Totals): Balance {
  return { balance, held, available: balance - held };
}

/** More than any plan grants, and small enough that sums stay safe integers. */
const CREDITS_MAX = 1_000_000_000;

/** The database refuses these too; checking first avoids a failed transaction. */
export function requireCredits(credits: number): void {
  if (!Number.isInteger(credits) || credits < 1 || credits > CREDITS_MAX)
    throw new RangeError(`credits must be a whole number from 1 to ${CREDITS_MAX}, not ${credits}`);
}

/** Says how many credits are missing and, if running jobs hold some, that waiting may help. */
export function noCredits(totals: Totals, credits: number): Problem {
  const { held, available } = balanceOf(totals);
  const has = available === 0 ? 'no credits' : `only ${count(available)}`;
  const message = `This costs ${count(credits)} and the account has ${has} to spend.${advice(held)}`;
  return new Problem('no_credits', message, { details: { credits_available: available } });
}

function advice(held: number): string {
  if (held === 0) return ' Add credits to go on.';
  return ` Add credits, or wait for running jobs: they hold ${count(held)}, returned where nothing is charged.`;
}

function count(credits: number): string {
  return credits === 1 ? '1 credit' : `${credits} credits`;
}
