import type { TextRange } from '../html/index.ts';
import { findAll } from './search.ts';

const FOUND_MAX = 40;
/** The meaning of `~` below, between a label and its number; `§` is nine digits. */
const LINK = /[\s:.#°º()-]{0,4}(?:(?:no|nr|number|num|nummer|n°|nº|id|is)[\s:.#°º()-]{0,4})?/.source;
const NINE_DIGITS = /\d{3}[\s.]?\d{3}[\s.]?\d{3}/.source;

/**
 * How registers of other countries, and their tax offices, introduce the number of a company: whole words,
 * case-insensitive.
 */
const REGISTRATIONS = [
  /HR[AB]~\d{1,6}(?:\s?[A-Z]{1,2})?|amtsgericht|registergericht|handelsregister/,
  /vereinsregister|ZVR(?:[\s-]zahl)?~\d{6,10}|(?:local|district) court\b[^\n]{0,40}\b(?:VR|GnR)~\d{1,6}/,
  /commercial register\b[^\n]{0,40}?\b\d{2,6}|firmenbuch(?:nummer|nr\.?)?[\s:.]*(?:FN\s*)?\d{4,6}\s?[a-z]|CHE[-\s]?§/,
  /SIRE[NT]~§(?:\s?\d{5})?|R\.?C\.?S\.?\s[^\n\d]{2,40}?§|§\s+R\.?C\.?S/,
  /trade and compan(?:y|ies) regist(?:er|ry)|simplified joint[- ]stock company/,
  /(?:KvK|K\.v\.K|kamer van koophandel|chamber of commerce)[^\d\n]{0,40}\d{8}|NL\s?\d{9}\s?B\s?\d{2}|BE\s?[01]§/,
  /CRO~\d{5,6}|CHY~\d{3,5}|RCN~20\d{6}|IE\s?\d{7}[A-W][A-I]?|companies registration office/,
  /(?:irish|ireland)\b[^\n\d]{0,60}\bcharit(?:y|ies)\b[^\n\d]{0,30}\b20\d{6}/,
  /charit(?:y|ies)\b[^\n\d]{0,30}\b20\d{6}\b[^\n\d]{0,30}\b(?:irish|ireland)/,
  /[CN]\.?I\.?F\.?~(?:ES)?[A-HJNP-SUVW][-\s]?\d{7}[0-9A-J]|registro mercantil|NIPC~\d{9}/,
  /p(?:artita)?\.?\s?iva~(?:IT)?\s?\d{11}|REA~[A-Z]{2}[\s-]?\d{5,7}/,
  /KRS~\d{10}|NIP~\d{3}-?\d{3}-?\d{2}-?\d{2}|REGON~\d{9,14}|(?:BULSTAT|EIK|UIC|ЕИК)(?:\s?\/\s?\w{3,7})?~\d{9}/,
  /org(?:anisa(?:tion|sjon)s?)?\.?[\s-]?(?:nr|nummer)~(?:\d{6}-\d{4}|(?:NO\s?)?§)|foretaksregisteret/,
  /CVR[-\s]?~(?:DK)?\d{2}\s?\d{2}\s?\d{2}\s?\d{2}|(?:y-tunnus|business id)~\d{7}-\d/,
  /(?:registrikood|registry code)~\d{8}|F?EIN~\d{2}-\d{7}|employer identification number~\d{2}-\d{7}/,
  /\d{9}\s?R[TCP]\s?\d{4}|A\.?[BC]\.?N\.?~(?:\d{2}\s?)?§|NZBN~\d{13}/,
  /[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}|\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]|LLPIN~[A-Z]{3}[-\s]?\d{4}/,
  /(?:UEN|reg(?:istration)?)\b[^\n\d]{0,20}(?:19|20)\d{7}[A-Z]|(?:19|20)\d{2}\/\d{6}\/\d{2}/,
  /jersey financial services commission|JFSC|guernsey regist(?:ry|er)|\d{6}[CV]|trade licen[cs]e~\d{4,8}/,
  /(?:cyprus|cypriot|nicosia|limassol)\b[^\n]{0,80}\bHE[\s-]?\d{4,6}/,
  /HE[\s-]?\d{4,6}\b[^\n]{0,80}\b(?:cyprus|nicosia|limassol)/,
  /malt(?:a|ese)\b[^\n]{0,80}\bC[\s-]?\d{4,6}|C[\s-]?\d{4,6}\b[^\n]{0,80}\bmalta/,
  /RC~\d{6,7}\b[^\n]{0,80}\b(?:nigeria|lagos|abuja)|corporate affairs commission|PVT-[A-Z0-9]{6,8}|CPR\/20\d\d\/\d{4,7}/,
];
/** "Hong Kong company registration number 1". */
const NUMBER_ABROAD = [
  /(?:ontario|columbia|canada|alberta|hong kong|hk|jersey|guernsey)\s/,
  /(?:(?:company|corporation|incorporation|business|registered|registration)\s){1,3}/,
  /(?:number|no)[\s.:#]*[A-Z]{0,2}\d{4,10}/,
];
/** A number of value added tax with the letters of another country. */
const TAX_LABEL =
  /(?:vat|tva|btw|mwst|iva|moms|ust|umsatzsteuer-?identifikationsnummer|mva|alv)\b[^\n]{0,60}?\b/;
const TAX_LETTERS =
  /CY|DK|FI|HU|LU|MT|SI|EE|EL|GR|PT|PL|SK|HR|IT|LV|SE|BG|CZ|LT|RO|DE|FR\s?[A-Z0-9]{2}|ES\s?[A-Z0-9]/;
const TAX_NUMBER = String.raw`${TAX_LABEL.source}(?:ATU\s?\d{8}|(?:${TAX_LETTERS.source})\s?(?:\d{7,12}[A-Z]?|§))`;
const ALL = [
  ...REGISTRATIONS.map(({ source }) => source),
  NUMBER_ABROAD.map(({ source }) => source).join(''),
  TAX_NUMBER,
].join('|');
/** The lookahead skips the ends of words, where no registration can begin. */
const REGISTRATION = new RegExp(
  `\\b(?=[a-z\\d])(?:${ALL.replaceAll('~', LINK).replaceAll('§', NINE_DIGITS)})\\b`,
  'gi',
);

/** Where the text prints a registration of another country, in order. */
export function foreignRegistrations(text: string): TextRange[] {
  const read = ({ 0: printed, index: start }: RegExpExecArray) => ({ start, end: start + printed.length });
  return findAll(text, REGISTRATION, read, FOUND_MAX);
}
