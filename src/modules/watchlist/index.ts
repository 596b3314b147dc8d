/**
 * The watchlist: which companies an account watches, with tags, up to the limit of its plan.
 *
 * It fetches a company before it is watched, so that the first change can be compared with current data, and
 * starts and ends the tracking of the company in `signals`.
 */
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { findableTagKey, readTags } from '../../shared/watchlist.ts';
import type { Actor, Audit } from '../audit/index.ts';
import type { LiveSource, Search } from '../register/index.ts';
import type { Signals } from '../signals/index.ts';
import type { UploadReader } from '../uploads/index.ts';
import { type CompanyList, importCompanies, readCompanyList } from './import-companies.ts';
import { setTags, unwatch, type Watcher, watch } from './watch.ts';
import { watchlistStore as store, type WatchedCompany } from './watchlist.store.ts';

export type { Watcher } from './watch.ts';

interface WatchlistOptions {
  db: Database;
  live: LiveSource;
  /** Finds the companies of an upload by their names. */
  search: Pick<Search, 'findCandidatesByName'>;
  signals: Pick<Signals, 'tracking'>;
  audit: Pick<Audit, 'record'>;
  uploads: Pick<UploadReader, 'read' | 'room'>;
  clock: Clock;
}

export type Watchlist = ReturnType<typeof createWatchlist>;

export function createWatchlist({ db, live, search, signals, audit, uploads, clock }: WatchlistOptions) {
  const deps = { db, store, live, search, tracking: signals.tracking, audit, clock };
  return {
    room: uploads.room,
    /**
     * Most recently watched first; with `tag`, only companies that have it. `after` and `limit` read page by
     * page.
     */
    list: (
      accountId: string,
      { tag, ...page }: { tag?: string | undefined; after?: WatchedCompany | undefined; limit?: number } = {},
    ) => store.list(db, accountId, { ...page, tagKey: tag === undefined ? undefined : findableTagKey(tag) }),
    countUsed: (accountId: string) => store.countUsed(db, accountId),
    listTags: (accountId: string) => store.listTags(db, accountId),
    /**
     * Also adds the tags to those of the company. Throws `company_not_found` and `watchlist_limit_reached`.
     */
    watch: (watcher: Watcher, companyNumber: string, tags: readonly string[] = []) =>
      watch(deps, watcher, companyNumber, { tags: readTags(tags) }),
    /** Replaces the tags. Throws `company_not_found` for a company that is not watched. */
    setTags: (by: Actor, companyNumber: string, tags: readonly string[]) =>
      setTags(deps, by, { companyNumber, tags: readTags(tags) }),
    /** Watches every company of a file, or only looks them up, and reports the outcome of each row. */
    async importCompanies(
      watcher: Watcher,
      list: CompanyList,
      { tags = [], isCheck = false }: { tags?: readonly string[]; isCheck?: boolean } = {},
    ) {
      const read = readTags(tags);
      const inputs = await readCompanyList(uploads, list);
      const rows = await importCompanies(deps, watcher, { inputs, tags: read, isCheck });
      return { rows, used: await store.countUsed(db, watcher.accountId) };
    },
    unwatch: (by: Actor, companyNumber: string) => unwatch(deps, by, companyNumber),
  };
}
