/**
 * Days as the register counts them: a filing is late when the day it was due is over in the United Kingdom, wherever
 * the server stands. A day is written `YYYY-MM-DD`.
 */
const DAY_MS = 86_400_000;

/** Swedish dates are written year first, which is all that is Swedish about it. */
const LONDON = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const HOUR_MS = 3_600_000;
let lastHour = Number.NaN;
let lastDay = '';

/** Most are asked about now. Since 1970 the clocks have always been whole hours apart, so a day ends with an hour. */
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
