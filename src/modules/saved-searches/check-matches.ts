import type { Database } from '../../platform/postgres/index.ts';
import { type Clock, DAY_MS } from '../../shared/clock.ts';
import { parseUnpagedQuery, type RawSearchQuery, type Search } from '../register/index.ts';
import type { SavedSearchStore } from './saved-searches.store.ts';

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

/** The companies that match, and when they were read. */
export interface Matches {
  numbers: string[];
  at: Date;
}

export async function readMatches(
  { search, clock }: Pick<CheckDependencies, 'search' | 'clock'>,
  query: RawSearchQuery,
): Promise<Matches> {
  const at = clock.now();
  const numbers: string[] = [];
  for await (const companies of search.exportCompanies(parseUnpagedQuery(query)))
    for (const { company } of companies) numbers.push(company.company_number);
  return { numbers, at };
}

export async function checkDue(deps: CheckDependencies, signal: AbortSignal): Promise<number> {
  const { db, store, clock } = deps;
  const before = new Date(clock.now().getTime() - CHECK_EVERY_MS);
  let matches = 0;
  for (const saved of await store.listDue(db, before)) {
    if (signal.aborted) break;
    const found = await readMatches(deps, saved.query);
    // In one transaction with the time of the check: a crash repeats the check and loses no match.
    matches += await db.transaction((tx) =>
      store.addMatches(tx, saved.account_id, { id: saved.id, isNew: true, ...found }),
    );
  }
  return matches;
}
