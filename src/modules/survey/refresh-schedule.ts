/**
 * After how many days a domain is due again: half as many as before if the website changed, else more each
 * time.
 */
export const READ_EVERY_DAYS = { min: 14, max: 180, growth: 1.5 } as const;

/** The part of a day's budget that is left. */
export function budgetLeft(
  budget: number,
  { day, refreshed }: { day: string | null; refreshed: number },
  today: string,
): number {
  return Math.max(0, budget - (day === today ? refreshed : 0));
}

/** Results are counted by age up to each of these numbers of days. */
export const AGE_DAYS = [1, 7, 30, 90, 180] as const;
