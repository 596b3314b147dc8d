import type { Queryable, Transaction } from '../../platform/postgres/index.ts';
import type { StoredSearch, VerifiedWebsite } from './website-result.ts';

/** What is known of a company's website, and what the account that asks has paid and can spend. */
export interface CompanyAccountState {
  available: number;
  /** Until when the account has paid for the company; null: it has not. */
  paid_until: Date | null;
  /** The last search, if it is still valid. */
  search: StoredSearch | null;
  /** What both directions know now, the best first. */
  websites: VerifiedWebsite[];
}

/** Whether a domain had an address when it was last looked up. */
export interface DomainLookup {
  domain: string;
  found: boolean;
  expires_at: Date;
}

/** Searches and look-ups. `website.store.ts` implements it; every call runs on the connection it is given. */
export interface WebsiteStore {
  findAccountState(
    db: Queryable,
    query: { accountId: string; companyNumber: string; now: Date },
  ): Promise<CompanyAccountState | undefined>;
  /** What both directions know of the company now, the best first. */
  listVerified(db: Queryable, companyNumber: string, now: Date): Promise<VerifiedWebsite[]>;
  findSearch(db: Queryable, id: number): Promise<StoredSearch | undefined>;
  insertSearch(tx: Transaction, search: Omit<StoredSearch, 'id'>): Promise<number>;
  /** True once: for the first answer that shows the account what its search for the company cost. */
  markChargeNotified(
    db: Queryable,
    charge: { accountId: string; companyNumber: string; at: Date },
  ): Promise<boolean>;
  /** Those that have not expired. */
  listLookups(db: Queryable, domains: readonly string[], now: Date): Promise<DomainLookup[]>;
  saveLookup(db: Queryable, lookup: DomainLookup): Promise<void>;
  deleteExpiredLookups(db: Queryable, now: Date): Promise<void>;
}
