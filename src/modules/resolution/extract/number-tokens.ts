import { parseCompanyNumber } from '../../../shared/company-number.ts';
import type { TextRange } from '../html/index.ts';
import { bothEnds } from './both-ends.ts';
import { labelOf } from './number-labels.ts';
import type { NumberReadingHow, NumberToken } from './page-reading.ts';

const TOKENS_MAX = 400;
/** Digit groups with one space, dot or dash between two of them. */
const DIGIT_RUN = /\d+(?:[ .\u2009\-–‑]\d+)*/g;
const DATE =
  /^\d{1,2}[ .\-–]\d{1,2}[ .\-–](?:\d{4}|\d{2})$|^\d{4}[ .\-–]\d{1,2}[ .\-–]\d{1,2}$|^(?:19|20)\d\d[ .\-–](?:19|20)\d\d$/;
/** Letters that the register puts before a number, also with a zero for the letter O. */
const PREFIX =
  /(?<![\p{L}\p{N}])(SC|NI|[O0]C|SO|NC|FC|BR|IP|SP|NP|RS|RC|CE|CS|LP|SL|NL|SE|GE|GS|NR|SR|IC|SI|OE|R)[ .:-]{0,2}$/u;
const PREFIX_IN_ANY_CASE = /(?<![\p{L}\p{N}])(SC|NI|OC|SO|NC)[ .:-]?$/iu;
/** What is never a number for anybody: left over from a template. */
const DUMMY = /^(?:12345678|01234567|1234567|123456|0123456|87654321|(\d)\1+)$/;
/** Prefixes that sites leave out. */
const LEFT_OUT = ['SC', 'NI', 'OC', 'SO', 'NC', 'RC', 'RS', 'CE'];

/** Every number-like token with the register numbers that it may stand for, whatever its label. */
export function numberTokens(text: string): NumberToken[] {
  const runs = [...text.matchAll(DIGIT_RUN)].filter(
    ({ 0: run, index }) => run.length >= 4 && !DATE.test(run) && mayStandAlone(text, index),
  );
  const tokens: NumberToken[] = [];
  let floor = 0;
  for (const { 0: run, index } of bothEnds(runs, TOKENS_MAX)) {
    for (const token of tokensOfRun(text, index, run)) {
      token.label = labelOf(text, token, floor);
      tokens.push(token);
      if (token.digits.length >= 5) floor = token.end;
    }
    if (tokens.length >= 2 * TOKENS_MAX) break;
  }
  return tokens;
}

export function isDummyNumber(digits: string): boolean {
  return DUMMY.test(digits);
}

/** Not the inside of a word or code: `AB12345` is none, `number07123456` is a label without its space. */
function mayStandAlone(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 4), at);
  if (!/[\p{L}_]$/u.test(before)) return true;
  return /[a-z]{3}$/.test(before) || PREFIX.test(before) || PREFIX_IN_ANY_CASE.test(before);
}

function tokensOfRun(text: string, index: number, run: string): NumberToken[] {
  const digits = run.replace(/\D/g, '');
  if (digits.length <= 8) {
    if (digits.length < 4) return [];
    return [tokenAt(text, { start: index, end: index + run.length, digits }, false) ?? []].flat();
  }
  // A longer run is a telephone number, or numbers printed one after another: each whole group may be one.
  return [...run.matchAll(/(?<!\d)\d{7,8}(?!\d)/g)].flatMap(({ 0: group, index: at }) => {
    const start = index + at;
    return tokenAt(text, { start, end: start + group.length, digits: group }, true) ?? [];
  });
}

type PrintedDigits = TextRange & { digits: string };

function tokenAt(text: string, printed: PrintedDigits, isPart: boolean): NumberToken | null {
  const { digits } = printed;
  const isWhole = printed.end - printed.start === digits.length;
  const before = text.slice(Math.max(0, printed.start - 6), printed.start);
  const after = text.slice(printed.end, printed.end + 3);
  const { prefixed, prefix, suffix, readings } = lettersAround(before, after, digits);
  // One stray letter behind a whole number is a slip; more of them make it a code.
  if (suffix === '' && /^(?:[\p{L}_][\p{L}\p{N}_]|_)/u.test(after)) return null;
  if (suffix === '' && digits.length < 7 && /^\p{L}/u.test(after)) return null;
  const crowded =
    isPart || /[£$€.,+]$/.test(before) || /^[.,%]\d|^%/.test(after) || (!isWhole && /\d[ -]?$/.test(before));
  if ((!isWhole && crowded) || readings.length === 0) return null;
  return {
    start: printed.start - (prefixed?.[0].length ?? 0),
    end: printed.end + suffix.length,
    digits,
    prefix,
    label: 'none',
    crowded,
    readings,
  };
}

/** The letters that make a register number of the digits; other words that look like them are only words. */
function lettersAround(before: string, after: string, digits: string) {
  const found = PREFIX.exec(before) ?? PREFIX_IN_ANY_CASE.exec(before);
  const prefix = (found?.[1] ?? '').toUpperCase().replace('0C', 'OC');
  const suffix = /^R(?:S)?(?![\p{L}\p{N}])/u.exec(after)?.[0] ?? '';
  const readings = readingsOf(digits, prefix, suffix);
  const isApart = found === null || /[ .:-]$/.test(found[0]);
  if (isApart && readings.length === 0)
    return { prefixed: null, prefix: '', suffix: '', readings: readingsOf(digits, '', '') };
  return { prefixed: found, prefix, suffix, readings };
}

function readingsOf(digits: string, prefix: string, suffix: string): NumberToken['readings'] {
  const readings: NumberToken['readings'] = [];
  const add = (text: string, how: NumberReadingHow) => {
    const number = parseCompanyNumber(text);
    if (number && !readings.some((one) => one.number === number)) readings.push({ number, how });
  };
  if (prefix !== '') {
    add(prefix + digits + suffix, 'direct');
    if (/^(?:IP|SP|NP)$/.test(prefix) && suffix === '') add(`${prefix}${digits}R`, 'direct');
    return readings;
  }
  if (suffix !== '') {
    for (const society of ['IP', 'SP']) add(society + digits + suffix, 'direct');
    return readings;
  }
  if (digits.length >= 5) add(digits, digits.length === 8 ? 'direct' : 'padded');
  const bare =
    digits.length === 8 && digits.startsWith('00') ? digits.slice(2) : digits.replace(/^0(?=\d{6}$)/, '');
  if (bare.length <= 6)
    for (const letters of LEFT_OUT)
      readings.push({ number: letters + bare.padStart(6, '0'), how: 'guessed' });
  if (digits.length <= 5)
    for (const society of ['IP', 'SP'])
      readings.push({ number: `${society}${digits.padStart(5, '0')}R`, how: 'guessed' });
  return readings;
}
