/**
 * Credits: how many an account owns, how many of them running jobs hold, and what it was charged for.
 *
 * A ledger of entries that are only ever added: grant, hold, charge, release. Balance and held are the sums
 * of the entries, and the database enforces the rules (migrations/0004_credits.sql): neither sum goes below
 * zero, a hold is settled once, a subject or a link is paid for once in 30 days, and an entry never changes.
 * All writes join the caller's transaction, so that a job's result and its price are stored together or not
 * at all.
 *
 * It does not know what a result costs (resolution does), which plan grants what (accounts does), or when a
 * job is dead and its hold should be released (the job's module does).
 */
import type { Queryable, Transaction } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import { type Charge, chargeNow } from './charge-now.ts';
import { type Balance, balanceOf, requireCredits, requireLedger } from './credit-entry.ts';
import { creditsStore as store } from './credits.store.ts';
import { type Hold, holdCredits } from './hold-credits.ts';
import { type Settle, settleHold } from './settle-hold.ts';

export type { Charge } from './charge-now.ts';
export { type CreditEntry, type CreditSubject, oldestValidCharge, type PaidLink } from './credit-entry.ts';
export type { Hold } from './hold-credits.ts';
export type { Settle } from './settle-hold.ts';

export interface Grant {
  accountId: string;
  /** An integer above zero. */
  credits: number;
  reason: string;
  /** The account gets a grant with this key only once; for instance `plan:2026-11-15`. */
  key?: string;
}

interface EntryPage {
  /** The id of the last entry of the previous page. */
  before?: string;
  /** At most 200 are returned. */
  limit: number;
}

interface CreditsOptions {
  clock: Clock;
  ids: IdSource;
  /** Called in the transaction of every grant, for work that waits for credits. */
  onGrant?: (tx: Transaction, accountId: string) => Promise<void>;
}

export type Credits = ReturnType<typeof createCredits>;

/**
 * Functions that write take the caller's transaction, and their effect begins when it commits. The account's
 * row stays locked until then, so a transaction that writes should be short and touch one account.
 */
export function createCredits({ clock, ids, onGrant }: CreditsOptions) {
  function newEntryKey() {
    const at = clock.now();
    return { id: ids.sortable('ce', at), at };
  }
  const deps = { store, newEntryKey };

  return {
    /** Creates an empty ledger for the account, unless it has one. */
    openAccount: (tx: Transaction, accountId: string) => store.insertAccount(tx, accountId),

    /** `granted` is false if a grant with this key was made before; then nothing changes. */
    async grant(
      tx: Transaction,
      { accountId, credits, reason, key }: Grant,
    ): Promise<Balance & { granted: boolean }> {
      requireCredits(credits);
      const grant = { ...newEntryKey(), accountId, credits, reason, key: key ?? null };
      const result = await store.insertGrant(tx, grant);
      const { granted, ...totals } = requireLedger(result, accountId);
      if (granted) await onGrant?.(tx, accountId);
      return { granted, ...balanceOf(totals) };
    },

    /** The grants of the account whose key begins so. */
    listKeyedGrants: (db: Queryable, accountId: string, prefix: string) =>
      store.listKeyedGrants(db, accountId, prefix),

    hold: (tx: Transaction, hold: Hold) => holdCredits(deps, tx, hold),

    settle: (tx: Transaction, settle: Settle) => settleHold(deps, tx, settle),

    chargeNow: (tx: Transaction, charge: Charge) => chargeNow(deps, tx, charge),

    async readBalance(db: Queryable, accountId: string): Promise<Balance> {
      return balanceOf(requireLedger(await store.findTotals(db, accountId), accountId));
    },

    /** Newest first. */
    listEntries: (db: Queryable, accountId: string, { before, limit }: EntryPage) =>
      store.listEntries(db, accountId, { before: before ?? null, limit }),

    /** Oldest first, of all accounts: to release the holds of dead jobs. */
    listOpenHoldsOlderThan: (db: Queryable, at: Date, limit: number) =>
      store.listHoldsOlderThan(db, at, limit),
  };
}
