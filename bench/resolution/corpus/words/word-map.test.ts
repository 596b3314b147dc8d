import { describe, expect, it } from 'vitest';
import { WordMap } from './word-map.ts';

const mapOf = (words: string[], printed: string[] = []) => {
  const map = new WordMap(printed);
  map.addAll(words);
  return map;
};

/** How many letters differ, of words of the same length. */
const differences = (a: string, b: string) => [...a].filter((letter, i) => letter !== b[i]).length;

describe('WordMap', () => {
  it('gives a word the same invented word every time, in every map', () => {
    expect(mapOf(['zandrell', 'quorvane']).get('quorvane')).toBe(mapOf(['quorvane']).get('quorvane'));
  });

  it('invents words of the same length, all different, and no word of the input', () => {
    const words = ['zandrell', 'quorvane', 'pellitor', 'ost', 'umbra'];
    const map = mapOf(words, words);
    const invented = words.map((word) => map.get(word));
    expect(invented.map((word) => word.length)).toEqual(words.map((word) => word.length));
    expect(new Set([...invented, ...words]).size).toBe(10);
  });

  it('keeps a plural a plural and a typing error a typing error', () => {
    const map = mapOf(['zandrell', 'zandrells', 'zandrall', 'zandrel']);
    const word = map.get('zandrell');
    expect(map.get('zandrells')).toBe(`${word}s`);
    expect(differences(map.get('zandrall'), word)).toBe(1);
    expect(map.get('zandrel')).toHaveLength(word.length - 1);
  });

  it('replaces initials letter by letter', () => {
    const map = mapOf([]);
    expect(map.get('qz')).toBe(map.get('q') + map.get('z'));
    expect(map.get('q')).not.toBe('q');
  });

  it('keeps what was set for a word, and words close to it stay close', () => {
    const map = new WordMap([]);
    map.set('energypond', 'energytuvo');
    expect(map.get('energyponds')).toBe('energytuvos');
  });
});
