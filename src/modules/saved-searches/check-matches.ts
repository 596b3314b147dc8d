import type { Database } from '../../platform/postgres/index.ts';
import { type Clock, DAY_MS } from '../../shared/clock.ts';
import { parseSearchQuery, type Search } from '../register/index.ts';
import type { SavedSearch, SavedSearchStore } from './saved-searches.store.ts';

interface CheckDependencies {
  db: Database;
  store: SavedSearchStore;
  search: Pick<Search, 'exportCompanies'>;
  clock: Clock;
}

/**
 * Matches also change without an import: with a single company's record, or with the day (overdue accounts).
 */
const CHECK_EVERY_MS = DAY_MS;

/** Begins a watch: stores the companies that match now, which are not new. */
export async function seedMatches(deps: CheckDependencies, saved: SavedSearch): Promise<void> {
  await storeMatches(deps, saved, { isNew: false });
}

export async function checkDue(deps: CheckDependencies, signal: AbortSignal): Promise<number> {
  const { db, store, clock } = deps;
  const before = new Date(clock.now().getTime() - CHECK_EVERY_MS);
  let matches = 0;
  for (const saved of await store.listDue(db, before)) {
    if (signal.aborted) break;
    matches += await storeMatches(deps, saved, { isNew: true });
  }
  return matches;
}

/**
 * Stores matches in one transaction with the time of the check: a crash repeats the check and loses no match.
 */
async function storeMatches(
  { db, store, search, clock }: CheckDependencies,
  saved: SavedSearch,
  { isNew }: { isNew: boolean },
): Promise<number> {
  const at = clock.now();
  const numbers: string[] = [];
  for await (const companies of search.exportCompanies(parseSearchQuery(saved.query)))
    for (const { company } of companies) numbers.push(company.company_number);
  return db.transaction((tx) => store.addMatches(tx, saved.account_id, { id: saved.id, numbers, isNew, at }));
}
