const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `2026-11-05` becomes 5 November 2026, as texts for people write days. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}
