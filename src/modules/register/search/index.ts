/**
 * Search: companies by name, however it is typed, by number and by filters, best match first.
 *
 * Reads the register and writes nothing. The indexes it needs are in migrations 0009, 0045, 0058 and 0067; an
 * import fills the table of words (`searchWordsTable`) and the rows that filters read (`searchRowsTable`).
 * `by-name/search-by-name.ts` describes the stages of a search. `filters/` has the SQL of filters, `lists/`
 * reads lists without a name, `suggest/` answers while somebody types, and `facets/` counts.
 */
import type { Queryable } from '../../../platform/postgres/index.ts';
import type { RankedCompany } from './by-name/rank.ts';
import { createCommonWordsCache } from './common-words.ts';
import { exportCompanies, exportRows } from './export-companies.ts';
import { createPageMarks } from './page-marks.ts';
import { createSearchStore } from './search.store.ts';
import {
  type CandidateOptions,
  countFacets,
  findCandidatesByName,
  type SearchPage,
  searchCompanies,
} from './search-companies.ts';
import { SEARCH_LIMITS, type SearchLimits } from './search-limits.ts';
import type { SearchQuery } from './search-query.ts';
import type { ListedCompany } from './search-types.ts';
import { createSuggestStore } from './suggest/suggest.store.ts';
import { createSuggest } from './suggest/suggest.ts';

export {
  parseSearchQuery,
  parseUnpagedQuery,
  pickUnpagedQuery,
  type RawSearchQuery,
  type SearchQuery,
} from './search-query.ts';
export type { CandidateOptions, SearchPage };

/**
 * Settings of the search pool: a slow search must fail before it blocks others, a plan that scans a whole
 * table is always a mistake of the planner, and starting other processes takes longer than most searches.
 */
export const SEARCH_POOL = {
  statementTimeoutMs: 2_000,
  settings: { enable_seqscan: 'off', max_parallel_workers_per_gather: '0' },
} as const;

export type Search = ReturnType<typeof createSearch>;

interface SearchOptions {
  db: Queryable;
  now?: () => number;
  limits?: SearchLimits;
}

export function createSearch({ db, now = () => Date.now(), limits = SEARCH_LIMITS }: SearchOptions) {
  const store = createSearchStore(db, limits);
  const commonWords = createCommonWordsCache(store, now);
  const dependencies = {
    store,
    commonWords,
    rankedMarks: createPageMarks<RankedCompany>(now),
    listMarks: createPageMarks<ListedCompany>(now),
    now,
    limits,
  };
  const suggest = createSuggest({ store, suggestStore: createSuggestStore(db), commonWords, now });
  return {
    /** Up to eight companies while a name is typed. */
    suggest,
    searchCompanies: (query: SearchQuery, caller: string) => searchCompanies(dependencies, query, caller),
    /** Place, business and newest figures of the companies of a page, by id. */
    readDetails: ({ companies }: SearchPage) => store.readDetails(companies.map(({ company }) => company.id)),
    /** Counts the companies of a search by industry, town, size and age. */
    countFacets: (query: SearchQuery) => countFacets(dependencies, query),
    /** All pages of a search, in larger pages. */
    exportCompanies: (query: SearchQuery) => exportCompanies(dependencies, query),
    /** All pages of a search, with place, business and figures of each company. */
    exportRows: (query: SearchQuery) => exportRows(dependencies, query),
    /** Companies whose current or previous name matches, best first. */
    findCandidatesByName: (name: string, options: CandidateOptions) =>
      findCandidatesByName(dependencies, name, options),
  };
}
