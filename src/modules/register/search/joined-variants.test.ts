import { expect, test } from 'vitest';
import { isVariant, joinedVariants } from './joined-variants.ts';
import { type NameTerms, nameTerms } from './name-terms.ts';

const terms = (text: string) => nameTerms(text) as NameTerms;

test('a name in one word may have lost an &, or have its legal form written along', () => {
  expect(joinedVariants(terms('slgalpertco'))).toContain('SLGALPERTANDCO');
  expect(joinedVariants(terms('chjpropertiesllp'))[0]).toBe('CHJPROPERTIES');
  expect(joinedVariants(terms('slgalpertcoltd'))).toContain('SLGALPERTANDCO');
});

test('there are no more variants than letters, or twice as many with a legal form', () => {
  expect(joinedVariants(terms('x'.repeat(200)))).toHaveLength(199);
  expect(joinedVariants(terms(`${'x'.repeat(193)}limited`)).length).toBeLessThan(400);
});

test.each(['sl galpert co', 'acme'])('%s has none', (text) => {
  expect(joinedVariants(terms(text))).toEqual([]);
});

test('only an AND that is a word of the name counts as a lost &', () => {
  expect(isVariant('SL GALPERT AND CO', terms('slgalpertco'))).toBe(true);
  expect(isVariant('SANDYBROOK', terms('sybrook'))).toBe(false);
  expect(isVariant('CHJ PROPERTIES', terms('chjpropertiesllp'))).toBe(true);
});
