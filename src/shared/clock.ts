/**
 * Time is passed in, never read from the global `Date`, so that tests can set it.
 */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Lengths of time, in milliseconds. A day here is 24 hours; days as the register counts them are below. */
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

let london: Intl.DateTimeFormat | undefined;

/** Made at its first use: that takes 25 ms, which a call of the command line seldom needs to spend. */
function formatInLondon(at: Date): string {
  // The Swedish locale formats dates as YYYY-MM-DD.
  london ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/London',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return london.format(at);
}

let lastHour = Number.NaN;
let lastDay = '';

/**
 * The date in the United Kingdom as `YYYY-MM-DD`, which the register uses: a filing is late when its due date
 * is over there.
 *
 * Nearly every call is about now, so the last result is cached for its hour. That is safe: since 1970 British
 * time has been a whole number of hours from UTC, so a day never ends within an hour.
 */
export function ukDay(at: Date): string {
  const hour = Math.floor(at.getTime() / HOUR_MS);
  if (hour < 0) return formatInLondon(at);
  if (hour !== lastHour) {
    lastDay = formatInLondon(at);
    lastHour = hour;
  }
  return lastDay;
}

/** The first moment of a day in the United Kingdom. */
export function startOfUkDay(day: string): Date {
  const midnight = new Date(`${day}T00:00:00Z`);
  // British time is UTC or an hour ahead of it: at midnight UTC it is that day already, and an hour before it
  // may be.
  const hourBefore = new Date(midnight.getTime() - HOUR_MS);
  return formatInLondon(hourBefore) === day ? hourBefore : midnight;
}

/** A day some days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The number of days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/**
 * The value of a `Retry-After` header, in seconds or as an HTTP date, in milliseconds; undefined if it is
 * invalid.
 */
export function parseRetryAfter(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * SECOND_MS;
  // `Date.parse` accepts nearly anything, such as "-5"; an HTTP date names its month.
  const at = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
