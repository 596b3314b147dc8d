import type { Queryable, Transaction } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { ukDay } from '../../shared/uk-day.ts';
import type { HeldCompany } from '../register/index.ts';
import { nextDueOf, stateOf } from './company-state.ts';
import type { SignalStore } from './signals.store.ts';

export interface Tracking {
  /** From now on, changes of this company make signals. In the transaction that adds a watcher. */
  begin(tx: Transaction, companyNumber: string): Promise<void>;
  /** In the transaction that took a watcher away; the company is tracked on while it has others. */
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
      // Between the look-up and this transaction the register was exchanged for one without it.
      if (!record) return;
      const now = clock.now();
      const state = stateOf({ record, detail, day: ukDay(now) });
      await store.insertTracked(tx, {
        company_number: number,
        state,
        next_due: nextDueOf(state),
        // What could not be had of the company at first is asked for soon.
        polled_at: detail ? now : LONG_AGO,
      });
    },
    async end(tx, number) {
      // In two steps: the second sees the watchers that came while the first waited.
      await store.lockTrackedCompany(tx, number);
      await store.deleteTrackedUnlessWatched(tx, number);
    },
  };
}

const LONG_AGO = new Date(0);
