import type { Clock } from '../../shared/clock.ts';

/** The answer of the fake Companies House to one request. */
export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Errors in the format of the API. */
export function refusal(status: number, error: string, headers: Record<string, string> = {}): Answer {
  return { status, body: { errors: [{ error, type: 'ch:service' }] }, headers };
}

/** The user name of HTTP Basic authentication, which is the API key. */
function basicUser(authorization: string | undefined): string | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/.exec(authorization ?? '')?.[1];
  return encoded === undefined ? undefined : Buffer.from(encoded, 'base64').toString().split(':')[0];
}

export function checkKey(authorization: string | undefined, key: string): Answer | undefined {
  if (authorization === undefined) {
    return { status: 401, body: { error: 'Empty Authorization header', type: 'ch:service' } };
  }
  if (basicUser(authorization) !== key) {
    return { status: 401, body: { error: 'Invalid Authorization', type: 'ch:service' } };
  }
  return undefined;
}

/** Faults of the fake Companies House; each can be changed while it runs. */
export interface Quirks {
  /** This many of the next requests, REST or stream, get a 502 with an HTML page. */
  htmlErrors: number;
  /** Delay of every answer. */
  slowMs: number;
  requestLimit: RequestLimit | 'off';
  /** Streams per key; one more gets a 429. */
  connectionsMax: number;
  /** Sends lines in pieces, cut inside objects. */
  splitLines: boolean;
  /** Sends each event twice, with the same timepoint. */
  resend: boolean;
  /** Cuts a stream after this many events, in the middle of a line. */
  cutAfterEvents: number | 'never';
  /** Sends neither heartbeats nor events on an open connection. */
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

interface RequestLimit {
  requests: number;
  windowMs: number;
}

interface RequestCounter {
  /** The headers for an answer, and a 429 when the limit is exceeded. */
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
