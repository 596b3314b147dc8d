import { joinedKey, nameKey, nameSpelling } from '../../../shared/companies/company-name.ts';
import { type CompanyNumber, parseCompanyNumber } from '../../../shared/companies/company-number.ts';
import { parseOutwardCode, parsePostcode } from '../../../shared/companies/postcode.ts';
import { invalidRequest } from '../../../shared/problem.ts';
import {
  SEARCH_FILTER_ENTRIES,
  SEARCH_PAGE_MAX,
  SEARCH_PAGE_SIZE,
  SEARCH_SORT_NAMES,
  type SearchFilter,
  type SearchFilterName,
  type SearchSort,
} from '../../../shared/search-filters.ts';

/** A parsed search. Filters combine with AND. */
export interface SearchQuery {
  name: string | undefined;
  filters: CompanyFilters;
  sort: SearchSort;
  page: number;
}

/**
 * Checked values, in one spelling: `SW1A 1AA` or `SW1A`, days as `YYYY-MM-DD`, towns in capitals, SIC codes
 * with commas between them.
 */
export type CompanyFilters = { [Name in SearchFilterName]?: string } & {
  /** The day of the search, which it adds itself. Whether accounts are overdue depends on it. */
  today?: string;
};

type RawValue = string | number | boolean | readonly string[];

/** The query string. An empty value, as forms send it, counts as missing. `q` is another word for `name`. */
export type RawSearchQuery = {
  [Name in SearchFilterName | 'name' | 'q' | 'page' | 'sort']?: RawValue | undefined;
};

/** Counting and paging stop here. */
export const TOTAL_MAX = SEARCH_PAGE_SIZE * SEARCH_PAGE_MAX;

/** Drops empty filters, which forms send. */
export function withoutEmptyFilters(query: object): object {
  return Object.fromEntries(Object.entries(query).filter(([name, value]) => value !== '' || name === 'page'));
}

export function parseSearchQuery(raw: RawSearchQuery): SearchQuery {
  const wrong: Record<string, string> = {};
  const page = parsePage(String(raw.page ?? '1'));
  if (page === undefined) wrong.page = `must be a whole number from 1 to ${SEARCH_PAGE_MAX}`;
  const filters: CompanyFilters = {};
  for (const [name, { kind }] of SEARCH_FILTER_ENTRIES) {
    const text = given(raw[name]);
    if (text === undefined) continue;
    const value = PARSERS[kind].parse(text);
    if (value === undefined) wrong[name] = PARSERS[kind].expected;
    else filters[name] = value;
  }
  const sort = SEARCH_SORT_NAMES.find((name) => name === (given(raw.sort) ?? 'relevance'));
  if (sort === undefined) wrong.sort = `must be one of ${SEARCH_SORT_NAMES.join(', ')}`;
  const first = Object.entries(wrong)[0];
  if (first || page === undefined || sort === undefined)
    throw invalidRequest(`${first?.[0]} ${first?.[1]}.`, wrong);
  return { name: given(raw.name) ?? given(raw.q), filters, sort, page };
}

/** A search without pages, such as an export: it ignores `page` as any unknown parameter. */
export function parseUnpagedQuery(raw: RawSearchQuery): SearchQuery {
  return parseSearchQuery({ ...raw, page: undefined });
}

/** The parameters of a search without pages, for keeping it. */
export function pickUnpagedQuery(raw: RawSearchQuery): RawSearchQuery {
  const names = ['name', 'q', ...SEARCH_FILTER_ENTRIES.map(([name]) => name), 'sort'] as const;
  return Object.fromEntries(names.flatMap((name) => (raw[name] === undefined ? [] : [[name, raw[name]]])));
}

/** More than anybody lists by hand; each costs a look-up. */
export const SIC_CODES_MAX = 20;

interface FilterParser {
  /** Undefined: the value is wrong, and `expected` says what it must be. */
  parse(text: string): string | undefined;
  expected: string;
}

const PARSERS: Record<SearchFilter['kind'], FilterParser> = {
  postcode: {
    parse: parsePostcodeFilter,
    expected: 'must be a whole UK postcode such as SW1A 1AA, or its first half such as SW1A',
  },
  // The schema has checked that it is one of the choices.
  choice: { parse: (text) => text, expected: 'must be one of the choices' },
  date: {
    parse: (text) => (isDate(text) ? text : undefined),
    expected: 'must be a date that exists, as YYYY-MM-DD',
  },
  sic: {
    parse: parseSicCodes,
    expected: `must be 2 to 5 digits of a SIC code, at most ${SIC_CODES_MAX} of them`,
  },
  // The importer writes towns without blanks at their ends and with single ones between words.
  town: {
    parse: (text) => text.replace(/\s+/g, ' ').toUpperCase(),
    expected: 'must be the name of a town',
  },
  flag: {
    parse: (text) => (text === 'true' || text === 'false' ? text : undefined),
    expected: 'must be true or false',
  },
  amount: {
    parse: (text) => (/^-?\d{1,15}$/.test(text) ? String(Number(text)) : undefined),
    expected: 'must be a whole number',
  },
};

/** Sorted, without repeats and without codes that begin with another one. */
function parseSicCodes(text: string): string | undefined {
  const codes = [...new Set(text.split(',').map((code) => code.trim()))].filter((code) => code !== '').sort();
  if (codes.length === 0 || codes.length > SIC_CODES_MAX) return undefined;
  if (!codes.every((code) => /^\d{2,5}$/.test(code))) return undefined;
  return codes.filter((code) => !codes.some((other) => other !== code && code.startsWith(other))).join(',');
}

export function parsePostcodeFilter(text: string): string | undefined {
  return parsePostcode(text)?.whole ?? parseOutwardCode(text);
}

function given(value: RawValue | undefined): string | undefined {
  const trimmed = value === undefined ? undefined : String(value).trim();
  return trimmed === '' ? undefined : trimmed;
}

function parsePage(text: string): number | undefined {
  if (!/^[1-9]\d{0,2}$/.test(text)) return undefined;
  const page = Number(text);
  return page <= SEARCH_PAGE_MAX ? page : undefined;
}

const EARLIEST_YEAR = 1;

function isDate(text: string): boolean {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!parts || Number(parts[1]) < EARLIEST_YEAR) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The typed text in the forms that names of the register are compared in. */
export interface NameTerms {
  /** The name without its legal suffix. */
  key: string;
  /** The name with its legal suffix. */
  spelling: string;
  joined: string;
  /** Each word once, as typed. */
  words: string[];
  /** Set when the text can be a company number. */
  number: CompanyNumber | undefined;
}

/** The register accepts names of at most 160 characters. */
export const NAME_LENGTH_MAX = 200;
/** More words than any name needs to be unique; each word costs a look-up. */
const WORDS_MAX = 12;

/** Undefined if there is nothing to compare: only punctuation, or a script that the register does not use. */
export function nameTerms(text: string): NameTerms | undefined {
  const name = text.slice(0, NAME_LENGTH_MAX);
  const key = nameKey(name);
  // A lone & is punctuation, although the key would turn it into a word.
  if (key === '' || (name.includes('&') && nameKey(name.replaceAll('&', ' ')) === '')) return undefined;
  const words = [...new Set(key.split(' '))].slice(0, WORDS_MAX);
  return {
    key,
    spelling: nameSpelling(name),
    joined: joinedKey(key),
    words,
    number: parseCompanyNumber(text),
  };
}
