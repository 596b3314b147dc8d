import type { Queryable, Transaction } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { ukDay } from '../../shared/uk-day.ts';
import type { HeldCompany } from '../register/index.ts';
import { nextDueOf, stateOf } from './company-state.ts';
import type { SignalStore } from './signals.store.ts';

export interface Tracking {
  /** From now on, changes of this company become signals. Call it in the transaction that adds a watcher. */
  begin(tx: Transaction, companyNumber: string): Promise<void>;
  /** Call it in the transaction that removed a watcher. Tracking goes on while there are others. */
  end(tx: Transaction, companyNumber: string): Promise<void>;
}

export interface TrackingDeps {
  store: SignalStore;
  findHeld: (db: Queryable, companyNumber: string) => Promise<HeldCompany>;
  clock: Clock;
}

export function createTracking({ store, findHeld, clock }: TrackingDeps): Tracking {
  return {
    async begin(tx, number) {
      const { record, detail } = await findHeld(tx, number);
      // An import replaced the register between the look-up and this transaction.
      if (!record) return;
      const now = clock.now();
      const state = stateOf({ record, detail, day: ukDay(now) });
      await store.insertTracked(tx, {
        company_number: number,
        state,
        next_due: nextDueOf(state),
        // Without details the company is polled soon.
        polled_at: detail ? now : LONG_AGO,
      });
    },
    async end(tx, number) {
      // Two statements: the second sees watchers that were added while the first waited.
      await store.lockTrackedCompany(tx, number);
      await store.deleteTrackedUnlessWatched(tx, number);
    },
  };
}

const LONG_AGO = new Date(0);
