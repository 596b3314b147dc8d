import type { TextRange } from '../html/index.ts';
import type { PartOfUk } from './legal-form.ts';

/** "Registered in England and Wales": where the words stand, and the part of the country; null for no part of it. */
export interface PlaceStatement extends TextRange {
  part: PartOfUk | null;
}

/** From a word of registration to the place, without an address or the end of a sentence between the two. */
const STATEMENT =
  /\b(?:registered|incorporated|regd|reg|registration|company|companies|llp|partnership|number|no|cofrestr\p{L}+)\b(?:(?!office|address|\.\s+\p{Lu}\p{Ll})[^;\n]){0,90}?\b(england|wales|scotland|northern ireland|united kingdom|uk|great britain|nghymru|lloegr)\b/giu;
/** "(England & Wales company no. …)": the place first. */
const PLACE_FIRST =
  /\b(england(?:\s*(?:and|&|\/)\s*wales)?|wales|scotland|northern ireland)[\s,:(-]{0,3}(?:registered\s+)?(?:company|co\.?|llp|partnership)?\s*(?:registration|registered|reg\.?)?\s*(?:no\b|number|nr)/gi;

const PARTS: readonly [words: RegExp, part: PartOfUk | null][] = [
  [/scotland/i, 'Scotland'],
  [/northern ireland/i, 'Northern Ireland'],
  [/england|wales|nghymru|lloegr/i, 'England and Wales'],
];

export function placeStatements(text: string, { start, end }: TextRange): PlaceStatement[] {
  const words = text.slice(start, end);
  return [STATEMENT, PLACE_FIRST].flatMap((pattern) =>
    [...words.matchAll(pattern)].map((found) => {
      const at = start + found.index;
      const part = PARTS.find(([place]) => place.test(found[1] ?? ''))?.[1] ?? null;
      return { start: at, end: at + found[0].length, part };
    }),
  );
}
