/** The one tokeniser: words with their apostrophes, and every other sign by itself. */
export interface Token {
  text: string;
  start: number;
  end: number;
  isWord: boolean;
}

const TOKEN = /([\p{L}\p{N}]+(?:['’]\p{L}+)*)|[^\s]/gu;

/** `offset` is where the text stands in the page. Nearly all of it is ASCII, which needs no expression. */
export function tokenise(text: string, offset = 0): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (isAsciiSpace(code)) {
      at++;
      continue;
    }
    const isWord = isAsciiLetter(code) || isAsciiDigit(code);
    const end = isWord ? asciiWordEnd(text, at) : code < ASCII_END ? at + 1 : -1;
    if (end > 0) {
      tokens.push({ text: text.slice(at, end), start: offset + at, end: offset + end, isWord });
      at = end;
      continue;
    }
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (!found) break;
    at = TOKEN.lastIndex;
    const start = offset + found.index;
    tokens.push({ text: found[0], start, end: offset + at, isWord: found[1] !== undefined });
  }
  return tokens;
}

const ASCII_END = 128;
const APOSTROPHE = 39;

/** -1 when other characters than ASCII may belong to the word. */
function asciiWordEnd(text: string, from: number): number {
  let at = from + 1;
  while (isAsciiLetter(text.charCodeAt(at)) || isAsciiDigit(text.charCodeAt(at))) at++;
  while (text.charCodeAt(at) === APOSTROPHE && isAsciiLetter(text.charCodeAt(at + 1)))
    for (at += 2; isAsciiLetter(text.charCodeAt(at)); ) at++;
  const isAlone = !(text.charCodeAt(at) >= ASCII_END);
  const continuesWord = text.charCodeAt(at) === APOSTROPHE && text.charCodeAt(at + 1) >= ASCII_END;
  return isAlone && !continuesWord ? at : -1;
}

function isAsciiSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

function isAsciiDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isAsciiLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

/** `Acme`, `3i` and `iCOM`. */
const CAPITALISED = /^(?:[\p{Lu}\p{N}]|\p{Ll}\p{Lu})/u;

export function isCapitalised(word: string): boolean {
  return CAPITALISED.test(word);
}
