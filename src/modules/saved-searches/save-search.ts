import type { Database, Transaction } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import { invalidRequest, Problem } from '../../shared/problem.ts';
import { isStorableText, visibleText } from '../../shared/storable-text.ts';
import type { Actor, Audit } from '../audit/index.ts';
import { parseUnpagedQuery, pickUnpagedQuery, type RawSearchQuery, type Search } from '../register/index.ts';
import { type Matches, readMatches } from './check-matches.ts';
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
  const { db, store, audit, clock, ids } = deps;
  const { accountId } = by;
  const query = pickUnpagedQuery(wanted.query);
  parseUnpagedQuery(query);
  if (
    !Object.values(query)
      .flat()
      .every((value) => isStorableText(String(value)))
  )
    throw invalidRequest(
      'The query contains a NUL or half a character, which no text here can; leave it out.',
    );
  const name = readName(wanted.name);
  const matches = wanted.watch ? await readMatches(deps, query) : undefined;
  const at = clock.now();
  const id = ids.sortable('search', at);
  await db.transaction(async (tx) => {
    const outcome = await store.insert(tx, accountId, { id, name, query, at, atMost: SAVED_SEARCHES_MAX });
    if (outcome === 'exists') throw nameIsTaken(name);
    if (outcome === 'full')
      throw new Problem(
        'saved_search_limit_reached',
        `You have ${SAVED_SEARCHES_MAX} saved searches, which is the limit. Delete one first.`,
      );
    if (matches) await beginWatch(tx, deps, { accountId, id }, matches);
    await audit.record(tx, accountId, { ...by, kind: 'search_saved', detail: { saved_search: name } });
  });
  return findSearch(deps, accountId, id);
}

/** Throws `saved_search_not_found`, `saved_search_exists`. */
export async function changeSearch(
  deps: SavedSearchDeps,
  by: Actor,
  id: string,
  { name: newName, watched }: SearchChange,
): Promise<SavedSearch> {
  const { db, store, audit } = deps;
  const { accountId } = by;
  const saved = await findSearch(deps, accountId, id);
  const name = newName === undefined ? saved.name : readName(newName);
  const isWatchChanged = watched !== undefined && watched !== saved.watched;
  if (name === saved.name && !isWatchChanged) return saved;
  const matches = isWatchChanged && watched ? await readMatches(deps, saved.query) : undefined;
  await db.transaction(async (tx) => {
    const outcome = await store.rename(tx, accountId, { id, name });
    if (outcome === 'missing') throw notFound();
    if (outcome === 'taken') throw nameIsTaken(name);
    if (matches) await beginWatch(tx, deps, { accountId, id }, matches);
    else if (isWatchChanged) await store.setWatched(tx, accountId, { id, watched: false });
    const detail = {
      saved_search: name,
      ...(name !== saved.name && { from: saved.name }),
      ...(isWatchChanged && { watched }),
    };
    await audit.record(tx, accountId, { ...by, kind: 'saved_search_changed', detail });
  });
  return findSearch(deps, accountId, id);
}

/** Stores the companies that match now, so that only later ones are new. */
function beginWatch(
  tx: Transaction,
  { store }: Pick<SavedSearchDeps, 'store'>,
  { accountId, id }: { accountId: string; id: string },
  matches: Matches,
): Promise<number> {
  return store.addMatches(tx, accountId, { id, isNew: false, ...matches });
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

function notFound(): Problem {
  return new Problem('saved_search_not_found', 'You have no saved search with this id.');
}

function nameIsTaken(name: string): Problem {
  return new Problem('saved_search_exists', `You have a saved search named "${name}" already.`);
}

function readName(given: string): string {
  const name = visibleText(given).trim();
  if (name === '') throw invalidRequest('Give the search a name.', { name: 'must not be empty' });
  return name;
}
