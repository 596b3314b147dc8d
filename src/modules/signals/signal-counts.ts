import type { Clock } from '../../shared/clock.ts';
import { addDays, daysBetween, ukDay } from '../../shared/uk-day.ts';
import type { FeedStore } from './feed.store.ts';
import type { FeedFilter } from './feed-query.ts';
import type { CountInterval } from './signal.ts';

export interface SignalCounts {
  interval: CountInterval;
  from: string;
  to: string;
  counts: { starts_on: string; signals: number }[];
  total: number;
}

/** Without a span, signals are counted at least over these days. */
const DAYS_MIN = 30;
/** There are no signals from before it. */
const EARLIEST = '2000-01-01';
const DAYS_BY_DAY = 92;
const DAYS_BY_WEEK = 2 * 366;

/**
 * Counts the signals that a filter lets through, in the database. A side of the span that the filter leaves open is that of
 * the signals: from the first one, or thirty days ago if that is earlier, until today.
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
  const byDay = new Map(found.map(({ starts_on, signals }) => [starts_on, signals]));
  const counts = startsBetween(from, to, interval).map((starts_on) => ({
    starts_on,
    signals: byDay.get(starts_on) ?? 0,
  }));
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

/** The first day of every interval that holds a day of the span. */
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
