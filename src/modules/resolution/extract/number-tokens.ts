import { parseCompanyNumber } from '../../../shared/companies/company-number.ts';
import type { TextRange } from '../html/index.ts';
import type { NumberToken } from './page-reading.ts';
import { bothEnds, eachMatch, remembered } from './search.ts';

const TOKENS_MAX = 400;
/** Digit groups with one space, dot or dash between two of them. */
const DIGIT_RUN = /\d+(?:[ .\u2009\-–‑]\d+)*/g;
const DATE =
  /^\d{1,2}[ .\-–]\d{1,2}[ .\-–](?:\d{4}|\d{2})$|^\d{4}[ .\-–]\d{1,2}[ .\-–]\d{1,2}$|^(?:19|20)\d\d[ .\-–](?:19|20)\d\d$/;
/** Letters that the register puts before a number, also with a zero for the letter O. */
const PREFIX =
  /(?<![\p{L}\p{N}])(SC|NI|[O0]C|SO|NC|FC|BR|IP|SP|NP|RS|RC|CE|CS|LP|SL|NL|SE|GE|GS|NR|SR|IC|SI|OE|R)[ .:-]{0,2}$/u;
const PREFIX_IN_ANY_CASE = /(?<![\p{L}\p{N}])(SC|NI|OC|SO|NC)[ .:-]?$/iu;
const NO_DIGIT = /\D/g;
const WHOLE_GROUP = /(?<!\d)\d{7,8}(?!\d)/g;
/** One stray letter behind a whole number is a slip; more of them make it a code. */
const CODE_AFTER = /^(?:[\p{L}_][\p{L}\p{N}_]|_)/u;
const LETTER_AFTER = /^[\p{L}_]/u;
const MONEY_BEFORE = /[£$€.,+]$/;
const PART_AFTER = /^[.,%]\d|^%/;
const DIGIT_BEFORE = /\d[ -]?$/;
const SUFFIX = /^R(?:S)?(?![\p{L}\p{N}])/u;
const SEPARATOR_END = /[ .:-]$/;
/** Four digits may be a Scottish number without its letters, but those of a year only where they are called a number. */
const YEAR = /^(?:19|20)\d\d$/;
const NUMBER_BEFORE = /(?:\bno|mber|reg|#)[\s.:#]*$/i;
/** What is never a number for anybody: left over from a template. */
const DUMMY = /^(?:12345678|01234567|1234567|123456|0123456|87654321|(\d)\1+)$/;
/** Prefixes that sites leave out. */
const LEFT_OUT = ['SC', 'NI', 'OC', 'SO', 'NC', 'RC', 'RS', 'CE'];

/** Every number-like token with the register numbers that it may stand for, whatever its label. */
export function numberTokens(text: string): NumberToken[] {
  const runs: Run[] = [];
  eachMatch(text, DIGIT_RUN, ({ 0: run, index }) => {
    if (run.length >= 4 && !DATE.test(run) && mayStandAlone(text, index)) runs.push({ run, index });
  });
  const tokens: NumberToken[] = [];
  let floor = 0;
  for (const run of bothEnds(runs, TOKENS_MAX)) {
    for (const token of tokensOfRun(text, run)) {
      token.labelFrom = floor;
      tokens.push(token);
      if (token.digits.length >= 5) floor = token.end;
    }
    if (tokens.length >= 2 * TOKENS_MAX) break;
  }
  return tokens;
}

interface Run {
  run: string;
  index: number;
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

function tokensOfRun(text: string, { run, index }: Run): NumberToken[] {
  const digits = run.replace(NO_DIGIT, '');
  const tokens: NumberToken[] = [];
  const add = (printed: PrintedDigits, isPart: boolean) => {
    const token = tokenAt(text, printed, isPart);
    if (token) tokens.push(token);
  };
  // A longer run is a telephone number, or numbers printed one after another: each whole group may be one.
  if (digits.length > 8)
    eachMatch(run, WHOLE_GROUP, ({ 0: group, index: at }) =>
      add({ start: index + at, end: index + at + group.length, digits: group }, true),
    );
  else if (digits.length >= 4) add({ start: index, end: index + run.length, digits }, false);
  return tokens;
}

type PrintedDigits = TextRange & { digits: string };

function tokenAt(text: string, printed: PrintedDigits, isPart: boolean): NumberToken | null {
  const { digits } = printed;
  const isWhole = printed.end - printed.start === digits.length;
  const before = text.slice(Math.max(0, printed.start - 6), printed.start);
  const after = text.slice(printed.end, printed.end + 3);
  const { prefixed, prefix, suffix, readings } = lettersAround(before, after, digits);
  if (suffix === '' && (digits.length < 7 ? LETTER_AFTER : CODE_AFTER).test(after)) return null;
  const crowded =
    isPart || MONEY_BEFORE.test(before) || PART_AFTER.test(after) || (!isWhole && DIGIT_BEFORE.test(before));
  if ((!isWhole && crowded) || readings.length === 0) return null;
  if (prefix === '' && YEAR.test(digits) && !NUMBER_BEFORE.test(before)) return null;
  const start = printed.start - (prefixed?.[0].length ?? 0);
  const end = printed.end + suffix.length;
  return { start, end, digits, prefix, labelFrom: 0, label: undefined, crowded, readings };
}

/** The letters that make a register number of the digits; other words that look like them are only words. */
function lettersAround(before: string, after: string, digits: string) {
  const found = PREFIX.exec(before) ?? PREFIX_IN_ANY_CASE.exec(before);
  const prefix = (found?.[1] ?? '').toUpperCase().replace('0C', 'OC');
  const suffix = SUFFIX.exec(after)?.[0] ?? '';
  if (prefix === '' && suffix === '')
    return { prefixed: null, prefix, suffix, readings: readingsOfDigits(digits) };
  const readings = readingsWithLetters(digits, prefix, suffix);
  const isApart = found === null || SEPARATOR_END.test(found[0]);
  if (isApart && readings.length === 0)
    return { prefixed: null, prefix: '', suffix: '', readings: readingsOfDigits(digits) };
  return { prefixed: found, prefix, suffix, readings };
}

type Readings = NumberToken['readings'];

function readingsWithLetters(digits: string, prefix: string, suffix: string): Readings {
  const endings = /^(?:IP|SP|NP)$/.test(prefix) && suffix === '' ? ['', 'R'] : [suffix];
  const prefixes = prefix === '' ? ['IP', 'SP'] : [prefix];
  const numbers = prefixes.flatMap((letters) =>
    endings.flatMap((ending) => parseCompanyNumber(letters + digits + ending) ?? []),
  );
  return [...new Set(numbers)].map((number) => ({ number, how: 'direct' }));
}

const readingsOfDigits = remembered((digits: string): Readings => {
  const whole = digits.length >= 5 ? parseCompanyNumber(digits) : undefined;
  const direct: Readings = whole ? [{ number: whole, how: digits.length === 8 ? 'direct' : 'padded' }] : [];
  const bare =
    digits.length === 8 && digits.startsWith('00') ? digits.slice(2) : digits.replace(/^0(?=\d{6}$)/, '');
  if (bare.length > 6) return direct;
  const guessed = LEFT_OUT.map((letters) => ({
    number: letters + bare.padStart(6, '0'),
    how: 'guessed' as const,
  }));
  return [...direct, ...guessed];
});
