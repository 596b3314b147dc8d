import { expect, it } from 'vitest';
import { findExcess } from './json-limits.ts';

const find = (text: string, isLines = false) =>
  findExcess(Buffer.from(text), { depthMax: 2, valuesMax: 3, isLines });

it.each([
  ['[[1]]', undefined],
  ['[[[', 'too deep'],
  ['{"a":[{', 'too deep'],
  ['["[[[[,,,,","\\"[[[[,,,,"]', undefined],
  ['[1],[1],[[1]]', undefined],
  ['[1,2,3,4]', undefined],
  ['[1,2,3,4,5]', 'too many values'],
] as const)('%s is %s', (text, excess) => {
  expect(find(text)).toBe(excess);
});

it('each line is counted from its beginning', () => {
  expect(find('[[\n[[\n"\n[[', true)).toBeUndefined();
  expect(find('[[\n[[')).toBe('too deep');
});
