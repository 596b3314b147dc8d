import type { Queryable, Transaction } from '../../../platform/postgres/index.ts';
import type { EventContent } from './event-content.ts';
import type { StreamName } from './stream-names.ts';

export interface StreamPlace {
  source: string;
  stream: StreamName;
}

/** When and how the REST API last told of a company that it was asked for. */
export interface DetailTimes {
  fetchedAt: Date | null;
  /** Somebody is asking for it right now. */
  isBeingFetched: boolean;
}

/** How far streams were read, and what they change in the register; `stream.store.ts` answers with SQL. */
export interface StreamStore {
  /**
   * From here on the transaction gives up on any lock that is not to be had soon. An import exchanges whole tables, and
   * must never find a reader of streams in its way that waits for it in turn.
   */
  waitForNothing(tx: Transaction): Promise<void>;
  findTimepoint(db: Queryable, place: StreamPlace): Promise<number | undefined>;
  /** The same, locked: whoever else reads this stream waits, and then finds what the caller stored. */
  lockTimepoint(tx: Transaction, place: StreamPlace, now: Date): Promise<number | undefined>;
  saveTimepoint(tx: Transaction, place: StreamPlace, at: { timepoint: number; now: Date }): Promise<void>;
  /** The next connection begins with what comes then. */
  forgetTimepoint(db: Queryable, place: StreamPlace): Promise<void>;
  noteHeard(db: Queryable, place: StreamPlace, now: Date): Promise<void>;
  /** When the stream last said anything, in whichever process. */
  findHeardAt(db: Queryable, place: StreamPlace): Promise<Date | undefined>;

  readDetailTimes(tx: Transaction, companyNumbers: string[], now: Date): Promise<Map<string, DetailTimes>>;
  /** Whether the register is the one that this source tells of; it is the fictional one's alone while that is there. */
  isRegisterOf(tx: Transaction, source: string): Promise<boolean>;
  /**
   * Writes what an event tells into what the register holds of that company, and nothing where it holds nothing. It
   * never waits for a lock (it fails with a lock time-out instead), so it can never be in an import's way.
   */
  apply(
    tx: Transaction,
    companyNumber: string,
    change: { content: EventContent; at: Date; day: string },
  ): Promise<void>;
}
