import { classOfWord, type LabelKind } from './label-words.ts';

/** What the words before a number call it. */
export interface NumberLabel {
  kind: LabelKind | null;
  /** "Company number", "registered in Scotland": sure. "Reg. no.": only where nothing speaks against it. */
  strong: boolean;
  /** Some word for "number" stands in the label. */
  numbered: boolean;
  /** Where the label starts. */
  start: number;
  /** A register's prefix printed apart: "SC No. 345678". */
  prefix: string | null;
  /** The words "registered in Scotland" and the like are part of the label. */
  placed: boolean;
}

const WORDS_MAX = 22;
const PREFIXES_APART = new Set(['sc', 'ni', 'oc', 'so', 'nc']);
/** A full stop behind one of these does not end a sentence. */
const ABBREVIATIONS = new Set('no nos reg regd regn num nr co ref inc ltd eng tel ph n v a t c r'.split(' '));
const LIMITED_BY = /^\s+(?:by|liability|company|partnership)\b/i;
const CONNECTING = new Set(':([-–—#/"\'“”‘’*=>,|·•.)]‑~_`;&+→®™');

/**
 * Walks backwards from a number over the words that labels are made of, until one of them says what the number is, or a
 * word comes that belongs to no label. So "Charity registration number: 1" is a charity's and "registered in England
 * and Wales, number 1" a company's, whatever punctuation stands between.
 *
 * `kindBefore` tells the kind of an earlier number, for lists: "company numbers 1 and 2".
 */
export function labelBefore(
  text: string,
  position: number,
  floor: number,
  kindBefore: (end: number) => LabelKind | null,
): NumberLabel {
  const label: NumberLabel = {
    kind: null,
    strong: false,
    numbered: false,
    start: position,
    prefix: null,
    placed: false,
  };
  let registered = false;
  let crossedSentence = false;
  let onlySeparators = true;
  let at = position;
  for (let words = 0; words < WORDS_MAX; words++) {
    const end = skipSpaceBack(text, at, floor);
    if (end <= floor) break;
    const code = text.charCodeAt(end - 1);
    if (isDigit(code)) {
      const start = digitsStart(text, end, floor);
      if (onlySeparators && position - end <= 40) {
        const kind = kindBefore(end);
        if (kind) return { ...label, kind, strong: true, start };
      }
      if (!isYear(text, start, end)) break;
      at = start;
      continue;
    }
    if (!isLetter(code)) {
      const character = text.charAt(end - 1);
      if (!CONNECTING.has(character)) break;
      if (character === '.' || character === ';') {
        const word = wordBefore(text, end - 1, floor).toLowerCase();
        if (!ABBREVIATIONS.has(word)) {
          if (crossedSentence || (registered && (label.numbered || label.placed))) break;
          crossedSentence = true;
        }
      }
      at = end - 1;
      continue;
    }
    const word = wordBefore(text, end, floor);
    const start = end - word.length;
    const lower = word.toLowerCase().replace("'", '’');
    if (PREFIXES_APART.has(lower) && word !== lower && label.prefix === null && at !== position) {
      label.prefix = word.toUpperCase();
      at = start;
      continue;
    }
    const wordClass = classOfWord(lower);
    if (wordClass === null) {
      // "Gas Safe registration number": an unknown word right before a general label makes it another register's.
      if (
        !label.placed &&
        label.start === end + countSpaces(text, end) &&
        !crossedSentence &&
        text.charCodeAt(end) === 32
      )
        return { ...label, kind: null };
      break;
    }
    if (wordClass !== 'filler' && wordClass !== 'place') onlySeparators = onlySeparators && false;
    if (wordClass === 'filler' && lower !== 'and' && lower !== 'in') onlySeparators = false;
    at = start;
    if (wordClass === 'filler') continue;
    if (lower === 'limited' && LIMITED_BY.test(text.slice(end, end + 14))) continue;
    if (wordClass === 'form') {
      // "Acme Ltd, number 1234567": a name ends here, and the label began after it.
      break;
    }
    label.start = start;
    if (wordClass === 'number') label.numbered = true;
    else if (wordClass === 'registered') registered = true;
    else if (wordClass === 'place') label.placed = true;
    else {
      if (lower === 'house' && !/\bcompanies\s*$/i.test(text.slice(Math.max(floor, start - 12), start)))
        break;
      const kind = kindOf(wordClass, text, start, floor);
      if (kind === 'other' && crossedSentence) break;
      return { ...label, kind, strong: true, start };
    }
  }
  if (registered && (label.placed || label.numbered))
    return { ...label, kind: 'company', strong: label.placed };
  if (registered) return { ...label, kind: 'company', strong: false };
  return label;
}

function kindOf(wordClass: string, text: string, start: number, floor: number): LabelKind {
  if (wordClass === 'protection') {
    return /\bdata\s*$/i.test(text.slice(Math.max(floor, start - 8), start)) ? 'ico' : 'other';
  }
  if (wordClass === 'authority') {
    const before = text.slice(Math.max(floor, start - 40), start).toLowerCase();
    if (/conduct\s*$|services\s*$|financial\s*$/.test(before)) return 'fca';
    if (/regulation\s*$/.test(before)) return 'sra';
    if (/commissioner['’]?s?['’]?\s*$/.test(before)) return 'ico';
    return 'other';
  }
  return wordClass as LabelKind;
}

function skipSpaceBack(text: string, position: number, floor: number): number {
  let at = position;
  while (at > floor && (text.charCodeAt(at - 1) === 32 || text.charCodeAt(at - 1) === 10)) at--;
  return at;
}

function countSpaces(text: string, position: number): number {
  let at = position;
  while (text.charCodeAt(at) === 32) at++;
  return at - position;
}

function digitsStart(text: string, end: number, floor: number): number {
  let at = end;
  while (at > floor && isDigit(text.charCodeAt(at - 1))) at--;
  return at;
}

function wordBefore(text: string, end: number, floor: number): string {
  let at = end;
  while (at > floor) {
    const code = text.charCodeAt(at - 1);
    const apostrophe = (code === 39 || code === 0x2019) && at < end && isLetter(text.charCodeAt(at - 2));
    if (!isLetter(code) && !apostrophe) break;
    at--;
  }
  return text.slice(at, end);
}

function isYear(text: string, start: number, end: number): boolean {
  return end - start === 4 && /^(?:1[89]|20)\d\d$/.test(text.slice(start, end));
}

const isDigit = (code: number) => code >= 48 && code <= 57;
const isLetter = (code: number) =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 0xc0 && code < 0x2000) ||
  code === 0x2116;

/** Some say it after the number: "12345678, registered in England", "12345678 is our company number". */
const AFTER =
  /^[\s),;:\-–—|.]{0,4}\(?\s*(?:(?:is|as|being)\s+)?(?:(?:our|the|its|a|an)\s+)?(?:uk\s+|limited\s+|private\s+)*(?:(registered\s+charity|charity|charities|oscr)|(vat)|(registered\s+(?:company|(?:and\s+incorporated\s+)?(?:in|at)\s)|incorporated\s+in|company\s+(?:reg|no|num|house)|companies\s+house|\(?(?:england|scotland|northern\s+ireland)\s*(?:and|&|\)|$)))/i;

/** Over the end of a sentence only where the number was called one: "No. 07123456. Registered in England". */
export function labelAfter(text: string, end: number, ceiling: number, numbered: boolean): LabelKind | null {
  const found = AFTER.exec(text.slice(end, Math.min(ceiling, end + 60)));
  if (!found || (!numbered && /^[\s)]*\./.test(found[0]))) return null;
  if (found[1]) return 'charity';
  return found[2] ? 'vat' : 'company';
}
