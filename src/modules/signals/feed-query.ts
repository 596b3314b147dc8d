import type { Static } from '@sinclair/typebox';
import { invalidRequest } from '../../shared/problem.ts';
import type { Severity } from '../../shared/signal-types.ts';
import { parseTimeWindow, type TimeWindow } from '../../shared/time-window.ts';
import { findableTagKey } from '../../shared/watchlist.ts';
import { readCompanyNumber } from '../register/index.ts';
import type { SignalFilter } from './signal.ts';
import type { FeedFilterIn, FeedIn } from './signals.schemas.ts';

/** Which signals of the watched companies to read. */
export interface FeedFilter extends TimeWindow {
  type: SignalFilter;
  severity: Severity | undefined;
  companyNumber: string | undefined;
  /** Only companies with this tag of the account. */
  tagKey: string | undefined;
}

/** A numbered page, newest signals first. */
interface PageQuery {
  kind: 'page';
  page: number;
  /** The id of a signal; page 1 begins with the next older one. */
  before: string | undefined;
}

/** The signals after a cursor, oldest signals first. */
interface CursorQuery {
  kind: 'cursor';
  cursor: string;
}

export type FeedQuery = { filter: FeedFilter; limit: number } & (PageQuery | CursorQuery);

export type FeedInput = Static<typeof FeedIn>;
export type FeedFilterInput = Static<typeof FeedFilterIn>;

const LIMIT = 20;

/** What the request selects, and how it reads it. The schema has already checked each field separately. */
export function parseFeedQuery(input: FeedInput): FeedQuery {
  const { cursor, page, before, limit = LIMIT } = input;
  const filter = parseFeedFilter(input);
  if (cursor === undefined) return { kind: 'page', filter, limit, page: page ?? 1, before };
  const other = before === undefined ? 'page' : 'before';
  if (before !== undefined || (page !== undefined && page !== 1)) {
    throw invalidRequest(`Send cursor or ${other}, not both.`, { [other]: 'cannot be combined with cursor' });
  }
  return { kind: 'cursor', filter, limit, cursor };
}

export function parseFeedFilter(input: FeedFilterInput): FeedFilter {
  return {
    type: input.signal_type ?? 'all',
    severity: input.severity,
    companyNumber: input.company_number === undefined ? undefined : numberOf(input.company_number),
    tagKey: input.tag === undefined ? undefined : findableTagKey(input.tag),
    ...parseTimeWindow(input),
  };
}

function numberOf(text: string): string {
  const number = readCompanyNumber(text);
  if (number) return number;
  const expected = 'must be a company number, such as 01234567 or SC123456';
  throw invalidRequest(`company_number ${expected}.`, { company_number: expected });
}
