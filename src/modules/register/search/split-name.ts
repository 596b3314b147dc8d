import type { CommonWords } from './common-words.ts';

/**
 * A name without spaces, cut in two. One typing error leaves one of the halves as it was, so that names which begin with
 * the first half or end with the second are all that need to be compared.
 */
export interface Halves {
  /** Undefined when so many names begin (or end) like this that looking through them would take too long. */
  beginning: string | undefined;
  ending: string | undefined;
  /** The one error that breaks both halves, undone: the letters at the cut swapped. */
  swapped: string | undefined;
}

/** A half that is only a word of this many names leads to all of them. */
const BROAD_WORD = 5_000;
/** Letters that must stand beside such a word to make the half worth looking up. */
const LETTERS_BESIDE = 2;
const WORD_LENGTH_MIN = 4;
const WORD_LENGTH_MAX = 16;
const HALF_LENGTH_MIN = 2;
/** Beginnings of longer names are not indexed by length. */
const THIRDS_LENGTH_MAX = 10;

export function splitInHalves(joined: string, words: CommonWords): Halves {
  if (joined.length < 2 * HALF_LENGTH_MIN)
    return { beginning: undefined, ending: undefined, swapped: undefined };
  const head = commonStretch(joined, words, 'start', BROAD_WORD);
  const tail = commonStretch(joined, words, 'end', BROAD_WORD);
  const beginningMin = head === 0 ? HALF_LENGTH_MIN : head + LETTERS_BESIDE;
  const endingMin = tail === 0 ? HALF_LENGTH_MIN : tail + LETTERS_BESIDE;
  let at = Math.floor(joined.length / 2);
  if (at < beginningMin) at = beginningMin;
  if (joined.length - at < endingMin) at = joined.length - endingMin;
  at = Math.max(HALF_LENGTH_MIN, Math.min(at, joined.length - HALF_LENGTH_MIN));
  return {
    beginning: at >= beginningMin ? joined.slice(0, at) : undefined,
    ending: joined.length - at >= endingMin ? joined.slice(at) : undefined,
    swapped: swapLettersAt(joined, at),
  };
}

/** For two errors: one of the outer thirds is as it was, more often than not. Only short names have few neighbours. */
export function splitInThirds(joined: string): Halves {
  const third = Math.floor(joined.length / 3);
  if (third < HALF_LENGTH_MIN) return { beginning: undefined, ending: undefined, swapped: undefined };
  return {
    beginning: joined.length <= THIRDS_LENGTH_MAX ? joined.slice(0, third) : undefined,
    ending: joined.slice(-third),
    swapped: undefined,
  };
}

export function swapLettersAt(text: string, at: number): string {
  return text.slice(0, at - 1) + text.charAt(at) + text.charAt(at - 1) + text.slice(at + 1);
}

/**
 * The words of a name typed without spaces, as far as they are common: LODONCONSULTING is LODON and CONSULTING. The rest
 * in the middle stays one piece.
 */
export function segmentJoined(joined: string, words: CommonWords): string[] {
  const head = commonWordAt(joined, words, 'start', 0);
  const rest = joined.slice(head.length);
  const tail: string[] = [];
  let end = rest.length;
  for (;;) {
    const word = commonWordAt(rest.slice(0, end), words, 'end', 0);
    if (word === '' || word.length === end) break;
    tail.unshift(word);
    end -= word.length;
  }
  return [head, rest.slice(0, end), ...tail].filter((piece) => piece !== '');
}

/** How many letters at one end are common words and nothing else. */
function commonStretch(text: string, words: CommonWords, end: 'start' | 'end', over: number): number {
  let length = 0;
  for (;;) {
    const rest = end === 'start' ? text.slice(length) : text.slice(0, text.length - length);
    const word = commonWordAt(rest, words, end, over);
    if (word === '') return length;
    length += word.length;
  }
}

function commonWordAt(text: string, words: CommonWords, end: 'start' | 'end', over: number): string {
  for (let length = Math.min(WORD_LENGTH_MAX, text.length); length >= WORD_LENGTH_MIN; length--) {
    const word = end === 'start' ? text.slice(0, length) : text.slice(text.length - length);
    if (words.isCommon(word) && words.countOf(word) > over) return word;
  }
  return '';
}
