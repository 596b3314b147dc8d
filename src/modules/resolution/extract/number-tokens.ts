import { parseCompanyNumber } from '../../../shared/companies/company-number.ts';
import { memoizeByWord } from '../../../shared/memoize.ts';
import type { TextRange } from '../html/index.ts';
import type { NumberToken } from './extracted-page.ts';
import { bothEnds, findAll } from './search.ts';

const TOKENS_MAX = 400;
/** Digit groups with one space, dot or dash between two of them. */
const DIGIT_RUN = /\d+(?:[ .\u2009\-–‑]\d+)*/g;
const DATE =
  /^\d{1,2}[ .\-–]\d{1,2}[ .\-–](?:\d{4}|\d{2})$|^\d{4}[ .\-–]\d{1,2}[ .\-–]\d{1,2}$|^(?:19|20)\d\d[ .\-–](?:19|20)\d\d$/;
/** Letters that the register puts before a number, with a zero allowed for the letter O. */
const PREFIX =
  /(?<![\p{L}\p{N}])(SC|NI|[O0]C|SO|NC|FC|BR|IP|SP|NP|RS|RC|CE|CS|LP|SL|NL|SE|GE|GS|NR|SR|IC|SI|OE|R)[ .:-]{0,2}$/u;
const PREFIX_IN_ANY_CASE = /(?<![\p{L}\p{N}])(SC|NI|OC|SO|NC)[ .:-]?$/iu;
const NO_DIGIT = /\D/g;
const WHOLE_GROUP = /(?<!\d)\d{7,8}(?!\d)/g;
/** One letter after a complete number is a typing error; more letters make it a code. */
const CODE_AFTER = /^(?:[\p{L}_][\p{L}\p{N}_]|_)/u;
const LETTER_AFTER = /^[\p{L}_]/u;
const MONEY_BEFORE = /[£$€.,+]$/;
const PART_AFTER = /^[.,%]\d|^%/;
const DIGIT_BEFORE = /\d[ -]?$/;
const SUFFIX = /^R(?:S)?(?![\p{L}\p{N}])/u;
const SEPARATOR_END = /[ .:-]$/;
/**
 * Four digits may be a Scottish number without its letters where they are called a number: most are years and
 * prices.
 */
const NUMBER_BEFORE = /(?:\bno|mber|reg|#)[\s.:#]*$/i;
/** Placeholder numbers that are left over from templates. */
const DUMMY = /^(?:12345678|01234567|1234567|123456|0123456|87654321|(\d)\1+)$/;
/** Prefixes that sites leave out. */
const LEFT_OUT = ['SC', 'NI', 'OC', 'SO', 'NC', 'RC', 'RS', 'CE'];

/** Every number-like token with the register numbers that it may be, regardless of its label. */
export function numberTokens(text: string): NumberToken[] {
  const runs = findAll(text, DIGIT_RUN, (match) => {
    const { 0: run, index } = match;
    return run.length >= 4 && !DATE.test(run) && mayStandAlone(text, index) ? match : undefined;
  });
  const misprinted = misprintedTokens(text);
  const tokens: NumberToken[] = [];
  let labelFrom = 0;
  for (const run of bothEnds(runs, TOKENS_MAX)) {
    for (const digits of digitsOfRun(run)) {
      const token = tokenAt(text, digits, labelFrom);
      if (!token) continue;
      tokens.push(token);
      if (token.digits.length >= 5) labelFrom = token.end;
    }
    if (tokens.length >= 2 * TOKENS_MAX) break;
  }
  return misprinted.length === 0
    ? tokens
    : [...tokens.filter((one) => !touches(one, misprinted)), ...misprinted];
}

const MISPRINT_FIRST =
  /(?<![\p{L}\p{N}])(?:[OoIl]\d{7}|(?:SC|NI|OC)[OoIl]\d{5}|S0\d{6}|\d{1,6}[OoIl]\d{1,6})/gu;
/** Every misprint has this; few pages do, and the search above takes several times as long. */
const MAYBE_MISPRINT = /[OoIl]\d|S0/;
const MISPRINT_LABEL = /(?:compan|regist|\breg\b|\bno\b|number|cwmni)[^\n]{0,30}$/i;
const NUMBER_LENGTH = 8;

/**
 * Company numbers with a letter O for a zero, or an I or l for a one; S0 stands for the SO of Scottish
 * partnerships.
 */
function misprintedTokens(text: string): NumberToken[] {
  if (!MAYBE_MISPRINT.test(text)) return [];
  return findAll(text, MISPRINT_FIRST, ({ 0: printed, index: start }) => {
    const end = start + printed.length;
    if (printed.length !== NUMBER_LENGTH || /^[\p{L}\p{N}]/u.test(text.slice(end, end + 2))) return undefined;
    if (!MISPRINT_LABEL.test(text.slice(Math.max(0, start - 40), start))) return undefined;
    const prefix = /^(?:SC|NI|OC)/.exec(printed)?.[0] ?? (printed.startsWith('S0') ? 'SO' : '');
    const digits = printed.slice(prefix.length).replace(/[Oo]/g, '0').replace(/[Il]/g, '1');
    const number = parseCompanyNumber(prefix + digits);
    if (number === undefined) return undefined;
    return {
      start,
      end,
      digits,
      prefix,
      labelFrom: 0,
      crowded: false,
      readings: [{ number, how: 'padded' }],
    };
  });
}

const touches = (token: NumberToken, others: readonly NumberToken[]) =>
  others.some(({ start, end }) => token.start < end && token.end > start);

export function isDummyNumber(digits: string): boolean {
  return DUMMY.test(digits);
}

/** Not the inside of a word or code: `AB12345` is none, `number07123456` is a label without its space. */
function mayStandAlone(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - 4), offset);
  if (!/[\p{L}_]$/u.test(before)) return true;
  return /[a-z]{3}$/.test(before) || PREFIX.test(before) || PREFIX_IN_ANY_CASE.test(before);
}

interface PrintedDigits extends TextRange {
  digits: string;
  /** Other digits are beside them. */
  isPart: boolean;
}

/** A longer run is a telephone number, or numbers printed one after another: each whole group may be one. */
function digitsOfRun({ 0: run, index }: RegExpExecArray): PrintedDigits[] {
  const digits = run.replace(NO_DIGIT, '');
  if (digits.length < 4) return [];
  if (digits.length <= 8) return [{ start: index, end: index + run.length, digits, isPart: false }];
  return findAll(run, WHOLE_GROUP, ({ 0: group, index: offset }) => {
    const start = index + offset;
    return { start, end: start + group.length, digits: group, isPart: true };
  });
}

function tokenAt(text: string, printed: PrintedDigits, labelFrom: number): NumberToken | undefined {
  const { digits, isPart } = printed;
  const isWhole = printed.end - printed.start === digits.length;
  const before = text.slice(Math.max(0, printed.start - 6), printed.start);
  const after = text.slice(printed.end, printed.end + 3);
  const { letters, prefix, suffix, readings } = lettersAround(before, after, digits);
  if (suffix === '' && (digits.length < 7 ? LETTER_AFTER : CODE_AFTER).test(after)) return undefined;
  const crowded =
    isPart || MONEY_BEFORE.test(before) || PART_AFTER.test(after) || (!isWhole && DIGIT_BEFORE.test(before));
  if ((!isWhole && crowded) || readings.length === 0) return undefined;
  if (prefix === '' && digits.length === 4 && !NUMBER_BEFORE.test(before)) return undefined;
  const start = printed.start - letters.length;
  const end = printed.end + suffix.length;
  return { start, end, digits, prefix, labelFrom, crowded, readings };
}

/** The letters that make a register number of the digits; other words that look like them are only words. */
function lettersAround(before: string, after: string, digits: string) {
  const [letters, found = ''] = PREFIX.exec(before) ?? PREFIX_IN_ANY_CASE.exec(before) ?? [''];
  const prefix = found.toUpperCase().replace('0C', 'OC');
  const suffix = SUFFIX.exec(after)?.[0] ?? '';
  if (prefix !== '' || suffix !== '') {
    const readings = readingsWithLetters(digits, prefix, suffix);
    const isSeparated = letters === '' || SEPARATOR_END.test(letters);
    if (!isSeparated || readings.length > 0) return { letters, prefix, suffix, readings };
  }
  return { letters: '', prefix: '', suffix: '', readings: readingsOfDigits(digits) };
}

type Readings = NumberToken['readings'];

function readingsWithLetters(digits: string, prefix: string, suffix: string): Readings {
  const prefixes = prefix === '' ? ['IP', 'SP'] : [prefix];
  const suffixes = /^(?:IP|SP|NP)$/.test(prefix) && suffix === '' ? ['', 'R'] : [suffix];
  const numbers = prefixes.flatMap((first) =>
    suffixes.flatMap((last) => parseCompanyNumber(first + digits + last) ?? []),
  );
  return [...new Set(numbers)].map((number) => ({ number, how: 'direct' }));
}

const readingsOfDigits = memoizeByWord((digits: string): Readings => {
  const whole = digits.length >= 5 ? parseCompanyNumber(digits) : undefined;
  const how = digits.length === 8 ? 'direct' : 'padded';
  const bare = digits.replace(/^00(?=\d{6}$)|^0(?=\d{6}$)/, '');
  const guessed = bare.length > 6 ? [] : LEFT_OUT.map((letters) => letters + bare.padStart(6, '0'));
  return [
    ...(whole ? [{ number: whole, how } as const] : []),
    ...guessed.map((number) => ({ number, how: 'guessed' as const })),
  ];
});
