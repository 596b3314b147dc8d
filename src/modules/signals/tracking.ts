import type { Queryable, Transaction } from '../../platform/postgres/index.ts';
import { type Clock, ukDay } from '../../shared/clock.ts';
import type { StoredCompany } from '../register/index.ts';
import { nextDueOf, stateOf } from './company-state.ts';
import type { SignalStore } from './signals.store.ts';

const LONG_AGO = new Date(0);

interface Tracking {
  /** From now on, changes of this company become signals. Call it in the transaction that adds a watcher. */
  begin(tx: Transaction, companyNumber: string): Promise<void>;
  /** Call it in the transaction that removed a watcher. Tracking continues while there are others. */
  end(tx: Transaction, companyNumber: string): Promise<void>;
}

interface TrackingDeps {
  store: SignalStore;
  findStored: (db: Queryable, companyNumber: string) => Promise<StoredCompany>;
  clock: Clock;
}

export function createTracking({ store, findStored, clock }: TrackingDeps): Tracking {
  return {
    async begin(tx, number) {
      const { record, detail } = await findStored(tx, number);
      // An import replaced the register between the look-up and this transaction.
      if (!record) return;
      const now = clock.now();
      const state = stateOf({ record, detail, day: ukDay(now) });
      await store.insertTracked(tx, {
        company_number: number,
        state,
        next_due: nextDueOf(state),
        // Without details, the company is polled soon.
        polled_at: detail ? now : LONG_AGO,
      });
    },
    async end(tx, number) {
      // Two statements, because the second sees watchers that were added while the first waited.
      await store.lockTrackedCompany(tx, number);
      await store.deleteTrackedUnlessWatched(tx, number);
    },
  };
}
