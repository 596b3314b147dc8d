import { DAY_MS } from '../../shared/clock.ts';

/**
 * Days of the calendar as the register writes them, `2026-11-15`: without a time, and so without a time zone.
 */
export type Day = string;

export function dayOf(at: Date): Day {
  return at.toISOString().slice(0, 10);
}

export function addDays(day: Day, days: number): Day {
  return write(...civil(dayNumber(day) + days));
}

/** The 31st becomes the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = read(day);
  const total = year * 12 + month - 1 + months;
  const toYear = Math.floor(total / 12);
  const toMonth = (total % 12) + 1;
  return write(toYear, toMonth, Math.min(date, lastDate(toYear, toMonth)));
}

export function addYears(day: Day, years: number): Day {
  return addMonths(day, 12 * years);
}

export function endOfMonth(day: Day): Day {
  const [year, month] = read(day);
  return write(year, month, lastDate(year, month));
}

export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

export const earliest = (a: Day, b: Day): Day => (a < b ? a : b);
export const latest = (a: Day, b: Day): Day => (a > b ? a : b);

function read(day: Day): [year: number, month: number, date: number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
}

/** Faster than `toISOString`, and a world takes hundreds of thousands of days to make. */
function write(year: number, month: number, date: number): Day {
  return `${String(year).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}-${date < 10 ? '0' : ''}${date}`;
}

function dayNumber(day: Day): number {
  const [year, month, date] = read(day);
  return Date.UTC(year, month - 1, date) / DAY_MS;
}

function civil(number: number): [year: number, month: number, date: number] {
  const date = new Date(number * DAY_MS);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}

function lastDate(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
