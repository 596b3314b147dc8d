import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { charactersOf, compileWildcards, hasCharacters, matchesWildcards } from './match-wildcards.ts';

const matches = (pattern: string, address: string, isWhole = true) =>
  matchesWildcards(compileWildcards(pattern), Buffer.from(address, 'latin1'), isWhole);

/** The same as a regular expression, which may go back and try again. */
function reference(pattern: string): RegExp {
  const isAnchored = pattern.endsWith('$');
  const parts = (isAnchored ? pattern.slice(0, -1) : pattern).split('*');
  return new RegExp(`^${parts.join('.*')}${isAnchored ? '$' : ''}`);
}

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 });
const patterns = fc
  .tuple(fc.string({ unit: fc.constantFrom('a', 'b', '*'), maxLength: 10 }), fc.constantFrom('', '$'))
  .map(([text, end]) => text + end);

describe('a pattern with wildcards', () => {
  it('matches the addresses that a regular expression matches', () => {
    fc.assert(
      fc.property(patterns, letters, (pattern, address) => {
        expect(matches(pattern, address)).toBe(reference(pattern).test(address));
      }),
      { numRuns: 2_000 },
    );
  });

  it('never matches an address that lacks one of its characters', () => {
    fc.assert(
      fc.property(patterns, letters, (pattern, address) => {
        if (!hasCharacters(charactersOf(address), charactersOf(pattern)))
          expect(matches(pattern, address)).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['/*A', '/a', false],
    ['/*a', '/A', false],
    ['/*1', '/Q', false],
    ['/*Q', '/1', false],
    ['/*.a$', '/.a', true],
  ])('%s keeps the characters of %s apart: %s', (pattern, address, fits) => {
    expect(hasCharacters(charactersOf(address), charactersOf(pattern))).toBe(fits);
  });

  it('with an end matches no address that is cut off', () => {
    expect(matches('/*a$', '/a', false)).toBe(false);
    expect(matches('/*a', '/a', false)).toBe(true);
  });
});
