import { DAY_MS, HOUR_MS } from './durations.ts';

/** Swedish dates are written year first, which is all that is Swedish about it. */
const LONDON = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

let lastHour = Number.NaN;
let lastDay = '';

/**
 * The day in the United Kingdom, as `YYYY-MM-DD`. The register counts in these: a filing is late when the day it was due
 * is over there, wherever the server stands.
 *
 * Nearly every call asks about now, so the last answer is kept for its hour. That is safe: since 1970 British time has
 * always been a whole number of hours from UTC, so a day never ends in the middle of one.
 */
export function ukDay(at: Date): string {
  const hour = Math.floor(at.getTime() / HOUR_MS);
  if (hour < 0) return LONDON.format(at);
  if (hour !== lastHour) {
    lastDay = LONDON.format(at);
    lastHour = hour;
  }
  return lastDay;
}

/** How many days lie between; below zero when `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
