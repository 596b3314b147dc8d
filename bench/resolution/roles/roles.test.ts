import { describe, expect, it } from 'vitest';
import { PHRASES } from '../../../src/modules/resolution/phrases/index.ts';
import { compareLosses, lossOf, mentionFigures } from './figures.ts';
import { addNgrams, characterGrams, type Surroundings } from './ngrams.ts';
import { familyOf, keepsOf, READINGS } from './readings.ts';

const grams = (around: Partial<Surroundings>) => {
  const features = new Map<string, number>();
  addNgrams({ before: [], after: [], heading: [], ...around }, features);
  return new Set(features.keys());
};

describe('n-grams of the words around a name', () => {
  it('the same words give the same features', () => {
    expect(grams({ before: ['operated', 'by'] })).toEqual(grams({ before: ['operated', 'by'] }));
  });

  it('a word before the name, after it and in the heading are three features', () => {
    const [before, after, heading] = [
      grams({ before: ['by'] }),
      grams({ after: ['by'] }),
      grams({ heading: ['by'] }),
    ];
    expect(new Set([...before, ...after, ...heading]).size).toBe(3);
  });

  it('a word far from the name is another feature than the same word beside it', () => {
    const near = grams({ after: ['us'] });
    const far = grams({ after: ['a', 'b', 'c', 'd', 'e', 'f', 'us'] });
    expect([...near].some((name) => far.has(name))).toBe(false);
  });

  it('forms of one word share parts', () => {
    const shared = characterGrams('operated').filter((part) => characterGrams('operator').includes(part));
    expect(shared).toEqual(['^ope', 'oper', 'pera', 'erat']);
  });

  it('classes and short words have no parts', () => {
    expect([...characterGrams('BRAND'), ...characterGrams('by')]).toEqual([]);
  });
});

describe('families of features', () => {
  it.each([
    ['ng:17', 'ngrams'],
    ['bw:limited', 'words'],
    [`c:${PHRASES[0]?.id}`, 'phrases'],
    ['s:we', 'phrases'],
    ['h:others', 'phrases'],
    ['c:brandInBlock', 'place'],
    ['page+region:legal:footer', 'place'],
    ['like:same', 'rest'],
  ])('%s is of the %s', (name, family) => {
    expect(familyOf(name)).toBe(family);
  });

  it('a reading without phrases keeps none of them, and the others keep all', () => {
    for (const reading of READINGS) {
      const kept = PHRASES.filter(({ id }) => keepsOf(reading)(`c:${id}`)).length;
      expect(kept).toBe(reading.families.includes('phrases') ? PHRASES.length : 0);
    }
  });
});

describe('figures of mentions', () => {
  const mention = (site: string, isOperator: boolean, said: number) => ({ site, isOperator, said });

  it('a mention is right where more than half is given to what it is', () => {
    const { accuracy, logLoss } = mentionFigures([mention('a', true, 0.5), mention('a', false, 0.5)]);
    expect(accuracy).toBe(0.5);
    expect(logLoss).toBeCloseTo(Math.log(2));
  });

  it('certainty that is wrong costs much and not infinitely much', () => {
    expect(lossOf(mention('a', true, 0))).toBeCloseTo(Math.log(1000));
  });

  it('a difference that all sites share has no error, one that a single site makes has one', () => {
    const before = ['a', 'b', 'c'].map((site) => mention(site, true, 0.8));
    const better = before.map((one) => ({ ...one, said: 0.9 }));
    const single = before.map((one) => (one.site === 'a' ? { ...one, said: 0.9 } : one));
    expect(compareLosses(before, better).difference).toBeCloseTo(Math.log(0.8 / 0.9));
    expect(compareLosses(before, better).error).toBeCloseTo(0);
    expect(compareLosses(before, single).error).toBeGreaterThan(0.01);
  });
});
