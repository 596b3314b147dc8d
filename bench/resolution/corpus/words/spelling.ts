/** Letters of other alphabets that look like Latin ones, as in machine-made texts. */
const LOOKALIKES: Record<string, string> = {
  а: 'a',
  ɑ: 'a',
  α: 'a',
  е: 'e',
  о: 'o',
  ο: 'o',
  с: 'c',
  р: 'p',
  х: 'x',
  у: 'y',
  і: 'i',
  ѕ: 's',
  ı: 'i',
  ս: 'u',
  ƅ: 'b',
  ա: 'w',
  ԝ: 'w',
  ß: 's',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'a',
  œ: 'o',
};

/** A word in plain lower-case Latin letters, one for each letter of the word. */
export function plain(word: string): string {
  let out = '';
  for (const char of word) {
    const lower = char.toLowerCase().normalize('NFD').charAt(0);
    out += (LOOKALIKES[lower] ?? lower).padEnd(char.length, '-');
  }
  return out;
}

/**
 * `word` in the capitals of `pattern`, letter by letter; what is longer follows the last letter of the
 * pattern.
 */
export function copyCase(pattern: string, word: string): string {
  const upper = [...pattern].map((char) => char !== char.toLowerCase());
  const rest = upper.length > 1 && upper.every(Boolean);
  return [...word].map((char, i) => ((upper[i] ?? rest) ? char.toUpperCase() : char)).join('');
}

export interface Token {
  /** Lower-case letters, or digits. */
  plain: string;
  start: number;
  end: number;
}

const TOKEN = /\p{L}[\p{L}\p{M}]*|\d+/gu;

/** Runs of letters and runs of digits: `Kettle2Go` and `Kettle 2 Go` have the same tokens. */
export function tokenise(text: string, from = 0): Token[] {
  return Array.from(text.matchAll(TOKEN), (match) => ({
    plain: plain(match[0]),
    start: from + match.index,
    end: from + match.index + match[0].length,
  }));
}

export const isNumber = (token: string) => /^\d/.test(token);

/** The text with some of its tokens replaced, in the capitals of the original. */
export function replaceTokens(
  text: string,
  tokens: Token[],
  replace: (token: Token, i: number) => string | undefined,
): string {
  let out = '';
  let offset = 0;
  for (const [i, token] of tokens.entries()) {
    const original = text.slice(token.start, token.end);
    const to = replace(token, i);
    out += text.slice(offset, token.start) + (to === undefined ? original : copyCase(original, to));
    offset = token.end;
  }
  return out + text.slice(offset);
}
