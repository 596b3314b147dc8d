import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/durations.ts';
import type { HeldCompany } from './live-store.ts';

/** Companies House itself is a day behind in places. */
export const DETAIL_MAX_AGE_MS = DAY_MS;
/** A number that is not there yet may be given to a new company today. */
export const MISSING_MAX_AGE_MS = HOUR_MS;
export const INCOMPLETE_MAX_AGE_MS = 15 * MINUTE_MS;

/** Whether what is held will do, or the live source should be asked. */
export function isFresh(held: HeldCompany, now: Date, maxAgeMs = DETAIL_MAX_AGE_MS): boolean {
  const { asked, record } = held;
  if (!asked) return false;
  // The first import of a snapshot replaces all rows, those of companies it does not have included.
  if (asked.found && !record) return false;
  const own = asked.found ? (asked.complete ? DETAIL_MAX_AGE_MS : INCOMPLETE_MAX_AGE_MS) : MISSING_MAX_AGE_MS;
  const limit = asked.found && asked.complete ? maxAgeMs : Math.min(own, maxAgeMs);
  return now.getTime() - asked.at.getTime() < limit;
}
