import { tokenise } from '../extract/tokens.ts';
import type { Mention } from '../match/entity.ts';
import type { SiteView } from './site-view.ts';

/** Facts by name, each with its value. */
export type Features = Map<string, number>;

const WINDOW = 140;
const WORDS_EACH_SIDE = 12;
const HEADING_TOKENS = 8;

/**
 * The prefixes of the names of these features: a word or words before the name, after it, or in the heading.
 */
export const WORD_FEATURES = ['b1', 'b2', 'b3', 'a1', 'a2', 'a3', 'bw', 'aw', 'bb', 'ab', 'hw'] as const;
type WordFeature = (typeof WORD_FEATURES)[number];

/** The words on both sides of a name, in the order of the text, and those of the heading above it. */
export interface NearWords<W = string> {
  before: readonly W[];
  after: readonly W[];
  heading: readonly W[];
}

/** Stands for the word beside a name at the beginning or the end of a page. */
export const NO_WORD = 'undefined';

export function nearWords(view: SiteView, { page, block, start, end }: Mention, self: string): NearWords {
  const heading = tokenise(block.heading).slice(0, HEADING_TOKENS);
  return {
    before: view.words(page, { start: start - WINDOW, end: start }, self).slice(-WORDS_EACH_SIDE),
    after: view.words(page, { start: end, end: end + WINDOW }, self).slice(0, WORDS_EACH_SIDE),
    heading: heading.flatMap(({ text, isWord }) => (isWord ? [text.toLowerCase()] : [])),
  };
}

/** One to three words, in the order of the text. */
export type VisitWords<W> = (feature: WordFeature, value: number, a: W, b?: W, c?: W) => void;

const BESIDE = 1;
const NEAR = 0.5;

/**
 * Visits words and pairs of words near the name, and in the heading above it; those right beside it also by
 * their place. Words may be given as numbers; `noWord` stands for NO_WORD.
 */
export function eachWordFeature<W>(near: NearWords<W>, noWord: W, visit: VisitWords<W>): void {
  const { before, after, heading } = near;
  const [a1 = noWord, a2, a3] = after;
  const last = before.length - 1;
  const [b1 = noWord, b2, b3] = [before[last], before[last - 1], before[last - 2]];
  visit('b1', BESIDE, b1);
  visit('a1', BESIDE, a1);
  if (b2 !== undefined) visit('b2', BESIDE, b2, b1);
  if (b3 !== undefined) visit('b3', BESIDE, b3, b2, b1);
  if (a2 !== undefined) visit('a2', BESIDE, a1, a2);
  if (a3 !== undefined) visit('a3', BESIDE, a1, a2, a3);
  eachOnce(before, 'bw', 'bb', visit);
  eachOnce(after, 'aw', 'ab', visit);
  eachOnce(heading, 'hw', null, visit);
}

/** A word or pair that comes again counts once. */
function eachOnce<W>(
  words: readonly W[],
  one: WordFeature,
  two: WordFeature | null,
  visit: VisitWords<W>,
): void {
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as W;
    const first = words.indexOf(word);
    if (first === i) visit(one, NEAR, word);
    if (two === null || i === 0) continue;
    const previous = words[i - 1] as W;
    if (first === i || isNewPair(words, i, first)) visit(two, NEAR, previous, word);
  }
}

function isNewPair<W>(words: readonly W[], i: number, first: number): boolean {
  for (let j = Math.max(1, first); j < i; j++)
    if (words[j] === words[i] && words[j - 1] === words[i - 1]) return false;
  return true;
}

/** The words as features by name, as the fit counts them. */
export function wordFeatures(near: NearWords): Features {
  const features: Features = new Map();
  eachWordFeature(near, NO_WORD, (feature, value, ...words) => {
    features.set(`${feature}:${words.join(' ')}`, value);
  });
  return features;
}
