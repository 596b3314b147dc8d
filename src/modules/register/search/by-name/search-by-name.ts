import { nameKey, nameSpelling } from '../../../../shared/companies/company-name.ts';
import { SEARCH_PAGE_SIZE } from '../../../../shared/search-filters.ts';
import type { CommonWords } from '../common-words.ts';
import { isFiltered } from '../filters/filter-sql.ts';
import type { SearchStore } from '../search.store.ts';
import type { CompanyFilters, NameTerms } from '../search-query.ts';
import type { NameHit, SimilarWordsLookup, StrictHit, StrictHits, StrictLookup } from '../search-types.ts';
import { joinedVariants, segmentJoined, splitInHalves, splitInThirds } from './joined-names.ts';
import { isCheapByWords, planAllWords, planNames, planSimilarWords, planUnfinished } from './plan-words.ts';
import { type RankedCompany, rank } from './rank.ts';
import { createPool, createSimilarity, orderBonus, type Pool, strictScore } from './similarity.ts';

interface NameSearch {
  terms: NameTerms;
  filters: CompanyFilters;
  /** How many of the best are needed; more may be returned. */
  atLeast: number;
}

export interface NameSearchResult {
  ranked: RankedCompany[];
  total: number;
  isAll: boolean;
}

/** Reading all names with a word is slow when more names than this contain it. */
const SLOW_WORD = 2_000;
/** A prefix of this length is not a coincidence. */
const DISTINCTIVE_LENGTH = 7;
/** With this many names that contain all words, typing errors are not considered. */
const ENOUGH_STRICT = 20;
/** The limits for names of common words only, and for names that begin with the text. */
const ENOUGH_COMMON = 3;
const ENOUGH_BEGINNINGS = 8;
/**
 * With this many words and letters, the user means names that begin with them, not names that contain them.
 */
const DISTINCTIVE_WORDS = 3;
const DISTINCTIVE_LETTERS = 12;
/** The score of a name that begins with the typed text or contains little else. */
const GOOD_SCORE = 0.8;
const SIMILAR_NAMES_MAX = 500;
const GOOD_SIMILAR = 0.72;
const SHORT = 5;
/** Two pairs of letters swapped. */
const WIDE_ERRORS = 4;
/** After this time the slowest stages are skipped. */
const SLOW_AFTER_MS = 500;

/**
 * Finds companies by name in stages, each slower than the one before, and stops at the first that is
 * conclusive:
 *
 * 1. the whole name, and names that begin with it (an index range);
 * 2. names with all the words in any order (at once with 1 when a word is rare);
 * 3. names that lack a typed legal form or have an "and" more, and names that share a half with it and differ
 *    by a typing error or two;
 * 4. names with the words of the register that look like the ones typed.
 *
 * Stages 3 and 4 run only when 1 and 2 are not conclusive. No look-up scans a table, and each applies the
 * filters itself.
 */
export async function searchByName(
  store: SearchStore,
  common: CommonWords,
  search: NameSearch,
): Promise<NameSearchResult> {
  const startedAt = performance.now();
  const strict = await findStrict(store, common, search);
  const { total, isAll } = strict;
  const found = strict.hits.map((hit) => rankedStrict(hit, search.terms));
  if (isSettled(strict, search.terms, common)) return { ranked: rank(found), total, isAll };
  const unfiltered = await findUnfiltered(store, common, search);
  if (unfiltered && isSettled(unfiltered, search.terms, common)) return { ranked: rank(found), total, isAll };
  const pool = createPool(createSimilarity(search.terms, common));
  const known = (unfiltered?.hits ?? []).map((hit) => rankedStrict(hit, search.terms));
  const isFound = [...found, ...known].some(({ score }) => score >= GOOD_SCORE);
  const isLate = () => performance.now() - startedAt > SLOW_AFTER_MS;
  let isComplete = true;
  try {
    await findSimilar(store, common, search, { pool, isFound, isLate });
  } catch (error) {
    // Return what was found before the timeout. With nothing found, fail, so that the caller retries.
    if (!store.isTimeout(error) || (found.length === 0 && pool.size === 0)) throw error;
    isComplete = false;
  }
  // Remove strict matches from the pool, so that each company counts once.
  for (const { company } of found) pool.drop(company.id);
  const best = pool.best(search.atLeast);
  const named = await store.listNamed(best);
  const similar = named.map((hit) => toRanked(hit, pool.scoreOf(hit.company.id)));
  return { ranked: rank([...found, ...similar]), total: total + pool.size, isAll: isAll && isComplete };
}

/**
 * The best names without the filters. If they are conclusive, the words are spelled right: the filters only
 * leave some of these names, and no other spelling is needed.
 */
async function findUnfiltered(
  store: SearchStore,
  common: CommonWords,
  { terms, filters }: NameSearch,
): Promise<StrictHits | undefined> {
  if (!isFiltered(filters)) return undefined;
  return findStrict(store, common, { terms, filters: {}, atLeast: 1 });
}

/** Names with typing errors: by whole spelling, then by words, then both again with more errors. */
async function findSimilar(
  store: SearchStore,
  common: CommonWords,
  { terms, filters }: NameSearch,
  { pool, isFound, isLate }: { pool: Pool; isFound: boolean; isLate: () => boolean },
): Promise<void> {
  const { joined } = terms;
  const isEnough = () => isFound || isLate();
  const words = terms.words.length === 1 ? segmentJoined(joined, common) : terms.words;
  async function findByWords(lookup: SimilarWordsLookup): Promise<void> {
    const query = planNames(words, await store.listSimilarWords(lookup), common);
    pool.addByWords(await store.findByWords({ query, filters, limit: SIMILAR_NAMES_MAX }));
  }
  const errorsMax = joined.length < SHORT || isEnough() ? 1 : 2;
  pool.addBySpelling(
    await store.findBySpelling({
      joined,
      errorsMax,
      ...splitInHalves(joined, common),
      variants: joinedVariants(terms),
      wide: false,
      filters,
    }),
  );
  const unfinished = planUnfinished(terms.words);
  if (isFound && unfinished.unfinished.length > 0 && !isLate())
    await findByWords({ ...unfinished, wide: false });
  if (pool.errorsMin <= 1 || isEnough()) return;
  const plan = planSimilarWords(words, common);
  await findByWords({ ...plan, wide: false });
  if (pool.errorsMin <= 2 || pool.scoreMax >= GOOD_SIMILAR || joined.length < SHORT || isEnough()) return;
  // That no company of the filters has these words does not mean that they are misspelled.
  if (isFiltered(filters) && terms.words.every(common.isCommon)) return;
  pool.addBySpelling(
    await store.findBySpelling({
      joined,
      errorsMax: WIDE_ERRORS,
      ...splitInThirds(joined),
      variants: [],
      wide: true,
      filters,
    }),
  );
  if (pool.errorsMin > 2 && !isEnough()) await findByWords({ ...plan, wide: true });
}

async function findStrict(
  store: SearchStore,
  common: CommonWords,
  { terms, filters, atLeast }: NameSearch,
): Promise<StrictHits> {
  const words = planAllWords(terms.words, common);
  const isCheap = isCheapByWords(terms.words, common);
  const isBroad = !isCheap || terms.joined.length < DISTINCTIVE_LENGTH;
  const find = (lookup: Pick<StrictLookup, 'words' | 'isMany'>) =>
    store.findStrict({ joined: terms.joined, key: terms.key, filters, atLeast, isBroad, ...lookup });
  const hasFilters = isFiltered(filters);
  // For one common word, the names that begin with it are an incomplete answer, unless there are thousands.
  const isOneWord = terms.words.length === 1 && words.rarest <= SLOW_WORD;
  if (hasFilters || isCheap || isOneWord) return find({ words, isMany: !isCheap });
  const byBeginning = await find({ words: undefined, isMany: false });
  return isPrefixEnough(byBeginning, terms, words.rarest) ? byBeginning : find({ words, isMany: true });
}

/**
 * Names of common words only are slow to look up by words. An exact match, a name that begins with several of
 * the words, or for the commonest words a page of names that begin with them, is enough; other names with
 * these words are skipped.
 */
function isPrefixEnough({ hits, total }: StrictHits, { joined, words }: NameTerms, rarest: number): boolean {
  const isSlow = rarest > SLOW_WORD;
  if (hits.some((hit) => hit.match === 'whole')) return isSlow || words.length > 1;
  if (hits.length > 0 && words.length >= DISTINCTIVE_WORDS && joined.length >= DISTINCTIVE_LETTERS)
    return true;
  return isSlow && total >= SEARCH_PAGE_SIZE;
}

function isSettled({ hits, total }: StrictHits, { joined, words }: NameTerms, common: CommonWords): boolean {
  if (total >= (words.every(common.isCommon) ? ENOUGH_COMMON : ENOUGH_STRICT)) return true;
  if (hits.filter(({ match }) => isBeginning(match)).length >= ENOUGH_BEGINNINGS) return true;
  return hits.some(
    ({ match, name_length: length }) =>
      match === 'whole' ||
      (isBeginning(match) && joined.length >= DISTINCTIVE_LENGTH) ||
      // The same words in another order.
      (match === 'words' && length === joined.length),
  );
}

const isBeginning = (match: StrictHit['match']) => match === 'continued' || match === 'beginning';

function rankedStrict(hit: StrictHit, terms: NameTerms): RankedCompany {
  const score = strictScore(hit.match, terms.joined.length, hit.name_length);
  const isReordered = hit.match === 'words' && hit.name_length === terms.joined.length;
  const isExact = hit.match === 'whole' && nameSpelling(nameOf(hit)) === terms.spelling;
  return {
    ...toRanked(hit, isReordered ? score + orderBonus(terms, nameKey(nameOf(hit))) : score),
    isExact,
  };
}

function nameOf(hit: NameHit): string {
  return hit.previous_name ?? hit.company.company_name;
}

function toRanked({ company, previous_name: matchedName }: NameHit, score: number): RankedCompany {
  return { company, matchedName, score, isExact: false, byNumber: false };
}
