/**
 * Signals: changes of watched companies.
 *
 * Streams, snapshots, polls and the clock (`change-sources/`) report that a company may have changed. One
 * pure function, `diff/`, compares it with its last state, and `record-changes.ts` stores the new state, the
 * signals and the work of `onSignals` in one transaction. A signal's identity is a unique key, so the same
 * change becomes one signal.
 *
 * Accounts read the signals of the companies they watch through `feed`; `locked-links.store.ts` hides the
 * domains that they have not paid for, here and in what is pushed. `company-history/` derives the last two
 * years of any company from its record, even if nobody watched it then. If an import is rolled back, its
 * signals are withdrawn (`withdraw-import.ts`).
 *
 * `watchlist` starts and ends the tracking of a company (`tracking`). `webhooks` and `signal-mail` send
 * signals, through `onSignals`. `website-watch` and `financials` find other changes and store them through
 * `addChanges`.
 */

import type { Logger } from '../../platform/logger.ts';
import type { Database, Transaction } from '../../platform/postgres/index.ts';
import { type Clock, ukDay } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import { findStored, type LiveSource, type RestoredCompanies } from '../register/index.ts';
import { type ChangeSourcesOptions, createChangeSources } from './change-sources/index.ts';
import { createCompanyHistoryStore } from './company-history/company-history.store.ts';
import { createCompanySignals } from './company-history/company-signals.ts';
import { createFeedStore } from './feed.store.ts';
import { createFeed } from './feed.ts';
import { type HideLocked, hideLockedLinks } from './locked-links.store.ts';
import { createRecorder, type ExternalChanges, type OnSignals } from './record-changes.ts';
import { signalStore as store } from './signals.store.ts';
import { createTracking } from './tracking.ts';
import { type SignalOutlet, withdrawImport } from './withdraw-import.ts';

export type { ChangeSources } from './change-sources/index.ts';
export type { CompanySignals } from './company-history/company-signals.ts';
export { hideLockedLinks } from './locked-links.store.ts';
export type { Observation, OnSignals } from './record-changes.ts';
export {
  type Change,
  presentSignal,
  SIGNAL_FILTERS,
  type Signal,
  type SignalFilter,
  type StoredSignal,
} from './signal.ts';
export { SIGNAL_EXAMPLE, SignalOut } from './signals.schemas.ts';
export { combineOutlets } from './withdraw-import.ts';

interface SignalsOptions {
  db: Database;
  clock: Clock;
  ids: IdSource;
  /**
   * Called in the transaction that stores new signals, with their ids. Webhooks create their deliveries here.
   */
  onSignals?: OnSignals;
  /** Pushes signals to accounts; called here when signals are withdrawn. */
  outlet?: SignalOutlet;
}

const NO_OUTLET: SignalOutlet = { findSent: async () => [], discard: async () => undefined };

export type Signals = ReturnType<typeof createSignals>;

export function createSignals({ db, clock, ids, onSignals, outlet = NO_OUTLET }: SignalsOptions) {
  const hideLocked: HideLocked = (shown) => hideLockedLinks(db, shown);
  const recorder = createRecorder({ store, findStored, clock, ids, onSignals });
  return {
    feed: createFeed({ store: createFeedStore(db), clock, hideLocked }),
    tracking: createTracking({ store, findStored, clock }),
    recorder,
    /** Called by the live source after it has stored new data of this company. */
    async recordFetched(tx: Transaction, companyNumber: string): Promise<void> {
      await store.markPolled(tx, companyNumber, clock.now());
      await recorder.record(tx, [{ companyNumber, source: 'poll', day: ukDay(clock.now()) }]);
    },
    /** Created after the live source, which itself needs `recordFetched`. */
    createChangeSources: (options: ChangeSourcesOptions) =>
      createChangeSources({ db, clock, store, recorder }, options),
    /** The signals of any company, watched or not. Created after the live source, like the change sources. */
    createCompanySignals: ({ live, log, waitMs }: { live: LiveSource; log: Logger; waitMs?: number }) =>
      createCompanySignals({
        store: createCompanyHistoryStore(db),
        feedStore: createFeedStore(db),
        hideLocked,
        live,
        clock,
        log,
        waitMs,
      }),
    /** Called in the transaction that rolls back an import. */
    withdrawImport: (tx: Transaction, restored: RestoredCompanies) =>
      withdrawImport({ store, recorder, outlet }, tx, restored),
    /** Stores changes in the caller's transaction. Returns the number of new signals. */
    addChanges: (tx: Transaction, changes: ExternalChanges) => recorder.addChanges(tx, changes),
    /** Up to `limit` watched companies. */
    listWatched: (limit = 1_000) => store.listTrackedNumbers(db, limit),
  };
}
