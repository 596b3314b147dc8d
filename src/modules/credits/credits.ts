import type { Queryable, Transaction } from '../../platform/postgres/index.ts';
import type { Balance, CreditEntry, CreditSubject, OpenHold } from './credit-entry.ts';

export interface Grant {
  accountId: string;
  /** A whole number above zero. */
  credits: number;
  reason: string;
  /** Makes the grant once-only for this account, for instance `plan:2026-11-15`. */
  key?: string;
}

export interface Granted extends Balance {
  /** False when a grant with this key was made before; nothing changed then. */
  granted: boolean;
}

export interface Hold {
  accountId: string;
  /** Chosen by the caller and never used twice, such as the id of the job that will settle it. */
  holdId: string;
  subject: CreditSubject;
  /** 1 unless told. */
  credits?: number;
}

export interface Settle {
  holdId: string;
  outcome: 'charge' | 'release';
  /** For the ledger, such as `matched` or `no_match_free`. */
  reason: string;
}

export interface Settled extends Balance {
  charged: boolean;
  reason: 'charged' | 'already_charged' | 'released';
  /** What the ledger says: the reason given by the caller that settled first, or `already_charged`. */
  recordedReason: string;
  /** The hold had been settled before: this is the first outcome, and this call changed nothing. */
  repeated: boolean;
}

export interface Charge {
  accountId: string;
  subject: CreditSubject;
  reason: string;
}

export interface Charged extends Balance {
  charged: boolean;
  reason: 'charged' | 'already_charged';
}

export interface EntryPage {
  /** The id of the last entry of the page before this one. */
  before?: string;
  /** At most 200 are returned. */
  limit: number;
}

/**
 * Everything that writes takes the caller's transaction and is void unless that commits. The account's row stays
 * locked until then, so a transaction that writes should be short and touch one account.
 */
export interface Credits {
  /** Gives the account an empty ledger; does nothing where there is one. */
  openAccount(tx: Transaction, accountId: string): Promise<void>;
  grant(tx: Transaction, grant: Grant): Promise<Granted>;
  /** Throws `no_credits` when fewer are free. */
  hold(tx: Transaction, hold: Hold): Promise<Balance>;
  /** May be repeated: the first settlement stands and every caller is told of it. */
  settle(tx: Transaction, settle: Settle): Promise<Settled>;
  /** One credit, without a hold, for a result that is there already. Throws `no_credits` when none is free. */
  chargeNow(tx: Transaction, charge: Charge): Promise<Charged>;
  /** Has the account paid for the subject within the last 30 days? */
  wasCharged(db: Queryable, accountId: string, subject: CreditSubject): Promise<boolean>;
  readBalance(db: Queryable, accountId: string): Promise<Balance>;
  /** Newest first. */
  listEntries(db: Queryable, accountId: string, page: EntryPage): Promise<CreditEntry[]>;
  /** Oldest first, of all accounts: for the reaper that returns what dead jobs held. */
  listOpenHoldsOlderThan(db: Queryable, at: Date, limit: number): Promise<OpenHold[]>;
}
