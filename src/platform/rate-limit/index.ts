/**
 * Rate limits shared by all processes: one counter per key in PostgreSQL, for a window that starts with the
 * first use. One statement per use, on the clock that tests control.
 */
import { createHash } from 'node:crypto';
import type { Clock } from '../../shared/clock.ts';
import { Problem } from '../../shared/problem.ts';
import { type Queryable, sql } from '../postgres/index.ts';

export interface RateLimit {
  /** Separates the counters of different limits. */
  name: string;
  limit: number;
  windowSeconds: number;
}

/** The name of a limit in the headers, and how long its period is. */
type RatePolicy = Pick<RateLimit, 'name' | 'windowSeconds'>;

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

export interface RateState {
  policy: RatePolicy;
  limit: number;
  remaining: number;
  resetSeconds: number;
  /** False when the limit is exceeded. */
  allowed: boolean;
}

export interface RateLimiter {
  /** Counts one use, or more. `allowed` is whether the last of them was within the limit. */
  consume(key: string, uses?: number): Promise<RateState>;
  /** Reads the counter without counting. `allowed` is whether one more use would be within the limit. */
  peek(key: string): Promise<RateState>;
  reset(key: string): Promise<void>;
}

/** For routes that answer in less time than a statement takes. */
type BufferedLimiter = Pick<RateLimiter, 'consume'>;

interface Counter {
  policy: RatePolicy;
  /** As the database said last; of all processes. */
  confirmed: number;
  /** On the way to the database, and not sent yet. */
  inFlight: number;
  unsent: number;
  openedAt: number;
  expiresAt: number;
  /** Settled after the first query of the database. */
  opened: Promise<void>;
  timer: NodeJS.Timeout | undefined;
}

const SEND_AFTER_MS = 250;
const COUNTERS_MAX = 10_000;

/**
 * Counts in memory and adds to the shared counter a few times a second. The first use of a window queries the
 * database. One process counts exactly; several may together allow a little more, by what they use within
 * that quarter of a second.
 */
export function bufferLimiter(limiter: RateLimiter, limit: number, clock: Clock): BufferedLimiter {
  const counters = new Map<string, Counter>();

  async function send(key: string, counter: Counter): Promise<void> {
    const uses = counter.unsent;
    counter.unsent = 0;
    counter.inFlight = uses;
    counter.timer = undefined;
    try {
      const { policy, allowed, remaining, resetSeconds } = await limiter.consume(key, uses);
      counter.policy = policy;
      counter.confirmed = allowed ? limit - remaining : limit + 1;
      counter.expiresAt = clock.now().getTime() + resetSeconds * 1_000;
    } catch (error) {
      counter.unsent += uses;
      throw error;
    } finally {
      counter.inFlight = 0;
    }
  }

  function open(key: string): Counter {
    if (counters.size >= COUNTERS_MAX) counters.clear();
    const counter = newCounter(clock.now().getTime());
    counters.set(key, counter);
    counter.opened = send(key, counter).catch((error) => {
      counters.delete(key);
      throw error;
    });
    return counter;
  }

  function sendSoon(key: string, counter: Counter): void {
    // A failure leaves the uses unsent for the next time.
    const sendQuietly = () => void send(key, counter).catch(() => undefined);
    counter.timer ??= setTimeout(sendQuietly, SEND_AFTER_MS).unref();
  }

  return {
    async consume(key, uses = 1) {
      const now = clock.now().getTime();
      const known = counters.get(key);
      // After the clock was set back, these counts belong to another period.
      if (!known || known.expiresAt <= now || known.openedAt > now) {
        const counter = open(key);
        await counter.opened;
        return stateAt(counter, { used: counter.confirmed, limit, now });
      }
      known.unsent += uses;
      const before = known.inFlight + known.unsent;
      const isOpened = known.expiresAt !== Number.POSITIVE_INFINITY;
      if (!isOpened) await known.opened;
      sendSoon(key, known);
      // The use that opened the counter was in flight before, and is confirmed now.
      const used = known.confirmed + before - (isOpened ? 0 : 1);
      return stateAt(known, { used, limit, now });
    },
  };
}

/** A counter with its first use. */
function newCounter(openedAt: number): Counter {
  return {
    // Replaced by the first answer of the database, which every caller waits for.
    policy: { name: '', windowSeconds: 0 },
    confirmed: 0,
    inFlight: 0,
    unsent: 1,
    openedAt,
    expiresAt: Number.POSITIVE_INFINITY,
    opened: Promise.resolve(),
    timer: undefined,
  };
}

/** The answer to a caller after `used` uses of the window. */
function stateAt(
  counter: Counter,
  { used, limit, now }: { used: number; limit: number; now: number },
): RateState {
  return {
    policy: counter.policy,
    limit,
    remaining: Math.max(0, limit - used),
    resetSeconds: Math.max(1, Math.ceil((counter.expiresAt - now) / 1_000)),
    allowed: used <= limit,
  };
}
