import { beforeEach, describe, expect, it } from 'vitest';
import { type AddressLimits, createAddressLimits } from './address-limits.ts';

let now: number;
let limits: AddressLimits;
beforeEach(() => {
  now = 1_000;
  limits = createAddressLimits({ sitesMax: 2, now: () => now });
});

describe('an address', () => {
  it('has so many websites read at once; others do not count', () => {
    expect(['a', 'a', 'a', 'b'].map((address) => limits.take(address))).toEqual([true, true, false, true]);
    limits.free('a');
    expect([limits.take('a'), limits.take('a')]).toEqual([true, false]);
  });

  it('sends the others away one after another, an hour at most', () => {
    expect([limits.waitMs('a'), limits.waitMs('a'), limits.waitMs('b')]).toEqual([2_500, 5_000, 2_500]);
    now += 4_000;
    expect(limits.waitMs('a')).toBe(3_500);
    for (let times = 0; times < 5_000; times += 1) limits.waitMs('a');
    expect(limits.waitMs('a')).toBe(3_600_000);
  });
});
