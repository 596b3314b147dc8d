import { describe, expect, it } from 'vitest';
import { parseRetryAfter, retryDelayMs } from './retry-schedule.ts';

const now = new Date('2026-11-15T09:00:00Z');

describe('retries', () => {
  it('wait 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, and then end', () => {
    const waits = Array.from({ length: 8 }, (_, index) =>
      retryDelayMs(index + 1, { retryAfterMs: null, random: () => 0 }),
    );
    expect(waits.map((wait) => wait && wait / 1000)).toEqual([
      5,
      300,
      1_800,
      7_200,
      18_000,
      36_000,
      36_000,
      undefined,
    ]);
  });
  it('come up to a tenth later, never earlier', () => {
    expect(retryDelayMs(1, { retryAfterMs: null, random: () => 1 })).toBe(5_500);
  });
  it('honour a longer Retry-After, up to a day', () => {
    expect(retryDelayMs(1, { retryAfterMs: 60_000, random: () => 0 })).toBe(60_000);
    expect(retryDelayMs(2, { retryAfterMs: 1_000, random: () => 0 })).toBe(300_000);
    expect(retryDelayMs(1, { retryAfterMs: 9e12, random: () => 0 })).toBe(86_400_000);
  });
});

describe('Retry-After', () => {
  it.each([
    ['120', 120_000],
    ['99999999999', 99_999_999_999_000],
    ['Sun, 15 Nov 2026 09:01:00 GMT', 60_000],
    ['Sun, 15 Nov 2020 09:01:00 GMT', 0],
    ['soon', null],
    [undefined, null],
  ])('%s', (header, wait) => expect(parseRetryAfter(header, now)).toBe(wait));
});
