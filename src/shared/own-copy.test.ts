import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { ownCopy } from './own-copy.ts';

test.each(['', 'plain', 'naïve café', '日本 🏴', 'half \ud83c a pair'])(
  'a copy of %j is the same text',
  (text) => {
    expect(ownCopy(text)).toBe(text);
  },
);

test('a copy of a word does not keep its page in memory', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const page = (nth: number) => `${'page '.repeat(1_000_000)}${nth}`;
  const usedBy = (words: string[]) => {
    collect();
    const { heapUsed } = process.memoryUsage();
    // After the measurement: the words must be in use until then.
    return words.length > 0 ? heapUsed : 0;
  };
  const before = usedBy(['none']);
  const words = Array.from({ length: 20 }, (_, nth) => ownCopy(page(nth).slice(100, 140)));
  expect((usedBy(words) - before) / 1e6).toBeLessThan(20);
});
