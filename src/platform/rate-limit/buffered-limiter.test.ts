import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { bufferLimiter, type RateLimiter, rateHeaders } from './index.ts';

const LIMIT = 5;
const POLICY = { name: 'calls', windowSeconds: 60 };

/** The shared counter, which other processes use as well. */
function sharedCounter() {
  const shared = { used: 0, statements: 0, isDown: false };
  const limiter: Pick<RateLimiter, 'consume'> = {
    async consume(_key, uses = 1) {
      shared.statements += 1;
      await Promise.resolve();
      if (shared.isDown) throw new Error('no database');
      shared.used += uses;
      return {
        policy: POLICY,
        limit: LIMIT,
        remaining: Math.max(0, LIMIT - shared.used),
        resetSeconds: 60,
        allowed: shared.used <= LIMIT,
      };
    },
  };
  return { shared, limiter: limiter as RateLimiter };
}

describe('a buffered limit', () => {
  it('counts exactly, also calls at the same time, and asks the database once', async () => {
    const { shared, limiter } = sharedCounter();
    const buffered = bufferLimiter(limiter, LIMIT, createTestClock());
    const together = await Promise.all([1, 2, 3].map(() => buffered.consume('a')));
    expect(together.map(({ remaining }) => remaining)).toEqual([4, 3, 2]);
    const rest = [await buffered.consume('a'), await buffered.consume('a'), await buffered.consume('a')];
    expect(rest.map(({ allowed }) => allowed)).toEqual([true, true, false]);
    expect(rest[2]).toMatchObject({ remaining: 0, limit: LIMIT, resetSeconds: 60 });
    expect(shared.statements).toBe(1);
  });

  it('never ends later than its window, however long the database took', async () => {
    const { limiter } = sharedCounter();
    const clock = createTestClock();
    const slow: Pick<RateLimiter, 'consume'> = {
      async consume(...args) {
        const state = await limiter.consume(...args);
        clock.advance({ seconds: 2 });
        return state;
      },
    };
    expect(await bufferLimiter(slow as RateLimiter, LIMIT, clock).consume('a')).toMatchObject({
      resetSeconds: 60,
    });
  });

  it('is over at the end of its window, also if the database answers later', async () => {
    const { shared, limiter } = sharedCounter();
    const clock = createTestClock();
    const stalled: Pick<RateLimiter, 'consume'> = {
      async consume(...args) {
        const state = await limiter.consume(...args);
        if (shared.statements === 1) clock.advance({ seconds: 61 });
        return state;
      },
    };
    const buffered = bufferLimiter(stalled as RateLimiter, LIMIT, clock);
    await buffered.consume('a');
    await buffered.consume('a');
    expect(shared.statements).toBe(2);
  });

  it('shares its counts with the others soon, and reads theirs', async () => {
    const { shared, limiter } = sharedCounter();
    const clock = createTestClock();
    const [one, two] = [bufferLimiter(limiter, LIMIT, clock), bufferLimiter(limiter, LIMIT, clock)];
    for (const buffered of [one, two, one, two, one]) await buffered.consume('a');
    await expect.poll(() => shared.used, { timeout: 20_000 }).toBe(5);
    expect((await two.consume('a')).allowed).toBe(false);
  });

  it('begins again when its time is over', async () => {
    const { shared, limiter } = sharedCounter();
    const clock = createTestClock();
    const buffered = bufferLimiter(limiter, LIMIT, clock);
    for (let uses = 0; uses < 6; uses += 1) await buffered.consume('a');
    clock.advance({ seconds: 61 });
    shared.used = 0;
    expect(await buffered.consume('a')).toMatchObject({ allowed: true, remaining: 4 });
  });

  it('begins again when the clock has gone back', async () => {
    const { shared, limiter } = sharedCounter();
    const clock = createTestClock();
    const buffered = bufferLimiter(limiter, LIMIT, clock);
    for (let uses = 0; uses < 6; uses += 1) await buffered.consume('a');
    clock.advance({ hours: -1 });
    shared.used = 0;
    expect(await buffered.consume('a')).toMatchObject({ allowed: true, remaining: 4 });
  });

  it('fails when the database cannot be asked for the first use, and asks again', async () => {
    const { shared, limiter } = sharedCounter();
    const buffered = bufferLimiter(limiter, LIMIT, createTestClock());
    shared.isDown = true;
    await expect(buffered.consume('a')).rejects.toThrow('no database');
    shared.isDown = false;
    expect((await buffered.consume('a')).remaining).toBe(4);
  });
});

it('the headers name the policy, as in the IETF draft, beside those of its earlier versions', async () => {
  const { limiter } = sharedCounter();
  expect(rateHeaders(await bufferLimiter(limiter, LIMIT, createTestClock()).consume('a'))).toEqual({
    'ratelimit-policy': '"calls";q=5;w=60',
    ratelimit: '"calls";r=4;t=60',
    'ratelimit-limit': '5',
    'ratelimit-remaining': '4',
    'ratelimit-reset': '60',
  });
});
