import { editDistance } from '../../../shared/edit-distance.ts';
import { memoizeByObject } from '../../../shared/memoize.ts';
import { lookUpKey } from '../extract/legal-name.ts';
import { tokenise } from '../extract/tokens.ts';
import type { HolderNamed } from './entity.ts';
import { nameWords, squash } from './likeness.ts';
import type { RegisteredCompany } from './register-lookup.ts';

/** Words that half of the register shares say nothing about whose number it is. */
const COMMON = /^(?:THE|AND|FOR|UK|CO|GROUP|HOLDINGS|SERVICES|COMPANY|LIMITED|OF)$/;
const SHARE_MIN = 0.67;

/** The text around a number, and its letters and digits; several companies may be compared with it. */
export interface NumberWindow {
  text: string;
  key: string;
  /** The words of the text, once a company was searched for by its words. */
  words?: Set<string>;
}

/** Whether the holder is named beside its number, elsewhere on the site, or by most of its words. */
export function holderNamed(company: RegisteredCompany, window: NumberWindow, siteKey: string): HolderNamed {
  const keys = namesOf(company);
  if (keys.some((key) => window.key.includes(key))) return { near: 1, onSite: true };
  const onSite = keys.some((key) => key.length > 4 && siteKey.includes(key));
  if (onSite) return { near: 0.9, onSite };
  return { near: hasMostWords(company, window) ? 0.7 : 0, onSite };
}

/** The keys of its names. A number in a footer is compared with its company on every page. */
const namesOf = memoizeByObject((company: RegisteredCompany) =>
  [company.company_name, ...company.previous_names]
    .map((name) => (lookUpKey(name).length > 2 ? lookUpKey(name) : squash(name)))
    .filter((key) => key.length > 2),
);

/** Whether the text has most of its distinctive words. */
function hasMostWords(company: RegisteredCompany, window: NumberWindow): boolean {
  const words = nameWords(company.company_name).filter((word) => word.length > 2 && !COMMON.test(word));
  let missing = 0;
  // Short words first: they are quick to look for.
  for (const word of words.sort((a, b) => a.length - b.length))
    if (!hasWord(window, word) && (words.length - ++missing) / words.length < SHARE_MIN) return false;
  return words.length > 0;
}

/** Allows one typing error, and letters run together with others. */
function hasWord(window: NumberWindow, word: string): boolean {
  const isIn = window.key.includes(word);
  if (isIn && word.length > 6) return true;
  if (!isIn && (word.length <= 5 || !mayBeMisspelt(window.key, word))) return false;
  window.words ??= wordsIn(window.text);
  if (window.words.has(word)) return true;
  if (word.length <= 5) return false;
  for (const one of window.words) if (editDistance(one, word, 1) <= 1) return true;
  return false;
}

/** One typing error leaves a half of the word as it is, unless it swaps the letters at the cut. */
function mayBeMisspelt(key: string, word: string): boolean {
  const cut = word.length >> 1;
  const [before, after] = [word.slice(0, cut), word.slice(cut)];
  const swapped = before.slice(0, -1) + after.charAt(0) + before.slice(-1) + after.slice(1);
  return key.includes(before) || key.includes(after) || key.includes(swapped);
}

function wordsIn(text: string): Set<string> {
  const words = tokenise(text).filter(({ isWord }) => isWord);
  return new Set(words.map((word) => squash(word.text)));
}
