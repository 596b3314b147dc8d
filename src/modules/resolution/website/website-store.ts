import type { Queryable, Transaction } from '../../../platform/postgres/index.ts';
import type { Verdict } from '../decide/verdict.ts';
import type {
  SearchRef,
  StoredSearch,
  VerifiedWebsite,
  WebsiteCharge,
  WebsiteJob,
} from './website-result.ts';

/** What is known of a company's website, and what the account that asks may do about it. */
export interface WebsiteStanding {
  available: number;
  /** Until when the account has paid for the company; null: it has not. */
  paid_until: Date | null;
  /** The last search that still answers. */
  search: StoredSearch | null;
  /** What both directions know now, the best first. */
  websites: VerifiedWebsite[];
}

export interface NewSearch extends SearchRef {
  /** Websites read before this are read again. */
  readsSince: Date;
  at: Date;
}

export type NewSearchResult = Omit<StoredSearch, 'id'>;

/** What a website said when it was last read. */
export interface KnownVerdict {
  domain: string;
  verdict: Verdict;
  resolved_at: Date;
}

/** Whether a domain had an address when it was last asked about. */
export interface DomainLookup {
  domain: string;
  found: boolean;
  expiresAt: Date;
}

/** What the search for websites keeps. `website.store.ts` answers with SQL. */
export interface WebsiteStore {
  findStanding(
    db: Queryable,
    question: { accountId: string; companyNumber: string; now: Date },
  ): Promise<WebsiteStanding | undefined>;
  /** What both directions know of the company now, the best first. */
  listVerified(db: Queryable, companyNumber: string, now: Date): Promise<VerifiedWebsite[]>;
  findSearch(db: Queryable, id: number): Promise<StoredSearch | undefined>;
  insertSearch(tx: Transaction, result: NewSearchResult): Promise<number>;

  /** Makes the task, or finds the one under way; it stays locked until the transaction ends. */
  openTask(tx: Transaction, task: NewSearch): Promise<{ id: string; created: boolean }>;
  /** False when somebody has finished it. */
  lockTask(tx: Transaction, task: SearchRef): Promise<boolean>;
  /** Counts the attempt; undefined when somebody has finished it. */
  beginAttempt(
    db: Queryable,
    task: SearchRef,
    at: Date,
  ): Promise<{ attempts: number; reads_since: Date } | undefined>;
  noteTried(db: Queryable, task: SearchRef, note: { tried: number; at: Date }): Promise<void>;
  /** Pending again. An attempt that was cut short by a stop does not count. */
  endAttempt(db: Queryable, task: SearchRef, end: { counts: boolean; at: Date }): Promise<void>;
  deleteTask(tx: Transaction, task: SearchRef): Promise<void>;
  listSilentTasks(db: Queryable, before: Date, limit: number): Promise<(SearchRef & { queuedAt: Date })[]>;
  touchTask(tx: Transaction, task: SearchRef, at: Date): Promise<void>;

  findRunningJob(db: Queryable, accountId: string, companyNumber: string): Promise<WebsiteJob | undefined>;
  findJob(db: Queryable, id: string): Promise<WebsiteJob | undefined>;
  insertJob(
    tx: Transaction,
    job: { id: string; accountId: string; companyNumber: string; held: boolean; at: Date },
  ): Promise<void>;
  /** In the order of accounts, locked. */
  listWaitingJobs(tx: Transaction, companyNumber: string): Promise<{ id: string; held: boolean }[]>;
  finishJob(tx: Transaction, id: string, end: { at: Date; resultId: number } & WebsiteCharge): Promise<void>;
  /** Once only: true for the first answer that shows the account what its search for the company cost. */
  tellCharge(
    db: Queryable,
    question: { accountId: string; companyNumber: string; at: Date },
  ): Promise<boolean>;
  listCompaniesWithoutTask(db: Queryable, limit: number): Promise<string[]>;
  isWaiting(db: Queryable, jobId: string): Promise<boolean>;

  /** The newest verdicts on these domains that still answer. */
  listVerdicts(db: Queryable, domains: readonly string[], now: Date): Promise<KnownVerdict[]>;
  /** Those that have not expired. */
  listLookups(db: Queryable, domains: readonly string[], now: Date): Promise<DomainLookup[]>;
  saveLookup(db: Queryable, lookup: DomainLookup): Promise<void>;

  /** Jobs and results that nobody can ask for any more, and look-ups that are out of date. */
  purge(db: Queryable, before: Date, now: Date): Promise<number>;
}
