import { parseDay } from '../read/dates.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * When Companies House published a file, by its name: `Accounts_Bulk_Data-2026-11-13.zip` on that day,
 * `Accounts_Monthly_Data-October2026.zip` at the end of that month, `JanToDec2008` at the end of that year.
 */
export function publishedOn(name: string): string | null {
  const day = /Accounts_Bulk_Data-(\d{4}-\d\d-\d\d)/i.exec(name)?.[1];
  if (day !== undefined) return parseDay(day) ?? null;
  const month = /Accounts_Monthly_Data-([A-Z][a-z]+?)(?:To([A-Z][a-z]+))?(\d{4})/.exec(name);
  if (!month) return null;
  const index = MONTHS.findIndex((one) => one.startsWith(month[2] ?? month[1] ?? ''));
  if (index < 0) return null;
  return new Date(Date.UTC(Number(month[3]), index + 1, 0)).toISOString().slice(0, 10);
}
