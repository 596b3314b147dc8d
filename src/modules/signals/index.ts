/**
 * Signals: what happened to the companies that somebody watches.
 *
 * Streams, snapshots, polls and the clock (`sources/`) say that a company may have changed. One pure function, `diff/`,
 * compares it with what it was when it was last looked at, and `record-changes.ts` stores the new state, the signals and
 * whatever `onSignals` adds in one transaction. A signal's identity is a unique key, so the same change is told once.
 *
 * It does not know who watches what (`watchlist` says when a company begins and ceases to be tracked), and it sends
 * nothing (`webhooks` does, by way of `onSignals`).
 */
import type { Database, Transaction } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import { ukDay } from '../../shared/uk-day.ts';
import { findHeld } from '../register/index.ts';
import { createFeedStore } from './feed.store.ts';
import { createFeed } from './feed.ts';
import { createRecorder, type OnSignals } from './record-changes.ts';
import { signalStore as store } from './signals.store.ts';
import { createSources, type SourcesOptions } from './sources/index.ts';
import { createTracking } from './tracking.ts';

export type { Observation, OnSignals } from './record-changes.ts';
export {
  presentSignal,
  SIGNAL_FILTERS,
  type Signal,
  type SignalFilter,
  type StoredSignal,
} from './signal.ts';
export { SignalOut } from './signals.schemas.ts';
export type { Sources } from './sources/index.ts';

export interface SignalsOptions {
  db: Database;
  clock: Clock;
  ids: IdSource;
  /** Called in the transaction that stores new signals, with their ids: deliveries fan out here, in SQL. */
  onSignals?: OnSignals;
}

export type Signals = ReturnType<typeof createSignals>;

export function createSignals({ db, clock, ids, onSignals }: SignalsOptions) {
  const recorder = createRecorder({ store, findHeld, clock, ids, onSignals });
  return {
    feed: createFeed({ store: createFeedStore(db), clock }),
    tracking: createTracking({ store, findHeld, clock }),
    recorder,
    /** For the live source: it has just stored what Companies House says of this company now. */
    async recordFetched(tx: Transaction, companyNumber: string): Promise<void> {
      await store.markPolled(tx, companyNumber, clock.now());
      await recorder.record(tx, [{ companyNumber, source: 'poll', day: ukDay(clock.now()) }]);
    },
    /** What tells of changes. The live source comes after signals, because it tells them what it stores. */
    createSources: (options: Omit<SourcesOptions, 'db' | 'clock'>) =>
      createSources({ db, clock, store, recorder, ...options }),
    /** Some of the companies that somebody watches. */
    listWatched: (limit = 1_000) => store.listTrackedNumbers(db, limit),
  };
}
