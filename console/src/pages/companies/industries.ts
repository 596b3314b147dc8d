import { SIC_WORDS } from '../../../../src/shared/companies/sic-codes.ts';

export interface Industry {
  /** A SIC code, or its beginning. */
  value: string;
  label: string;
}

export const INDUSTRIES: readonly Industry[] = [...SIC_WORDS].map(([code, words]) => ({
  value: code,
  label: `${words} (${code})`,
}));

/** Endings of the people who do a trade: joiners, plumbing, bakery. */
const ENDINGS = /(?:ers?|ing|ery|ry|ies|ors?|s|y)$/;
const STEM_MIN = 4;

/**
 * The industries whose words begin like each typed word, by whoever does them too: `joiners` finds joinery.
 */
export function findIndustries(typed: string, industries: readonly Industry[] = INDUSTRIES): Industry[] {
  const stems = wordsOf(typed).map(stemOf);
  if (stems.length === 0) return [...industries];
  const found = industries.filter(({ label }) => {
    const words = wordsOf(label);
    return stems.every((stem) => words.some((word) => word.startsWith(stem)));
  });
  const code = typed.trim();
  const isCode = /^\d{2,5}$/.test(code) && !found.some(({ value }) => value === code);
  return isCode ? [{ value: code, label: `Codes that begin with ${code}` }, ...found] : found;
}

/** For codes of the address that the list does not hold. */
export function industryOf(code: string): Industry {
  return (
    INDUSTRIES.find(({ value }) => value === code) ?? { value: code, label: `Codes that begin with ${code}` }
  );
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function stemOf(word: string): string {
  const stem = word.replace(ENDINGS, '');
  return stem.length < STEM_MIN ? word : stem;
}
