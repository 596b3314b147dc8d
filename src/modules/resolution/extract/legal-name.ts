import { joinedKey, nameKey } from '../../../shared/companies/company-name.ts';

/**
 * The legal forms that distinguish companies of one name: Acme Ltd is not Acme LLP. The first that fits
 * counts.
 */
const CLASSES = Object.entries({
  LLP: /\b(?:LIMITED LIABILITY PARTNERSHIP|L\.?L\.?P\.?|PARTNERIAETH ATEBOLRWYDD CYFYNGEDIG|P\.?A\.?C\.?)$/,
  LP: /\b(?:LIMITED PARTNERSHIP|PARTNERIAETH CYFYNGEDIG|L\.?P\.?)$/,
  CIC: /\b(?:COMMUNITY INTEREST COMPANY|C\.?I\.?C\.?(?: LTD| LIMITED| PLC)?|CWMNI BUDDIANT CYMUNEDOL|C\.?B\.?C)$/,
  CIO: /\b(?:CHARITABLE INCORPORATED ORGANISATION|S?CIO)$/,
  PLC: /\b(?:PUBLIC LIMITED COMPANY|P\.?L\.?C\.?|CWMNI CYFYNGEDIG CYHOEDDUS|C\.?C\.?C)$/,
  UNLIMITED: /\bUNLIMITED$/,
  LTD: /\b(?:LIMITED|LTD|L\.T\.D|CYFYNGEDIG|CYF)$/,
});

/** `Acme (UK) Ltd.` is LTD; a name without a legal form is ''. */
export function legalFormClass(name: string): string {
  const upper = name.toUpperCase().replace(/[\s.,)]+$/, '');
  return CLASSES.find(([, pattern]) => pattern.test(upper))?.[0] ?? '';
}

/**
 * The form in which the register's names are looked up: letters and digits only, without legal form and
 * article.
 */
export function lookUpKey(name: string): string {
  return joinedKey(nameKey(name));
}
