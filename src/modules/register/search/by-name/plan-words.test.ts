import { describe, expect, test } from 'vitest';
import { createCommonWords } from '../common-words.ts';
import { isCheapByWords, planAllWords, planNames, planSimilarWords, planUnfinished } from './plan-words.ts';

const common = createCommonWords({
  names: 5_000_000,
  counts: [
    { word: 'SERVICES', names: 200_000 },
    { word: 'AND', names: 500_000 },
    { word: 'SMITH', names: 39_000 },
    { word: 'HALSTEAD', names: 422 },
  ],
});

describe('all words', () => {
  test('the index is asked for the rarest words, and names are checked for all', () => {
    const plan = planAllWords(['ZAXANODE', 'AND', 'SERVICES'], common);
    expect(plan).toMatchObject({ all: ['ZAXANODE', 'AND', 'SERVICES'], lookedUp: ['ZAXANODE'] });
  });

  test('two common words are both asked for: one alone would lead to too many names', () => {
    expect(planAllWords(['SERVICES', 'SMITH'], common).lookedUp).toEqual(['SMITH', 'SERVICES']);
  });

  test('are looked at by a sample if too many names have them together', () => {
    expect(planAllWords(['AND', 'SERVICES'], common).sampled).toBe(true);
    expect(planAllWords(['SMITH', 'SERVICES'], common).sampled).toBe(false);
    expect(planAllWords(['AND', 'ZAXANODE'], common).sampled).toBe(false);
  });

  test('a rare word makes it cheap', () => {
    expect(isCheapByWords(['SERVICES', 'ZAXANODE'], common)).toBe(true);
    expect(isCheapByWords(['SERVICES', 'HALSTEAD'], common)).toBe(false);
  });
});

describe('similar words', () => {
  test('are looked for in place of rare words, and of common ones only when there are no others', () => {
    expect(planSimilarWords(['SMITH', 'ZAXANDOE'], common)).toEqual({
      typed: ['ZAXANDOE'],
      unfinished: ['ZAXANDOE'],
    });
    expect(planSimilarWords(['SMITH', 'SERVICES'], common).typed).toEqual(['SMITH', 'SERVICES']);
    expect(planSimilarWords(['X', 'ZZ'], common).typed).toEqual([]);
  });

  test('may be longer than what was typed, of the last few words', () => {
    const { unfinished } = planSimilarWords(['ZAXA', 'QUIN', 'BLOR', 'MUNT'], common);
    expect(unfinished).toEqual(['QUIN', 'BLOR', 'MUNT']);
  });

  test('are those that begin with the word if a single word was found already', () => {
    expect(planUnfinished(['ZAX'])).toEqual({ typed: [], unfinished: ['ZAX'] });
    for (const words of [['ZA'], ['ZAXAND'], ['ZAX', 'QUIN']])
      expect(planUnfinished(words).unfinished).toEqual([]);
  });

  test('stand for what was typed; and each word may be missing if the others are rare enough', () => {
    const similar = [
      { typed: 'ZAXANDOE', word: 'ZAXANODE', names: 3 },
      { typed: 'HALSTAED', word: 'HALSTEAD', names: 422 },
    ];
    expect(planNames(['ZAXANDOE', 'HALSTAED'], similar, common)).toEqual([
      [['ZAXANODE'], ['HALSTEAD']],
      [['HALSTEAD']],
      [['ZAXANODE']],
    ]);
  });

  test('never lead to a look-up by common words alone', () => {
    expect(planNames(['XYZZY', 'SERVICES'], [], common)).toEqual([]);
    expect(planNames(['SMITH', 'AND', 'SERVICES'], [], common).flat()).not.toContainEqual(['AND']);
  });
});
