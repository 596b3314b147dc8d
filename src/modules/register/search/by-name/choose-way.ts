/** Which way a strict look-up of many names takes, by what is expected to be read. */
import { districtOf, isFiltered, isListedByIndex } from '../filters/filter-sql.ts';
import type { SearchLimits } from '../search-limits.ts';
import type { StrictLookup } from '../search-types.ts';
import type { ManyWay } from './many-statement.ts';
import { isShortText } from './typed-name.ts';

/** Checking this many names one by one takes as long as listing the companies of a district. */
const CHECKED_ONE_BY_ONE_MAX = 300;

/** Within a district, or if few names contain all the words, the number of companies does not matter. */
export function isQuickerByName({ words, filters }: StrictLookup): boolean {
  if (!isFiltered(filters) || districtOf(filters) !== undefined) return true;
  return words !== undefined && words.all.length > 1 && words.expected <= CHECKED_ONE_BY_ONE_MAX;
}

/** `expected`: about how many companies meet the filters; undefined if that does not matter. */
export function chooseWay(lookup: StrictLookup, expected: number | undefined, limits: SearchLimits): ManyWay {
  const { filters } = lookup;
  if (!isFiltered(filters) || districtOf(filters) !== undefined) return { by: 'names', isSampled: false };
  if (expected !== undefined && areFewCompanies(lookup, expected, limits)) return { by: 'companies' };
  return {
    by: 'checks',
    namesMax: namesToCheck(lookup, expected, limits),
    isListed:
      expected !== undefined && isQuicklyListed(lookup, expected, limits) && areManyNames(lookup, expected),
  };
}

/** Whether one index lists the companies, and they are few enough to check names against all their ids. */
export function isQuicklyListed(
  { filters }: StrictLookup,
  expected: number,
  { listedForChecksMax }: SearchLimits,
): boolean {
  return expected <= listedForChecksMax && isListedByIndex(filters);
}

/**
 * Whether the names to check, those with the word and about as many that begin with it, are so many that
 * listing the companies first is quicker.
 */
function areManyNames({ words }: StrictLookup, expected: number): boolean {
  return words === undefined || expected <= 2 * words.rarest * LISTED_PER_CHECK;
}

function areFewCompanies(lookup: StrictLookup, expected: number, limits: SearchLimits): boolean {
  const isByIndex = isListedByIndex(lookup.filters) && !isShortText(lookup.joined);
  const listedFirstMax = isByIndex ? limits.listedFirstByIndexMax : limits.listedFirstMax;
  return expected <= listedFirstMax && !isQuickerToCheck(lookup, expected, limits);
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

/** The first names in alphabetical order are arbitrary, so at least this many of a short text are checked. */
const SHORT_TEXT_NAMES_MIN = 1_000;

/**
 * The number of names of each kind to check against the filters. If more names have the rarest word or begin
 * with the text than are ever checked, the total is not exact anyway: then enough names are checked to fill a
 * few pages.
 */
function namesToCheck(
  { words, joined }: StrictLookup,
  expected: number | undefined,
  { checkedNamesMax, checkedNamesFor, scannedRowsMax }: SearchLimits,
): number {
  if (expected === undefined || words === undefined) return checkedNamesMax;
  if (words.rarest <= checkedNamesMax && !isShortText(joined)) return checkedNamesMax;
  const enough = Math.ceil((checkedNamesFor * scannedRowsMax) / expected);
  return Math.min(checkedNamesMax, isShortText(joined) ? Math.max(SHORT_TEXT_NAMES_MIN, enough) : enough);
}

/** Reading the ids of this many companies takes as long as reading one name. */
const IDS_PER_NAME = 3;
/** At least one of this many names with a word begins with it. */
const ONE_BEGINS_OF = 2;

/**
 * Whether many names have the single typed word: counting those that meet the filters takes long, and a page
 * of names that begin with the word is found quickly.
 */
export function isBestEnough(
  { words, key, atLeast, filters }: StrictLookup,
  expected: number,
  { scannedRowsMax, countedNamesMax, checkedNamesMax }: SearchLimits,
): boolean {
  if (words?.all.length !== 1 || words.all[0] !== key || !isFiltered(filters)) return false;
  if (words.rarest + expected / IDS_PER_NAME <= countedNamesMax) return false;
  const wanted = bestWanted(atLeast);
  if ((wanted * scannedRowsMax) / expected > checkedNamesMax) return false;
  return (words.rarest * expected) / scannedRowsMax > ONE_BEGINS_OF * wanted;
}

/** How many of the best names to read: a few companies have several. */
export const bestWanted = (atLeast: number) => Math.ceil(atLeast * 1.5);
