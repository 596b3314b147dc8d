const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `2026-11-05` becomes 5 November 2026. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** `voluntary-arrangement` becomes voluntary arrangement. */
export function slugToWords(slug: string): string {
  return slug.replaceAll('-', ' ');
}

/** `SURNAME, Forename` becomes Forename SURNAME. */
export function fullName(name: string): string {
  const [surname = '', forenames] = name.split(', ', 2);
  return forenames ? `${forenames} ${surname}` : name;
}

export function joinList(items: string[]): string {
  return items.length === 0 ? 'none' : items.join(', ');
}
