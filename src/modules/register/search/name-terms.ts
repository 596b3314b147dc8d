import { joinedKey, nameKey, nameSpelling } from '../../../shared/company-name.ts';
import { type CompanyNumber, parseCompanyNumber } from '../../../shared/company-number.ts';

/** The typed text in the forms that names of the register are compared in. */
export interface NameTerms {
  /** Without its legal suffix. */
  key: string;
  /** With it. */
  spelling: string;
  joined: string;
  /** Each word once, as typed. */
  words: string[];
  /** Set when the text can be a company number. */
  number: CompanyNumber | undefined;
}

/** The register accepts names of at most 160 characters. */
export const NAME_LENGTH_MAX = 200;
/** More words than any name needs to be unique; each word costs a look-up. */
const WORDS_MAX = 12;

/** Undefined when nothing can be compared: only punctuation, or a script that the register does not use. */
export function nameTerms(text: string): NameTerms | undefined {
  const name = text.slice(0, NAME_LENGTH_MAX);
  const key = nameKey(name);
  // A lone & is punctuation, although the key would turn it into a word.
  if (key === '' || (name.includes('&') && nameKey(name.replaceAll('&', ' ')) === '')) return undefined;
  const words = [...new Set(key.split(' '))].slice(0, WORDS_MAX);
  return {
    key,
    spelling: nameSpelling(name),
    joined: joinedKey(key),
    words,
    number: parseCompanyNumber(text),
  };
}
