/**
 * Names typed without spaces: cut into halves and thirds, into their common words, and into other spellings
 * of the whole.
 */
import type { CommonWords } from '../common-words.ts';
import type { NameTerms } from '../search-query.ts';

/**
 * A name without spaces, cut in two. One typing error leaves one half intact, so only names that begin with
 * the first half or end with the second have to be compared.
 */
interface Halves {
  /** Undefined when too many names begin (or end) like this. */
  beginning: string | undefined;
  ending: string | undefined;
  /** The name with the letters at the cut swapped, the one error that breaks both halves. */
  swapped: string | undefined;
}

/** A half that is just a word finds all names with this word. */
const BROAD_WORD = 5_000;
/** Letters needed beside such a word to make the half worth a look-up. */
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
  let cut = Math.floor(joined.length / 2);
  if (cut < beginningMin) cut = beginningMin;
  if (joined.length - cut < endingMin) cut = joined.length - endingMin;
  cut = Math.max(HALF_LENGTH_MIN, Math.min(cut, joined.length - HALF_LENGTH_MIN));
  return {
    beginning: cut >= beginningMin ? joined.slice(0, cut) : undefined,
    ending: joined.length - cut >= endingMin ? joined.slice(cut) : undefined,
    swapped: swapLettersAt(joined, cut),
  };
}

/**
 * For two errors: usually one of the outer thirds is intact. Only for short names, which have few neighbours.
 */
export function splitInThirds(joined: string): Halves {
  const third = Math.floor(joined.length / 3);
  if (third < HALF_LENGTH_MIN) return { beginning: undefined, ending: undefined, swapped: undefined };
  return {
    beginning: joined.length <= THIRDS_LENGTH_MAX ? joined.slice(0, third) : undefined,
    ending: joined.slice(-third),
    swapped: undefined,
  };
}

export function swapLettersAt(text: string, position: number): string {
  return (
    text.slice(0, position - 1) + text.charAt(position) + text.charAt(position - 1) + text.slice(position + 1)
  );
}

/**
 * Splits a name typed without spaces at its common words: LODONCONSULTING becomes LODON and CONSULTING. The
 * rest in the middle stays one piece.
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

/** How many letters at one end consist of common words only. */
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

const LEGAL_FORM = /^(.{3,})(?:LIMITED|LTD|LLP|PLC|CIC|CYFYNGEDIG|CYF)$/;
/** Shorter text is some name with its AND left out by chance. */
const LENGTH_MIN = 5;

/**
 * The names that a name typed in one word may be once its & was left out ("slgalpertco" for S.L. GALPERT &
 * CO), or its legal form was attached ("chjpropertiesllp"). Empty when the text has several words: then its
 * words are looked up.
 */
export function joinedVariants({ key, joined }: NameTerms): string[] {
  if (key !== joined || joined.length < LENGTH_MIN) return [];
  const withoutForm = LEGAL_FORM.exec(joined)?.[1];
  return withoutForm === undefined ? [joined] : [joined, withoutForm];
}
