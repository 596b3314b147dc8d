import type { Mention } from '../../../src/modules/resolution/match/entity.ts';
import type { Features } from '../../../src/modules/resolution/observe/near-words.ts';
import type { SiteView } from '../../../src/modules/resolution/observe/site-view.ts';
import { HASHED_FEATURE } from '../fit/fit-roles.ts';
import { bucketOf } from '../fit/folds.ts';

/** The service also reads words up to this distance from the name. */
const WINDOW = 140;
const WORDS_EACH_SIDE = 12;
const WORDS_MAX = 3;
/** Parts of words are read of the nearest words only: farther ones add noise and time. */
const SPELT_WORDS = 6;
const CHARACTERS = 4;
/** Words nearer to the name than these numbers of words share a zone; farther ones are in the last. */
const ZONES = [2, 5];
const BUCKETS = 2 ** 16;
const WORD_VALUE = 0.5;
const CHARACTER_VALUE = 0.25;
const NAMES = Array.from({ length: BUCKETS }, (_, bucket) => `${HASHED_FEATURE}:${bucket}`);

/** The words around a name, in the order of the text, and those of the heading above it. */
export interface Surroundings {
  before: readonly string[];
  after: readonly string[];
  heading: readonly string[];
}

export function surroundingsOf(view: SiteView, { page, block, start, end }: Mention, self: string) {
  const before = view.words(page, { start: start - WINDOW, end: start }, self).slice(-WORDS_EACH_SIDE);
  const after = view.words(page, { start: end, end: end + WINDOW }, self).slice(0, WORDS_EACH_SIDE);
  return { before, after, heading: block.heading.toLowerCase().match(/\w+/g)?.slice(0, 8) ?? [] };
}

/** Adds word and character n-grams, each with its side of the name and its distance, as hashed features. */
export function addNgrams({ before, after, heading }: Surroundings, features: Features): void {
  const add = (gram: string, value: number) => features.set(NAMES[bucketOf(gram, BUCKETS)]!, value);
  addSide('b', [...before].reverse(), add);
  addSide('a', after, add);
  for (const word of heading) add(`h ${word}`, WORD_VALUE);
}

/** Words from the name outwards. */
function addSide(side: string, words: readonly string[], add: (gram: string, value: number) => void): void {
  for (let index = 0; index < words.length; index++) {
    const place = `${side}${zoneOf(index)}`;
    let gram = place;
    for (let length = 0; length < WORDS_MAX && index + length < words.length; length++) {
      gram += ` ${words[index + length]}`;
      add(gram, WORD_VALUE);
    }
    if (index >= SPELT_WORDS) continue;
    for (const part of characterGrams(words[index]!)) add(`${place}~${part}`, CHARACTER_VALUE);
  }
}

function zoneOf(distance: number): number {
  const zone = ZONES.findIndex((limit) => distance < limit);
  return zone < 0 ? ZONES.length : zone;
}

/** Parts of a word with marks at its ends. Classes such as BRAND and short words are whole words already. */
export function characterGrams(word: string): string[] {
  if (word.length < CHARACTERS || word === word.toUpperCase()) return [];
  const marked = `^${word}$`;
  return Array.from({ length: marked.length - CHARACTERS + 1 }, (_, index) =>
    marked.slice(index, index + CHARACTERS),
  );
}
