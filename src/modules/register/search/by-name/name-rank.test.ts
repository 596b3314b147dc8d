import { expect, it } from 'vitest';
import { matchKindOf, nameLengthOf } from './name-rank.ts';

const rank = (kind: number, length: number, ordinal: number) => (kind * 1024 + length) * 16 + ordinal;

it.each([
  [rank(0, 12, 0), 'whole', 12],
  [rank(1, 12, 3), 'continued', 12],
  [rank(2, 1023, 15), 'beginning', 1023],
  [rank(3, 1, 0), 'words', 1],
])('reads the kind of match and the length of the name from %i', (value, kind, length) => {
  expect(matchKindOf(value)).toBe(kind);
  expect(nameLengthOf(value)).toBe(length);
});

it('puts a better kind first, then a shorter name, then the current one', () => {
  const best = [rank(0, 40, 2), rank(1, 5, 0), rank(1, 5, 1), rank(1, 6, 0), rank(3, 1, 0)];
  expect([...best].sort((a, b) => a - b)).toEqual(best);
});
