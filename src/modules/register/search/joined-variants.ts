import type { NameTerms } from './name-terms.ts';

/**
 * Other joined keys that a name typed in one word may have on the register: "chjpropertiesllp" has its legal form written
 * along, and "slgalpertco" left out the & of S.L. GALPERT & CO.
 */

const LEGAL_FORM = /^(.{3,})(?:LIMITED|LTD|LLP|PLC|CIC|CYFYNGEDIG|CYF)$/;
/** In shorter text an AND could be put anywhere and make some name. */
const LENGTH_MIN = 5;
const AND = 'AND';

/** The keys to look up. Empty when the text has several words: then its words are looked up. */
export function joinedVariants({ key, joined }: NameTerms): string[] {
  if (key !== joined || joined.length < LENGTH_MIN) return [];
  const withoutForm = LEGAL_FORM.exec(joined)?.[1];
  const spellings = withoutForm === undefined ? [joined] : [withoutForm, joined];
  return [...(withoutForm === undefined ? [] : [withoutForm]), ...spellings.flatMap(withAnd)];
}

/** Whether the name, without each AND that is a whole word, is the typed text. An AND within a word does not count. */
export function isVariant(nameKey: string, { joined }: NameTerms): boolean {
  const bare = nameKey
    .split(' ')
    .filter((word) => word !== AND)
    .join('');
  const withoutForm = LEGAL_FORM.exec(joined)?.[1];
  return bare === joined || bare === withoutForm || nameKey.replaceAll(' ', '') === withoutForm;
}

function withAnd(joined: string): string[] {
  return Array.from(
    { length: joined.length - 1 },
    (_, index) => joined.slice(0, index + 1) + AND + joined.slice(index + 1),
  );
}
