import { createHash } from 'node:crypto';
import { addDays, type Clock, daysBetween, MINUTE_MS, ukDay } from '../../shared/clock.ts';
import { invalidRequest } from '../../shared/problem.ts';
import type { Severity } from '../../shared/signal-types.ts';
import type { FeedStore } from './feed.store.ts';
import type { FeedFilter, FeedQuery } from './feed-query.ts';
import type { HideLocked } from './locked-links.store.ts';
import { type CountInterval, presentSignal, type Signal, type StoredSignal } from './signal.ts';

interface FeedPage {
  signals: Signal[];
  page: number;
  limit: number;
  has_more: boolean;
  total: number;
  /** Only if the feed is read by cursor. */
  next_cursor?: string;
}

interface FeedDeps {
  store: FeedStore;
  clock: Clock;
  hideLocked: HideLocked;
}

const MARK_LIFETIME_MS = 10 * MINUTE_MS;
/** More than any account has; a page beyond it is empty. */
const OFFSET_MAX = 1_000_000_000_000;

/**
 * A feed can be read in two ways; neither repeats or skips a signal while new ones arrive.
 *
 * By cursor, from the oldest signal on. Positions follow the order of commits, so no signal is ever stored
 * before a position that was read, and a cursor is valid forever.
 *
 * By page, from the newest signal on. New signals arrive between two requests, so the feed stores where an
 * account's page ended, and the next page continues from there. The page after the last one stays empty, even
 * if newer signals have arrived. A page whose predecessor was not read within ten minutes is counted from the
 * newest signal.
 */
export function createFeed({ store, clock, hideLocked }: FeedDeps) {
  const present = async (accountId: string, found: readonly StoredSignal[]): Promise<Signal[]> =>
    (await hideLocked(found.map((signal) => ({ accountId, signal })))).map(presentSignal);

  async function readPage(accountId: string, query: FeedQuery & { kind: 'page' }): Promise<FeedPage> {
    const { filter, page, limit, before } = query;
    const list = listName(query);
    const now = clock.now();
    const expired = new Date(now.getTime() - MARK_LIFETIME_MS);
    const mark = page > 1 ? await store.findMark(accountId, { list, page, after: expired }) : undefined;
    const offset = mark === undefined ? Math.min((page - 1) * limit, OFFSET_MAX) : 0;
    const [found, total] = await Promise.all([
      // Reads one more than the page shows, to find out whether there are more.
      store.listNewest(accountId, filter, { before: mark ?? before, offset, limit: limit + 1 }),
      store.count(accountId, filter),
    ]);
    const shown = found.slice(0, limit);
    const hasMore = found.length > limit;
    const beforeId = shown.at(-1)?.id ?? mark;
    if (beforeId !== undefined) {
      await store.setMark(accountId, { list, page: page + 1, beforeId, isLast: !hasMore, now, expired });
    }
    return { signals: await present(accountId, shown), page, limit, has_more: hasMore, total };
  }

  async function readOn(accountId: string, query: FeedQuery & { kind: 'cursor' }): Promise<FeedPage> {
    const { filter, limit, cursor } = query;
    const lastRead = readCursor(accountId, cursor);
    const [found, total] = await Promise.all([
      store.listAfter(accountId, filter, { lastRead, limit: limit + 1 }),
      store.count(accountId, filter),
    ]);
    const shown = found.slice(0, limit);
    return {
      signals: await present(accountId, shown),
      page: 1,
      limit,
      has_more: found.length > limit,
      total,
      next_cursor: writeCursor(accountId, shown.at(-1)?.id ?? lastRead),
    };
  }

  return {
    /** Signals of the companies that the account currently watches. */
    read: (accountId: string, query: FeedQuery): Promise<FeedPage> =>
      query.kind === 'cursor' ? readOn(accountId, query) : readPage(accountId, query),
    /** The newest signals before `before`, to read the complete feed. */
    listBefore: async (
      accountId: string,
      filter: FeedFilter,
      { before, limit }: { before: string | undefined; limit: number },
    ): Promise<Signal[]> =>
      present(accountId, await store.listNewest(accountId, filter, { before, offset: 0, limit })),
    /** Counts the signals by time of detection. */
    count: (accountId: string, filter: FeedFilter): Promise<SignalCounts> =>
      countSignals({ store, clock }, accountId, filter),
  };
}

/** Pages of the same list continue each other. */
function listName({ filter, limit, before }: FeedQuery & { kind: 'page' }): string {
  return [filter.type, limit, before ?? '', ...narrowing(filter)].join(' ');
}

function narrowing({ severity, companyNumber, since, until, tagKey }: FeedFilter): string[] {
  if (!severity && !companyNumber && !since && !until && tagKey === undefined) return [];
  const span = [since?.toISOString() ?? '', until?.toISOString() ?? ''];
  return [severity ?? '', companyNumber ?? '', ...span, ...(tagKey === undefined ? [] : [tagKey])];
}

/** The cursor that a caller sends to read from the oldest signal on. */
const START = 'start';
const ACCOUNT_BYTES = 9;
const SIGNAL_ID = /^(sig_[0-9a-z]{26})?$/;

/**
 * A cursor names the last read signal and the account. It needs no secret, because it grants no access: it
 * only says where an account's own feed continues. It names the signal and not its position, so that it stays
 * valid in a database that was restored from an older backup.
 */
export function writeCursor(accountId: string, lastRead: string | undefined): string {
  return Buffer.concat([accountMark(accountId), Buffer.from(lastRead ?? '')]).toString('base64url');
}

/** The id of the last read signal; undefined at the beginning. */
export function readCursor(accountId: string, cursor: string): string | undefined {
  if (cursor === START) return undefined;
  const bytes = Buffer.from(cursor, 'base64url');
  const id = bytes.subarray(ACCOUNT_BYTES).toString('latin1');
  const isWhole =
    bytes.toString('base64url') === cursor && bytes.length >= ACCOUNT_BYTES && SIGNAL_ID.test(id);
  if (!isWhole) throw invalidCursor('must be start, or the next_cursor of an earlier answer');
  if (!bytes.subarray(0, ACCOUNT_BYTES).equals(accountMark(accountId))) {
    throw invalidCursor('belongs to another account; begin with start');
  }
  return id || undefined;
}

function accountMark(accountId: string): Buffer {
  return createHash('sha256').update(`feed ${accountId}`).digest().subarray(0, ACCOUNT_BYTES);
}

function invalidCursor(why: string) {
  return invalidRequest(`cursor ${why}.`, { cursor: why });
}

interface SignalCounts {
  interval: CountInterval;
  from: string;
  to: string;
  counts: { starts_on: string; signals: number; by_severity: Record<Severity, number> }[];
  total: number;
}

const NONE = { signals: 0, info: 0, notice: 0, warning: 0, critical: 0 };

/** Without `since`, signals are counted over at least this number of days. */
const DAYS_MIN = 30;
/** There are no signals from before it. */
const EARLIEST = '2000-01-01';
const DAYS_BY_DAY = 92;
const DAYS_BY_WEEK = 2 * 366;

/**
 * Counts the signals that match a filter, in the database. A period without a beginning starts with the first
 * signal, or thirty days ago if that is earlier; a period without an end lasts until today.
 */
export async function countSignals(
  { store, clock }: { store: Pick<FeedStore, 'findFirst' | 'countByInterval'>; clock: Clock },
  accountId: string,
  filter: FeedFilter,
): Promise<SignalCounts> {
  const today = ukDay(clock.now());
  const to = filter.until ? earlier(ukDay(filter.until), today) : today;
  const first = filter.since ? null : await store.findFirst(accountId, filter);
  const from = firstDay({ since: filter.since, first, to });
  const interval = intervalOf(from, to);
  const found = await store.countByInterval(accountId, filter, interval);
  const byStart = new Map(found.map((one) => [one.starts_on, one]));
  const counts = startsBetween(from, to, interval).map((starts_on) => {
    const { signals, info, notice, warning, critical } = byStart.get(starts_on) ?? NONE;
    return { starts_on, signals, by_severity: { info, notice, warning, critical } };
  });
  return { interval, from, to, counts, total: counts.reduce((sum, { signals }) => sum + signals, 0) };
}

function firstDay({ since, first, to }: { since: Date | undefined; first: Date | null; to: string }): string {
  const monthAgo = addDays(to, 1 - DAYS_MIN);
  if (since) return earlier(later(ukDay(since), EARLIEST), to);
  return first ? earlier(ukDay(first), monthAgo) : monthAgo;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

function intervalOf(from: string, to: string): CountInterval {
  const days = daysBetween(from, to) + 1;
  return days <= DAYS_BY_DAY ? 'day' : days <= DAYS_BY_WEEK ? 'week' : 'month';
}

/** The first day of every interval that overlaps the period. */
export function startsBetween(from: string, to: string, interval: CountInterval): string[] {
  const starts: string[] = [];
  for (let start = startOf(from, interval); start <= to; start = nextStart(start, interval))
    starts.push(start);
  return starts;
}

/** Weeks begin on Monday, as in `date_trunc`. */
function startOf(day: string, interval: CountInterval): string {
  if (interval === 'day') return day;
  if (interval === 'month') return `${day.slice(0, 7)}-01`;
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

function nextStart(start: string, interval: CountInterval): string {
  if (interval !== 'month') return addDays(start, interval === 'day' ? 1 : 7);
  return `${addDays(start, 31).slice(0, 7)}-01`;
}
