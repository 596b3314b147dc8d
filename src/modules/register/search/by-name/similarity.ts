import { joinedKey } from '../../../../shared/companies/company-name.ts';
import { editDistance } from '../../../../shared/edit-distance.ts';
import type { CommonWords } from '../common-words.ts';
import type { NameTerms } from '../search-query.ts';
import type { NameReference, SpelledName, WordedName } from '../search-types.ts';

/**
 * The scale: the whole name is 1; a name that begins with the typed words 0.945 to 0.99; one that begins with
 * their letters, in a longer word, 0.9 to 0.945; names with all the words and similar names less than 0.9.
 */
const CONTINUED_MIN = 0.945;
const PREFIX_MIN = 0.9;
const PREFIX_SPAN = 0.045;
const WORDS_MIN = 0.5;
const WORDS_SPAN = 0.388;
const SIMILAR_MAX = 0.89;

type StrictClass = 'whole' | 'continued' | 'beginning' | 'words';

/** Strict matches differ only in how much longer the name is than the typed text. */
export function strictScore(kind: StrictClass, typedLength: number, nameLength: number): number {
  if (kind === 'whole') return 1;
  const share = Math.min(1, typedLength / Math.max(1, nameLength));
  if (kind === 'words') return round(WORDS_MIN + WORDS_SPAN * share);
  return round((kind === 'continued' ? CONTINUED_MIN : PREFIX_MIN) + PREFIX_SPAN * share);
}

const ORDER_STEP = 0.0001;
const ORDER_STEPS_MAX = 15;

/**
 * Breaks ties between names of the same length that have all the words: exactly the typed words first, and of
 * those the ones that keep more neighbouring words together. Smaller than the step to the next longer name.
 */
export function orderBonus(terms: NameTerms, nameKey: string): number {
  const typed = terms.key.split(' ');
  const other = nameKey.split(' ');
  if ([...typed].sort().join(' ') !== [...other].sort().join(' ')) return 0;
  const pairs = new Set(other.slice(1).map((word, index) => `${other[index]} ${word}`));
  const kept = typed.slice(1).filter((word, index) => pairs.has(`${typed[index]} ${word}`)).length;
  return ORDER_STEP * Math.min(ORDER_STEPS_MAX, 1 + kept);
}

/** Typing errors allowed in a whole name, and in one word. */
const NAME_ERRORS_MAX = 3;
const wordErrorsMax = (length: number) => (length < 3 ? 0 : length < 6 ? 1 : 2);

/** Compares other names with the typed one, by letters and by words. */
export function createSimilarity(terms: NameTerms, common: CommonWords) {
  const weightOf = (word: string) =>
    Math.max(0.1, Math.log((common.names + 1) / (common.countOf(word) + 1)) + 0.5);
  const typed = terms.words.map((word) => ({ word, weight: weightOf(word) }));
  const typedWeight = typed.reduce((sum, { weight }) => sum + weight, 0);

  return {
    /** Typing errors between the names without spaces, up to the maximum plus one. */
    errors: (joined: string) => editDistance(terms.joined, joined, NAME_ERRORS_MAX),
    bySpelling(joined: string): number {
      const errors = this.errors(joined);
      const longer = Math.max(terms.joined.length, joined.length);
      return errors > NAME_ERRORS_MAX ? 0 : round((1 - errors / longer) * SIMILAR_MAX);
    },
    byWords: (nameKey: string) => round(wordSimilarity(nameKey) * SIMILAR_MAX),
  };

  /**
   * Pairs each typed word with its best counterpart. Rare words weigh more; unmatched words lower the score.
   */
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

/**
 * The score of a word of which only the beginning was typed. Beginnings that are too short do not count
 * (`wordErrorsMax`).
 */
const BEGINNING = 0.7;

function wordLikeness(typed: string, other: string): number {
  if (typed === other) return 1;
  const atMost = wordErrorsMax(Math.min(typed.length, other.length));
  if (atMost === 0) return 0;
  const errors = editDistance(typed, other, atMost);
  if (errors <= atMost) return 1 - errors / Math.max(typed.length, other.length);
  return other.startsWith(typed) ? BEGINNING : 0;
}

/** The rounded score is shown and compared, so that equal scores are equal. */
function round(score: number): number {
  return Math.round(score * 100_000) / 100_000;
}

/** Lower scores are not similar: one shared ordinary word, or a short name with half its letters wrong. */
const SCORE_MIN = 0.3;

interface Scored extends NameReference {
  score: number;
}

export type Pool = ReturnType<typeof createPool>;

/**
 * Names found by similarity, the best one of each company, scored by the name alone. Companies are read only
 * for the best, because that takes longer than finding the name.
 */
export function createPool(similarity: ReturnType<typeof createSimilarity>) {
  const byCompany = new Map<number, Scored>();
  let errorsMin = Number.POSITIVE_INFINITY;
  let scoreMax = 0;

  function add({ company_id, ordinal }: NameReference, joined: string, score: number): void {
    errorsMin = Math.min(errorsMin, similarity.errors(joined));
    scoreMax = Math.max(scoreMax, score);
    const held = byCompany.get(company_id);
    const isBetter = !held || score > held.score || (score === held.score && ordinal < held.ordinal);
    if (score >= SCORE_MIN && isBetter) byCompany.set(company_id, { company_id, ordinal, score });
  }

  return {
    addBySpelling(names: SpelledName[]): void {
      for (const name of names) add(name, name.joined_key, similarity.bySpelling(name.joined_key));
    },
    addByWords(names: WordedName[]): void {
      for (const name of names) {
        const joined = joinedKey(name.name_key);
        add(name, joined, Math.max(similarity.bySpelling(joined), similarity.byWords(name.name_key)));
      }
    },
    drop: (companyId: number) => byCompany.delete(companyId),
    scoreOf: (companyId: number) => byCompany.get(companyId)?.score ?? 0,
    /** This many of the best, and all that tie with the last of them. */
    best(atLeast: number): NameReference[] {
      const sorted = [...byCompany.values()].sort((a, b) => b.score - a.score);
      const last = sorted[atLeast - 1]?.score ?? 0;
      return sorted.filter(({ score }) => score >= last);
    },
    get size() {
      return byCompany.size;
    },
    /** Typing errors in the nearest name. */
    get errorsMin() {
      return errorsMin;
    },
    get scoreMax() {
      return scoreMax;
    },
  };
}
