import { DAY_MS } from '../../shared/clock.ts';
import { Problem } from '../../shared/problem.ts';

/** What a credit buys. An account that paid for a subject gets it free for 30 days. */
export type CreditSubject = `domain:${string}` | `company:${string}`;

/** A website and its company. An account pays for the link once, whichever of the two it asked about. */
export interface PaidLink {
  domain: string;
  companyNumber: string;
}

export type LinkSubject = `link:${string}`;

/** The subjects as stored. SQL that reads what an account has paid for builds them in the same form. */
function linkSubjects(links: readonly PaidLink[] = []): LinkSubject[] {
  return [...new Set(links.map(linkSubject))];
}

function linkSubject({ domain, companyNumber }: PaidLink): LinkSubject {
  return `link:${domain}/${companyNumber}`;
}

export type CreditEntryId = `ce_${string}`;

/** The id and time of a new entry of the ledger. */
export type NewEntryKey = () => { id: CreditEntryId; at: Date };

/** One entry of the ledger. It never changes. */
export interface CreditEntry {
  id: CreditEntryId;
  kind: 'grant' | 'hold' | 'charge' | 'release';
  credits: number;
  balance_change: number;
  /** The balance after this entry. */
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
  /** The credits that the account owns, held credits included. */
  balance: number;
  held: number;
}

export interface Balance extends Totals {
  /** The credits that can be spent: balance minus held. */
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

export function requireLedger<Row>(row: Row | undefined, accountId: string): Row {
  if (row === undefined) throw new Error(`account ${accountId} has no credit ledger: open it first`);
  return row;
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

/** How long a charge pays for its subject: as long as a matched result stays valid. */
const PAID_FOR_DAYS = 30;

export const ALREADY_CHARGED = 'already_charged';

/** What an answer is worth: its subject, and the links of which it shows one. */
export interface Offer {
  subject: CreditSubject;
  /**
   * The links that the answer can show, the best first. It shows the first one that is paid for, and
   * otherwise the best.
   */
  links?: readonly PaidLink[] | undefined;
}

interface Decision {
  /** The link that the answer shows; undefined if there are none to show. */
  link: PaidLink | undefined;
  /** What a credit has to buy; undefined if the answer is paid for. */
  due: { subject: CreditSubject; links: LinkSubject[] } | undefined;
}

/** The subjects that decide about an offer, but for its own. */
export function linkedSubjects(links: readonly PaidLink[] = []): string[] {
  return [...linkSubjects(links), ...links.slice(0, 1).map(otherSubject)];
}

/**
 * A domain that is paid for is answered whichever company runs it. A company that is paid for is not: another
 * website of it is another link, bought under the name of its domain, because no subject is sold twice.
 */
export function decideOffer({ subject, links = [] }: Offer, paid: ReadonlySet<string>): Decision {
  const owned = links.find((link) => paid.has(linkSubject(link)));
  if (owned) return { link: owned, due: undefined };
  const [best] = links;
  const bought = linkSubjects(links.slice(0, 1));
  if (!paid.has(subject)) return { link: best, due: { subject, links: bought } };
  if (!best || subject.startsWith('domain:')) return { link: best, due: undefined };
  const other = otherSubject(best);
  return { link: best, due: paid.has(other) ? undefined : { subject: other, links: bought } };
}

function otherSubject({ domain }: PaidLink): CreditSubject {
  return `domain:${domain}`;
}

/** The entry that settles a hold. */
export interface Settlement {
  kind: 'charge' | 'release';
  reason: string;
}

interface SettlementRequest {
  outcome: 'charge' | 'release';
  reason: string;
  /** An earlier charge still pays for what the hold is for. */
  paid: boolean;
}

/** A charge for what the account has already paid for becomes a release. */
export function decideSettlement({ outcome, reason, paid }: SettlementRequest): Settlement {
  if (outcome === 'charge' && paid) return { kind: 'release', reason: ALREADY_CHARGED };
  return { kind: outcome, reason };
}

/** Depends on the entry only, so that repeated calls return the same as the first. */
export function describeSettlement({ kind, reason: recordedReason }: Settlement) {
  if (kind === 'charge') return { charged: true, reason: 'charged', recordedReason } as const;
  const reason = recordedReason === ALREADY_CHARGED ? ALREADY_CHARGED : 'released';
  return { charged: false, reason, recordedReason } as const;
}

/** Exclusive: at this moment the subject has to be paid for again. */
export function paidUntil(chargedAt: Date): Date {
  return new Date(chargedAt.getTime() + PAID_FOR_DAYS * DAY_MS);
}

/** Exclusive: a charge at this moment or before no longer pays for anything. */
export function oldestValidCharge(now: Date): Date {
  return new Date(now.getTime() - PAID_FOR_DAYS * DAY_MS);
}
