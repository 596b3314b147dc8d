/**
 * Saved searches: searches of the register that an account keeps under a name, exports, and watches for companies that newly
 * match.
 *
 * A watched search is run again after an import, by a job, and at least once a day. Each company that it finds is stored once, by
 * a unique key; those that it found when the watch began are not new. The digest of `signal-mail` lists them too.
 */
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import { Problem } from '../../shared/problem.ts';
import type { Actor, Audit } from '../audit/index.ts';
import { parseSearchQuery, type RawSearchQuery, type Search } from '../register/index.ts';
import { checkDue, seedMatches } from './check-matches.ts';
import { type MatchesPage, type SavedSearch, savedSearchStore as store } from './saved-searches.store.ts';

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

export const SAVED_SEARCHES_MAX = 50;

export type SavedSearches = ReturnType<typeof createSavedSearches>;

export function createSavedSearches({ db, search, audit, clock, ids }: SavedSearchesOptions) {
  const deps = { db, store, search, clock };

  async function find(accountId: string, id: string): Promise<SavedSearch> {
    const found = await store.find(db, accountId, id);
    if (!found) throw new Problem('saved_search_not_found', 'You have no saved search with this id.');
    return found;
  }

  /** Notes what it finds now, so that only later matches are new. */
  async function setWatched(accountId: string, saved: SavedSearch, watched: boolean): Promise<void> {
    if (watched === saved.watched) return;
    if (watched) await seedMatches(deps, saved);
    else await store.setWatched(db, accountId, { id: saved.id, watched: false });
  }

  return {
    list: (accountId: string) => store.list(db, accountId),
    find,

    /** Throws `invalid_request`, `saved_search_exists`, `saved_search_limit_reached`. */
    async create(by: Actor, wanted: NewSearch): Promise<SavedSearch> {
      const { accountId } = by;
      const id = await insertSearch({ db, audit, clock, ids }, by, wanted);
      if (wanted.watch) await setWatched(accountId, await find(accountId, id), true);
      return find(accountId, id);
    },

    /** Throws `saved_search_not_found`, `saved_search_exists`. */
    async change(
      accountId: string,
      id: string,
      { name, watched }: { name?: string; watched?: boolean },
    ): Promise<SavedSearch> {
      const saved = await find(accountId, id);
      if (name !== undefined && !(await store.rename(db, accountId, { id, name: name.trim() })))
        throw new Problem('saved_search_exists', `You have a saved search named "${name.trim()}" already.`);
      if (watched !== undefined) await setWatched(accountId, saved, watched);
      return find(accountId, id);
    },

    /** Throws `saved_search_not_found`. */
    async remove(by: Actor, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const name = await store.remove(tx, by.accountId, id);
        if (name === undefined)
          throw new Problem('saved_search_not_found', 'You have no saved search with this id.');
        await audit.record(tx, by.accountId, {
          ...by,
          kind: 'saved_search_deleted',
          detail: { saved_search: name },
        });
      });
    },

    /** Companies that newly match, newest first. Throws `saved_search_not_found`. */
    async listMatches(accountId: string, id: string, page: MatchesPage) {
      await find(accountId, id);
      return store.listMatches(db, accountId, id, page);
    },

    /** All companies that match now, as far as exports go. Throws `saved_search_not_found`. */
    async exportCompanies(accountId: string, id: string) {
      const { query } = await find(accountId, id);
      return search.exportRows(parseSearchQuery(query));
    },

    /** Searches again for those watched searches that an import may have changed. Returns the number of new matches. */
    checkDue: (signal: AbortSignal): Promise<number> => checkDue(deps, signal),
  };
}

interface NewSearch {
  name: string;
  query: RawSearchQuery;
  watch: boolean;
}

async function insertSearch(
  { db, audit, clock, ids }: Pick<SavedSearchesOptions, 'db' | 'audit' | 'clock' | 'ids'>,
  by: Actor,
  wanted: NewSearch,
): Promise<string> {
  const { query } = wanted;
  parseSearchQuery(query);
  const name = wanted.name.trim();
  const at = clock.now();
  const id = ids.sortable('search', at);
  await db.transaction(async (tx) => {
    const outcome = await store.insert(tx, by.accountId, {
      id,
      name,
      query,
      at,
      atMost: SAVED_SEARCHES_MAX,
    });
    if (outcome === 'exists')
      throw new Problem('saved_search_exists', `You have a saved search named "${name}" already.`);
    if (outcome === 'full')
      throw new Problem(
        'saved_search_limit_reached',
        `You have ${SAVED_SEARCHES_MAX} saved searches, which is the limit. Delete one first.`,
      );
    await audit.record(tx, by.accountId, { ...by, kind: 'search_saved', detail: { saved_search: name } });
  });
  return id;
}
