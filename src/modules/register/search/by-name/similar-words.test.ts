import { expect, test } from 'vitest';
import { nearestWords } from './similar-words.ts';

const found = (typed: string, ...words: string[]) =>
  words.map((word, index) => ({ typed, word, names: 100 - index }));
const nearest = (typed: string, ...words: string[]) =>
  nearestWords(found(typed, ...words), { typed: [typed], unfinished: [], wide: false }).map(
    ({ word }) => word,
  );

test('the words with the fewest errors come first, and a swap is one error', () => {
  expect(nearest('HARLTEPOL', 'HARLTEXXL', 'HARTLEPOOL', 'HARTLEPOL')).toEqual([
    'HARTLEPOL',
    'HARLTEXXL',
    'HARTLEPOOL',
  ]);
});

test('two errors are allowed, and one in a short word', () => {
  expect(nearest('HARLTEPOL', 'HARXXXPOL')).toEqual([]);
  expect(nearest('CAER', 'CARE', 'CURE')).toEqual(['CARE']);
});

test('a dozen words are used, and those that begin with an unfinished one', () => {
  const words = Array.from({ length: 20 }, (_, index) => `HAR${String.fromCharCode(65 + index)}EPOL`);
  const some = [...found('HARTEPOL', ...words), ...found('HARTEPOL', 'HARTEPOLITAN')];
  const used = nearestWords(some, { typed: ['HARTEPOL'], unfinished: ['HARTEPOL'], wide: false });
  expect(used.filter(({ word }) => word.length === 8)).toHaveLength(12);
  expect(used.map(({ word }) => word)).toContain('HARTEPOLITAN');
});
