import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCommonWords } from '../common-words.ts';
import { type NameTerms, nameTerms } from '../search-query.ts';
import { joinedVariants, segmentJoined, splitInHalves, splitInThirds } from './joined-names.ts';

const common = createCommonWords({
  names: 5_000_000,
  counts: [
    { word: 'CONSULTING', names: 90_000 },
    { word: 'LONDON', names: 60_000 },
    { word: 'SERVICES', names: 200_000 },
  ],
});

describe('halves', () => {
  test('are those of an ordinary name, and together the whole', () => {
    expect(splitInHalves('ZAXANODEKITE', common)).toMatchObject({ beginning: 'ZAXANO', ending: 'DEKITE' });
  });

  test('reach beyond a common word at the end, or every name that ends so would be read', () => {
    const { beginning, ending } = splitInHalves('ZAXANODECONSULTING', common);
    expect(ending?.length).toBeGreaterThan('CONSULTING'.length);
    expect(`${beginning}${ending}`).toBe('ZAXANODECONSULTING');
  });

  test('are not looked up if they are nothing but common words', () => {
    const { beginning, ending } = splitInHalves('LONDONCONSULTING', common);
    expect([beginning, ending]).toContain(undefined);
  });

  test('leave one as it was, or are undone by the swap, whatever single error is made', () => {
    const name = fc.string({ unit: fc.constantFrom(...'ABCDEFGH'), minLength: 6, maxLength: 20 });
    fc.assert(
      fc.property(name, fc.nat(), (text, seed) => {
        const at = seed % (text.length - 1);
        const swapped = text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
        const halves = splitInHalves(swapped, common);
        const isFound =
          text.startsWith(halves.beginning ?? '!') ||
          text.endsWith(halves.ending ?? '!') ||
          halves.swapped === text;
        expect(isFound).toBe(true);
      }),
    );
  });
});

test('thirds of tiny names are not looked up', () => {
  expect(splitInThirds('ABCDE')).toEqual({ beginning: undefined, ending: undefined, swapped: undefined });
});

test.each([
  ['LODONCONSULTING', ['LODON', 'CONSULTING']],
  ['LONDONXYZSERVICES', ['LONDON', 'XYZ', 'SERVICES']],
  ['ZAXANODE', ['ZAXANODE']],
  ['CONSULTING', ['CONSULTING']],
])('%s is cut at its common words', (joined, pieces) => {
  expect(segmentJoined(joined, common)).toEqual(pieces);
});

const terms = (text: string) => nameTerms(text) as NameTerms;

test('a name in one word may have its legal form attached', () => {
  expect(joinedVariants(terms('slgalpertco'))).toEqual(['SLGALPERTCO']);
  expect(joinedVariants(terms('chjpropertiesllp'))).toEqual(['CHJPROPERTIESLLP', 'CHJPROPERTIES']);
});

test.each(['sl galpert co', 'acme'])('%s has no variants', (text) => {
  expect(joinedVariants(terms(text))).toEqual([]);
});
