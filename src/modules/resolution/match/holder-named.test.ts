import fc from 'fast-check';
import { expect, test } from 'vitest';
import { company } from '../test-support/small-register.ts';
import { holderNamed } from './holder-named.ts';
import { squash } from './likeness.ts';

const WORD = 'ADAMANTHUS';
const HOLDER = company('07381645', `${WORD} LIMITED`);
const nearIn = (text: string) => holderNamed(HOLDER, { text, key: squash(text) }, '').near;

/** The word with a letter dropped, added or replaced, or with two neighbours swapped. */
const misspelt = fc
  .record({ at: fc.nat(WORD.length - 2), kind: fc.nat(3), letter: fc.constantFrom(...'BQXZ') })
  .map(({ at, kind, letter }) => {
    const [before, here, next, rest] = [WORD.slice(0, at), WORD[at], WORD[at + 1], WORD.slice(at + 2)];
    return (
      [before + next + rest, before + letter + here + next + rest, before + letter + next + rest][kind] ??
      before + next + here + rest
    );
  });

test('a name with one typing error anywhere is the holder’s', () => {
  fc.assert(
    fc.property(misspelt, (word) => {
      expect(nearIn(`Ours is ${word} of Hexham`)).toBeGreaterThanOrEqual(0.7);
    }),
  );
});

test('a name with two typing errors is not', () => {
  expect(nearIn('Ours is ADXMANTHXS of Hexham')).toBe(0);
});

test('half of the name in another word is not', () => {
  expect(nearIn('ADAMANTINE goods and POLYANTHUS plants')).toBe(0);
});
