import { WORD_FEATURES } from '../../../src/modules/resolution/observe/near-words.ts';
import { PHRASES } from '../../../src/modules/resolution/phrases/index.ts';
import { HASHED_FEATURE, type Keeps } from '../fit/fit-roles.ts';

/** The kind of knowledge that a feature of the role model uses. */
export type FeatureFamily = 'phrases' | 'words' | 'ngrams' | 'place' | 'rest';

const WORDS = new Set<string>(WORD_FEATURES);
const LISTED = new Set([...PHRASES.map(({ id }) => id as string), 'tradingAsOther', 'operatedByOnly']);
/** The kind of block and of page, and where the site's own name stands. */
const PLACES = new Set(['bias', 'region', 'source', 'page', 'page+region', 'c']);

export function familyOf(name: string): FeatureFamily {
  const [first = '', second = ''] = name.split(':');
  if (first === HASHED_FEATURE) return 'ngrams';
  if (WORDS.has(first)) return 'words';
  if ((first === 'c' && LISTED.has(second)) || first === 'h' || first === 's') return 'phrases';
  return PLACES.has(first) ? 'place' : 'rest';
}

/** A role model by the families of features that it may use. */
export interface Reading {
  id: string;
  families: readonly FeatureFamily[];
  /** Also uses everything else that the service knows of a mention. Only then are whole sites judged. */
  isWhole: boolean;
}

const text = (id: string, ...families: FeatureFamily[]): Reading => ({
  id: `text: ${id}`,
  families: [...families, 'place'],
  isWhole: false,
});
const whole = (id: string, ...families: FeatureFamily[]): Reading => ({
  id: `whole: ${id}`,
  families: [...families, 'place', 'rest'],
  isWhole: true,
});

/** The first is that of the service, with which each table compares the others. */
export const READINGS: readonly Reading[] = [
  text('phrases and words, as in the service', 'phrases', 'words'),
  text('phrases alone', 'phrases'),
  text('n-grams alone', 'ngrams'),
  text('phrases and n-grams', 'phrases', 'ngrams'),
  whole('phrases and words, as in the service', 'phrases', 'words'),
  whole('words, no phrases', 'words'),
  whole('n-grams, no phrases and no words', 'ngrams'),
  whole('phrases, words and n-grams', 'phrases', 'words', 'ngrams'),
];

export function keepsOf({ families }: Reading): Keeps {
  const known = new Map<string, boolean>();
  return (name) => {
    const keeps = known.get(name) ?? families.includes(familyOf(name));
    known.set(name, keeps);
    return keeps;
  };
}
