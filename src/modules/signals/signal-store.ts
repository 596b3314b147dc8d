import type { Queryable, Transaction } from '../../platform/postgres/index.ts';
import type { CompanyState } from './company-state.ts';
import type { SignalDraft, SignalFilter, SignalSource, StoredSignal } from './signal.ts';

export interface TrackedState {
  company_number: string;
  state: CompanyState;
  next_due: string | null;
}

export interface NewSignal extends SignalDraft {
  id: string;
  company_number: string;
  company_name: string;
  detected_at: Date;
  source: SignalSource;
}

/** What signals keep, and how they ask for it; `signals.store.ts` answers with SQL. */
export interface SignalStore {
  /** Work of a transaction that may fail: what it did is undone then, and the transaction goes on without it. */
  attempt<T>(tx: Transaction, work: () => Promise<T>): Promise<T>;
  /** Those of the companies that somebody watches, locked against others who compare them, always in one order. */
  lockTracked(tx: Transaction, companyNumbers: string[]): Promise<TrackedState[]>;
  saveStates(tx: Transaction, states: TrackedState[]): Promise<void>;
  /** Later than the time in any signal's id; until the caller commits, nobody else gets one. */
  takePlace(tx: Transaction, now: Date): Promise<Date>;
  /** The ids of those that were not there yet. */
  insertSignals(tx: Transaction, signals: NewSignal[]): Promise<string[]>;

  /** Starts to track; what is tracked already stays as it is. */
  insertTracked(tx: Transaction, tracked: TrackedState & { polled_at: Date }): Promise<void>;
  /** Locks the company, so that nobody begins to watch it until the caller has decided. */
  lockTrackedCompany(tx: Transaction, companyNumber: string): Promise<void>;
  /** Ends the tracking of a company that nobody watches. */
  deleteTrackedUnlessWatched(tx: Transaction, companyNumber: string): Promise<void>;
  listTrackedNumbers(db: Queryable, limit: number): Promise<string[]>;
  /** Companies of which a due date has passed since they were compared. */
  listPastDue(
    db: Queryable,
    today: string,
    options: { limit: number; except: readonly string[] },
  ): Promise<string[]>;
  /** Companies that the live source has not told of since then, those of longest ago first. */
  listUnpolledSince(db: Queryable, since: Date, limit: number): Promise<string[]>;
  countTracked(db: Queryable): Promise<number>;
  notePolled(db: Queryable, companyNumber: string, at: Date): Promise<void>;
  /** All that are tracked are asked for as soon as there is room. */
  forgetPolls(db: Queryable): Promise<number>;
}

export interface FeedSlice {
  /** Signals below this id only. */
  before: string | undefined;
  offset: number;
  limit: number;
}

export interface FeedStore {
  listForAccount(accountId: string, type: SignalFilter, slice: FeedSlice): Promise<StoredSignal[]>;
  countForAccount(accountId: string, type: SignalFilter): Promise<number>;
  listForCompany(companyNumber: string, limit: number): Promise<StoredSignal[]>;
  findMark(accountId: string, mark: { list: string; page: number; after: Date }): Promise<string | undefined>;
  /** `isLast`: nothing comes behind it any more, so marks of later pages are of a list that has changed since. */
  setMark(
    accountId: string,
    mark: { list: string; page: number; beforeId: string; isLast: boolean; now: Date; expired: Date },
  ): Promise<void>;
}
