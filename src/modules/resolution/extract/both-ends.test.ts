import { expect, it } from 'vitest';
import { bothEnds, fromBothEnds } from './both-ends.ts';

it('of a list that is too long the beginning and the end are kept, in order', () => {
  expect(bothEnds([1, 2, 3, 4, 5, 6, 7, 8], 6)).toEqual([1, 2, 3, 4, 7, 8]);
  expect(bothEnds([1, 2, 3], 3)).toEqual([1, 2, 3]);
  expect(bothEnds([], 3)).toEqual([]);
});

it('a list is taken from both of its ends, each item once', () => {
  expect(fromBothEnds([1, 2, 3, 4, 5])).toEqual([1, 5, 2, 4, 3]);
  expect(fromBothEnds([1, 2])).toEqual([1, 2]);
  expect(fromBothEnds([])).toEqual([]);
});
