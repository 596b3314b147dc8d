/**
 * Rate limits shared by all processes: one counter per key in PostgreSQL, for a window that starts with the
 * first use. One statement per use, on the clock that tests control.
 */
import { createHash } from 'node:crypto';
import type { Clock } from '../../shared/clock.ts';
import { Problem } from '../../shared/problem.ts';
import { type Queryable, sql } from '../postgres/index.ts';
import type { RateLimit, RateLimiter, RateState } from './rate-limiter.ts';

export { bufferLimiter } from './buffered-limiter.ts';
export type { RateLimit, RateLimiter, RateState } from './rate-limiter.ts';

interface CounterRow {
  used: number;
  expires_at: Date;
}

/** By so much the clocks of two processes may differ. */
const SKEW_MS = 60_000;

export function createRateLimiter(db: Queryable, clock: Clock, options: RateLimit): RateLimiter {
  const { name, limit, windowSeconds } = options;
  const windowMs = windowSeconds * 1000;
  /**
   * No window ends after this. A counter that does was made while the clock was ahead, and counts for
   * nothing: it would keep people out until then.
   */
  const latestEnd = (now: Date) => new Date(now.getTime() + windowMs + SKEW_MS);
  // Hashed, because keys are e-mail and network addresses, which should not be stored in another table.
  const keyOf = (key: string) => createHash('sha256').update(`${name}\0${key}`).digest('base64url');

  function stateOf(row: CounterRow | undefined, now: Date): RateState {
    const open = row && row.expires_at > now && row.expires_at <= latestEnd(now) ? row : undefined;
    const used = open?.used ?? 0;
    const endsAt = open?.expires_at.getTime() ?? now.getTime() + windowMs;
    return {
      policy: { name, windowSeconds },
      limit,
      remaining: Math.max(0, limit - used),
      resetSeconds: Math.ceil((endsAt - now.getTime()) / 1000),
      allowed: used <= limit,
    };
  }

  return {
    async consume(key, uses = 1) {
      const now = clock.now();
      const windowEnd = new Date(now.getTime() + windowMs);
      const latest = latestEnd(now);
      const row = await db.first<CounterRow>(sql`
        insert into rate_limits as counter (key, used, expires_at) values (${keyOf(key)}, ${uses}, ${windowEnd})
        on conflict (key) do update set
          used = excluded.used
            + case when counter.expires_at > ${now} and counter.expires_at <= ${latest} then counter.used else 0 end,
          expires_at = case when counter.expires_at > ${now} and counter.expires_at <= ${latest}
            then counter.expires_at else excluded.expires_at end
        returning used, expires_at`);
      return stateOf(row, now);
    },
    async peek(key) {
      const row = await db.first<CounterRow>(sql`
        select used, expires_at from rate_limits where key = ${keyOf(key)}`);
      const state = stateOf(row, clock.now());
      return { ...state, allowed: state.remaining > 0 };
    },
    async reset(key) {
      await db.execute(sql`delete from rate_limits where key = ${keyOf(key)}`);
    },
  };
}

/** Deletes counters whose window is over, to keep the table small. */
export async function purgeRateLimits(db: Queryable, clock: Clock): Promise<number> {
  return db.execute(sql`delete from rate_limits where expires_at <= ${clock.now()}`);
}

/**
 * Headers that say what is left, in the form of the IETF draft (`RateLimit`, `RateLimit-Policy`) and of its
 * earlier versions, which more programs read.
 */
export function rateHeaders(state: RateState): Record<string, string> {
  const { policy, limit, remaining, resetSeconds } = state;
  return {
    'ratelimit-policy': `"${policy.name}";q=${limit};w=${policy.windowSeconds}`,
    ratelimit: `"${policy.name}";r=${remaining};t=${resetSeconds}`,
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(resetSeconds),
  };
}

export function rateLimited(state: RateState, what: string): Problem {
  return retryLater(what, state.resetSeconds, rateHeaders(state));
}

/** For limits that are not counted by calls. Agents see no headers, so the body says the time as well. */
export function retryLater(what: string, seconds: number, headers: Record<string, string> = {}): Problem {
  return new Problem('rate_limited', `${what}; try again in ${seconds} seconds.`, {
    details: { retry_after_seconds: seconds },
    headers: { ...headers, 'retry-after': String(seconds) },
  });
}
