import type { Token } from '../words/spelling.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

const STREETS = new Set(
  'street road lane avenue close drive way square place terrace crescent row mews hill walk wharf quay yard gate green gardens parade st rd'.split(
    ' ',
  ),
);
const BUILDINGS = new Set(
  'house court mill farm park centre tower building buildings works studios barn lodge hall estate'.split(
    ' ',
  ),
);
/** Names of streets that half of all towns have. */
const EVERYWHERE = new Set('high main station church london'.split(' '));
/** Words before a house that are not its name. */
const BEFORE = new Set(
  'the registered companies business industrial retail trading office head address floor unit suite first second third ground level'.split(
    ' ',
  ),
);
/** Places abroad: a street with such a name must remain a false sign of a country. */
const ABROAD = new Set(
  'jersey guernsey ireland dublin cork berlin paris malta zurich gibraltar victoria'.split(' '),
);
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s{0,2}\d[A-Z]{2}\b/;

/**
 * Ordinary words and towns that name a street or a house: `44 Kettle Green`, `Kettle House, Leeds QX6 8DA`.
 */
export function streetWords(text: string, tokens: readonly Token[], vocabulary: Vocabulary): Set<Token> {
  const found = new Set<Token>();
  for (const [i, token] of tokens.entries()) {
    const street = STREETS.has(token.plain);
    if ((!street && !BUILDINGS.has(token.plain)) || !isCapital(text, token)) continue;
    const words = wordsBefore(text, tokens, i);
    const first = tokens[i - words.length - 1];
    const numbered =
      first !== undefined &&
      /^\d/.test(first.plain) &&
      text.slice(first.end, words[0]?.start ?? token.start).length < 4;
    const after = text.slice(token.end, token.end + 120);
    const inAddress = /^\s*,/.test(after) && POSTCODE.test(after);
    if (!(street ? numbered || inAddress : inAddress)) continue;
    for (const word of words) {
      const kept = EVERYWHERE.has(word.plain) || ABROAD.has(word.plain) || word.plain.length < 3;
      if (!kept && /^(?:ordinary|generic|place)$/.test(vocabulary.classOf(word.plain))) found.add(word);
    }
  }
  return found;
}

/** Up to three words in capitals right before the token. */
function wordsBefore(text: string, tokens: readonly Token[], i: number): Token[] {
  const words: Token[] = [];
  for (let k = i - 1; k >= 0 && words.length < 3; k--) {
    const joined = /^(?: |['’]|\. |&nbsp;)$/.test(text.slice(tokens[k]!.end, tokens[k + 1]!.start));
    if (
      !joined ||
      /^\d/.test(tokens[k]!.plain) ||
      !isCapital(text, tokens[k]!) ||
      BEFORE.has(tokens[k]!.plain)
    )
      break;
    words.unshift(tokens[k]!);
  }
  return words;
}

const isCapital = (text: string, token: Token) => /\p{Lu}/u.test(text[token.start]!);
