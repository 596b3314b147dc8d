import { editDistance } from '../../../shared/edit-distance.ts';
import type { CommonWords } from './common-words.ts';
import type { NameTerms } from './name-terms.ts';

/**
 * The scale, from best to worst: the whole name is 1, a name that begins with what was typed 0.9 to 0.99, and everything
 * else, names with all the words and names that are merely similar, below 0.9.
 */
const PREFIX_MIN = 0.9;
const PREFIX_SPAN = 0.09;
const WORDS_MIN = 0.5;
const WORDS_SPAN = 0.388;
const SIMILAR_MAX = 0.89;

export type StrictClass = 'whole' | 'beginning' | 'words';

/** Strict matches differ only in how much more there is in the name than what was typed. */
export function strictScore(kind: StrictClass, typedLength: number, nameLength: number): number {
  if (kind === 'whole') return 1;
  const share = Math.min(1, typedLength / Math.max(1, nameLength));
  return round(kind === 'beginning' ? PREFIX_MIN + PREFIX_SPAN * share : WORDS_MIN + WORDS_SPAN * share);
}

const ORDER_STEP = 0.0001;
const ORDER_STEPS_MAX = 15;

/**
 * Of names as long as what was typed and with all its words, those with exactly its words come first, and of those the
 * ones that keep more of its neighbours together. Smaller than the step to the next longer name, so it only breaks ties.
 */
export function orderBonus(terms: NameTerms, nameKey: string): number {
  const typed = terms.key.split(' ');
  const other = nameKey.split(' ');
  if ([...typed].sort().join(' ') !== [...other].sort().join(' ')) return 0;
  const pairs = new Set(other.slice(1).map((word, index) => `${other[index]} ${word}`));
  const kept = typed.slice(1).filter((word, index) => pairs.has(`${typed[index]} ${word}`)).length;
  return ORDER_STEP * Math.min(ORDER_STEPS_MAX, 1 + kept);
}

/** Typing errors that a whole name, or one word, may hold and still be taken for the same. */
const NAME_ERRORS_MAX = 3;
const wordErrorsMax = (length: number) => (length < 3 ? 0 : length < 6 ? 1 : 2);

/** How like the typed name others are: by their letters, or by their words where letters alone do not tell. */
export function createSimilarity(terms: NameTerms, common: CommonWords) {
  const weightOf = (word: string) =>
    Math.max(0.1, Math.log((common.names + 1) / (common.countOf(word) + 1)) + 0.5);
  const typed = terms.words.map((word) => ({ word, weight: weightOf(word) }));
  const typedWeight = typed.reduce((sum, { weight }) => sum + weight, 0);

  return {
    /** Typing errors between the names without their spaces; more than two or three are all the same. */
    errors: (joined: string) => editDistance(terms.joined, joined, NAME_ERRORS_MAX),
    bySpelling(joined: string): number {
      const errors = this.errors(joined);
      const longer = Math.max(terms.joined.length, joined.length);
      return errors > NAME_ERRORS_MAX ? 0 : round((1 - errors / longer) * SIMILAR_MAX);
    },
    byWords: (nameKey: string) => round(wordSimilarity(nameKey) * SIMILAR_MAX),
  };

  /** Each typed word with its best counterpart, rare words counting for more; words without one pull it down. */
  function wordSimilarity(nameKey: string): number {
    const others = nameKey.split(' ');
    const taken = new Array<boolean>(others.length).fill(false);
    let matched = 0;
    let matchedOther = 0;
    for (const { word, weight } of typed) {
      let best = 0;
      let bestAt = -1;
      for (let i = 0; i < others.length; i++) {
        if (taken[i]) continue;
        const alike = wordLikeness(word, others[i] ?? '');
        if (alike > best) {
          best = alike;
          bestAt = i;
          if (best === 1) break;
        }
      }
      if (bestAt < 0) continue;
      taken[bestAt] = true;
      matched += best * weight;
      matchedOther += best * weightOf(others[bestAt] ?? '');
    }
    if (matched === 0) return 0;
    const otherWeight = others.reduce((sum, word) => sum + weightOf(word), 0);
    return 0.6 * (matched / typedWeight) + 0.4 * Math.min(1, matchedOther / otherWeight);
  }
}

/** A word of which the beginning was typed; of fewer letters than `wordErrorsMax` allows an error in, it tells nothing. */
const BEGINNING = 0.7;

function wordLikeness(typed: string, other: string): number {
  if (typed === other) return 1;
  const atMost = wordErrorsMax(Math.min(typed.length, other.length));
  if (atMost === 0) return 0;
  const errors = editDistance(typed, other, atMost);
  if (errors <= atMost) return 1 - errors / Math.max(typed.length, other.length);
  return other.startsWith(typed) ? BEGINNING : 0;
}

/** What is shown is what is compared, so that equal scores are equal. */
function round(score: number): number {
  return Math.round(score * 10_000) / 10_000;
}
