import { addDays, HOUR_MS, startOfUkDay, ukDay } from '../../shared/clock.ts';

export const DIGESTS = ['daily', 'weekly'] as const;
export type Digest = (typeof DIGESTS)[number];

/** A period of complete UK days. Signals detected from `from` until before `to` belong to it. */
export interface Period {
  /** The first day. */
  start: string;
  /** The last day. */
  end: string;
  from: Date;
  to: Date;
}

/** Digests are sent at 7:00 on the morning after their period. */
const SENT_AFTER_MS = 7 * HOUR_MS;
/** The length of a period, and how many missed periods are sent after an outage. */
const PERIODS: Record<Digest, { days: number; kept: number }> = {
  daily: { days: 1, kept: 3 },
  weekly: { days: 7, kept: 1 },
};

/** The last periods whose digest is due, oldest first. */
export function duePeriods(digest: Digest, now: Date): Period[] {
  const { days, kept } = PERIODS[digest];
  const today = ukDay(now);
  const current = digest === 'weekly' ? mondayOf(today) : today;
  return Array.from({ length: kept }, (_, at) =>
    periodFrom(addDays(current, -days * (kept - at)), days),
  ).filter(({ to }) => now.getTime() >= to.getTime() + SENT_AFTER_MS);
}

function periodFrom(start: string, days: number): Period {
  const next = addDays(start, days);
  return { start, end: addDays(next, -1), from: startOfUkDay(start), to: startOfUkDay(next) };
}

function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}
