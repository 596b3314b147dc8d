import type { Queryable, Transaction } from '../../platform/postgres/index.ts';
import type { CreditEntry, CreditEntryId, CreditSubject, OpenHold } from './credit-entry.ts';
import type { Settlement } from './settlement.ts';

export interface Totals {
  balance: number;
  held: number;
}

export interface LockedHold extends Totals {
  accountId: string;
  subject: CreditSubject;
  credits: number;
}

export interface HoldToSettle {
  holdId: string;
  accountId: string;
  subject: CreditSubject;
  at: Date;
}

/** What bears on how a hold is settled. */
export interface HoldStanding {
  /** The hold was settled before, like this. */
  settlement: Settlement | null;
  /** An earlier charge still pays for the hold's subject. */
  paid: boolean;
}

interface NewEntry {
  id: CreditEntryId;
  accountId: string;
  credits: number;
  at: Date;
}
export type NewGrant = NewEntry & { reason: string; key: string | null };
export type NewHold = NewEntry & { holdId: string; subject: CreditSubject };
export type NewSettlement = NewHold & Settlement & { paidUntil: Date | null };
export type NewCharge = NewEntry & { subject: CreditSubject; reason: string; paidUntil: Date };

/** What the ledger needs of its tables. Where a row is missing for want of an open account, the answer is undefined. */
export interface LedgerStore {
  insertAccount(tx: Transaction, accountId: string): Promise<void>;
  /** The totals are those after the grant. */
  insertGrant(tx: Transaction, grant: NewGrant): Promise<(Totals & { granted: boolean }) | undefined>;
  /** The totals are those before the hold; `inserted` is false when they do not allow it or the id is taken. */
  insertHold(tx: Transaction, hold: NewHold): Promise<(Totals & { inserted: boolean }) | undefined>;
  lockAccount(tx: Transaction, accountId: string): Promise<Totals | undefined>;
  /** Locks the account of a hold, settled or not. */
  lockAccountOfHold(tx: Transaction, holdId: string): Promise<LockedHold | undefined>;
  findStanding(tx: Transaction, hold: HoldToSettle): Promise<HoldStanding>;
  isPaid(db: Queryable, accountId: string, subject: CreditSubject, at: Date): Promise<boolean>;
  insertSettlement(tx: Transaction, settlement: NewSettlement): Promise<void>;
  insertCharge(tx: Transaction, charge: NewCharge): Promise<void>;
  findTotals(db: Queryable, accountId: string): Promise<Totals | undefined>;
  listEntries(
    db: Queryable,
    accountId: string,
    page: { before: string | null; limit: number },
  ): Promise<CreditEntry[]>;
  listHoldsOlderThan(db: Queryable, at: Date, limit: number): Promise<OpenHold[]>;
}
