import type { TextRange } from '../html/index.ts';

/** The only tokeniser: words with their apostrophes, and every other character by itself. */
export interface Token extends TextRange {
  text: string;
  isWord: boolean;
}

const TOKEN = /([\p{L}\p{N}]+(?:['’]\p{L}+)*)|\S/gu;

export function tokenise(text: string): Token[] {
  return tokensWithin(text, { start: 0, end: text.length });
}

/** The tokens of a part of the text, with positions in the text. */
export function tokensWithin(text: string, range: TextRange): Token[] {
  const tokens: Token[] = [];
  eachToken(text, range, (token) => tokens.push(token));
  return tokens;
}

/**
 * Calls `visit` with each token of a part of the text until it returns false. Most tokens consist of plain
 * letters, which a loop reads several times as fast as the pattern; the pattern reads the others.
 */
export function eachToken(text: string, { start, end }: TextRange, visit: (token: Token) => unknown): void {
  const stretch = text.slice(start, end);
  for (let from = 0; from < stretch.length; ) {
    const code = stretch.charCodeAt(from);
    if (code === 32 || (code >= 9 && code <= 13)) {
      from++;
      continue;
    }
    const isPlain = code < 128;
    const isWord = isPlain && isPlainLetter(code);
    let to = from + 1;
    while (isWord && isPlainLetter(stretch.charCodeAt(to))) to++;
    if (!isPlain || (isWord && mayGoOn(stretch.charCodeAt(to)))) {
      TOKEN.lastIndex = from;
      const found = TOKEN.exec(stretch);
      if (!found) return;
      const offset = start + found.index;
      from = found.index + found[0].length;
      if (
        visit({ text: found[0], start: offset, end: start + from, isWord: found[1] !== undefined }) === false
      )
        return;
      continue;
    }
    const token = { text: stretch.slice(from, to), start: start + from, end: start + to, isWord };
    if (visit(token) === false) return;
    from = to;
  }
}

const isPlainLetter = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

/** An apostrophe, or a letter beyond the plain ones, may belong to the word before it. */
const mayGoOn = (code: number) => code === 39 || code >= 128;

/** `Acme`, `3i` and `iCOM`. */
const CAPITALISED = /^(?:[\p{Lu}\p{N}]|\p{Ll}\p{Lu})/u;

export function isCapitalised(word: string): boolean {
  return CAPITALISED.test(word);
}
