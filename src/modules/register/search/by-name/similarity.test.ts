import { describe, expect, test } from 'vitest';
import { createCommonWords } from '../common-words.ts';
import { type NameTerms, nameTerms } from '../search-query.ts';
import { createSimilarity, orderBonus, strictScore } from './similarity.ts';

const common = createCommonWords({
  names: 5_000_000,
  counts: [
    { word: 'HOLDINGS', names: 150_000 },
    { word: 'SERVICES', names: 200_000 },
  ],
});
const terms = (text: string) => nameTerms(text) as NameTerms;

describe('the scale', () => {
  test('the whole name is above any beginning, and that above any name with the words', () => {
    expect(strictScore('whole', 10, 10)).toBe(1);
    expect(strictScore('beginning', 10, 11)).toBeLessThan(1);
    expect(strictScore('beginning', 1, 160)).toBeGreaterThan(strictScore('words', 10, 10) + 0.0015);
  });

  test('counts what was typed for less the more there is beside it', () => {
    expect(strictScore('words', 10, 12)).toBeGreaterThan(strictScore('words', 10, 13));
    expect(strictScore('beginning', 10, 12)).toBeGreaterThan(strictScore('beginning', 10, 13));
  });

  test('the bonus for order never lifts a name above a shorter one', () => {
    const text = Array.from({ length: 12 }, (_, index) => `WORD${index}`).join(' ');
    const { joined } = terms(text);
    const step =
      strictScore('words', joined.length, joined.length) -
      strictScore('words', joined.length, joined.length + 1);
    expect(orderBonus(terms(text), text)).toBeLessThan(step);
  });
});

describe('likeness', () => {
  test('is next to nothing for an ordinary word in common, and much for a rare one', () => {
    const { byWords } = createSimilarity(terms('zaxanode holdings'), common);
    expect(byWords('BRAMLEY HOLDINGS')).toBeLessThan(0.3);
    expect(byWords('ZAXANODE SERVICES')).toBeGreaterThan(0.6);
  });

  test('a short name with one letter wrong is still like it', () => {
    expect(createSimilarity(terms('argis'), common).bySpelling('ARGOS')).toBeGreaterThan(0.7);
  });

  test('fewer errors are more alike, and a name far away is not alike at all', () => {
    const similarity = createSimilarity(terms('hartlepool marine'), common);
    expect(similarity.bySpelling('HARTLEPOLMARINE')).toBeGreaterThan(similarity.bySpelling('HARTLEPLMARINE'));
    expect(similarity.bySpelling('LONDONAIR')).toBe(0);
  });

  test('the same words in the same neighbourhood come before the same words elsewhere', () => {
    const typed = terms('and robinson campbell');
    expect(orderBonus(typed, 'CAMPBELL AND ROBINSON')).toBeGreaterThan(
      orderBonus(typed, 'ROBINSON AND CAMPBELL'),
    );
    expect(orderBonus(typed, 'CAMPBELL OR ROBINSON')).toBe(0);
  });
});
