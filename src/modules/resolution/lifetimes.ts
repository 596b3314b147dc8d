import type { MatchStatus } from './decide/verdict.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a result answers for its domain before the website is read again. */
const LIFETIME_MS: Record<MatchStatus, number> = {
  matched: 30 * DAY_MS,
  needs_review: 7 * DAY_MS,
  no_match: 7 * DAY_MS,
  non_uk_entity: 7 * DAY_MS,
  // The website may be back any moment; but nobody is helped by asking it every second.
  scrape_failed: HOUR_MS,
};

export function expiryOf(status: MatchStatus, resolvedAt: Date): Date {
  return new Date(resolvedAt.getTime() + LIFETIME_MS[status]);
}
