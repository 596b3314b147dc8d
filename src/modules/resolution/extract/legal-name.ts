import { joinedKey, nameKey } from '../../../shared/companies/company-name.ts';

/** The legal forms that tell companies of one name apart: Acme Ltd is not Acme LLP. */
export type LegalFormClass = 'LTD' | 'PLC' | 'LLP' | 'LP' | 'CIC' | 'CIO' | 'UNLIMITED' | '';

const CLASSES: readonly [pattern: RegExp, form: LegalFormClass][] = [
  [
    /\b(?:LIMITED LIABILITY PARTNERSHIP|L\.?L\.?P\.?|PARTNERIAETH ATEBOLRWYDD CYFYNGEDIG|P\.?A\.?C\.?)$/,
    'LLP',
  ],
  [/\b(?:LIMITED PARTNERSHIP|L\.?P\.?)$/, 'LP'],
  [
    /\b(?:COMMUNITY INTEREST COMPANY|C\.?I\.?C\.?(?: LTD| LIMITED| PLC)?|CWMNI BUDDIANT CYMUNEDOL|CBC)$/,
    'CIC',
  ],
  [/\b(?:CHARITABLE INCORPORATED ORGANISATION|S?CIO)$/, 'CIO'],
  [/\b(?:PUBLIC LIMITED COMPANY|P\.?L\.?C\.?|CWMNI CYFYNGEDIG CYHOEDDUS|CCC)$/, 'PLC'],
  [/\bUNLIMITED$/, 'UNLIMITED'],
  [/\b(?:LIMITED|LTD|L\.T\.D|CYFYNGEDIG|CYF)$/, 'LTD'],
];

/** `Acme (UK) Ltd.` is LTD; a name without a legal form is ''. */
export function legalFormClass(name: string): LegalFormClass {
  const upper = name.toUpperCase().replace(/[\s.,)]+$/, '');
  return CLASSES.find(([pattern]) => pattern.test(upper))?.[1] ?? '';
}

/** The form in which the register's names are looked up: letters and digits only, without legal form and article. */
export function lookUpKey(name: string): string {
  return joinedKey(nameKey(name));
}
