import { parseOutwardCode, parsePostcode } from '../../../shared/postcode.ts';
import { invalidRequest } from '../../../shared/problem.ts';

/** A parsed search. Filters combine with AND. */
export interface SearchQuery {
  name: string | undefined;
  filters: CompanyFilters;
  page: number;
}

export interface CompanyFilters {
  /** `SW1A 1AA`; excludes `outwardCode`. */
  postcode?: string;
  /** `SW1A` */
  outwardCode?: string;
  status?: string;
  accountsType?: string;
  /** Both inclusive, `YYYY-MM-DD`. */
  incorporatedFrom?: string;
  incorporatedTo?: string;
}

/** The query string. An empty value, as forms send it, counts as missing. */
export interface RawSearchQuery {
  name?: string;
  postcode?: string;
  company_status?: string;
  accounts_type?: string;
  incorporated_from?: string;
  incorporated_to?: string;
  page?: string;
}

export const PAGE_SIZE = 20;
export const PAGE_MAX = 500;
/** Counting and paging stop here. */
export const TOTAL_MAX = PAGE_SIZE * PAGE_MAX;

export function parseSearchQuery(raw: RawSearchQuery): SearchQuery {
  const wrong: Record<string, string> = {};
  const page = parsePage(raw.page ?? '1');
  if (page === undefined) wrong.page = `must be a whole number from 1 to ${PAGE_MAX}`;
  const filters: CompanyFilters = {};
  const postcode = given(raw.postcode);
  if (postcode !== undefined) {
    const whole = parsePostcode(postcode)?.whole;
    const outwardCode = parseOutwardCode(postcode);
    if (whole !== undefined) filters.postcode = whole;
    else if (outwardCode !== undefined) filters.outwardCode = outwardCode;
    else wrong.postcode = 'must be a whole UK postcode such as SW1A 1AA, or its first half such as SW1A';
  }
  const status = given(raw.company_status);
  if (status !== undefined) filters.status = status;
  const accountsType = given(raw.accounts_type);
  if (accountsType !== undefined) filters.accountsType = accountsType;
  const from = given(raw.incorporated_from);
  if (from !== undefined) filters.incorporatedFrom = from;
  const to = given(raw.incorporated_to);
  if (to !== undefined) filters.incorporatedTo = to;
  for (const [field, date] of Object.entries({ incorporated_from: from, incorporated_to: to })) {
    if (date !== undefined && !isDate(date)) wrong[field] = 'must be a date that exists, as YYYY-MM-DD';
  }
  const first = Object.entries(wrong)[0];
  if (first || page === undefined) throw invalidRequest(`${first?.[0]} ${first?.[1]}.`, wrong);
  return { name: given(raw.name), filters, page };
}

function given(value: string | undefined): string | undefined {
  const trimmed = value?.trim();
  return trimmed === '' ? undefined : trimmed;
}

function parsePage(text: string): number | undefined {
  if (!/^[1-9]\d{0,2}$/.test(text)) return undefined;
  const page = Number(text);
  return page <= PAGE_MAX ? page : undefined;
}

const EARLIEST_YEAR = 1000;

function isDate(text: string): boolean {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!parts || Number(parts[1]) < EARLIEST_YEAR) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
