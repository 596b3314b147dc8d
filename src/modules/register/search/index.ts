/**
 * Search: companies by name, however it is typed, by number and by filters, best match first.
 *
 * It reads the register and writes nothing. What it needs beside the register's own tables, the indexes and the words of
 * all names, is in migration 0009 and in `refresh.ts`, which the import calls. `search-by-name.ts` says how it searches.
 */
import type { Queryable } from '../../../platform/postgres/index.ts';
import { parseCompanyNumber } from '../../../shared/company-number.ts';
import { createCommonWordsCache } from './common-words.ts';
import type { CompanyRow } from './lookups.ts';
import { createPageMarks } from './page-marks.ts';
import type { RankedCompany } from './rank.ts';
import { createSearchStore } from './search.store.ts';
import { type CandidateOptions, findCandidatesByName, searchCompanies } from './search-companies.ts';
import type { SearchQuery } from './search-query.ts';

export type { CompanyRow } from './lookups.ts';
export type { CandidateOptions, SearchPage } from './search-companies.ts';

/**
 * For the pool that searches: a slow search must fail before it holds others up; and a plan that reads a whole table is
 * always a mistake, which the planner makes when it thinks that matches are to be found everywhere.
 */
export const SEARCH_POOL = {
  statementTimeoutMs: 2_000,
  settings: { enable_seqscan: 'off' },
} as const;

export type Search = ReturnType<typeof createSearch>;

export function createSearch({ db, now = () => Date.now() }: { db: Queryable; now?: () => number }) {
  const store = createSearchStore(db);
  const dependencies = {
    store,
    commonWords: createCommonWordsCache(store, now),
    rankedMarks: createPageMarks<RankedCompany>(now),
    newestMarks: createPageMarks<CompanyRow>(now),
  };
  return {
    searchCompanies: (query: SearchQuery, caller: string) => searchCompanies(dependencies, query, caller),
    /** The companies that a name on a website may mean, best first, by their current and previous names. */
    findCandidatesByName: (name: string, options: CandidateOptions) =>
      findCandidatesByName(dependencies, name, options),
    /** By its number in any spelling: `SC 345 678`, `1234567`, `oc300001`. */
    async findCompanyByNumber(text: string): Promise<CompanyRow | undefined> {
      const number = parseCompanyNumber(text);
      return number && store.findByNumber(number, {});
    },
  };
}
