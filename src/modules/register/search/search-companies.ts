import { ukDay } from '../../../shared/clock.ts';
import { SEARCH_PAGE_MAX, SEARCH_PAGE_SIZE } from '../../../shared/search-filters.ts';
import { compareRanked, type RankedCompany } from './by-name/rank.ts';
import { type NameSearchResult, searchByName } from './by-name/search-by-name.ts';
import { type CompareCompanies, sortedBy, sortFigureOf } from './by-name/sort.ts';
import type { CommonWords } from './common-words.ts';
import { FACETS_READ_MAX, type Facets, presentFacets } from './facets/facets.ts';
import type { PageMarks } from './page-marks.ts';
import type { SearchStore } from './search.store.ts';
import type { SearchLimits } from './search-limits.ts';
import {
  type NameTerms,
  nameTerms,
  parsePostcodeFilter,
  type SearchQuery,
  TOTAL_MAX,
} from './search-query.ts';
import type { CompanyRow, ListedCompany } from './search-types.ts';

export interface SearchDependencies {
  store: SearchStore;
  commonWords: () => Promise<CommonWords>;
  rankedMarks: PageMarks<RankedCompany>;
  listMarks: PageMarks<ListedCompany>;
  now: () => number;
  limits: Pick<SearchLimits, 'largeRegister'>;
}

export interface FoundCompany {
  company: CompanyRow;
  matchedName: string | null;
  score: number | null;
}

export interface SearchPage {
  companies: FoundCompany[];
  page: number;
  hasMore: boolean;
  total: number;
  totalIsExact: boolean;
}

/** One page of a search. Pages of one `caller` follow one another. */
export async function searchCompanies(
  dependencies: SearchDependencies,
  asked: SearchQuery,
  caller: string,
): Promise<SearchPage> {
  const query = ofToday(dependencies, asked);
  const { page } = query;
  const listKey = () => JSON.stringify([caller, query.name, query.filters, query.sort]);
  if (query.name === undefined) return listPage(dependencies, query, listKey);
  const terms = nameTerms(query.name);
  if (!terms) return { companies: [], page, hasMore: false, total: 0, totalIsExact: true };
  return searchNames(dependencies, { terms, query, listKey });
}

export function ofToday({ now }: Pick<SearchDependencies, 'now'>, query: SearchQuery): SearchQuery {
  return { ...query, filters: { ...query.filters, today: ukDay(new Date(now())) } };
}

async function listPage(
  { store, commonWords, listMarks: marks, limits }: SearchDependencies,
  { filters, sort, page }: SearchQuery,
  listKey: () => string,
): Promise<SearchPage> {
  const after = page > 1 ? marks.find(listKey(), page - 1) : undefined;
  const offset = after ? 0 : (page - 1) * SEARCH_PAGE_SIZE;
  const found = await store.listCompanies({
    filters,
    sort,
    offset,
    limit: SEARCH_PAGE_SIZE + 1,
    ...(after && { after }),
    isLarge: (await commonWords()).names > limits.largeRegister,
  });
  const companies = found.companies.slice(0, SEARCH_PAGE_SIZE);
  const last = companies[SEARCH_PAGE_SIZE - 1];
  if (last) marks.set(listKey(), page, last);
  return {
    companies: companies.map((company) => ({ company, matchedName: null, score: null })),
    page,
    hasMore: found.companies.length > SEARCH_PAGE_SIZE && page < SEARCH_PAGE_MAX,
    total: found.total,
    totalIsExact: found.isAll,
  };
}

/** At most this many companies are expected to be added before the mark between two pages. */
const ADDED_BEFORE_MARK_MAX = 5 * SEARCH_PAGE_SIZE;

async function searchNames(
  dependencies: SearchDependencies,
  { terms, query, listKey }: { terms: NameTerms; query: SearchQuery; listKey: () => string },
): Promise<SearchPage> {
  const { rankedMarks: marks } = dependencies;
  const { page } = query;
  const after = page > 1 ? marks.find(listKey(), page - 1) : undefined;
  const atLeast = page * SEARCH_PAGE_SIZE + 1 + (after ? ADDED_BEFORE_MARK_MAX : 0);
  const { ranked, compare, total, isAll } = await sortCompanies(dependencies, { terms, query, atLeast });
  const rest = after
    ? ranked.filter((entry) => compare(after, entry) < 0)
    : ranked.slice((page - 1) * SEARCH_PAGE_SIZE);
  const companies = rest.slice(0, SEARCH_PAGE_SIZE);
  // Only a full page sets a mark.
  const last = companies[SEARCH_PAGE_SIZE - 1];
  if (last) marks.set(listKey(), page, last);
  return {
    companies,
    page,
    hasMore: rest.length > SEARCH_PAGE_SIZE && page < SEARCH_PAGE_MAX,
    total: Math.min(total, TOTAL_MAX),
    totalIsExact: isAll && total <= TOTAL_MAX,
  };
}

interface NameQuery {
  terms: NameTerms;
  query: SearchQuery;
  atLeast: number;
}

/** Best first, or in the requested order, which needs all matches. */
export async function sortCompanies(
  dependencies: Pick<SearchDependencies, 'store' | 'commonWords'>,
  { terms, query, atLeast }: NameQuery,
): Promise<NameSearchResult & { compare: CompareCompanies }> {
  const { sort } = query;
  if (sort === 'relevance') {
    const found = await rankCompanies(dependencies, { terms, query, atLeast });
    return { ...found, compare: compareRanked };
  }
  const found = await rankCompanies(dependencies, { terms, query, atLeast: TOTAL_MAX });
  const figure = sortFigureOf(sort);
  const numbers = found.ranked.map(({ company }) => company.company_number);
  const figures = figure && (await dependencies.store.listFigures(numbers, figure));
  const compare = sortedBy(sort, figures);
  return { ...found, ranked: [...found.ranked].sort(compare), compare };
}

/** By name, and by number if the text can be one; best first. */
async function rankCompanies(
  { store, commonWords }: Pick<SearchDependencies, 'store' | 'commonWords'>,
  { terms, query, atLeast }: NameQuery,
): Promise<NameSearchResult> {
  const { filters } = query;
  const search = async () => searchByName(store, await commonWords(), { terms, filters, atLeast });
  const [found, byNumber] = terms.number
    ? await Promise.all([search(), findByNumber(store, terms, query)])
    : [await search(), undefined];
  if (!byNumber) return found;
  const byName = found.ranked.filter(({ company }) => company.id !== byNumber.company.id);
  const isNew = byName.length === found.ranked.length;
  return {
    ranked: [...byName, byNumber].sort(compareRanked),
    total: found.total + (isNew ? 1 : 0),
    isAll: found.isAll,
  };
}

/** Counts the companies of a search by industry, town, size and age: all, or the first few thousand. */
export async function countFacets(dependencies: SearchDependencies, asked: SearchQuery): Promise<Facets> {
  const { name, filters } = ofToday(dependencies, asked);
  const today = ukDay(new Date(dependencies.now()));
  const { store } = dependencies;
  const context = { filters, today };
  if (name === undefined) return presentFacets(await store.countFacets(context), context);
  const terms = nameTerms(name);
  if (!terms) return presentFacets([], context);
  const query = { ...asked, filters };
  const found = await rankCompanies(dependencies, { terms, query, atLeast: FACETS_READ_MAX });
  const ids = found.ranked.slice(0, FACETS_READ_MAX).map(({ company }) => company.id);
  const facets = presentFacets(await store.countFacets({ ids, ...context }), context);
  return { ...facets, isComplete: found.isAll && found.total <= ids.length };
}

/** Shorter text may be a name: 365, or 1066. */
const CERTAIN_NUMBER_LENGTH = 6;

async function findByNumber(
  store: SearchStore,
  { number, joined }: NameTerms,
  { filters }: SearchQuery,
): Promise<RankedCompany | undefined> {
  const company = number && (await store.findByNumber(number, filters));
  return (
    company && {
      company,
      matchedName: null,
      score: 1,
      isExact: false,
      byNumber: joined.length >= CERTAIN_NUMBER_LENGTH,
    }
  );
}

export interface CandidateOptions {
  /** A full postcode or a district: only companies registered there. Ignored if it is not a postcode. */
  postcode?: string;
  limit: number;
}

interface Candidate {
  company: CompanyRow;
  /** The previous name that matched; null for the current one. */
  matchedName: string | null;
  /** 1 for the whole name; see `similarity.ts` for the scale. */
  score: number;
}

export async function findCandidatesByName(
  { store, commonWords }: Pick<SearchDependencies, 'store' | 'commonWords'>,
  name: string,
  { postcode, limit }: CandidateOptions,
): Promise<Candidate[]> {
  const terms = nameTerms(name);
  if (!terms) return [];
  const place = postcode === undefined ? undefined : parsePostcodeFilter(postcode);
  const filters = place === undefined ? {} : { postcode: place };
  const { ranked } = await searchByName(store, await commonWords(), { terms, filters, atLeast: limit });
  return ranked.slice(0, limit).map(({ company, matchedName, score }) => ({ company, matchedName, score }));
}
