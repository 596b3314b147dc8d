import type { Statement } from '../../../../platform/postgres/index.ts';
import { editDistance } from '../../../../shared/edit-distance.ts';
import type { SimilarWord, SimilarWordsLookup } from '../search-types.ts';
import { reversed, StatementParts, textAfter } from '../statement.ts';
import { swapLettersAt } from './joined-names.ts';

const WORDS_READ_MAX = 5_000;
/** The words that the database returns for each typed word, and how many of them are used. */
const NEAREST_MAX = 200;
const WORDS_EACH = 12;
/** How many letters an unfinished word may lack. */
const LETTERS_TO_COME = 8;
const SHORT = 6;
/** Shorter words have thirds of two letters, which too many words share. */
const THIRDS_LENGTH_MIN = 7;
const MIDDLE_MIN = 3;
/** Two swaps. */
const EDITS_MAX = 4;

/**
 * Typing errors allowed between a typed word and one of the register. A short word with two could be any
 * word.
 */
const errorsMax = (word: string, wide: boolean) =>
  word.length < SHORT ? 1 : wide && word.length >= THIRDS_LENGTH_MIN ? 4 : 2;

/**
 * The part of a word that was typed right. One error leaves the beginning or the ending half intact; two
 * leave a third: the beginning, the middle or the ending.
 */
interface Cut {
  beginning: string;
  ending: string;
  /** Letters of the middle; 0 if it is not looked up. */
  middle: number;
  /** Errors as the database counts them: a swap is two. */
  edits: number;
}

/** If no other word can be wrong, both errors are in this word. Then its middle is looked up at once. */
function cutOf(word: string, { typed, wide }: SimilarWordsLookup): Cut {
  const { length } = word;
  const errors = errorsMax(word, wide);
  const hasTwoErrors = length >= SHORT && (wide || typed.length === 1);
  // The index of middles (migration 0045) starts where this beginning ends.
  const [beginning, ending] = [Math.round(length / 3), Math.floor(length / 3)];
  const inThirds = wide && length >= THIRDS_LENGTH_MIN;
  return {
    beginning: word.slice(0, inThirds ? beginning : Math.ceil(length / 2)),
    ending: word.slice(-(inThirds ? ending : Math.max(1, Math.floor(length / 2)))),
    middle: hasTwoErrors ? Math.max(MIDDLE_MIN, length - beginning - ending) : 0,
    edits: hasTwoErrors ? Math.min(EDITS_MAX, errors + 1) : errors,
  };
}

/** The word with two letters swapped where the halves meet; for short words, at every position. */
function swapsOf(word: string, cut: number): string[] {
  const positions =
    word.length < SHORT ? Array.from({ length: word.length - 1 }, (_, index) => index + 1) : [cut];
  return positions.map((position) => swapLettersAt(word, position));
}

/**
 * For each typed word the words of the register that share a part with it, nearest and commonest first. With
 * `wide`, the beginning and the ending are thirds too. The indexes start with the length. An error before the
 * middle may have shifted it by a letter.
 */
export function similarWordsStatement(lookup: SimilarWordsLookup): Statement {
  const { typed, unfinished } = lookup;
  const parts = new StatementParts();
  const cuts = typed.map((word) => cutOf(word, lookup));
  const beginnings = cuts.map((cut) => cut.beginning);
  const endings = cuts.map((cut) => reversed(cut.ending));
  const swapped = typed.map((word, index) => swapsOf(word, beginnings[index]?.length ?? 1).join(' '));
  const columns = [typed, beginnings, beginnings.map(textAfter), endings, endings.map(textAfter), swapped];
  const numbers = [cuts.map((cut) => cut.middle), cuts.map((cut) => cut.edits)];
  const arrays = [
    ...columns.map((column) => `(select ${parts.value(column)}::text[])`),
    ...numbers.map((column) => `(select ${parts.value(column)}::int[])`),
  ].join(', ');
  const read = (key: string, from: string, to: string) => `(select word, names from register_words
      where length(word) = len and ${key} ~>=~ ${from} and ${key} ~<~ ${to} limit ${WORDS_READ_MAX})`;
  const middle = `substr(q.typed, (len + 1) / 3 + 1 - shift, q.middle)`;
  // Before the union, which takes longer than the comparison.
  const isNear = 'levenshtein_less_equal(word, q.typed, q.edits) <= q.edits';
  const selects = [
    `(select q.typed, w.word, w.names
    from unnest(${arrays}) q(typed, b1, b2, e1, e2, swapped, middle, edits), lateral (
      select word, names
      from generate_series(greatest(1, length(q.typed) - least(2, q.edits)), length(q.typed) + least(2, q.edits)) as len,
      lateral (
        (select word, names from ${read('word', 'q.b1', 'q.b2')} b where ${isNear})
        union (select word, names from ${read('reverse(word)', 'q.e1', 'q.e2')} e where ${isNear})
        union (select word, names from generate_series(-1, 1) as shift,
          lateral ${read('substr(word, (length(word) + 1) / 3 + 1)', middle, `(${middle} || '~')`)} m
          where q.middle > 0 and abs(len - length(q.typed) - shift) <= 1 and ${isNear})
        union (select word, names from register_words
          where length(word) = len and word = any(string_to_array(q.swapped, ' ')))
      ) near
      order by levenshtein_less_equal(word, q.typed, q.edits), names desc, word limit ${NEAREST_MAX}) w)`,
  ];
  // One look-up each: for a set, the planner would not know how few words there are.
  for (const word of unfinished) {
    const [from, to] = [parts.opaque(word, 'text'), parts.opaque(textAfter(word), 'text')];
    selects.push(`(select ${from}, w.word, w.names
     from generate_series(length(${from}) + 1, length(${from}) + ${LETTERS_TO_COME}) as len,
       lateral ${read('word', from, to)} w
     order by w.names desc, w.word limit ${WORDS_EACH})`);
  }
  return parts.build(selects.join(' union all '), { prepared: true });
}

/**
 * The words found for each typed one: first those with the fewest errors, then the commonest; and words that
 * begin with it.
 */
export function nearestWords(
  found: SimilarWord[],
  { typed, unfinished, wide }: SimilarWordsLookup,
): SimilarWord[] {
  return [...new Set([...typed, ...unfinished])].flatMap((word) => {
    const words = found.filter((entry) => entry.typed === word);
    const continued = words.filter((entry) => unfinished.includes(word) && entry.word.startsWith(word));
    const atMost = errorsMax(word, wide);
    const near = words
      .map((entry) => ({ entry, errors: editDistance(word, entry.word, atMost) }))
      .filter(({ errors }) => errors <= atMost)
      .sort((a, b) => a.errors - b.errors || b.entry.names - a.entry.names)
      .slice(0, WORDS_EACH)
      .map(({ entry }) => entry);
    return [...new Set([...near, ...continued])];
  });
}
