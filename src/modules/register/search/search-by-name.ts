import { nameKey } from '../../../shared/company-name.ts';
import type { CommonWords } from './common-words.ts';
import type { NameHit, SimilarWordsLookup, StrictHit, StrictHits, StrictLookup } from './lookups.ts';
import type { NameTerms } from './name-terms.ts';
import { isCheapByWords, planAllWords, planNames, planSimilarWords, planUnfinished } from './plan-words.ts';
import { type RankedCompany, rank } from './rank.ts';
import type { SearchStore } from './search.store.ts';
import { type CompanyFilters, PAGE_SIZE } from './search-query.ts';
import { createPool, type Pool } from './similar-pool.ts';
import { createSimilarity, orderBonus, strictScore } from './similarity.ts';
import { segmentJoined, splitInHalves, splitInThirds } from './split-name.ts';

export interface NameSearch {
  terms: NameTerms;
  filters: CompanyFilters;
  /** How many of the best are wanted; more may come. */
  atLeast: number;
}

export interface NameSearchResult {
  ranked: RankedCompany[];
  total: number;
  isAll: boolean;
}

/** Reading the names with a word of more names than this takes too long to be done without need. */
const SLOW_WORD = 2_000;
/** A beginning this long is no accident. */
const TELLING_LENGTH = 7;
/** So many names with all the words typed are an answer; nobody meant a typing error. */
const ENOUGH_STRICT = 20;
/** Words that are all common were hardly mistyped; nor was what so many names begin with. */
const ENOUGH_COMMON = 3;
const ENOUGH_BEGUN = 8;
/** Of so many words and letters, names that begin with them are meant, and not others that have them somewhere. */
const TELLING_WORDS = 3;
const TELLING_LETTERS = 12;
/** A name that begins with what was typed, or holds little else. */
const GOOD_SCORE = 0.8;
const SIMILAR_NAMES_MAX = 500;
const GOOD_SIMILAR = 0.72;
const SHORT = 5;
/** Two pairs of letters swapped. */
const WIDE_ERRORS = 4;
/** Past this, the last and slowest stage is left out: an answer now is worth more. */
const SLOW_AFTER_MS = 500;

/**
 * Finds companies by name in stages, each slower than the one before, and stops at the first that settles it:
 *
 * 1. the whole name, and names that begin with it (an index range);
 * 2. names with all the words in any order (at once with 1 when a word is rare);
 * 3. names that share a half with it and differ by a typing error or two;
 * 4. names with the words of the register that look like the ones typed.
 *
 * Stages 3 and 4 run only when 1 and 2 leave room for doubt. Nothing is ever scanned, and every look-up applies the
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
  const pool = createPool(createSimilarity(search.terms, common));
  const isFound = found.some(({ score }) => score >= GOOD_SCORE);
  const isLate = () => performance.now() - startedAt > SLOW_AFTER_MS;
  let isComplete = true;
  try {
    await findSimilar(store, common, search, { pool, isFound, isLate });
  } catch (error) {
    // What was found in time is worth more than a failure; with nothing found, the caller should try again.
    if (!store.isTimeout(error) || (found.length === 0 && pool.size === 0)) throw error;
    isComplete = false;
  }
  // So few strict matches are all in `found`, so that what is in both is counted once.
  for (const { company } of found) pool.drop(company.id);
  const best = pool.best(search.atLeast);
  const named = await store.listNamed(best);
  const similar = named.map((hit) => toRanked(hit, pool.scoreOf(hit.company.id)));
  return { ranked: rank([...found, ...similar]), total: total + pool.size, isAll: isAll && isComplete };
}

/** Names with typing errors: nearest first by whole spelling, then by words, then both again, further afield. */
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
    await store.findBySpelling({ joined, errorsMax, ...splitInHalves(joined, common), filters }),
  );
  const begun = planUnfinished(terms.words);
  if (isFound && begun.unfinished.length > 0 && !isLate()) await findByWords({ ...begun, wide: false });
  if (pool.errorsMin <= 1 || isEnough()) return;
  const plan = planSimilarWords(words, common);
  await findByWords({ ...plan, wide: false });
  if (pool.errorsMin <= 2 || pool.scoreMax >= GOOD_SIMILAR || joined.length < SHORT || isEnough()) return;
  pool.addBySpelling(
    await store.findBySpelling({ joined, errorsMax: WIDE_ERRORS, ...splitInThirds(joined), filters }),
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
  const isBroad = !isCheap || terms.joined.length < TELLING_LENGTH;
  const find = (lookup: Pick<StrictLookup, 'words' | 'isMany'>) =>
    store.findStrict({ joined: terms.joined, filters, atLeast, isBroad, ...lookup });
  const isFiltered = Object.keys(filters).length > 0;
  // Of one common word, names that begin with it are never the whole answer, unless there are thousands.
  const isOneWord = terms.words.length === 1 && words.rarest <= SLOW_WORD;
  if (isFiltered || isCheap || isOneWord) return find({ words, isMany: !isCheap });
  const begun = await find({ words: undefined, isMany: false });
  return isPrefixEnough(begun, terms, words.rarest) ? begun : find({ words, isMany: true });
}

/**
 * Names made of common words only are slow to look up by them. A company of exactly this name, or a name that begins with
 * several such words, or of the commonest words a page of names that begin with it, is enough of an answer: what else has
 * these words is then left out.
 */
function isPrefixEnough({ hits, total }: StrictHits, { joined, words }: NameTerms, rarest: number): boolean {
  const isSlow = rarest > SLOW_WORD;
  if (hits.some((hit) => hit.match === 'whole')) return isSlow || words.length > 1;
  if (hits.length > 0 && words.length >= TELLING_WORDS && joined.length >= TELLING_LETTERS) return true;
  return isSlow && total >= PAGE_SIZE;
}

function isSettled({ hits, total }: StrictHits, { joined, words }: NameTerms, common: CommonWords): boolean {
  if (total >= (words.every(common.isCommon) ? ENOUGH_COMMON : ENOUGH_STRICT)) return true;
  if (hits.filter(({ match }) => match === 'beginning').length >= ENOUGH_BEGUN) return true;
  return hits.some(
    ({ match, name_length: length }) =>
      match === 'whole' ||
      (match === 'beginning' && joined.length >= TELLING_LENGTH) ||
      // The same words in another order.
      (match === 'words' && length === joined.length),
  );
}

function rankedStrict(hit: StrictHit, terms: NameTerms): RankedCompany {
  const score = strictScore(hit.match, terms.joined.length, hit.name_length);
  const isReordered = hit.match === 'words' && hit.name_length === terms.joined.length;
  return toRanked(hit, isReordered ? score + orderBonus(terms, nameKey(nameOf(hit))) : score);
}

function nameOf(hit: NameHit): string {
  return hit.previous_name ?? hit.company.company_name;
}

function toRanked({ company, previous_name: matchedName }: NameHit, score: number): RankedCompany {
  return { company, matchedName, score, byNumber: false };
}
