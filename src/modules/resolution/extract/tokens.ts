import type { TextRange } from '../html/index.ts';
import { eachMatch } from './search.ts';

/** The one tokeniser: words with their apostrophes, and every other sign by itself. */
export interface Token extends TextRange {
  text: string;
  isWord: boolean;
}

const TOKEN = /([\p{L}\p{N}]+(?:['’]\p{L}+)*)|\S/gu;

export function tokenise(text: string): Token[] {
  return tokensWithin(text, { start: 0, end: text.length });
}

/** As if the text were only this stretch of it. */
export function tokensWithin(text: string, range: TextRange): Token[] {
  const tokens: Token[] = [];
  eachToken(text, range, (token) => tokens.push(token));
  return tokens;
}

/** Calls `visit` with each token of a stretch of the text until it returns false. */
export function eachToken(text: string, { start, end }: TextRange, visit: (token: Token) => unknown): void {
  eachMatch(text.slice(start, end), TOKEN, ({ 0: token, 1: word, index }) => {
    const at = start + index;
    return visit({ text: token, start: at, end: at + token.length, isWord: word !== undefined });
  });
}

/** `Acme`, `3i` and `iCOM`. */
const CAPITALISED = /^(?:[\p{Lu}\p{N}]|\p{Ll}\p{Lu})/u;

export function isCapitalised(word: string): boolean {
  return CAPITALISED.test(word);
}
