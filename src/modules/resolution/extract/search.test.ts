import { expect, it } from 'vitest';
import { bothEnds, eachMatch, fromBothEnds } from './search.ts';

it('a list that is too long keeps the beginning and the end, in order', () => {
  expect(bothEnds([1, 2, 3, 4, 5, 6, 7, 8], 6)).toEqual([1, 2, 3, 4, 7, 8]);
  expect(bothEnds([1, 2, 3], 3)).toEqual([1, 2, 3]);
  expect(bothEnds([], 3)).toEqual([]);
});

it('a list is taken from both of its ends, each item once', () => {
  expect(fromBothEnds([1, 2, 3, 4, 5])).toEqual([1, 5, 2, 4, 3]);
  expect(fromBothEnds([1, 2])).toEqual([1, 2]);
  expect(fromBothEnds([])).toEqual([]);
});

it('each match of a pattern is visited in order, until the visitor has enough', () => {
  const pattern = /\d/g;
  const visited: string[] = [];
  eachMatch('1 a 2 b 3', pattern, ([digit]) => {
    pattern.test('another search 4');
    visited.push(digit);
    return visited.length < 2;
  });
  eachMatch('5', pattern, ([digit]) => {
    visited.push(digit);
  });
  expect(visited).toEqual(['1', '2', '5']);
});
