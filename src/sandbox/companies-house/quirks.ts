import type { Clock } from '../../shared/clock.ts';
import type { Answer } from './answer.ts';

/** How the stand-in misbehaves; each can be switched while it runs. */
export interface Quirks {
  /** So many of the next requests, REST or stream, are answered 502 with a page of HTML. */
  htmlErrors: number;
  /** Every answer waits so long. */
  slowMs: number;
  requestLimit: RequestLimit | 'off';
  /** How many streams a key may have open; one more is refused with 429. */
  connectionsMax: number;
  /** Lines are sent in pieces, cut inside of objects. */
  splitLines: boolean;
  /** Each event is sent twice, under the same timepoint. */
  resend: boolean;
  /** After so many events a stream is cut, in the middle of a line. */
  cutAfterEvents: number | 'never';
  /** No heartbeats and no events: the connection is open and says nothing. */
  silent: boolean;
}

export const NO_QUIRKS: Quirks = {
  htmlErrors: 0,
  slowMs: 0,
  requestLimit: 'off',
  connectionsMax: 2,
  splitLines: false,
  resend: false,
  cutAfterEvents: 'never',
  silent: false,
};

export const HTML_ERROR =
  '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body><h1>502 Bad Gateway</h1></body>\r\n</html>\r\n';

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
