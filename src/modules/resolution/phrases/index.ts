import type { Phrase, PhraseGroup } from './phrase.ts';
import { PhraseFinder } from './phrase-finder.ts';
import type { Side } from './required-words.ts';
import { FAMILY_PHRASES } from './rows/family.ts';
import { HELPER_PHRASES } from './rows/helper.ts';
import { OPERATOR_PHRASES } from './rows/operator.ts';
import { OTHER_PHRASES } from './rows/others.ts';
import { PARTY_PHRASES } from './rows/party.ts';

const ROWS = [
  ...OPERATOR_PHRASES,
  ...PARTY_PHRASES,
  ...HELPER_PHRASES,
  ...FAMILY_PHRASES,
  ...OTHER_PHRASES,
] as const;

export type PhraseId = (typeof ROWS)[number]['id'];

/**
 * Phrases around a name that say what the organisation is to the site. Each is a feature of the role model.
 */
export const PHRASES: readonly (Phrase & { id: PhraseId })[] = ROWS;

export function phrasesOf(...groups: PhraseGroup[]): PhraseId[] {
  return PHRASES.filter(({ group }) => groups.includes(group)).map(({ id }) => id);
}

/** Made at their first use: that takes 100 ms, which processes that judge no website need not spend. */
const finders: Partial<Record<Side, PhraseFinder<PhraseId>>> = {};

function finderOf(side: Side): PhraseFinder<PhraseId> {
  finders[side] ??= new PhraseFinder(PHRASES, side);
  return finders[side];
}

/** The phrases that the text before a name ends with. */
export function phrasesBefore(text: string): PhraseId[] {
  return finderOf('before').find(text);
}

/** The phrases that the text after a name begins with. */
export function phrasesAfter(text: string): PhraseId[] {
  return finderOf('after').find(text);
}
