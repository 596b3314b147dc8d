import type { Clock } from '../../shared/clock.ts';
import type { RateLimiter, RatePolicy, RateState } from './rate-limiter.ts';

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
    // The answer may come after the end of the window.
    const askedAt = clock.now().getTime();
    try {
      const { policy, allowed, remaining, resetSeconds } = await limiter.consume(key, uses);
      counter.policy = policy;
      counter.confirmed = allowed ? limit - remaining : limit + 1;
      counter.expiresAt = askedAt + resetSeconds * 1_000;
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
  const { policy, expiresAt } = counter;
  // `now` is before the answer of the database, which rounds up.
  const resetSeconds = Math.min(policy.windowSeconds, Math.ceil((expiresAt - now) / 1_000));
  return {
    policy,
    limit,
    remaining: Math.max(0, limit - used),
    resetSeconds: Math.max(1, resetSeconds),
    allowed: used <= limit,
  };
}
