/**
 * Saved searches: searches of the register that an account keeps under a name, exports, and watches for
 * companies that newly match.
 *
 * A job runs watched searches again after an import, and at least once a day (`check-matches.ts`). Each
 * company that a search finds is stored once, by a unique key; companies that match when the watch begins are
 * not new. The digest of `signal-mail` also lists new matches.
 */
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import type { Actor, Audit } from '../audit/index.ts';
import { parseUnpagedQuery, type Search } from '../register/index.ts';
import { type CheckContext, checkDue } from './check-matches.ts';
import { changeSearch, findSearch, type NewSearch, removeSearch, saveSearch } from './save-search.ts';
import { type MatchesPage, savedSearchStore as store } from './saved-searches.store.ts';

export { SAVED_SEARCHES_MAX } from './save-search.ts';
export type { NewMatch, SavedSearch } from './saved-searches.store.ts';

/** Companies that newly matched in a period, for the digest. */
export const { listMatchesOfPeriod } = store;

interface SavedSearchesOptions {
  db: Database;
  search: Pick<Search, 'exportCompanies' | 'exportRows'>;
  audit: Pick<Audit, 'record'>;
  clock: Clock;
  ids: IdSource;
}

export type SavedSearches = ReturnType<typeof createSavedSearches>;

export function createSavedSearches({ db, search, audit, clock, ids }: SavedSearchesOptions) {
  const deps = { db, store, search, audit, clock, ids };
  return {
    list: (accountId: string) => store.list(db, accountId),

    /** Throws `saved_search_not_found`. */
    find: (accountId: string, id: string) => findSearch(deps, accountId, id),

    /** Throws `invalid_request`, `saved_search_exists`, `saved_search_limit_reached`. */
    create: (by: Actor, wanted: NewSearch) => saveSearch(deps, by, wanted),

    /** Throws `saved_search_not_found`, `saved_search_exists`. */
    change: (by: Actor, id: string, change: { name?: string; watched?: boolean }) =>
      changeSearch(deps, by, id, change),

    /** Throws `saved_search_not_found`. */
    remove: (by: Actor, id: string) => removeSearch(deps, by, id),

    /** Companies that newly match, newest first. Throws `saved_search_not_found`. */
    async listMatches(accountId: string, id: string, page: MatchesPage) {
      await findSearch(deps, accountId, id);
      return store.listMatches(db, accountId, id, page);
    },

    /** The companies that match now, up to the limit of exports. Throws `saved_search_not_found`. */
    async exportCompanies(accountId: string, id: string) {
      const { query } = await findSearch(deps, accountId, id);
      return search.exportRows(parseUnpagedQuery(query));
    },

    /** Runs the watched searches that are due, such as after an import. Returns the number of new matches. */
    checkDue: (context: CheckContext): Promise<number> => checkDue(deps, context),
  };
}
