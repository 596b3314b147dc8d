import type { Queryable } from '../../../../platform/postgres/index.ts';
import { createLookupBatcher } from '../../../../shared/batching.ts';
import { estimateCompanies } from '../filters/estimate.store.ts';
import { districtOf, isFiltered, isListedByIndex } from '../filters/filter-sql.ts';
import type { SearchLimits } from '../search-limits.ts';
import { TOTAL_MAX } from '../search-query.ts';
import type { CompanyRow, StrictHit, StrictHits, StrictLookup } from '../search-types.ts';
import { companyOf, type NameRow } from '../statement.ts';
import { matchKindOf, nameLengthOf } from './name-rank.ts';
import {
  batchStatement,
  bestStatement,
  FEW,
  fewStatement,
  isShortText,
  manyStatement,
} from './strict-statements.ts';

/** Checking this many names one by one takes as long as listing the companies of a district. */
const CHECKED_ONE_BY_ONE_MAX = 300;
/** The sample (an index of migration 0012) is used when it finds this many names. */
const SAMPLED_MIN = 150;
const IN_SAMPLE = ' and (n.company_id & 15) = 0';

interface StrictRow extends NameRow {
  rank: number;
}

/** Without a match, one row without a company. */
type ManyRow = (StrictRow | NoneRead) & ManyCounts;

interface ManyCounts {
  /** Companies, their names, and the names that have all the words but do not begin with the typed name. */
  total: number;
  names: number;
  with_words: number;
  /** Whether names were left unread. */
  is_cut: boolean;
}

/** `nth`: the look-up within the batch, from 1. */
type FewRow = (StrictRow | NoneRead) & { nth: number };

/** In place of a company that was not read. */
type NoneRead = Record<keyof CompanyRow, null>;

function areRead(rows: (StrictRow | NoneRead)[]): rows is StrictRow[] {
  return rows[0]?.id !== null;
}

/** Undefined: there are `FEW` names or more. */
type Few = StrictHits | undefined;

export function createFindStrict(
  db: Queryable,
  limits: SearchLimits,
): (lookup: StrictLookup) => Promise<StrictHits> {
  const findUnfiltered = createLookupBatcher<StrictLookup, Few>(async (lookups) => {
    const rows = await db.query<FewRow>(batchStatement(lookups));
    if (lookups.length === 1) return [fewHits(rows)];
    const found = lookups.map((): FewRow[] => []);
    for (const row of rows) found[row.nth - 1]?.push(row);
    return found.map(fewHits);
  });
  /** Whether the entire register has few such names. */
  const areFewNames = async (lookup: StrictLookup) =>
    limits.triesRareNamesFirst &&
    !lookup.isMany &&
    (await findUnfiltered({ ...lookup, filters: {} })) !== undefined;
  return async (lookup) => {
    const hasFilters = isFiltered(lookup.filters);
    if (hasFilters ? lookup.isBroad && !(await areFewNames(lookup)) : lookup.isMany)
      return findMany(db, lookup, limits);
    const few = hasFilters
      ? fewHits(await db.query<StrictRow>(fewStatement(lookup)))
      : await findUnfiltered(lookup);
    return few ?? findMany(db, lookup, limits);
  };
}

function fewHits(rows: (StrictRow | NoneRead)[]): Few {
  if (!areRead(rows)) return undefined;
  const withWords = rows.filter(({ rank }) => matchKindOf(rank) === 'words').length;
  if (withWords >= FEW || rows.length - withWords >= FEW) return undefined;
  const hits = bestOfEach(rows).map(strictHit);
  return { hits, total: hits.length, isAll: true };
}

async function findMany(db: Queryable, lookup: StrictLookup, limits: SearchLimits): Promise<StrictHits> {
  const { checkedNamesMax } = limits;
  const isByIndex = isListedByIndex(lookup.filters) && !isShortText(lookup.joined);
  const listedFirstMax = isByIndex ? limits.listedFirstByIndexMax : limits.listedFirstMax;
  if (lookup.words?.sampled && !isFiltered(lookup.filters)) {
    const options = { isFew: false, isListed: false, sample: IN_SAMPLE, checkedNamesMax };
    const statement = manyStatement(lookup, options);
    const { hits, total, with_words: withWords } = manyHits(await db.query<ManyRow>(statement));
    if (withWords >= SAMPLED_MIN) return { hits, total, isAll: false };
  }
  const expected = isQuickerByName(lookup) ? undefined : await estimateCompanies(db, lookup.filters);
  const isQuicklyListed =
    expected !== undefined && expected <= limits.listedForChecksMax && isListedByIndex(lookup.filters);
  if (expected !== undefined && isBestEnough(lookup, expected, limits)) {
    const best = await findBest(db, lookup, isQuicklyListed);
    if (best) return best;
  }
  const isFew =
    expected !== undefined && expected <= listedFirstMax && !isQuickerToCheck(lookup, expected, limits);
  const statement = manyStatement(lookup, {
    isFew,
    isListed: isFew || isQuicklyListed,
    sample: '',
    checkedNamesMax: isFew ? checkedNamesMax : namesToCheck(lookup, expected, limits),
  });
  const {
    hits,
    total,
    names,
    with_words: withWords,
    is_cut: isCut,
  } = manyHits(await db.query<ManyRow>(statement));
  const isAll =
    !isCut && names - withWords <= TOTAL_MAX && withWords < (lookup.words?.limit ?? Number.POSITIVE_INFINITY);
  return { hits, total, isAll };
}

/** Checking the company of one name takes as long as listing this many companies. */
const LISTED_PER_CHECK = 5;

/**
 * Whether checking the company of each name with the word is quicker than listing the companies that meet the
 * filters.
 */
function isQuickerToCheck(
  { words }: StrictLookup,
  expected: number,
  { checkedNamesMax }: SearchLimits,
): boolean {
  return words !== undefined && words.rarest <= checkedNamesMax && words.rarest * LISTED_PER_CHECK < expected;
}

/** Reading the ids of this many companies takes as long as reading one name. */
const IDS_PER_NAME = 3;
/** At least one of this many names with a word begins with it. */
const ONE_BEGINS_OF = 4;

/**
 * Whether many names have the single typed word: counting those that meet the filters takes long, and a page
 * of names that begin with the word is found quickly.
 */
function isBestEnough(
  { words, joined, atLeast, filters }: StrictLookup,
  expected: number,
  { scannedRowsMax, countedNamesMax }: SearchLimits,
): boolean {
  if (words?.all.length !== 1 || isShortText(joined) || !isFiltered(filters)) return false;
  if (words.rarest + expected / IDS_PER_NAME <= countedNamesMax) return false;
  const matches = (words.rarest * expected) / scannedRowsMax;
  return matches > ONE_BEGINS_OF * bestWanted(atLeast);
}

/** A company may have several such names. */
const bestWanted = (atLeast: number) => atLeast * 2;

/** The best companies, not all of them. Undefined if too few names begin with the text. */
async function findBest(
  db: Queryable,
  lookup: StrictLookup,
  isListed: boolean,
): Promise<StrictHits | undefined> {
  const wanted = bestWanted(lookup.atLeast);
  const rows = await db.query<StrictRow>(bestStatement(lookup, { wanted, isListed }));
  const best = bestOfEach(rows);
  if (best.length < lookup.atLeast) return undefined;
  return { hits: best.map(strictHit), total: best.length, isAll: false };
}

/**
 * The number of names of each kind to check against the filters. If the rarest word is in more names than are
 * ever checked, the total is not exact anyway: then enough names are checked to fill a few pages.
 */
function namesToCheck(
  { words }: StrictLookup,
  expected: number | undefined,
  { checkedNamesMax, checkedNamesFor, scannedRowsMax }: SearchLimits,
): number {
  if (expected === undefined || words === undefined || words.rarest <= checkedNamesMax)
    return checkedNamesMax;
  return Math.min(checkedNamesMax, Math.ceil((checkedNamesFor * scannedRowsMax) / expected));
}

function manyHits(rows: ManyRow[]): ManyCounts & { hits: StrictHit[] } {
  const { total = 0, names = 0, with_words = 0, is_cut = false } = rows[0] ?? {};
  return { hits: areRead(rows) ? rows.map(strictHit) : [], total, names, with_words, is_cut };
}

/** Within a district, or if few names contain all the words. */
function isQuickerByName({ words, filters }: StrictLookup): boolean {
  if (!isFiltered(filters) || districtOf(filters) !== undefined) return true;
  return words !== undefined && words.all.length > 1 && words.expected <= CHECKED_ONE_BY_ONE_MAX;
}

function bestOfEach(rows: StrictRow[]): StrictRow[] {
  if (rows.length < 2) return rows;
  const best = new Map<number, StrictRow>();
  for (const row of rows) {
    const held = best.get(row.id);
    if (!held || row.rank < held.rank) best.set(row.id, row);
  }
  return [...best.values()];
}

function strictHit(row: StrictRow): StrictHit {
  return {
    company: companyOf(row),
    previous_name: row.previous_name,
    match: matchKindOf(row.rank),
    name_length: nameLengthOf(row.rank),
  };
}
