/** The one tokeniser: words with their apostrophes, and every other sign by itself. */
export interface Token {
  text: string;
  start: number;
  end: number;
  isWord: boolean;
}

const TOKEN = /[\p{L}\p{N}]+(?:['’]\p{L}+)*|[^\s]/gu;
const WORD = /[\p{L}\p{N}]/u;

/** `offset` is where the text stands in the page. */
export function tokenise(text: string, offset = 0): Token[] {
  return [...text.matchAll(TOKEN)].map((found) => ({
    text: found[0],
    start: offset + found.index,
    end: offset + found.index + found[0].length,
    isWord: WORD.test(found[0]),
  }));
}

/** `Acme`, `3i` and `iCOM`. */
const CAPITALISED = /^(?:[\p{Lu}\p{N}]|\p{Ll}\p{Lu})/u;

export function isCapitalised(word: string): boolean {
  return CAPITALISED.test(word);
}
