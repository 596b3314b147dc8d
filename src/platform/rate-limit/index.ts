/**
 * Rate limits shared by all processes: one counter per key in PostgreSQL, for a window that starts with the first use. One
 * statement per use, on the clock that tests control.
 */
import { createHash } from 'node:crypto';
import type { Clock } from '../../shared/clock.ts';
import { Problem } from '../../shared/problem.ts';
import { type Queryable, sql } from '../postgres/index.ts';
import type { RateLimiter, RateState } from './buffered-limiter.ts';

export { bufferLimiter, type RateLimiter, type RateState } from './buffered-limiter.ts';

export interface RateLimit {
  /** Separates the counters of different limits. */
  name: string;
  limit: number;
  windowSeconds: number;
}

interface CounterRow {
  used: number;
  expires_at: Date;
}

export function createRateLimiter(db: Queryable, clock: Clock, options: RateLimit): RateLimiter {
  const { limit, windowSeconds } = options;
  // Hashed, because keys are e-mail and network addresses, which should not be stored in another table.
  const keyOf = (key: string) => createHash('sha256').update(`${options.name}\0${key}`).digest('base64url');

  function stateOf(row: CounterRow | undefined, now: Date): RateState {
    const used = row && row.expires_at > now ? row.used : 0;
    const endsAt =
      row && row.expires_at > now ? row.expires_at.getTime() : now.getTime() + windowSeconds * 1000;
    return {
      limit,
      remaining: Math.max(0, limit - used),
      resetSeconds: Math.ceil((endsAt - now.getTime()) / 1000),
      allowed: used <= limit,
    };
  }

  return {
    async consume(key, uses = 1) {
      const now = clock.now();
      const windowEnd = new Date(now.getTime() + windowSeconds * 1000);
      const row = await db.first<CounterRow>(sql`
        insert into rate_limits as counter (key, used, expires_at) values (${keyOf(key)}, ${uses}, ${windowEnd})
        on conflict (key) do update set
          used = case when counter.expires_at <= ${now} then excluded.used else counter.used + excluded.used end,
          expires_at = case when counter.expires_at <= ${now} then excluded.expires_at else counter.expires_at end
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

export function rateHeaders(state: RateState): Record<string, string> {
  return {
    'ratelimit-limit': String(state.limit),
    'ratelimit-remaining': String(state.remaining),
    'ratelimit-reset': String(state.resetSeconds),
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
