import { editDistance } from '../../../shared/edit-distance.ts';
import { wordsWeight } from './name-words.ts';
import { rememberPairs } from './remember-pairs.ts';

/**
 * How a domain's own label stands to a company's name (both as keys): `same` but for words like UK, LTD and THE; `part` when
 * it is, or begins with, the name's telling words; `initials` of the words.
 */
export type LabelLikeness = 'same' | 'part' | 'initials' | 'unlike';

const TELLING_MIN = 0.8;
const BEGINNING_MIN = 5;
const INITIALS_MIN = 3;
const TYPED_MIN = 9;
const SMALL_WORDS = new Set(['AND', 'OF', 'FOR', 'THE', 'IN']);
const EDGES = /^THE(?=.{3})|(?<=.{3})(?:UK|LTD|LIMITED|PLC|LLP|CIC|GROUP|ONLINE|GB)$/g;

export const compareLabel = rememberPairs(compareLabelAnew);

function compareLabelAnew(label: string, name: string): LabelLikeness {
  const typed = label.replaceAll(' ', '');
  const words = name.split(' ').filter((word) => word !== '' && word !== 'THE');
  if (typed.length < 2 || words.length === 0) return 'unlike';
  const spellings = [words, words.filter((word) => word !== 'AND')];
  const whole = spellings.map((spelling) => spelling.join(''));
  const trimmed = trim(typed);
  if (whole.some((one) => one === typed || trim(one) === trimmed)) return 'same';
  if (typed.length >= TYPED_MIN && whole.some((one) => editDistance(typed, one, 1) === 1)) return 'part';
  if (spellings.some((spelling) => beginsAlike(typed, trimmed, spelling))) return 'part';
  return isInitials(typed, words) || isInitials(trimmed, words) ? 'initials' : 'unlike';
}

/** The label is the name or its beginning, and adds nothing of its own, as a branch's or a dealer's does: `larch-york`. */
export function isWithinName(label: string, name: string): boolean {
  const likeness = compareLabel(label, name);
  if (likeness !== 'part') return likeness !== 'unlike';
  const words = name.split(' ').filter((word) => word !== 'THE');
  const trimmed = trim(label.replaceAll(' ', ''));
  return [words, words.filter((word) => word !== 'AND')].some((some) => some.join('').startsWith(trimmed));
}

function trim(joined: string): string {
  return joined.replace(EDGES, '');
}

/** The name's first words, enough of them to tell: alone, or with a few letters of the site's own behind them. */
function beginsAlike(typed: string, trimmed: string, words: readonly string[]): boolean {
  for (let count = words.length; count > 0; count--) {
    const first = words.slice(0, count);
    if (wordsWeight(first) < TELLING_MIN) return false;
    const beginning = first.join('');
    if (beginning === typed || beginning === trimmed) return true;
    if (beginning.length >= BEGINNING_MIN && typed.startsWith(beginning)) return true;
  }
  return false;
}

function isInitials(typed: string, words: readonly string[]): boolean {
  if (typed.length < INITIALS_MIN || words.length < INITIALS_MIN) return false;
  const initials = (some: readonly string[]) => some.map((word) => word.charAt(0)).join('');
  return typed === initials(words) || typed === initials(words.filter((word) => !SMALL_WORDS.has(word)));
}
