/**
 * Chooses the words to look names up by. A name is found by its rarest words; looking up common ones such as
 * SERVICES costs more than it helps.
 */
import type { CommonWords } from '../common-words.ts';
import type { SimilarWord, SimilarWordsLookup, WordQuery, WordsLookup } from '../search-types.ts';

/** A look-up whose rarest word is in more names than this is slow, and made only when needed. */
const RARE_ENOUGH = 100;
/** Words used in a look-up; the ranking considers the others. */
const WORDS_USED_MAX = 3;
/** Words in more names than this take too long to read. */
const NAMES_READ_MAX = 100_000;
const NAMES_EXPECTED_MAX = 2_000;
const SIMILAR_LENGTH_MIN = 3;
/** A longer word is not also looked up as the beginning of a later word in other names. */
const BEGINNING_LENGTH_MAX = 5;
/** A look-up uses no more unfinished words than this. */
const UNFINISHED_MAX = WORDS_USED_MAX;

export function isCheapByWords(words: string[], common: CommonWords): boolean {
  return words.some((word) => common.countOf(word) <= RARE_ENOUGH);
}

const RARE_BESIDE = 5_000;
/** Beside a rarer word, words in more names than this are not worth an index read. */
const COMMON_BESIDE = 20_000;
/** At most this many names with all the words are read and counted. */
const WORD_NAMES_MAX = 1_000;
/**
 * With more expected names than this, one name in sixteen is read, because the entire index has to be
 * scanned.
 */
const SAMPLED_FROM = 8_000;

export function planAllWords(words: string[], common: CommonWords): WordsLookup {
  const byCount = [...words].sort((a, b) => common.countOf(a) - common.countOf(b));
  const [rarest = ''] = byCount;
  const beside = common.countOf(rarest) <= RARE_ENOUGH ? RARE_BESIDE : COMMON_BESIDE;
  const lookedUp = byCount.filter((word, index) => index === 0 || common.countOf(word) <= beside);
  if (lookedUp.length === 1 && byCount[1] && !isCheapByWords(words, common)) lookedUp.push(byCount[1]);
  const expected = words.reduce((names, word) => (names * common.countOf(word)) / common.names, common.names);
  return {
    all: words,
    lookedUp: lookedUp.slice(0, WORDS_USED_MAX),
    rarest: common.countOf(rarest),
    limit: WORD_NAMES_MAX,
    expected,
    sampled: expected > SAMPLED_FROM,
  };
}

/** Common words are hardly ever typing errors, so only rare words get alternatives. */
export function planSimilarWords(words: string[], common: CommonWords): Omit<SimilarWordsLookup, 'wide'> {
  const long = words.filter((word) => word.length >= SIMILAR_LENGTH_MIN);
  const rare = long.filter((word) => !common.isCommon(word));
  const typed = rare.length > 0 ? rare : long;
  // The last words: typing happens at the end.
  return { typed, unfinished: typed.slice(-UNFINISHED_MAX) };
}

/** If the name is already found, a single short word may also be the start of a later word in other names. */
export function planUnfinished(words: string[]): Omit<SimilarWordsLookup, 'wide'> {
  const [{ length } = ''] = words;
  const isBeginning = words.length === 1 && length >= SIMILAR_LENGTH_MIN && length <= BEGINNING_LENGTH_MAX;
  return { typed: [], unfinished: isBeginning ? words : [] };
}

interface Group {
  words: string[];
  names: number;
}

/**
 * Names with all the words, as typed or similar; and names with all words but one, in case that one is
 * mistyped beyond recognition.
 */
export function planNames(words: string[], similar: SimilarWord[], common: CommonWords): WordQuery {
  const groups = words
    .map((word) => groupOf(word, similar, common))
    .filter((group) => group.words.length > 0)
    .sort((a, b) => a.names - b.names);
  const query: WordQuery = [];
  const add = (some: Group[]) => {
    const used = some
      .slice(0, WORDS_USED_MAX)
      .filter((group, index) => index === 0 || group.names <= NAMES_READ_MAX);
    if (used.length === 0 || (used[0]?.names ?? 0) > NAMES_READ_MAX) return;
    if (expectedNames(used, common) <= NAMES_EXPECTED_MAX) query.push(used.map((group) => group.words));
  };
  add(groups);
  if (words.length > 1) for (const left of groups) add(groups.filter((group) => group !== left));
  return query;
}

function groupOf(word: string, similar: SimilarWord[], common: CommonWords): Group {
  const alike = new Map(
    similar.filter(({ typed }) => typed === word).map((entry) => [entry.word, entry.names]),
  );
  if (common.isCommon(word)) alike.set(word, common.countOf(word));
  return { words: [...alike.keys()], names: [...alike.values()].reduce((sum, names) => sum + names, 0) };
}

/** Assumes independent words, times three for each, because they are not independent. */
function expectedNames(groups: Group[], common: CommonWords): number {
  return groups.reduce((names, group) => names * Math.min(1, (3 * group.names) / common.names), common.names);
}
