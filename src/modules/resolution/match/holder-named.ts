import { editDistance } from '../../../shared/edit-distance.ts';
import { lookUpKey } from '../extract/legal-name.ts';
import { tokenise } from '../extract/tokens.ts';
import type { HolderNamed } from './entity.ts';
import { nameWords, squash } from './likeness.ts';
import type { RegisteredCompany } from './register-reader.ts';

/** Words that half of the register shares say nothing about whose number it is. */
const COMMON = /^(?:THE|AND|FOR|UK|CO|GROUP|HOLDINGS|SERVICES|COMPANY|LIMITED|OF)$/;
const SHARE_MIN = 0.67;

/** The text around a number; several companies may be held against it. */
export class NumberWindow {
  readonly key: string;
  readonly text: string;
  private words: Set<string> | undefined;

  constructor(text: string) {
    this.text = text;
    this.key = squash(text);
  }

  get printedWords(): Set<string> {
    this.words ??= new Set(
      tokenise(this.text)
        .filter(({ isWord }) => isWord)
        .map(({ text }) => squash(text)),
    );
    return this.words;
  }
}

/** Whether the holder is named beside its number, elsewhere on the site, or by most of its words. */
export function holderNamed(company: RegisteredCompany, window: NumberWindow, siteKey: string): HolderNamed {
  const keys = namesOf(company);
  if (keys.some((key) => window.key.includes(key))) return { near: 1, onSite: true };
  const onSite = keys.some((key) => key.length > 4 && siteKey.includes(key));
  if (onSite) return { near: 0.9, onSite };
  return { near: shareOfWords(company, window) >= SHARE_MIN ? 0.7 : 0, onSite };
}

const KEYS = new WeakMap<RegisteredCompany, string[]>();

/** The keys of its names. A number in a footer is held against its company on every page. */
function namesOf(company: RegisteredCompany): string[] {
  let keys = KEYS.get(company);
  if (!keys) {
    keys = [company.company_name, ...company.previous_names]
      .map((name) => (lookUpKey(name).length > 2 ? lookUpKey(name) : squash(name)))
      .filter((key) => key.length > 2);
    KEYS.set(company, keys);
  }
  return keys;
}

/** How many of its telling words stand in the text, also with one typing error or run together. */
function shareOfWords(company: RegisteredCompany, { key, printedWords }: NumberWindow): number {
  const words = nameWords(company.company_name).filter((word) => word.length > 2 && !COMMON.test(word));
  if (words.length === 0) return 0;
  const isPrinted = (word: string) =>
    printedWords.has(word) ||
    (word.length > 6 && key.includes(word)) ||
    (word.length > 5 && [...printedWords].some((one) => editDistance(one, word, 1) <= 1));
  return words.filter(isPrinted).length / words.length;
}
