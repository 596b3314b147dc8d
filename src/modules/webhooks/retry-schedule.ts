import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../shared/durations.ts';

/** The delay after each failed attempt; after the last of these there is no retry. */
const DELAYS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  10 * HOUR_MS,
];

/** Up to a tenth longer, so that deliveries that failed together are not retried together. */
const JITTER = 0.1;
/** The longest `Retry-After` that is respected. */
const RETRY_AFTER_MS_MAX = DAY_MS;

/** Milliseconds until the next attempt; undefined if there is none. `attempt` is the number of the failed attempt. */
export function retryDelayMs(
  attempt: number,
  { retryAfterMs, random = Math.random }: { retryAfterMs: number | null; random?: () => number },
): number | undefined {
  const planned = DELAYS_MS[attempt - 1];
  if (planned === undefined) return undefined;
  const asked = Math.min(retryAfterMs ?? 0, RETRY_AFTER_MS_MAX);
  return Math.max(planned, asked) * (1 + JITTER * random());
}

/** `Retry-After`, given in seconds or as a date, in milliseconds; null when it is invalid. */
export function parseRetryAfter(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * SECOND_MS;
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.max(0, until - now.getTime());
}
