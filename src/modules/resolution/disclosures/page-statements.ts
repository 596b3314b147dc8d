import { inSequence } from '../../../shared/join-patterns.ts';
import { eachMatch } from '../extract/search.ts';
import type { TextRange } from '../html/index.ts';
import type { PartOfUk } from './legal-form.ts';

/**
 * A statement such as "Registered in England and Wales". `part` is null if it only names the whole country.
 */
interface PlaceStatement extends TextRange {
  part: PartOfUk | null;
}

/** From a word of registration to the place, without an address or the end of a sentence between the two. */
const STATEMENT = inSequence(
  /\b(?:registered|incorporated|regd|reg|registration|company|companies|llp|partnership|number|no|cofrestr\p{L}+)\b/giu,
  /(?:(?!office|address|\.\s+\p{Lu}\p{Ll})[^;\n]){0,90}?/giu,
  /\b(england|wales|scotland|northern ireland|united kingdom|uk|great britain|nghymru|lloegr)\b/giu,
);
/** "(England & Wales company no. …)": the place first. */
const PLACE_FIRST = inSequence(
  /\b(england(?:\s*(?:and|&|\/)\s*wales)?|wales|scotland|northern ireland)[\s,:(-]{0,3}/gi,
  /(?:registered\s+)?(?:company|co\.?|llp|partnership)?\s*/gi,
  /(?:registration|registered|reg\.?)?\s*(?:no\b|number|nr)/gi,
);

const PARTS: readonly [words: RegExp, part: PartOfUk | null][] = [
  [/scotland/i, 'Scotland'],
  [/northern ireland/i, 'Northern Ireland'],
  [/england|wales|nghymru|lloegr/i, 'England and Wales'],
];

/** Each statement names one of these. */
const PLACE = /england|wales|scotland|northern ireland|united kingdom|\buk\b|great britain|nghymru|lloegr/i;

export function placeStatements(words: string): PlaceStatement[] {
  const statements: PlaceStatement[] = [];
  if (!PLACE.test(words)) return statements;
  for (const pattern of [STATEMENT, PLACE_FIRST])
    eachMatch(words, pattern, ({ 0: statement, 1: name = '', index }) => {
      const part = PARTS.find(([place]) => place.test(name))?.[1] ?? null;
      statements.push({ start: index, end: index + statement.length, part });
    });
  return statements;
}

/** How pages introduce the address of the registered office. */
export const OFFICE_LABEL =
  /\b(?:registered|reg\.?d?|regd\.?) (?:company )?(?:office|address)\b|\bswyddfa gofrestredig\b/gi;

/**
 * Professions that must state their number: how they say that they are regulated, and what the number looks
 * like.
 */
export const REGULATORS = [
  {
    id: 'fca',
    statement:
      /\b(?:authori[sz]ed|regulated)(?: (?:and|&) regulated)? (?:in the UK )?by the (?:financial conduct authority|FCA)\b/gi,
    number: /\b\d{6,7}\b/,
    regulation: 'FCA Handbook, GEN 4',
    examples: ['We are authorised and regulated by the Financial Conduct Authority', 'regulated by the FCA'],
    counterExamples: ['The Financial Conduct Authority does not regulate advice on wills'],
  },
  {
    id: 'sra',
    statement:
      /\b(?:authori[sz]ed|regulated)(?: (?:and|&) regulated)? by the (?:solicitors regulation authority|SRA)\b/gi,
    number: /\b\d{5,6}\b/,
    regulation: 'SRA Transparency Rules, rule 4',
    examples: ['authorised and regulated by the Solicitors Regulation Authority', 'Regulated by the SRA'],
    counterExamples: ['You can complain to the Solicitors Regulation Authority'],
  },
] as const;

interface RegulatorStatement {
  sentence: TextRange;
  hasNumber: boolean;
  regulation: string;
}

const BEFORE = 120;
const AFTER = 220;

/** Each place where the text says that a firm is regulated. */
export function regulatorStatements(text: string): RegulatorStatement[] {
  return REGULATORS.flatMap(({ statement, number, regulation }) =>
    [...text.matchAll(statement)].map(({ 0: words, index }) => {
      const end = index + words.length;
      const sentence = {
        start: Math.max(text.lastIndexOf('\n', index) + 1, text.lastIndexOf('. ', index) + 1, index - BEFORE),
        end,
      };
      const near = text.slice(sentence.start, end + AFTER);
      return { sentence, hasNumber: number.test(near), regulation };
    }),
  );
}
