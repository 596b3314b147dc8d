import type { SearchSort } from '../../../shared/search-filters.ts';
import type { NewestFigures } from '../../financials/index.ts';
import type { CompanyFilters } from './search-query.ts';

/** The look-ups of a search, and the rows that they return. */

export interface CompanyRow {
  id: number;
  company_number: string;
  company_name: string;
  company_status: string;
  company_type: string;
  postal_code: string | null;
  incorporated_on: string | null;
  accounts_type: string | null;
  removed_on: string | null;
}

/** What a suggestion shows of a company, and what suggestions are ranked by. */
export type SuggestedCompany = Pick<
  CompanyRow,
  'id' | 'company_number' | 'company_name' | 'company_status' | 'postal_code' | 'removed_on'
>;

/** What an export, and a page on request, adds to a company: place, business and newest figures. */
export interface CompanyDetails {
  id: number;
  locality: string | null;
  sic_codes: string[];
  financials: NewestFigures | null;
}

/** A company found by its current or a previous name. */
export interface NameHit {
  company: CompanyRow;
  previous_name: string | null;
}

/** A name of a company: ordinal 0 is the current one. */
export interface NameReference {
  company_id: number;
  ordinal: number;
}

export interface SpelledName extends NameReference {
  /** The typed name itself when the name only has one more AND, or one legal form less. */
  joined_key: string;
}

export interface WordedName extends NameReference {
  name_key: string;
}

export interface StrictHit extends NameHit {
  /** `continued`: the name begins with the typed words; `beginning`: with their letters, in a longer word. */
  match: 'whole' | 'continued' | 'beginning' | 'words';
  /** Length of the matched name, without spaces. */
  name_length: number;
}

export interface StrictLookup {
  joined: string;
  /** The typed words. */
  key: string;
  words: WordsLookup | undefined;
  /** Whether the look-up may find thousands of names. */
  isBroad: boolean;
  /** Whether the look-up finds many names in a full register, judged by the words. */
  isMany: boolean;
  filters: CompanyFilters;
  /** This many of the best, and all that tie with the last of them. */
  atLeast: number;
}

export interface WordsLookup {
  all: string[];
  /** The rarest words, for the index. The others are checked in the names that it finds. */
  lookedUp: string[];
  /** About how many names contain the rarest of them. */
  rarest: number;
  /** About how many names contain all the words, if words were independent of each other. */
  expected: number;
  /** Whether a sample is enough, because very many names contain all words. */
  sampled: boolean;
  /** Names, not companies. */
  limit: number;
}

export interface StrictHits {
  hits: StrictHit[];
  /** Companies counted so far. */
  total: number;
  /** Whether the count is complete. */
  isAll: boolean;
}

export interface SpellingLookup {
  joined: string;
  /** Letters added, missing or replaced; a swap counts as two. */
  errorsMax: number;
  beginning: string | undefined;
  ending: string | undefined;
  /** The name with the two letters at the cut swapped, the one error that breaks both halves. */
  swapped: string | undefined;
  /** Keys of names that differ only by an AND or a legal form. */
  variants: string[];
  /** Allows more errors; slower. */
  wide: boolean;
  filters: CompanyFilters;
}

/** OR of ANDs of ORs: at least one group must match, with every set of the group, by any word of the set. */
export type WordQuery = string[][][];

export interface WordLookup {
  query: WordQuery;
  filters: CompanyFilters;
  limit: number;
}

export interface SimilarWordsLookup {
  typed: string[];
  /** Words that may be unfinished. */
  unfinished: string[];
  /** Allows more errors; slower. */
  wide: boolean;
}

export interface SimilarWord {
  typed: string;
  word: string;
  names: number;
}

/** The figures that lists can be sorted by. */
export type SortFigure = 'employees' | 'net_assets';

/** A company of a list, with what the list is sorted by. */
export interface ListedCompany extends CompanyRow {
  /** The value that the list is sorted by, where `CompanyRow` does not have it. */
  key: string | null;
}

export interface CompanyList {
  filters: CompanyFilters;
  sort: SearchSort;
  offset: number;
  limit: number;
  /** Continue after this company; the offset counts from there. */
  after?: ListedCompany;
  /** Whether the register is too large to simply read all its companies. */
  isLarge: boolean;
}

/** Words of a name that is being typed. */
export interface WordsPlan {
  /** Complete words that the index looks up. The names found must also contain the `checked` words. */
  lookedUp: string[];
  checked: string[];
  /** The last word, as far as it is typed. */
  beginning: string;
}
