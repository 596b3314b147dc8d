import type { Queryable, Transaction } from '../../platform/postgres/index.ts';

export interface WatchedCompany {
  company_number: string;
  company_name: string;
  company_status: string;
  watched_at: Date;
  last_signal_at: Date | null;
}

/** What the watchlist keeps; `watchlist.store.ts` answers with SQL. */
export interface WatchlistStore {
  /** How many companies the account watches; until the caller commits, it begins and ends to watch nothing else. */
  lockUsed(tx: Transaction, accountId: string): Promise<number>;
  countUsed(db: Queryable, accountId: string): Promise<number>;
  isWatched(db: Queryable, accountId: string, companyNumber: string): Promise<boolean>;
  insert(tx: Transaction, accountId: string, watch: { companyNumber: string; at: Date }): Promise<void>;
  /** False when it was not watched. */
  remove(tx: Transaction, accountId: string, companyNumber: string): Promise<boolean>;
  /** Newest first; of one company where a number is given. */
  list(db: Queryable, accountId: string, companyNumber?: string): Promise<WatchedCompany[]>;
}
