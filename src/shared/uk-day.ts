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

export function ukDay(at: Date): string {
  return LONDON.format(at);
}

/** How many days lie between; below zero when `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
