/**
 * A company number has eight digits, or two letters, for another part of the United Kingdom or another
 * register, and six digits.
 */
const DIGITS = /\d{6}/g;
const LETTERS = /(?:^|[^A-Za-z\d])[A-Z]{2}$/;
/**
 * Words that introduce a company's number. Telephone and charity numbers of its length do not follow them.
 */
const LABEL =
  /(?:\bcompan(?:y|ies)|\bregist(?:ered|ration)|\breg\b|\bcrn\b|\bcwmni)(?:[^.!?]|(?<=\b(?:no|reg|ltd|co))\.){0,60}$/i;
const LABEL_WORD = /compan|regist|reg\b|crn|cwmni/i;
const LABEL_CHARACTERS_MAX = 160;
const LOOKED_AT_MAX = 200;

/**
 * Whether a page prints the number of a company and says so. Only a hint: the number may be of another
 * company.
 */
export function printsCompanyNumber(html: string): boolean {
  DIGITS.lastIndex = 0;
  for (let looked = 0; looked < LOOKED_AT_MAX; looked += 1) {
    const found = DIGITS.exec(html);
    if (!found) return false;
    const end = endOfDigits(html, DIGITS.lastIndex);
    DIGITS.lastIndex = end;
    const start = startOfNumber(html, found.index, end);
    if (start !== undefined && isLabelled(html, start)) return true;
  }
  return false;
}

function endOfDigits(html: string, from: number): number {
  let end = from;
  while (isDigit(html.charCodeAt(end))) end += 1;
  return end;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Undefined for digits that are no company's number. */
function startOfNumber(html: string, first: number, end: number): number | undefined {
  if (/\w/.test(html.charAt(end))) return undefined;
  if (end - first === 8 && !/\w/.test(html.charAt(first - 1))) return first;
  return end - first === 6 && LETTERS.test(html.slice(Math.max(0, first - 3), first)) ? first - 2 : undefined;
}

function isLabelled(html: string, start: number): boolean {
  const before = html.slice(Math.max(0, start - LABEL_CHARACTERS_MAX), start);
  // Most numbers have no such word before them, and taking the tags out takes longer.
  return LABEL_WORD.test(before) && LABEL.test(before.replace(/<[^>]*(?:>|$)|^[^<]*>/g, ' '));
}
