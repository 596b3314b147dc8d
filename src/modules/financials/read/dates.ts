const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day of the register's time, as ISO; undefined for any other text. */
export function parseDay(text: string): string | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  return match ? toDay(Number(match[1]), Number(match[2]), Number(match[3])) : undefined;
}

/** A date as documents print it: `31 October 2017`, `31.8.17`, `2017-10-31`, `October 31, 2017`. */
export function readPrintedDay(text: string, format: string): string | undefined {
  const iso = parseDay(text.trim());
  if (iso) return iso;
  const month = new RegExp(MONTHS.join('|'), 'i').exec(text);
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  if (month) {
    const [day = 0, year = 0] = numbers;
    return toDay(fullYear(year), MONTHS.indexOf(month[0].toLowerCase()) + 1, day);
  }
  const isMonthFirst = /month-?day/i.test(format) || /slashus$/i.test(format);
  const [first = 0, second = 0, year = 0] = numbers;
  return isMonthFirst ? toDay(fullYear(year), first, second) : toDay(fullYear(year), second, first);
}

function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year;
}

/** Companies House has accepted XBRL since 2005; the figures of the year before are no older than this. */
const YEAR_MIN = 1990;
const YEAR_MAX = 2100;

function toDay(year: number, month: number, day: number): string | undefined {
  if (year < YEAR_MIN || year > YEAR_MAX) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.toISOString().slice(0, 10);
}

const DAY_MS = 86_400_000;

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Whole months of a period with both of its days, rounded: 365 days are 12. */
export function monthsOf(start: string, end: string): number {
  return Math.round((daysBetween(start, end) + 1) / 30.4375);
}
