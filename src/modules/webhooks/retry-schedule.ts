import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../shared/durations.ts';

/** How long after each failed attempt the next one is made; after the last of these there is none. */
const WAITS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  10 * HOUR_MS,
];

/** Up to a tenth later, so that what failed together does not come back together. */
const JITTER = 0.1;
/** A receiver may ask for patience, but not for ever. */
const RETRY_AFTER_MS_MAX = DAY_MS;

/** Milliseconds until the next attempt; undefined when the schedule is used up. `attempt` is the one that failed. */
export function waitAfter(
  attempt: number,
  { retryAfterMs, random = Math.random }: { retryAfterMs: number | null; random?: () => number },
): number | undefined {
  const planned = WAITS[attempt - 1];
  if (planned === undefined) return undefined;
  const asked = Math.min(retryAfterMs ?? 0, RETRY_AFTER_MS_MAX);
  return Math.max(planned, asked) * (1 + JITTER * random());
}

/** `Retry-After` in seconds or as a date; null when it says nothing of use. */
export function parseRetryAfter(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * SECOND_MS;
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.max(0, until - now.getTime());
}
