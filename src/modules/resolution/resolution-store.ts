import type { Queryable, Transaction } from '../../platform/postgres/index.ts';
import type { Verdict } from './decide/verdict.ts';
import type { StoredResult } from './resolution-job.ts';

/** What is known of a domain, and what the account that asks has paid and can spend. */
export interface DomainAccountState {
  available: number;
  /** Until when the account has paid for the domain; null: it has not. */
  paid_until: Date | null;
  /** Null: no result, or none that is still valid. */
  result_id: number | null;
  match_status: Verdict['match_status'] | null;
  company_number: string | null;
  /** Changes whenever the company's record or detail does; null: the company has left the register. */
  company_version: string | null;
  detail_at: Date | null;
}

export interface AccountStateQuery {
  accountId: string;
  keyHash: Buffer | undefined;
  domain: string;
  now: Date;
}

/** The newest verdict on a domain. */
export type StoredVerdict = Pick<StoredResult, 'domain' | 'verdict' | 'resolved_at'>;

/** Results of domains. `resolution.store.ts` implements it; every call runs on the connection it is given. */
export interface ResolutionStore {
  /** One for each query, in their order. Undefined: the key with the given hash is no longer the account's. */
  findAccountStates(
    db: Queryable,
    queries: readonly AccountStateQuery[],
  ): Promise<(DomainAccountState | undefined)[]>;
  findResult(db: Queryable, id: number): Promise<StoredResult | undefined>;
  /** The newest verdicts on these domains, as far as they are still valid. */
  listValidVerdicts(db: Queryable, domains: readonly string[], now: Date): Promise<StoredVerdict[]>;
  /** How many of these domains have a valid result. */
  countValid(db: Queryable, domains: readonly string[], now: Date): Promise<number>;
  insertResult(tx: Transaction, result: Omit<StoredResult, 'id'>): Promise<number>;
}
