import type { Logger } from '../../platform/logger.ts';
import { type Database, outageOf } from '../../platform/postgres/index.ts';
import { type Clock, DAY_MS } from '../../shared/clock.ts';
import { parseUnpagedQuery, type RawSearchQuery, type Search } from '../register/index.ts';
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

export interface CheckContext {
  signal: AbortSignal;
  log: Logger;
}

/** A search that fails, such as one that takes too long, stays due. The others run all the same. */
export async function checkDue(deps: CheckDependencies, { signal, log }: CheckContext): Promise<number> {
  const { db, store, clock } = deps;
  const before = new Date(clock.now().getTime() - CHECK_EVERY_MS);
  let matches = 0;
  for (const saved of await store.listDue(db, before)) {
    if (signal.aborted) break;
    try {
      matches += await checkOne(deps, saved);
    } catch (error) {
      if (outageOf(error) !== undefined) throw error;
      log.warn({ err: error, saved_search: saved.id }, 'a saved search could not be checked');
    }
  }
  return matches;
}

async function checkOne(deps: CheckDependencies, saved: SavedSearch): Promise<number> {
  const found = await readMatches(deps, saved.query);
  // In one transaction with the time of the check: a crash repeats the check and loses no match.
  return deps.db.transaction((tx) =>
    deps.store.addMatches(tx, saved.account_id, { id: saved.id, isNew: true, ...found }),
  );
}
