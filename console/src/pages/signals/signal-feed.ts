import { addDays, startOfUkDay } from '../../../../src/shared/clock.ts';
import { SEVERITIES, type Severity, SIGNAL_TYPES } from '../../../../src/shared/signal-types.ts';
import type { SignalFilter } from '../../api/shapes.ts';

const POLL_MS = 5_000;

/** The filter of the page, as its address holds it. Days are those of the United Kingdom. */
export interface FeedSearch {
  type: SignalFilter;
  severity?: Severity;
  company?: string;
  tag?: string;
  from?: string;
  to?: string;
}

/** The filter in the address, without invalid values. */
export function readFeedSearch(search: URLSearchParams): FeedSearch {
  const severity = SEVERITIES.find((one) => one === search.get('severity'));
  const text = (name: string) => search.get(name)?.trim() || undefined;
  const day = (name: string) => {
    const value = search.get(name) ?? '';
    return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
  };
  return {
    type: SIGNAL_TYPES.find((type) => type === search.get('type')) ?? 'all',
    ...filled({ severity, company: text('company'), tag: text('tag'), from: day('from'), to: day('to') }),
  };
}

/** No day is in the period: it ends before it begins. */
export function isReversed({ from, to }: FeedSearch): boolean {
  return from !== undefined && to !== undefined && from > to;
}

/** The address after a change of the filter: its first page, without the parts that are not set. */
export function writeFeedSearch(
  search: FeedSearch,
  changes: { [Name in keyof FeedSearch]?: string | null },
): URLSearchParams {
  const { type, ...rest } = { ...search, ...changes };
  const entries = Object.entries({ type: type === 'all' ? '' : type, ...rest });
  return new URLSearchParams(entries.filter((pair): pair is [string, string] => Boolean(pair[1])));
}

/** How many filters are set. */
export function countFilters({ type, ...rest }: FeedSearch): number {
  return (type === 'all' ? 0 : 1) + Object.keys(rest).length;
}

export function isFiltered(search: FeedSearch): boolean {
  return countFilters(search) > 0;
}

/** The same as the API's filter, for the list, the counts and the file. */
export function feedQuery({ type, severity, company, tag, from, to }: FeedSearch) {
  return {
    ...(type !== 'all' && { signal_type: type }),
    ...filled({
      severity,
      company_number: company,
      tag,
      since: from && startOfUkDay(from).toISOString(),
      until: to && new Date(startOfUkDay(addDays(to, 1)).getTime() - 1).toISOString(),
    }),
  };
}

/** New signals appear on the first page while it is open; later pages stay still. */
export function pollFeed(page: number): number | false {
  return page === 1 ? POLL_MS : false;
}

function filled<T extends Record<string, unknown>>(values: T): { [Name in keyof T]?: NonNullable<T[Name]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as {
    [Name in keyof T]?: NonNullable<T[Name]>;
  };
}
