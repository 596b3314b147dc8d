import { joinedKey, nameKey } from '../../../shared/company-name.ts';
import { type CompanyNumber, parseCompanyNumber } from '../../../shared/company-number.ts';

/** What somebody typed, in the forms that the register's names are compared in. */
export interface NameTerms {
  key: string;
  joined: string;
  /** Each word once, as typed. */
  words: string[];
  /** When what was typed can be a company number. */
  number: CompanyNumber | undefined;
}

/** The longest name the register accepts has 160 characters. What is longer than this is not a name. */
export const NAME_LENGTH_MAX = 200;
/** More words than any name needs to be told from all others; each costs a look-up. */
const WORDS_MAX = 12;

/** Undefined when nothing can be compared: only punctuation, or a script that no name on the register is in. */
export function nameTerms(text: string): NameTerms | undefined {
  const name = text.slice(0, NAME_LENGTH_MAX);
  const key = nameKey(name);
  // A lone & is punctuation like any other, though the key would make a word of it.
  if (key === '' || (name.includes('&') && nameKey(name.replaceAll('&', ' ')) === '')) return undefined;
  const words = [...new Set(key.split(' '))].slice(0, WORDS_MAX);
  return { key, joined: joinedKey(key), words, number: parseCompanyNumber(text) };
}
