import type { ForeignRegistration } from './page-reading.ts';
import { anyOf, eachMatch } from './search.ts';

/** What the signs in the patterns below stand for. */
const SIGNS: [sign: string, pattern: RegExp][] = [
  // What may stand between a label and its number.
  ['~', /[\s:.#°º()-]{0,4}(?:(?:no|nr|number|num|nummer|n°|nº|id|is)[\s:.#°º()-]{0,4})?/],
  ['№', /(?:number|no\.?)[\s:#]*/],
  // Nine digits.
  ['§', /\d{3}\s?\d{3}\s?\d{3}/],
];

const PARTITA_IVA = /p(?:artita)?\.?\s?iva\b|c\.?f\.?\s?e\s?p\.?\s?iva\b/;
const VAT_LABEL = /vat\b|tva\b|btw\b|mwst\b|iva\b|moms\b|ust\b|mva\b|alv\b/;
const EU_VAT_NUMBER = [
  /ATU\d{8}|CY\s?\d{8}[A-Z]|(?:DK|FI|HU|LU|MT|SI)\s?\d{8}|(?:EE|EL|GR|PT)\s?\d{9}|(?:PL|SK)\s?\d{10}/,
  /(?:HR|IT|LV)\s?\d{11}|SE\s?\d{12}|BG\s?\d{9,10}|CZ\s?\d{8,10}|LT\s?\d{9,12}|RO\s?\d{2,10}/,
  /(?:DE|FR\s?[A-Z0-9]{2})\s?§|ES\s?[A-Z0-9]\d{7}[A-Z0-9]/,
].map(({ source }) => source);
const EU_VAT = new RegExp(
  `(?:${VAT_LABEL.source})[^\\n]{0,30}?\\b(?=([A-Z]{2}))(?:${EU_VAT_NUMBER.join('|')})`,
);

/**
 * The numbers that other countries' registers give out, by the words that introduce them there: whole words, in any case. A
 * pattern is tried where its trigger begins a word of the page; of triggers that begin alike the longer stands first.
 */
const REGISTERS: [country: string | null, trigger: RegExp, pattern: RegExp][] = [
  ['DE', /hr[ab]/, /HR[AB]\s*(?:[:.-]|nr\.?|no\.?)?\s*\d{1,6}(?:\s?[A-Z]{1,2})?/],
  ['DE', /ust/, /(?:ust\.?-?\s?id(?:ent)?\.?-?\s?nr\.?|ust-?id)[\s:.]*DE\s?§/],
  ['DE', /umsatzsteuer/, /umsatzsteuer-?identifikationsnummer[^\n\d]{0,60}?[\s:.]*DE\s?§/],
  ['DE', /amtsgericht|registergericht|handelsregister/, /amtsgericht|registergericht|handelsregister/],
  ['AT', /firmenbuch/, /firmenbuch(?:nummer|nr\.?)?[\s:.]*(?:FN\s*)?\d{4,6}\s?[a-z]/],
  ['AT', /atu/, /ATU\s?\d{8}/],
  ['CH', /che[-\s]?\d/, /CHE[-\s]?\d{3}\.?\s?\d{3}\.?\s?\d{3}/],
  ['FR', /siren|siret/, /SIRE[NT]~§(?:\s?\d{5})?/],
  ['FR', /rcs|r\.c\.s/, /R\.?C\.?S\.?\s+(?:de\s+)?[A-ZÀ-Ý][A-ZÀ-Ý-]+(?:\s+[A-Z]\b)?[\s:°º][\s:nN°º]*§/],
  ['FR', /rcs|r\.c\.s/, /§\s+R\.?C\.?S\.?/],
  ['NL', /kvk|k\.v\.k|kamer van/, /(?:KvK|K\.v\.K\.?|kamer van koophandel)[^\d\n]{0,24}\d{8}/],
  ['NL', /btw|nl\d/, /NL\s?\d{9}\s?B\s?\d{2}/],
  ['BE', /be\s?0|kbo|bce/, /BE\s?[01]\d{3}\.?\s?\d{3}\.?\s?\d{3}/],
  ['IE', /cro\b/, /CRO~\d{5,6}/],
  ['IE', /chy/, /CHY~\d{3,5}/],
  ['IE', /ie ?\d/, /IE\s?\d{7}[A-W][A-I]?|IE\s?\d[A-Z*+]\d{5}[A-W]/],
  ['US', /f?ein\b|employer identification/, /(?:F?EIN|employer identification number)~\d{2}-\d{7}/],
  ['ES', /[cn]\.?i\.?f\b/, /[CN]\.?I\.?F\.?~(?:ES)?[A-HJNP-SUVW][-\s]?\d{7}[0-9A-J]/],
  ['ES', /registro mercantil/, /registro mercantil/],
  ['IT', PARTITA_IVA, /(?:p(?:artita)?\.?\s?iva|c\.?f\.?\s?e\s?p\.?\s?iva)~(?:IT)?\s?\d{11}/],
  ['IT', /rea\b/, /REA[\s:.-]*(?:n\.?\s*)?[A-Z]{2}[\s-]?\d{5,7}/],
  ['PT', /nipc/, /NIPC~\d{9}/],
  ['PL', /krs\b/, /KRS~\d{10}/],
  ['PL', /nip\b/, /NIP~\d{3}-?\d{3}-?\d{2}-?\d{2}/],
  ['PL', /regon/, /REGON~\d{9,14}/],
  ['SE', /org/, /org(?:anisations?)?\.?[\s-]?(?:nr|nummer)\.?[\s:]*\d{6}-\d{4}/],
  [
    'NO',
    /org|foretaks/,
    /(?:org(?:anisasjons)?\.?[\s-]?(?:nr|nummer)|foretaksregisteret)\.?[\s:]*(?:NO\s?)?§(?:\s?MVA)?/,
  ],
  ['DK', /cvr\b/, /CVR[\s.-]{0,2}~(?:DK)?\d{2}\s?\d{2}\s?\d{2}\s?\d{2}/],
  ['FI', /y-tunnus|business id/, /(?:y-tunnus|business id)[\s:]*\d{7}-\d/],
  ['EE', /registrikood|reg(?:istry)? code/, /(?:registrikood|reg(?:istry)?\.? code)[\s:]*1\d{7}/],
  ['AU', /abn\b|a\.b\.n/, /A\.?B\.?N\.?~\d{2}\s?§/],
  ['AU', /acn\b|a\.c\.n/, /A\.?C\.?N\.?~§/],
  ['NZ', /nzbn/, /NZBN~\d{13}/],
  ['CA', /\d{9}\s?rt0|business number|bn\b/, /\d{9}\s?(?:RT|RC|RP)\s?\d{4}/],
  [
    'CA',
    /ontario|british columbia|canada/,
    /(?:ontario|british columbia|canada|alberta|bc)\s+(?:(?:in)?corporation|corp|business)\s+№[A-Z]{0,2}\d{6,10}/,
  ],
  ['IN', /cin\b|[lu]\d{5}/, /[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}/],
  ['IN', /gst/, /\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]/],
  [
    'SG',
    /uen|co\.?\s*reg|registration|company/,
    /(?:19|20)(?:\d{7}|\d\d-\d{5}-)[A-Z]|T\d\d[A-Z]{2}\d{4}[A-Z]/,
  ],
  [
    'HK',
    /hong kong|br\b|cr\b/,
    /(?:hong kong|hk)\s+(?:company|business)\s+(?:registration|reg\.?)?\s*№\d{6,8}(?:-\d{3})?/,
  ],
  ['ZA', /\d{4}\/\d{6}\//, /(?:19|20)\d{2}\/\d{6}\/(?:06|07|08|10|21|23|24|25|26)/],
  ['NG', /nigeria|lagos|abuja|corporate affairs/, /RC[\s:.-]*(?:no\.?|number)?[\s:.-]*\d{4,7}/],
  ['FR', /simplified joint/, /simplified joint[- ]stock company/],
  ['FR', /trade and compan/, /trade and compan(?:y|ies) regist(?:er|ry)/],
  ['DE', /commercial register/, /commercial register(?: of| at|:)?[^\n]{0,40}?\b(?:HR[AB]\s?)?\d{2,6}/],
  ['NL', /chamber of commerce/, /chamber of commerce[^\n]{0,40}?\b\d{8}/],
  ['IE', /companies registration office/, /companies registration office/],
  ['JE', /jfsc|jersey financial/, /JFSC|jersey financial services commission/],
  ['GG', /guernsey regist/, /guernsey regist(?:ry|er)/],
  ['AE', /trade licen|dubai|dmcc/, /trade licen[cs]e[\s:#.no-]{0,12}\d{4,8}/],
  ['JE', /jersey/, /jersey\s+(?:company|registered|registration)\s+(?:company\s+)?№\d{3,7}/],
  ['GG', /guernsey/, /guernsey\s+(?:company|registered|registration)\s+(?:company\s+)?№\d{3,7}/],
  ['CY', /cyprus|cypriot|nicosia|limassol|cysec/, /HE[\s-]?\d{4,6}/],
  ['MT', /malta|maltese|valletta|sliema/, /C[\s-]?\d{4,6}/],
  ['IM', /\d{6}[cv]\b/, /\d{6}[CV]/],
  // European VAT numbers, each where a label calls it one, by the country that they begin with.
  [null, new RegExp(`${VAT_LABEL.source}|${PARTITA_IVA.source}`), EU_VAT],
];

const FOUND_MAX = 40;

const DETECTORS = REGISTERS.map(([country, trigger, pattern]) => ({
  country,
  trigger: new RegExp(`^(?:${trigger.source})`, 'i'),
  pattern: new RegExp(
    `\\b(?:${SIGNS.reduce((source, [sign, meant]) => source.replace(sign, meant.source), pattern.source)})\\b`,
    'gi',
  ),
}));
/** Most pages hold hardly any of the triggers, so one pass looks for all of them. */
const ANY_TRIGGER = new RegExp(`\\b(?:${anyOf(REGISTERS.map(([, trigger]) => trigger))})`, 'gi');

/** Where other countries' registrations stand in the text, in order. */
export function foreignRegistrations(text: string): ForeignRegistration[] {
  const found: ForeignRegistration[] = [];
  const triggers = [...new Set(text.match(ANY_TRIGGER))];
  for (const { country, trigger, pattern } of DETECTORS) {
    if (found.length >= FOUND_MAX || !triggers.some((words) => trigger.test(words))) continue;
    eachMatch(text, pattern, ({ 0: printed, 1: code = '', index: start }) => {
      const end = start + printed.length;
      if (found.every((other) => other.start >= end || start >= other.end))
        found.push({ start, end, country: country ?? code.toUpperCase().replace('EL', 'GR') });
      return found.length < FOUND_MAX;
    });
  }
  return found.sort((a, b) => a.start - b.start);
}
