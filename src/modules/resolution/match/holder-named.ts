import { editDistance } from '../../../shared/edit-distance.ts';
import { lookUpKey } from '../extract/legal-name.ts';
import { tokenise } from '../extract/tokens.ts';
import type { HolderNamed } from './entity.ts';
import { nameWords, squash } from './likeness.ts';
import type { RegisteredCompany } from './register-reader.ts';

/** Words that half of the register shares say nothing about whose number it is. */
const COMMON = /^(?:THE|AND|FOR|UK|CO|GROUP|HOLDINGS|SERVICES|COMPANY|LIMITED|OF)$/;
const SHARE_MIN = 0.67;

/** Whether the holder is named beside its number, elsewhere on the site, or by most of its words. */
export function holderNamed(company: RegisteredCompany, window: string, siteKey: string): HolderNamed {
  const keys = [company.company_name, ...company.previous_names]
    .map((name) => (lookUpKey(name).length > 2 ? lookUpKey(name) : squash(name)))
    .filter((key) => key.length > 2);
  const windowKey = squash(window);
  const onSite = keys.some((key) => key.length > 4 && siteKey.includes(key));
  if (keys.some((key) => windowKey.includes(key))) return { near: 1, onSite: true };
  if (onSite) return { near: 0.9, onSite };
  return { near: shareOfWords(company, window, windowKey) >= SHARE_MIN ? 0.7 : 0, onSite };
}

/** How many of its telling words stand in the text, also with one typing error or run together. */
function shareOfWords(company: RegisteredCompany, window: string, windowKey: string): number {
  const words = nameWords(company.company_name).filter((word) => word.length > 2 && !COMMON.test(word));
  if (words.length === 0) return 0;
  const printed = new Set(
    tokenise(window)
      .filter(({ isWord }) => isWord)
      .map(({ text }) => squash(text)),
  );
  const isPrinted = (word: string) =>
    printed.has(word) ||
    (word.length > 6 && windowKey.includes(word)) ||
    (word.length > 5 && [...printed].some((one) => editDistance(one, word, 1) <= 1));
  return words.filter(isPrinted).length / words.length;
}
