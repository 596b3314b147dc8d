/**
 * The watchlist: which companies an account watches, and how many it may.
 *
 * It fetches a company before it is watched, so that the first change can be compared, and starts and ends its tracking in
 * `signals`.
 */
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { LiveSource } from '../register/index.ts';
import type { Signals } from '../signals/index.ts';
import { unwatch, type Watcher, watch } from './watch.ts';
import { watchlistStore as store } from './watchlist.store.ts';

export type { Watcher } from './watch.ts';

export interface WatchlistOptions {
  db: Database;
  live: LiveSource;
  signals: Pick<Signals, 'tracking'>;
  clock: Clock;
}

export type Watchlist = ReturnType<typeof createWatchlist>;

export function createWatchlist({ db, live, signals, clock }: WatchlistOptions) {
  const deps = { db, store, live, tracking: signals.tracking, clock };
  return {
    list: (accountId: string) => store.list(db, accountId),
    /** Throws `company_not_found` and `watchlist_limit_reached`. */
    watch: (watcher: Watcher, companyNumber: string) => watch(deps, watcher, companyNumber),
    unwatch: (accountId: string, companyNumber: string) => unwatch(deps, accountId, companyNumber),
  };
}
