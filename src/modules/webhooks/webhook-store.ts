import type { Database, Queryable, Transaction } from '../../platform/postgres/index.ts';
import type { SignalFilter } from '../signals/index.ts';
import type { ClaimedDelivery, Destination, LoggedDelivery, Outcome } from './webhook.ts';

export interface NewDestination {
  accountId: string;
  webhookUrl: string;
  signalType: SignalFilter;
  secretSealed: Buffer;
  at: Date;
}

export interface DestinationStore {
  list(db: Queryable, accountId: string): Promise<Destination[]>;
  find(db: Queryable, accountId: string, id: number): Promise<Destination | undefined>;
  /** Undefined when the account has as many as it may have. */
  insert(db: Queryable, destination: NewDestination): Promise<Destination | undefined>;
  /** From here on nobody sees it and nothing is sent there; its log and its row are cleared later. */
  markDeleted(db: Queryable, accountId: string, id: number): Promise<boolean>;
  /** The present secret becomes the previous one, which signs along until then. */
  rotateSecret(
    db: Queryable,
    accountId: string,
    id: number,
    secret: { sealed: Buffer; previousUntil: Date },
  ): Promise<boolean>;
  enable(db: Queryable, accountId: string, id: number): Promise<Destination | undefined>;
  /** True for the one that made it so. */
  disable(db: Queryable, id: number): Promise<boolean>;
  findById(db: Queryable, id: number): Promise<Destination | undefined>;
}

export interface DeliveryStore {
  /** One delivery for each signal and each active destination of those who watch its company; wakes the dispatchers. */
  fanOut(tx: Transaction, signalIds: readonly string[], at: Date): Promise<number>;
  /** False when the destination was deleted meanwhile. */
  insertTest(
    db: Queryable,
    test: { destinationId: number; id: string; body: string; at: Date },
  ): Promise<boolean>;
  /** Takes what is due, a few of each destination at most. */
  claim(db: Queryable, options: ClaimOptions): Promise<ClaimedDelivery[]>;
  /** The ids of those that are still ours: neither dropped, nor taken by another since, nor of a deleted destination. */
  renew(db: Queryable, claimed: readonly Claim[], until: Date): Promise<string[]>;
  /** Gives back what was taken and not attempted. */
  release(db: Queryable, claimed: readonly Claim[]): Promise<void>;
  /** Deletes what was not delivered yet of a company that the account watches no longer. */
  dropWaiting(tx: Transaction, accountId: string, companyNumber: string): Promise<void>;
  /** What was deleted meanwhile is left out. */
  recordSuccesses(tx: Transaction, ended: readonly Ended[]): Promise<void>;
  /**
   * `nextAttemptAt` is null when there will be no more. Since when every attempt has failed; undefined, and nothing but
   * the attempt is kept, when the delivery is no longer ours: delivered, dropped or taken by another since.
   */
  recordFailure(
    tx: Transaction,
    delivery: ClaimedDelivery,
    outcome: Outcome,
    nextAttemptAt: Date | null,
  ): Promise<Date | undefined>;
  listLog(
    db: Queryable,
    destinationId: number,
    page: { before: string | null; limit: number },
  ): Promise<LoggedDelivery[]>;
  findLogged(db: Queryable, destinationId: number, deliveryId: string): Promise<LoggedDelivery | undefined>;
  /** Begins a new round of attempts. */
  restart(db: Queryable, destinationId: number, deliveryId: string, at: Date): Promise<boolean>;
}

export interface ClearingStore {
  /** Deletes up to so many deliveries that are over and older than this; says how many. */
  deleteOld(db: Database, before: Date, limit: number): Promise<number>;
  /** The same of destinations that are marked as deleted. */
  deleteOfDeleted(db: Database, limit: number): Promise<number>;
  /** Those that are marked and of which nothing is left. True: that was all that are marked. */
  deleteDestinations(db: Queryable): Promise<boolean>;
}

/** Every claim has a number of its own, which is told to the receiver. */
type Claim = Pick<ClaimedDelivery, 'id' | 'attempt'>;

/** A delivery and how its attempt ended. */
export interface Ended {
  delivery: ClaimedDelivery;
  outcome: Outcome;
}

export interface ClaimOptions {
  now: Date;
  until: Date;
  limit: number;
  /** Of each destination, those under way counted; fewer of one that is failing. */
  perDestination: number;
  perFailing: number;
}
