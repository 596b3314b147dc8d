/** A run of digits as printed, with the letters around it that may belong to it. */
export interface NumberToken {
  start: number;
  end: number;
  /** Digits, in the groups they are printed in. */
  groups: string[];
  /** The letters right before the digits, or the two before a gap; upper case. */
  prefix: string;
  prefixStart: number;
  /** Whether a gap, dot or dash stands between the prefix and the digits. */
  prefixApart: boolean;
  suffix: string;
  printed: string;
}

const DIGITS = /\d+(?:[ .\-–‑/\u2009]\d+)*/g;
const DATE = /^\d{1,2}[ ./-]\d{1,2}[ ./-](?:\d{4}|\d{2})$|^\d{4}[./-]\d{1,2}[./-]\d{1,2}$/;
const LETTERS_BEFORE = /(\p{L}+)(['’]?[ .:\-–]?)$/u;
const LETTERS_AFTER = /^([A-Za-z]{1,2})(?![A-Za-z0-9])/;
const DIGITS_MIN = 3;
/** "160 Kestrel Row": what follows makes a short number the number of a house. */
const HOUSE_DIGITS_MAX = 4;
const STREET =
  /^,?\s+(?:[A-Z][\w'’.-]+\s+){1,3}(?:Road|Rd|Row|Street|St|Lane|Avenue|Ave|Close|Court|Crescent|Drive|Gardens|Gate|Green|Grove|Hill|Mews|Parade|Park|Place|Quay|Rise|Square|Terrace|Walk|Way|Wharf|Yard)\b/;

/** Every printed number that could name something; dates, money and parts of longer words are left out. */
export function numberTokens(text: string, from: number, to: number): NumberToken[] {
  const tokens: NumberToken[] = [];
  const slice = text.slice(from, to);
  for (const found of slice.matchAll(DIGITS)) {
    const token = tokenAt(slice, found.index, found[0]);
    if (token) {
      token.start += from;
      token.end += from;
      token.prefixStart += from;
      tokens.push(token);
    }
  }
  return tokens;
}

function tokenAt(text: string, index: number, digits: string): NumberToken | null {
  if (digits.length < DIGITS_MIN || DATE.test(digits)) return null;
  const before = text.charAt(index - 1);
  if (before === '£' || before === '$' || before === '€' || before === '+' || before === '@') return null;
  const end = index + digits.length;
  if (text.charAt(end) === '%' || /^,\d{3}/.test(text.slice(end, end + 4))) return null;
  if (before === ',' && /\d,$/.test(text.slice(Math.max(0, index - 2), index))) return null;
  if (digits.length <= HOUSE_DIGITS_MAX && STREET.test(text.slice(end, end + 60))) return null;
  const after = LETTERS_AFTER.exec(text.slice(end, end + 3));
  if (!after && /^[A-Za-z]/.test(text.charAt(end))) return null;
  const letters = LETTERS_BEFORE.exec(text.slice(Math.max(0, index - 24), index));
  const run = letters?.[1] ?? '';
  const gap = letters?.[2] ?? '';
  // A run of more than two letters is a word, not a prefix; it may still be a label: "number07123456".
  const isPrefix = run.length <= 2 && run !== '' && /^[A-Za-z]+$/.test(run);
  if (gap === '' && run.length > 2 && /[A-Z]{3}$/.test(run) && !/^(?:VAT|CRN|FRN|REG|SRA)$/.test(run))
    return null;
  if (isPrefix && gap === '' && !isRegisterPrefix(run)) return null;
  return {
    start: index,
    end: end + (after?.[1]?.length ?? 0),
    groups: digits.split(/[^\d]+/),
    prefix: isPrefix ? run.toUpperCase() : '',
    prefixStart: isPrefix ? index - gap.length - run.length : index,
    prefixApart: gap !== '',
    suffix: (after?.[1] ?? '').toUpperCase(),
    printed: digits,
  };
}

const PREFIXES =
  /^(?:SC|NI|OC|SO|NC|IP|SP|NP|RC|CE|CS|FC|BR|LP|SL|NL|OE|SF|NF|GE|GN|GS|IC|SI|NA|NR|NV|NZ|PC|RS|SA|SE|SG|SR|SZ|AC|EN|ES|R|GB|XI|Z|ZA|ZB|ZC|NO|CO|N)$/i;

/** Letters that may stand right before the digits of a number we know; EY123456 is of another register. */
function isRegisterPrefix(letters: string): boolean {
  return PREFIXES.test(letters);
}

/**
 * The first groups that together have one of the wanted lengths. Numbers printed one behind another can look like one
 * long number: "07123456 0161 496 0123".
 */
export function takeGroups(groups: readonly string[], lengths: (digits: number) => boolean): string | null {
  const first = groups[0] ?? '';
  if (groups.length > 1 && first.length >= 7 && lengths(first.length)) return first;
  let best: string | null = null;
  let joined = '';
  for (const group of groups) {
    joined += group;
    if (lengths(joined.length)) best = joined;
    if (joined.length > 12) break;
  }
  return joined.length <= 12 && lengths(joined.length) ? joined : best;
}
