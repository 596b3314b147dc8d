import type { Clock } from '../../shared/clock.ts';
import type { Answer } from './answer.ts';

export interface RequestLimit {
  requests: number;
  windowMs: number;
}

export interface RequestCounter {
  /** The headers for an answer, or the refusal when this request is one too many. */
  count(limit: RequestLimit | 'off'): { headers: Record<string, string>; refused: Answer | undefined };
}

export function createRequestCounter(clock: Clock): RequestCounter {
  let startedAt = Number.NEGATIVE_INFINITY;
  let used = 0;
  return {
    count(limit) {
      if (limit === 'off') return { headers: {}, refused: undefined };
      const now = clock.now().getTime();
      if (now - startedAt >= limit.windowMs) {
        startedAt = now;
        used = 0;
      }
      used += 1;
      const resetAt = startedAt + limit.windowMs;
      const headers = {
        'x-ratelimit-limit': String(limit.requests),
        'x-ratelimit-remain': String(Math.max(0, limit.requests - used)),
        'x-ratelimit-reset': String(Math.ceil(resetAt / 1000)),
        'x-ratelimit-window': `${limit.windowMs / 60_000}m`,
      };
      if (used <= limit.requests) return { headers, refused: undefined };
      const retryAfter = String(Math.max(1, Math.ceil((resetAt - now) / 1000)));
      return { headers, refused: { status: 429, headers: { ...headers, 'retry-after': retryAfter } } };
    },
  };
}
