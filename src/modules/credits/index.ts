/**
 * Credits: what an account owns, what running jobs hold of it, and what it was charged for.
 *
 * A ledger of entries that are only ever added: grant, hold, charge, release. Balance and held are the sums of the
 * entries, and the database enforces that (migrations/0004_credits.sql): they cannot go below zero, a hold is settled
 * once, a subject or a link is paid for once in 30 days, and an entry never changes. All writes join the caller's transaction, so
 * that a job's result and its price are stored together or not at all.
 *
 * It does not know what a result costs (resolution does), which plan grants what (accounts does), or when a job is dead
 * and its hold should be released (the job's module does).
 */
import type { Queryable, Transaction } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import {
  ALREADY_CHARGED,
  type Balance,
  balanceOf,
  type CreditSubject,
  decideSettlement,
  describeSettlement,
  type LinkSubject,
  linkSubject,
  noCredits,
  type PaidLink,
  paidUntil,
  requireCredits,
} from './credit-entry.ts';
import { creditsStore as store } from './credits.store.ts';

export type { CreditEntry, CreditSubject, PaidLink } from './credit-entry.ts';

export interface Grant {
  accountId: string;
  /** A whole number above zero. */
  credits: number;
  reason: string;
  /** The account gets a grant with this key only once; for instance `plan:2026-11-15`. */
  key?: string;
}

export interface Hold {
  accountId: string;
  /** Chosen by the caller and never used twice, such as the id of the job that will settle it. */
  holdId: string;
  subject: CreditSubject;
  /** Default: 1. */
  credits?: number;
}

export interface Settle {
  holdId: string;
  outcome: 'charge' | 'release';
  /** The links that the answer shows. One that is paid for makes the answer free; a charge pays for all of them. */
  links?: readonly PaidLink[] | undefined;
  /** For the ledger, such as `matched` or `no_match_free`. */
  reason: string;
}

interface Settled extends Balance {
  charged: boolean;
  reason: 'charged' | 'already_charged' | 'released';
  /** The reason in the ledger: that of the first call that settled the hold, or `already_charged`. */
  recordedReason: string;
  /** The hold was settled before: this is the first outcome, and this call changed nothing. */
  repeated: boolean;
}

export interface Charge {
  accountId: string;
  subject: CreditSubject;
  /** As of `Settle`. */
  links?: readonly PaidLink[] | undefined;
  reason: string;
}

interface Charged extends Balance {
  charged: boolean;
  reason: 'charged' | 'already_charged';
}

interface EntryPage {
  /** The id of the last entry of the previous page. */
  before?: string;
  /** At most 200 are returned. */
  limit: number;
}

export interface CreditsOptions {
  clock: Clock;
  ids: IdSource;
  /** Called in the transaction of every grant, for work that waits for credits. */
  onGrant?: (tx: Transaction, accountId: string) => Promise<void>;
}

export type Credits = ReturnType<typeof createCredits>;

/**
 * Everything that writes takes the caller's transaction and takes effect when that commits. The account's row stays
 * locked until then, so a transaction that writes should be short and touch one account.
 */
export function createCredits({ clock, ids, onGrant }: CreditsOptions) {
  function newEntry() {
    const at = clock.now();
    return { id: ids.sortable('ce', at), at };
  }

  return {
    /** Creates an empty ledger for the account, unless it has one. */
    openAccount: (tx: Transaction, accountId: string) => store.insertAccount(tx, accountId),

    /** `granted` is false if a grant with this key was made before; then nothing changes. */
    async grant(
      tx: Transaction,
      { accountId, credits, reason, key }: Grant,
    ): Promise<Balance & { granted: boolean }> {
      requireCredits(credits);
      const result = await store.insertGrant(tx, {
        ...newEntry(),
        accountId,
        credits,
        reason,
        key: key ?? null,
      });
      const { granted, ...totals } = requireLedger(result, accountId);
      if (granted) await onGrant?.(tx, accountId);
      return { granted, ...balanceOf(totals) };
    },

    hold: (tx: Transaction, hold: Hold) => holdCredits(newEntry, tx, hold),

    settle: (tx: Transaction, settle: Settle) => settleHold(newEntry, tx, settle),

    chargeNow: (tx: Transaction, charge: Charge) => chargeNow(newEntry, tx, charge),

    /** Whether the account has paid for the subject within the last 30 days. */
    wasCharged: (db: Queryable, accountId: string, subject: CreditSubject) =>
      store.isPaid(db, accountId, { subject, links: [], at: clock.now() }),

    async readBalance(db: Queryable, accountId: string): Promise<Balance> {
      return balanceOf(requireLedger(await store.findTotals(db, accountId), accountId));
    },

    /** Newest first. */
    listEntries: (db: Queryable, accountId: string, { before, limit }: EntryPage) =>
      store.listEntries(db, accountId, { before: before ?? null, limit }),

    /** Oldest first, of all accounts: to release what dead jobs hold. */
    listOpenHoldsOlderThan: (db: Queryable, at: Date, limit: number) =>
      store.listHoldsOlderThan(db, at, limit),
  };
}

/** The id and time of the next entry of the ledger. */
type NextEntry = () => { id: `ce_${string}`; at: Date };

/** Throws `no_credits` when too few are available. */
async function holdCredits(
  newEntry: NextEntry,
  tx: Transaction,
  { accountId, holdId, subject, credits = 1 }: Hold,
): Promise<Balance> {
  requireCredits(credits);
  const result = await store.insertHold(tx, { ...newEntry(), accountId, holdId, subject, credits });
  const { inserted, balance, held } = requireLedger(result, accountId);
  if (inserted) return balanceOf({ balance, held: held + credits });
  if (balance - held < credits) throw noCredits({ balance, held }, credits);
  throw new Error(`the credit hold ${holdId} was made before: a hold's id is used once`);
}

/** Idempotent: the first settlement counts, and repeated calls return it. */
async function settleHold(
  newEntry: NextEntry,
  tx: Transaction,
  { holdId, outcome, links, reason }: Settle,
): Promise<Settled> {
  const { id, at } = newEntry();
  const bought = linkSubjects(links);
  const [hold, state] = await Promise.all([
    store.lockAccountOfHold(tx, holdId),
    // A separate statement, because only one that starts after the lock was taken sees what others committed before.
    store.findHoldState(tx, { holdId, links: bought, at }),
  ]);
  if (!hold) throw new Error(`there is no credit hold ${holdId}: it was never made, or not committed`);
  const { account_id: accountId, subject, credits, balance, held } = hold;
  if (state.settlement)
    return { ...describeSettlement(state.settlement), repeated: true, ...balanceOf(hold) };

  const settlement = decideSettlement({ outcome, reason, paid: state.paid });
  const isCharge = settlement.kind === 'charge';
  await store.insertSettlement(tx.unawaited, {
    id,
    at,
    accountId,
    holdId,
    subject,
    credits,
    ...settlement,
    links: isCharge ? bought : [],
    paidUntil: isCharge ? paidUntil(at) : null,
  });
  const after = { balance: isCharge ? balance - credits : balance, held: held - credits };
  return { ...describeSettlement(settlement), repeated: false, ...balanceOf(after) };
}

/** Charges one credit without a hold, for a result that exists already. Throws `no_credits` when none is available. */
async function chargeNow(
  newEntry: NextEntry,
  tx: Transaction,
  { accountId, subject, links, reason }: Charge,
): Promise<Charged> {
  const { balance, held } = requireLedger(await store.lockAccount(tx, accountId), accountId);
  const { id, at } = newEntry();
  const bought = { subject, links: linkSubjects(links) };
  // A separate statement, as in `settle`. What is paid for stays free even when no credit is left.
  if (await store.isPaid(tx, accountId, { ...bought, at }))
    return { charged: false, reason: ALREADY_CHARGED, ...balanceOf({ balance, held }) };
  if (balance - held < 1) throw noCredits({ balance, held }, 1);
  const entry = { id, at, accountId, ...bought, reason, credits: 1, paidUntil: paidUntil(at) };
  await store.insertCharge(tx, entry);
  return { charged: true, reason: 'charged', ...balanceOf({ balance: balance - 1, held }) };
}

function linkSubjects(links: readonly PaidLink[] = []): LinkSubject[] {
  return [...new Set(links.map(linkSubject))];
}

function requireLedger<Row>(row: Row | undefined, accountId: string): Row {
  if (row === undefined) throw new Error(`account ${accountId} has no credit ledger: open it first`);
  return row;
}
