import type { TextRange } from '../html/index.ts';
import { eachMatch } from './search.ts';

/** The one tokeniser: words with their apostrophes, and every other sign by itself. */
export interface Token extends TextRange {
  text: string;
  isWord: boolean;
}

const TOKEN = /([\p{L}\p{N}]+(?:['’]\p{L}+)*)|[^\s]/gu;

/** Of a short text. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  eachMatch(text, TOKEN, ({ 0: token, 1: word, index: start }) =>
    tokens.push({ text: token, start, end: start + token.length, isWord: word !== undefined }),
  );
  return tokens;
}

/** As if the text were only this stretch of it. */
export function tokensWithin(text: string, range: TextRange): Token[] {
  const tokens: Token[] = [];
  eachToken(text, range, (token) => tokens.push(token));
  return tokens;
}

/**
 * Calls `visit` with each token of a stretch of a page's text until it returns false. Nearly all is ASCII, which needs no
 * expression. Texts of other origin are for `tokenise`: V8 reads characters fast where all texts are stored alike.
 */
export function eachToken(text: string, { start, end }: TextRange, visit: (token: Token) => unknown): void {
  for (let at = start; at < end; ) {
    const code = text.charCodeAt(at);
    const kind = code < ASCII_END ? ASCII_KINDS[code] : OTHER;
    if (kind === SPACE) {
      at++;
      continue;
    }
    let from = at;
    let isWord = kind === LETTER || kind === DIGIT;
    at = isWord ? asciiWordEnd(text, at, end) : kind === SIGN ? at + 1 : -1;
    if (at < 0) {
      TOKEN.lastIndex = 0;
      const found = TOKEN.exec(text.slice(from, end));
      if (!found) return;
      from += found.index;
      at = from + found[0].length;
      isWord = found[1] !== undefined;
    }
    if (visit({ text: text.slice(from, at), start: from, end: at, isWord }) === false) return;
  }
}

const ASCII_END = 128;
const APOSTROPHE = 39;
const [SIGN, SPACE, DIGIT, LETTER, OTHER] = [0, 1, 2, 3, 4];
const ASCII_KINDS = Uint8Array.from({ length: ASCII_END }, (_, code) => {
  const sign = String.fromCharCode(code);
  if (/\s/.test(sign)) return SPACE;
  if (/\d/.test(sign)) return DIGIT;
  return /[a-z]/i.test(sign) ? LETTER : SIGN;
});

/** -1 when other characters than ASCII may belong to the word. */
function asciiWordEnd(text: string, from: number, end: number): number {
  let at = from + 1;
  while (at < end && (ASCII_KINDS[text.charCodeAt(at)] ?? OTHER) >> 1 === 1) at++;
  while (at + 1 < end && text.charCodeAt(at) === APOSTROPHE && isLetterAt(text, at + 1))
    for (at += 2; at < end && isLetterAt(text, at); ) at++;
  if (at >= end) return at;
  const isInside = text.charCodeAt(at) === APOSTROPHE && at + 1 < end;
  return text.charCodeAt(isInside ? at + 1 : at) >= ASCII_END ? -1 : at;
}

function isLetterAt(text: string, at: number): boolean {
  return ASCII_KINDS[text.charCodeAt(at)] === LETTER;
}

/** `Acme`, `3i` and `iCOM`. */
const CAPITALISED = /^(?:[\p{Lu}\p{N}]|\p{Ll}\p{Lu})/u;

export function isCapitalised(word: string): boolean {
  return CAPITALISED.test(word);
}
