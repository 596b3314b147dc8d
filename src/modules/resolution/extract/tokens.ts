/** The one tokeniser: words with their apostrophes, and every other sign by itself. */
export interface Token {
  text: string;
  start: number;
  end: number;
  isWord: boolean;
}

const TOKEN = /([\p{L}\p{N}]+(?:['’]\p{L}+)*)|[^\s]/gu;

/** `offset` is where the text stands in the page. */
export function tokenise(text: string, offset = 0): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text))
    tokens.push({
      text: found[0],
      start: offset + found.index,
      end: offset + TOKEN.lastIndex,
      isWord: found[1] !== undefined,
    });
  return tokens;
}

/** `Acme`, `3i` and `iCOM`. */
const CAPITALISED = /^(?:[\p{Lu}\p{N}]|\p{Ll}\p{Lu})/u;

export function isCapitalised(word: string): boolean {
  return CAPITALISED.test(word);
}
