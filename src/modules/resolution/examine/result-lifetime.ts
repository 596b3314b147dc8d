import { DAY_MS, HOUR_MS } from '../../../shared/clock.ts';
import type { MatchStatus } from '../verdict/verdict.ts';

/** How long a result is valid. The next question after that has the website read again. */
const LIFETIME_MS: Record<MatchStatus, number> = {
  matched: 30 * DAY_MS,
  needs_review: 7 * DAY_MS,
  no_match: 7 * DAY_MS,
  non_uk_entity: 7 * DAY_MS,
  // The website may be back soon, but must not be asked every second.
  scrape_failed: HOUR_MS,
};

export function expiryOf(status: MatchStatus, resolvedAt: Date): Date {
  return new Date(resolvedAt.getTime() + LIFETIME_MS[status]);
}
