import { expect, it } from 'vitest';
import { Random } from '../../../../../test/support/snapshot/random.ts';
import { isMoreThan } from './page-sample.ts';

const random = new Random();
const COUNTED_MAX = 10_000;

/** Samples a table with this many matching pages and `each` matches per page, as the database does. */
function sampleOf({ pages, each, share }: { pages: number; each: number; share: number }) {
  let met = 0;
  for (let page = 0; page < pages; page++) if (random.below(1_000_000) < share * 1_000_000) met++;
  return { share, matches: met * each, squares: met * each * each };
}

/** How many of 300 samples say that the list has more than are counted. */
function timesMore(list: { pages: number; each: number; share: number }): number {
  let times = 0;
  for (let seed = 1; seed <= 300; seed++) {
    random.reset(11, seed);
    if (isMoreThan(COUNTED_MAX, sampleOf(list))) times++;
  }
  return times;
}

it.each([
  ['spread over the table', { pages: 10_000, each: 1, share: 0.05 }],
  ['on pages of their own', { pages: 100, each: 100, share: 0.05 }],
  ['on pages of their own, of which a hundredth is read', { pages: 100, each: 100, share: 0.01 }],
])('never says more than are counted of a list that has just as many, %s', (_, list) => {
  expect(timesMore(list)).toBe(0);
});

it('says so of a list that has many more, spread or not', () => {
  expect(timesMore({ pages: 40_000, each: 1, share: 0.05 })).toBe(300);
  expect(timesMore({ pages: 4_000, each: 25, share: 0.05 })).toBeGreaterThan(270);
});

it('says so of a list that has six times as many, by a thousandth of the pages', () => {
  expect(timesMore({ pages: 60_000, each: 1, share: 0.001 })).toBeGreaterThan(290);
  expect(timesMore({ pages: 10_000, each: 1, share: 0.001 })).toBe(0);
});

it('is in doubt where a sample met nothing', () => {
  expect(isMoreThan(COUNTED_MAX, { share: 0.01, matches: 0, squares: 0 })).toBe(false);
});

it('is in doubt where a sample met one page alone, however full it was', () => {
  expect(isMoreThan(COUNTED_MAX, { share: 0.01, matches: 2_500, squares: 2_500 ** 2 })).toBe(false);
});
