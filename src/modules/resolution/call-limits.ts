import type { Database } from '../../platform/postgres/index.ts';
import { bufferLimiter, createRateLimiter, rateLimited } from '../../platform/rate-limit/index.ts';
import type { Clock } from '../../shared/clock.ts';

export const TOO_MANY_CALLS = 'Too many calls within a minute';

interface CallLimitOptions {
  db: Database;
  clock: Clock;
  callLimitPerMinute: number;
  partnerLimitPerMinute: number;
}

export type CallLimits = ReturnType<typeof createCallLimits>;

/** How many calls an account may make in a minute. */
export function createCallLimits({ db, clock, callLimitPerMinute, partnerLimitPerMinute }: CallLimitOptions) {
  const perMinute = { limit: callLimitPerMinute, windowSeconds: 60 };
  const limiter = createRateLimiter(db, clock, { name: 'resolution', ...perMinute });
  const callLimit = bufferLimiter(limiter, perMinute.limit, clock);
  return {
    /** For both directions. Partner calls have their own limit. */
    callLimit,
    /** Counts a call of a caller that gets no headers. Throws `rate_limited`. */
    async countCall(accountId: string): Promise<void> {
      const state = await callLimit.consume(accountId);
      if (!state.allowed) throw rateLimited(state, TOO_MANY_CALLS);
    },
    partnerLimit: createRateLimiter(db, clock, {
      name: 'partner_enrichment',
      limit: partnerLimitPerMinute,
      windowSeconds: 60,
    }),
  };
}
