import type { TextRange } from '../html/index.ts';

/** Professions that must state their number: how they say that they are regulated, and what the number looks like. */
export const REGULATORS = [
  {
    id: 'fca',
    claim:
      /\b(?:authori[sz]ed|regulated)(?: (?:and|&) regulated)? (?:in the UK )?by the (?:financial conduct authority|FCA)\b/gi,
    number: /\b\d{6,7}\b/,
    regulation: 'FCA Handbook, GEN 4',
    examples: ['We are authorised and regulated by the Financial Conduct Authority', 'regulated by the FCA'],
    counterExamples: ['The Financial Conduct Authority does not regulate advice on wills'],
  },
  {
    id: 'sra',
    claim:
      /\b(?:authori[sz]ed|regulated)(?: (?:and|&) regulated)? by the (?:solicitors regulation authority|SRA)\b/gi,
    number: /\b\d{5,6}\b/,
    regulation: 'SRA Transparency Rules, rule 4',
    examples: ['authorised and regulated by the Solicitors Regulation Authority', 'Regulated by the SRA'],
    counterExamples: ['You can complain to the Solicitors Regulation Authority'],
  },
] as const;

export interface RegulatorClaim {
  sentence: TextRange;
  hasNumber: boolean;
  regulation: string;
}

const BEFORE = 120;
const AFTER = 220;

/** Each place where the text says that a firm is regulated. */
export function regulatorClaims(text: string): RegulatorClaim[] {
  return REGULATORS.flatMap(({ claim, number, regulation }) =>
    [...text.matchAll(claim)].map(({ 0: words, index }) => {
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
