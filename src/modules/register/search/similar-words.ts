import type { Statement } from '../../../platform/postgres/index.ts';
import type { SimilarWordsLookup } from './lookups.ts';
import { swapLettersAt } from './split-name.ts';
import { reversed, StatementParts, textAfter } from './statement.ts';

const WORDS_READ_MAX = 5_000;
const WORDS_EACH = 12;
/** How many letters an unfinished word may lack. */
const LETTERS_TO_COME = 8;
const WIDE_LENGTH_MIN = 7;
const SHORT = 6;

/**
 * Errors allowed between a typed word and one of the register. A short word with two errors could be any word. A swap
 * counts as two.
 */
const errorsMax = (word: string, wide: boolean) =>
  word.length < SHORT ? 1 : wide && word.length >= WIDE_LENGTH_MIN ? 4 : 2;

/** The word with two letters swapped where the halves meet; for short words, at every position. */
function swapsOf(word: string, cut: number): string[] {
  const at = word.length < SHORT ? Array.from({ length: word.length - 1 }, (_, index) => index + 1) : [cut];
  return at.map((position) => swapLettersAt(word, position));
}

/**
 * For each typed word the similar words of the register, nearest and commonest first. As with whole names, one half of the
 * word (with `wide`, its first or last third) is assumed to be right, and the indexes start with the length.
 */
export function similarWordsStatement({ typed, unfinished, wide }: SimilarWordsLookup): Statement {
  const parts = new StatementParts();
  const cuts = typed.map((word) => {
    const part =
      wide && word.length >= WIDE_LENGTH_MIN ? Math.max(2, Math.floor(word.length / 3)) : word.length / 2;
    return {
      beginning: word.slice(0, Math.ceil(part)),
      ending: reversed(word.slice(-Math.max(1, Math.floor(part)))),
    };
  });
  const beginnings = cuts.map((cut) => cut.beginning);
  const endings = cuts.map((cut) => cut.ending);
  const swapped = typed.map((word, index) => swapsOf(word, beginnings[index]?.length ?? 1).join(' '));
  const columns = [typed, beginnings, beginnings.map(textAfter), endings, endings.map(textAfter), swapped];
  const arrays = columns.map((column) => `(select ${parts.value(column)}::text[])`).join(', ');
  const errors = `(select ${parts.value(typed.map((word) => errorsMax(word, wide)))}::int[])`;
  const read = (key: string, from: string, to: string) => `(select word, names from register_words
      where length(word) = len and ${key} ~>=~ ${from} and ${key} ~<~ ${to} limit ${WORDS_READ_MAX})`;
  const selects = [
    `(select q.typed, w.word, w.names
    from unnest(${arrays}, ${errors}) q(typed, b1, b2, e1, e2, swapped, errors), lateral (
      select word, names
      from generate_series(greatest(1, length(q.typed) - least(2, q.errors)), length(q.typed) + least(2, q.errors)) as len,
      lateral (
        ${read('word', 'q.b1', 'q.b2')} union ${read('reverse(word)', 'q.e1', 'q.e2')}
        union (select word, names from register_words
          where length(word) = len and word = any(string_to_array(q.swapped, ' ')))
      ) near
      where levenshtein_less_equal(word, q.typed, q.errors) <= q.errors
        or (q.errors = 1 and word = any(string_to_array(q.swapped, ' ')))
      order by levenshtein_less_equal(word, q.typed, q.errors), names desc, word limit ${WORDS_EACH}) w)`,
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
