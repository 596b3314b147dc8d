import { anyOf } from '../../../shared/join-patterns.ts';
import type { NameSpan } from '../extract/extracted-page.ts';
import { isCapitalised } from '../extract/tokens.ts';

/**
 * A name as printed, to distinguish companies whose keys agree: brackets and a leading THE count, Ltd against
 * Limited does not.
 */
export function spelling(name: string): string {
  return name
    .toUpperCase()
    .replace(/^(.*)\(THE\)$/, 'THE $1')
    .replaceAll('&', ' AND ')
    .replace(/[^A-Z0-9()]+/g, ' ')
    .replace(/ ?([()]) ?/g, '$1')
    .trim()
    .replace(/(?<=[ )])(?:LIMITED|LTD|PLC|LLP|CIC)$/, '')
    .trim();
}

/**
 * "The " if the printed name begins with the article in a capital letter, which may be part of the name;
 * otherwise an empty text.
 */
export function articleBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 4), start);
  return /^T(?:he|HE) $/.test(before) && !/[\p{L}\p{N}]/u.test(text.charAt(start - 5)) ? before : '';
}

const SMALL_WORD = anyOf(
  /^(?:The|By|At|With|And|Of|To|From|We|Is|Are|In|For|Our|Copyright|Contact|Name|Company|About|Us|Ltd|Limited|Between)\b/i,
  /^(?:Or|As|On|Your|This|That|Under|Trading|Registered|\d{4})\b/i,
);

export function isSmallWordAt(text: string, start: number): boolean {
  return SMALL_WORD.test(text.slice(start, start + 12));
}

/** A capitalised word and a space are right before the name. The number of a clause is not a word. */
export function followsCapital(text: string, start: number): boolean {
  const before = /(?<!\.)(?<![\p{L}\p{N}'’])([\p{L}\p{N}'’]+) $/u.exec(
    text.slice(Math.max(0, start - 24), start),
  )?.[1];
  return before !== undefined && isCapitalised(before) && !SMALL_WORD.test(before);
}

const COUNCIL_OR_FORM = /\b(?:CBC|CCC|PAC)$/;

/**
 * Welsh legal forms that are also short for councils and committees: they count only where the register has
 * them.
 */
export function mayBeCouncil(printed: string): boolean {
  return COUNCIL_OR_FORM.test(printed);
}

const YEAR = /^(?:19|20)\d\d$/;

/**
 * Whether words that are not on the register can be a name: in capitals, or wholly in small letters with a
 * foreign form, and more than a bare form or a year.
 */
export function isNameLike(name: string, core: string, span: NameSpan): boolean {
  const isInSmallLetters = span.foreign && name === name.toLowerCase();
  return (
    /[\p{L}\p{N}]{2}/u.test(core) &&
    !YEAR.test(core.trim()) &&
    (isInSmallLetters || isCapitalised(core.trimStart())) &&
    span.end - span.printedStart < 120
  );
}
