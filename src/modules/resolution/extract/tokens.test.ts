import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenise, tokensWithin } from './tokens.ts';

test('words keep their apostrophes, and every other sign stands by itself', () => {
  expect(tokensWithin("At noon.. Cafe's 24/7!", { start: 10, end: 22 })).toEqual([
    { text: "Cafe's", start: 10, end: 16, isWord: true },
    { text: '24', start: 17, end: 19, isWord: true },
    { text: '/', start: 19, end: 20, isWord: false },
    { text: '7', start: 20, end: 21, isWord: true },
    { text: '!', start: 21, end: 22, isWord: false },
  ]);
});

test('ASCII is split by the same rule as everything else', () => {
  const byExpression = (text: string) =>
    [...text.matchAll(/([\p{L}\p{N}]+(?:['’]\p{L}+)*)|[^\s]/gu)].map((found) => ({
      text: found[0],
      start: found.index,
      end: found.index + found[0].length,
      isWord: found[1] !== undefined,
    }));
  const signs = [..."aZ5'’éß. &\n\u00a0-€😀²"];
  const text = fc.array(fc.constantFrom(...signs), { maxLength: 12 }).map((some) => some.join(''));
  fc.assert(
    fc.property(text, (some) => {
      expect(tokenise(some)).toEqual(byExpression(some));
      const inside = tokensWithin(`a'${some}'é`, { start: 2, end: 2 + some.length });
      expect(
        inside.map(({ start, end, ...token }) => ({ ...token, start: start - 2, end: end - 2 })),
      ).toEqual(byExpression(some));
    }),
    { numRuns: 2_000 },
  );
});
