import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import { Problem } from '../../shared/problem.ts';
import type { Actor, Audit } from '../audit/index.ts';
import { parseSearchQuery, type RawSearchQuery, type Search } from '../register/index.ts';
import { seedMatches } from './check-matches.ts';
import type { SavedSearch, SavedSearchStore } from './saved-searches.store.ts';

export interface SavedSearchDeps {
  db: Database;
  store: SavedSearchStore;
  search: Pick<Search, 'exportCompanies'>;
  audit: Pick<Audit, 'record'>;
  clock: Clock;
  ids: IdSource;
}

export interface NewSearch {
  name: string;
  query: RawSearchQuery;
  watch: boolean;
}

interface SearchChange {
  name?: string;
  watched?: boolean;
}

export const SAVED_SEARCHES_MAX = 50;

/** Throws `saved_search_not_found`. */
export async function findSearch(
  { db, store }: Pick<SavedSearchDeps, 'db' | 'store'>,
  accountId: string,
  id: string,
): Promise<SavedSearch> {
  const found = await store.find(db, accountId, id);
  if (!found) throw notFound();
  return found;
}

/** Throws `invalid_request`, `saved_search_exists`, `saved_search_limit_reached`. */
export async function saveSearch(deps: SavedSearchDeps, by: Actor, wanted: NewSearch): Promise<SavedSearch> {
  const { accountId } = by;
  const id = await insertSearch(deps, by, wanted);
  if (wanted.watch) await setWatched(deps, await findSearch(deps, accountId, id), true);
  return findSearch(deps, accountId, id);
}

/** Throws `saved_search_not_found`, `saved_search_exists`. */
export async function changeSearch(
  deps: SavedSearchDeps,
  { accountId, id }: { accountId: string; id: string },
  { name, watched }: SearchChange,
): Promise<SavedSearch> {
  const saved = await findSearch(deps, accountId, id);
  if (name !== undefined && !(await deps.store.rename(deps.db, accountId, { id, name: name.trim() })))
    throw nameIsTaken(name.trim());
  if (watched !== undefined) await setWatched(deps, saved, watched);
  return findSearch(deps, accountId, id);
}

/** Throws `saved_search_not_found`. */
export async function removeSearch(
  { db, store, audit }: SavedSearchDeps,
  by: Actor,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const name = await store.remove(tx, by.accountId, id);
    if (name === undefined) throw notFound();
    const event = { ...by, kind: 'saved_search_deleted' as const, detail: { saved_search: name } };
    await audit.record(tx, by.accountId, event);
  });
}

async function insertSearch(
  { db, store, audit, clock, ids }: SavedSearchDeps,
  by: Actor,
  { name: givenName, query }: NewSearch,
): Promise<string> {
  parseSearchQuery(query);
  const name = givenName.trim();
  const at = clock.now();
  const id = ids.sortable('search', at);
  await db.transaction(async (tx) => {
    const search = { id, name, query, at, atMost: SAVED_SEARCHES_MAX };
    const outcome = await store.insert(tx, by.accountId, search);
    if (outcome === 'exists') throw nameIsTaken(name);
    if (outcome === 'full')
      throw new Problem(
        'saved_search_limit_reached',
        `You have ${SAVED_SEARCHES_MAX} saved searches, which is the limit. Delete one first.`,
      );
    await audit.record(tx, by.accountId, { ...by, kind: 'search_saved', detail: { saved_search: name } });
  });
  return id;
}

/**
 * Begins or ends a watch. At the beginning, the companies that match now are stored, so that only later ones
 * are new.
 */
async function setWatched(deps: SavedSearchDeps, saved: SavedSearch, watched: boolean): Promise<void> {
  if (watched === saved.watched) return;
  if (watched) await seedMatches(deps, saved);
  else await deps.store.setWatched(deps.db, saved.account_id, { id: saved.id, watched: false });
}

function notFound(): Problem {
  return new Problem('saved_search_not_found', 'You have no saved search with this id.');
}

function nameIsTaken(name: string): Problem {
  return new Problem('saved_search_exists', `You have a saved search named "${name}" already.`);
}
