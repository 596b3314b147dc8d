import type { CompanyFilters } from './search-query.ts';

/** What the searches look up in the register, and the rows they get back. */

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

/** A name of a company that a look-up found: its own, or one it had before. */
export interface NameHit {
  company: CompanyRow;
  previous_name: string | null;
}

/** A name by its company and its number among the company's names: 0 is the current one. */
export interface NameReference {
  company_id: number;
  ordinal: number;
}

export interface SpelledName extends NameReference {
  joined_key: string;
}

export interface WordedName extends NameReference {
  name_key: string;
}

export interface StrictHit extends NameHit {
  match: 'whole' | 'beginning' | 'words';
  /** Letters of the name that matched, without spaces. */
  name_length: number;
}

export interface StrictLookup {
  joined: string;
  words: WordsLookup | undefined;
  /** Whether it may well lead to thousands of names. */
  isBroad: boolean;
  /** Whether it leads to more than a few names in a whole register, as far as the words tell. */
  isMany: boolean;
  filters: CompanyFilters;
  /** The best so many, and all that are as good as the last of them. */
  atLeast: number;
}

export interface WordsLookup {
  all: string[];
  /** Those that the index is asked for, the rarest; the others are checked in the names it leads to. */
  lookedUp: string[];
  /** In about how many names the rarest of them stands. */
  rarest: number;
  /** Whether so many names have all of them that a sample will do. */
  sampled: boolean;
  /** Names, not companies. */
  limit: number;
}

export interface StrictHits {
  hits: StrictHit[];
  /** Companies, as far as the look-ups went. */
  total: number;
  /** Whether that is all there are. */
  isAll: boolean;
}

export interface SpellingLookup {
  joined: string;
  /** Letters added, left out or replaced; two swapped count as two. */
  errorsMax: number;
  beginning: string | undefined;
  ending: string | undefined;
  /** With the two letters at the cut swapped: the one error that breaks both halves. */
  swapped: string | undefined;
  filters: CompanyFilters;
}

/** One of these must hold; in each, all of these; and of each, any of these words. */
export type WordQuery = string[][][];

export interface WordLookup {
  query: WordQuery;
  filters: CompanyFilters;
  limit: number;
}

export interface SimilarWordsLookup {
  typed: string[];
  /** Those that may be beginnings of words. */
  unfinished: string[];
  /** Further away, and slower. */
  wide: boolean;
}

export interface SimilarWord {
  typed: string;
  word: string;
  names: number;
}

export interface NewestList {
  filters: CompanyFilters;
  offset: number;
  limit: number;
  /** Only what comes after this company in the list; the offset then counts from there. */
  after?: { incorporated_on: string | null; id: number };
}
