import { type DigitMap, isDummy } from './digit-map.ts';
import { withVatCheck } from './vat-number.ts';

/** The HTML that may stand between the digits of one number. */
const GAP = '(?:[ \\u00a0\\u200b().-]|&(?:nbsp|shy|thinsp|#160|#173|#8203|#8239);)';
const CANDIDATE = new RegExp(`\\+?\\(?\\d(?:${GAP}{0,3}\\d)*`, 'g');
const DATE_OR_TIME =
  /^(?:\d{1,2}[.-]\d{1,2}[.-](?:19|20)?\d\d|(?:19|20)\d\d-\d\d-\d\d|(?:\d{1,2}\.\d\d[ -]*)+)$/;
const YEARS = /^(?:19|20)\d\d(?: ?- ?| )(?:19|20)?\d\d$/;
const SHORTEST = 5;

export interface NumberSpan {
  start: number;
  end: number;
  replacement: string;
}

/**
 * Numbers of five digits and more, in one run or in groups, with what replaces them. Prices, dates and years
 * stay.
 */
export function mapNumbers(text: string, digits: DigitMap): NumberSpan[] {
  const spans: NumberSpan[] = [];
  for (const match of text.matchAll(CANDIDATE)) {
    const before = text.slice(Math.max(0, match.index - 2), match.index);
    if (/[£$€]$|\d,$|&#$/.test(before) || /^(?:,\d|\.\d)/.test(text.slice(match.index + match[0].length)))
      continue;
    for (const { at, run } of numbersIn(match[0])) {
      const replacement = mapNumber(run, digits);
      const start = match.index + at;
      if (replacement !== run) spans.push({ start, end: start + run.length, replacement });
    }
  }
  return spans;
}

const CODED = /(?:&#(?:4[89]|5[0-7]);){5,}/g;

/** Numbers whose digits are written as character references. */
export function mapCodedNumbers(html: string, digits: DigitMap): NumberSpan[] {
  return Array.from(html.matchAll(CODED), (match) => {
    const number = match[0].replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
    const replacement = Array.from(mapNumber(number, digits), (digit) => `&#${digit.charCodeAt(0)};`).join(
      '',
    );
    return { start: match.index, end: match.index + match[0].length, replacement };
  });
}

/** A candidate as one number in groups, or as the long runs in it. */
function numbersIn(candidate: string): { at: number; run: string }[] {
  const all = bare(candidate);
  if (all.length < SHORTEST || DATE_OR_TIME.test(candidate) || YEARS.test(candidate)) return [];
  const runs = Array.from(candidate.matchAll(/(?<!#)\d+(?!;)/g), (match) => ({
    at: match.index,
    run: match[0],
  }));
  if (isPhone(candidate) || runs.length === 1) return [{ at: 0, run: candidate }];
  const long = runs.filter(({ run }) => run.length > SHORTEST);
  if (long.length > 0) return long;
  const grouped = runs.length <= 6 && runs.every(({ run }) => run.length > 1);
  return grouped ? [{ at: 0, run: candidate }] : runs.filter(({ run }) => run.length >= SHORTEST);
}

const bare = (text: string) => text.replace(/&#?\w+;|\D/g, '');

function isPhone(text: string): boolean {
  const digits = bare(text);
  return /^(?:\+|\(?0)/.test(text) && digits.length >= 10 && digits.length <= 14;
}

/** One number, its punctuation kept. */
export function mapNumber(text: string, digits: DigitMap): string {
  const original = bare(text);
  if (isDummy(original)) return text;
  if (isPhone(text))
    return refill(text, original.slice(0, areaLength(text)) + digits.map(original.slice(areaLength(text))));
  const mapped = digits.map(original);
  return refill(
    text,
    original.length === 9 || original.length === 12 ? withVatCheck(original, mapped) : mapped,
  );
}

/** Digits of a telephone number that say the country and the region. */
function areaLength(text: string): number {
  if (/^\+44/.test(text)) return /^\+44\D*0/.test(text) ? 6 : 5;
  return text.startsWith('+') ? 3 : 4;
}

/** The digits of `text` replaced in order. */
function refill(text: string, digits: string): string {
  let next = 0;
  return text.replace(/&#?\w+;|\d/g, (found) => (found.length > 1 ? found : digits[next++]!));
}
