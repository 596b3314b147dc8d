import { parseCompanyNumber } from '../../../../shared/company-number.ts';
import type { UkPart } from '../claim.ts';
import { type NumberToken, takeGroups } from './number-token.ts';

export interface PrintedCompanyNumber {
  value: string;
  placeholder: boolean;
  phoneLike: boolean;
  /** How many digits stand on the page. */
  digits: number;
  prefixed: boolean;
}

const PLACEHOLDERS =
  /^0*(?:123456|1234567|12345678|012345|0123456|876543|8765432|87654321|98765432|1234|4567890)$|^(\d)\1{5,7}$|^0+$/;
const WORD_PREFIXES = new Set([
  'NO',
  'CO',
  'RE',
  'ID',
  'IS',
  'IN',
  'AT',
  'OF',
  'AS',
  'TO',
  'UK',
  'GB',
  'N',
  'O',
]);
const LLP_PREFIX: Record<UkPart, string> = {
  england_wales: 'OC',
  united_kingdom: 'OC',
  scotland: 'SO',
  northern_ireland: 'NC',
};

/** Reads a token as a company number. `ukPart` and `llp` supply the prefix where the page leaves it out. */
export function readCompanyNumber(
  token: NumberToken,
  around: {
    ukPart: UkPart | null;
    llp: boolean;
    society: boolean;
    prefixApart: string | null;
    labelled: boolean;
  },
): PrintedCompanyNumber | null {
  const prefix = usablePrefix(token) ?? around.prefixApart;
  if (token.suffix !== '') return readSociety(token, prefix, around);
  if (prefix) return readPrefixed(token, prefix);
  const digits = takeGroups(token.groups, (length) => length >= 3 && length <= 8);
  if (!digits || !lengthsFit(token, digits)) return null;
  if (digits.length < 5 && !around.labelled) return null;
  return readPlain(token, digits, around);
}

function readPlain(
  token: NumberToken,
  digits: string,
  around: { ukPart: UkPart | null; llp: boolean },
): PrintedCompanyNumber | null {
  let value = digits.padStart(8, '0');
  if (digits.length <= 6) {
    if (around.llp && digits.length === 6) value = LLP_PREFIX[around.ukPart ?? 'england_wales'] + digits;
    else if (around.ukPart === 'scotland') value = `SC${digits.padStart(6, '0')}`;
    else if (around.ukPart === 'northern_ireland') value = `NI${digits.padStart(6, '0')}`;
  }
  return {
    value,
    placeholder: PLACEHOLDERS.test(digits),
    phoneLike: token.groups.length > 1 && /^0(?:800|808|845|300|333|203|207|208|161|121|131)/.test(digits),
    digits: digits.length,
    prefixed: false,
  };
}

function readPrefixed(token: NumberToken, prefix: string): PrintedCompanyNumber | null {
  const digits = takeGroups(token.groups, (length) => length >= 1 && length <= (prefix === 'R' ? 7 : 6));
  if (!digits || !lengthsFit(token, digits)) return null;
  const value = parseCompanyNumber(prefix + digits);
  if (!value) return null;
  return {
    value,
    placeholder: PLACEHOLDERS.test(digits),
    phoneLike: false,
    digits: digits.length,
    prefixed: true,
  };
}

/** Society numbers end in R; the pages often leave out the IP. */
function readSociety(
  token: NumberToken,
  prefix: string | null,
  around: { ukPart: UkPart | null; society: boolean },
): PrintedCompanyNumber | null {
  const digits = token.groups.join('');
  if (!/^RS?$/.test(token.suffix) && !(around.society && /^[A-Z]$/.test(token.suffix))) return null;
  if (digits.length > 5) return null;
  const scottish = around.ukPart === 'scotland' || token.suffix === 'RS';
  const register = prefix ?? (scottish ? 'SP' : around.ukPart === 'northern_ireland' ? 'NP' : 'IP');
  const value = parseCompanyNumber(register + digits + token.suffix);
  if (!value) return null;
  return { value, placeholder: false, phoneLike: false, digits: digits.length, prefixed: true };
}

/** "No 394968" is a word and a number, not a number of the register NO. */
function usablePrefix(token: NumberToken): string | null {
  if (token.prefix === '' || (WORD_PREFIXES.has(token.prefix) && token.prefix !== 'NO')) return null;
  if (token.prefix === 'NO' || token.prefix === 'R') {
    const attached = !token.prefixApart && token.groups.join('').length === (token.prefix === 'R' ? 7 : 6);
    return attached ? token.prefix : null;
  }
  return parseCompanyNumber(`${token.prefix}1`) ? token.prefix : null;
}

/** A longer number cut short is another number: 199504676 is not 19950467. */
function lengthsFit(token: NumberToken, digits: string): boolean {
  const all = token.groups.join('');
  if (all === digits) return true;
  let joined = '';
  for (const group of token.groups) {
    joined += group;
    if (joined === digits) break;
  }
  if (joined !== digits) return false;
  // "0161 496 0123" must not be read as 0161496; a whole group of seven or eight digits, or 4+4, may be followed by others.
  const first = token.groups[0] ?? '';
  return first.length >= 6 || digits.length === 8;
}

export { PLACEHOLDERS };
