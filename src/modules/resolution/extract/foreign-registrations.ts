import type { ForeignRegistration } from './page-reading.ts';

const SEPARATOR = '[\\s:.#°º()-]{0,4}(?:(?:no|nr|number|num|nummer|n°|nº|id|is)[\\s:.#°º()-]{0,4})?';

/**
 * The numbers that other countries' registers give out, by the words that introduce them there. A pattern is tried where
 * its trigger begins a word of the page; of triggers that begin alike the longer stands first.
 */
const REGISTERS: [country: string, trigger: string, pattern: string][] = [
  ['DE', 'hr[ab]', '\\bHR[AB]\\s*(?:[:.-]|nr\\.?|no\\.?)?\\s*\\d{1,6}(?:\\s?[A-Z]{1,2})?\\b'],
  [
    'DE',
    'ust|umsatzsteuer',
    '\\b(?:ust\\.?-?\\s?id(?:ent)?\\.?-?\\s?nr\\.?|umsatzsteuer-?identifikationsnummer[^\\n\\d]{0,60}?|ust-?id)[\\s:.]*DE\\s?\\d{3}\\s?\\d{3}\\s?\\d{3}\\b',
  ],
  [
    'DE',
    'amtsgericht|registergericht|handelsregister',
    '\\b(?:amtsgericht|registergericht|handelsregister)\\b',
  ],
  ['AT', 'firmenbuch', '\\bfirmenbuch(?:nummer|nr\\.?)?[\\s:.]*(?:FN\\s*)?\\d{4,6}\\s?[a-z]\\b'],
  ['AT', 'atu', '\\bATU\\s?\\d{8}\\b'],
  ['CH', 'che[-\\s]?\\d', '\\bCHE[-\\s]?\\d{3}\\.?\\s?\\d{3}\\.?\\s?\\d{3}\\b'],
  ['FR', 'siren|siret', `\\bSIRE[NT]${SEPARATOR}\\d{3}\\s?\\d{3}\\s?\\d{3}(?:\\s?\\d{5})?\\b`],
  [
    'FR',
    'rcs|r\\.c\\.s',
    '\\bR\\.?C\\.?S\\.?\\s+(?:de\\s+)?[A-ZÀ-Ý][A-ZÀ-Ý-]+(?:\\s+[A-Z]\\b)?[\\s:°º][\\s:nN°º]*\\d{3}\\s?\\d{3}\\s?\\d{3}\\b',
  ],
  ['FR', 'rcs|r\\.c\\.s', '\\b\\d{3}\\s?\\d{3}\\s?\\d{3}\\s+R\\.?C\\.?S\\.?\\b'],
  ['NL', 'kvk|k\\.v\\.k|kamer van', '\\b(?:KvK|K\\.v\\.K\\.?|kamer van koophandel)[^\\d\\n]{0,24}\\d{8}\\b'],
  ['NL', 'btw|nl\\d', '\\bNL\\s?\\d{9}\\s?B\\s?\\d{2}\\b'],
  ['BE', 'be\\s?0|kbo|bce', '\\bBE\\s?[01]\\d{3}\\.?\\s?\\d{3}\\.?\\s?\\d{3}\\b'],
  ['IE', 'cro\\b', `\\bCRO${SEPARATOR}\\d{5,6}\\b`],
  ['IE', 'chy', `\\bCHY${SEPARATOR}\\d{3,5}\\b`],
  ['IE', 'ie ?\\d', '\\bIE\\s?\\d{7}[A-W][A-I]?\\b|\\bIE\\s?\\d[A-Z*+]\\d{5}[A-W]\\b'],
  [
    'US',
    'f?ein\\b|employer identification',
    `\\b(?:F?EIN|employer identification number)${SEPARATOR}\\d{2}-\\d{7}\\b`,
  ],
  [
    'ES',
    '[cn]\\.?i\\.?f\\b',
    `\\b[CN]\\.?I\\.?F\\.?${SEPARATOR}(?:ES)?[A-HJNP-SUVW][-\\s]?\\d{7}[0-9A-J]\\b`,
  ],
  ['ES', 'registro mercantil', '\\bregistro mercantil\\b'],
  [
    'IT',
    'p(?:artita)?\\.?\\s?iva\\b|c\\.?f\\.?\\s?e\\s?p\\.?\\s?iva\\b',
    `\\b(?:p(?:artita)?\\.?\\s?iva|c\\.?f\\.?\\s?e\\s?p\\.?\\s?iva)${SEPARATOR}(?:IT)?\\s?\\d{11}\\b`,
  ],
  ['IT', 'rea\\b', '\\bREA[\\s:.-]*(?:n\\.?\\s*)?[A-Z]{2}[\\s-]?\\d{5,7}\\b'],
  ['PT', 'nipc', `\\bNIPC${SEPARATOR}\\d{9}\\b`],
  ['PL', 'krs\\b', `\\bKRS${SEPARATOR}\\d{10}\\b`],
  ['PL', 'nip\\b', `\\bNIP${SEPARATOR}\\d{3}-?\\d{3}-?\\d{2}-?\\d{2}\\b`],
  ['PL', 'regon', `\\bREGON${SEPARATOR}\\d{9,14}\\b`],
  ['SE', 'org', '\\borg(?:anisations?)?\\.?[\\s-]?(?:nr|nummer)\\.?[\\s:]*\\d{6}-\\d{4}\\b'],
  [
    'NO',
    'org|foretaks',
    '\\b(?:org(?:anisasjons)?\\.?[\\s-]?(?:nr|nummer)|foretaksregisteret)\\.?[\\s:]*(?:NO\\s?)?\\d{3}\\s?\\d{3}\\s?\\d{3}(?:\\s?MVA)?\\b',
  ],
  ['DK', 'cvr\\b', `\\bCVR[\\s.-]{0,2}${SEPARATOR}(?:DK)?\\d{2}\\s?\\d{2}\\s?\\d{2}\\s?\\d{2}\\b`],
  ['FI', 'y-tunnus|business id', '\\b(?:y-tunnus|business id)[\\s:]*\\d{7}-\\d\\b'],
  ['EE', 'registrikood|reg(?:istry)? code', '\\b(?:registrikood|reg(?:istry)?\\.? code)[\\s:]*1\\d{7}\\b'],
  ['AU', 'abn\\b|a\\.b\\.n', `\\bA\\.?B\\.?N\\.?${SEPARATOR}\\d{2}\\s?\\d{3}\\s?\\d{3}\\s?\\d{3}\\b`],
  ['AU', 'acn\\b|a\\.c\\.n', `\\bA\\.?C\\.?N\\.?${SEPARATOR}\\d{3}\\s?\\d{3}\\s?\\d{3}\\b`],
  ['NZ', 'nzbn', `\\bNZBN${SEPARATOR}\\d{13}\\b`],
  ['CA', '\\d{9}\\s?rt0|business number|bn\\b', '\\b\\d{9}\\s?(?:RT|RC|RP)\\s?\\d{4}\\b'],
  [
    'CA',
    'ontario|british columbia|canada',
    '\\b(?:ontario|british columbia|canada|alberta|bc)\\s+(?:corporation|corp|business|incorporation)\\s+(?:number|no\\.?)[\\s:#]*[A-Z]{0,2}\\d{6,10}\\b',
  ],
  ['IN', 'cin\\b|[lu]\\d{5}', '\\b[LU]\\d{5}[A-Z]{2}\\d{4}[A-Z]{3}\\d{6}\\b'],
  ['IN', 'gst', '\\b\\d{2}[A-Z]{5}\\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]\\b'],
  [
    'SG',
    'uen|co\\.?\\s*reg|registration|company',
    '\\b(?:19|20)\\d{7}[A-Z]\\b|\\bT\\d{2}[A-Z]{2}\\d{4}[A-Z]\\b|\\b(?:19|20)\\d{2}-\\d{5}-[A-Z]\\b',
  ],
  [
    'HK',
    'hong kong|br\\b|cr\\b',
    '\\b(?:hong kong|hk)\\s+(?:company|business)\\s+(?:registration|reg\\.?)?\\s*(?:number|no\\.?)[\\s:#]*\\d{6,8}(?:-\\d{3})?\\b',
  ],
  ['ZA', '\\d{4}\\/\\d{6}\\/', '\\b(?:19|20)\\d{2}\\/\\d{6}\\/(?:06|07|08|10|21|23|24|25|26)\\b'],
  ['NG', 'nigeria|lagos|abuja|corporate affairs', '\\bRC[\\s:.-]*(?:no\\.?|number)?[\\s:.-]*\\d{4,7}\\b'],
  [
    'FR',
    'simplified joint|trade and compan',
    '\\bsimplified joint[- ]stock company\\b|\\btrade and compan(?:y|ies) regist(?:er|ry)\\b',
  ],
  [
    'DE',
    'commercial register',
    '\\bcommercial register(?: of| at|:)?[^\\n]{0,40}?\\b(?:HR[AB]\\s?)?\\d{2,6}\\b',
  ],
  ['NL', 'chamber of commerce', '\\bchamber of commerce[^\\n]{0,40}?\\b\\d{8}\\b'],
  ['IE', 'companies registration office', '\\bcompanies registration office\\b'],
  ['JE', 'jfsc|jersey financial', '\\bJFSC\\b|\\bjersey financial services commission\\b'],
  ['GG', 'guernsey regist', '\\bguernsey regist(?:ry|er)\\b'],
  ['AE', 'trade licen|dubai|dmcc', '\\btrade licen[cs]e[\\s:#.no-]{0,12}\\d{4,8}\\b'],
  [
    'JE',
    'jersey',
    '\\bjersey\\s+(?:company|registered|registration)\\s+(?:company\\s+)?(?:number|no\\.?)[\\s:#]*\\d{3,7}\\b',
  ],
  [
    'GG',
    'guernsey',
    '\\bguernsey\\s+(?:company|registered|registration)\\s+(?:company\\s+)?(?:number|no\\.?)[\\s:#]*\\d{3,7}\\b',
  ],
  ['CY', 'cyprus|cypriot|nicosia|limassol|cysec', '\\bHE[\\s-]?\\d{4,6}\\b'],
  ['MT', 'malta|maltese|valletta|sliema', '\\bC[\\s-]?\\d{4,6}\\b'],
  ['IM', '\\d{6}[cv]\\b', '\\b\\d{6}[CV]\\b'],
];

const FOUND_MAX = 40;

const DETECTORS = REGISTERS.map(([country, trigger, pattern]) => ({
  country,
  trigger: new RegExp(`^(?:${trigger})`, 'i'),
  // Numbers written with capitals stay as they are; words may come in any case.
  pattern: new RegExp(pattern, 'gi'),
}));
/** Most pages hold hardly any of the triggers, so one pass looks for all of them; plain words first, which is faster. */
const TRIGGERS = [...new Set(REGISTERS.flatMap(([, trigger]) => trigger.split('|')))];
const isPlain = (trigger: string) => /^[a-z ]+$/.test(trigger);
const ANY_TRIGGER = new RegExp(
  `\\b(?:${[...TRIGGERS.filter(isPlain), ...TRIGGERS.filter((one) => !isPlain(one))].join('|')})`,
  'gi',
);

/** The number itself, behind the words that introduce it. */
const VALUE = /(?:\bHR[AB][\s.:-]*|\bCHE[-\s]|(?<![A-Z])[A-Z]{1,3}(?=\d))?\d[\dA-Z\s./-]*$/i;

/** European VAT numbers, each where a label calls it one. */
const EU_VAT =
  /\b(?:vat|tva|btw|mwst|iva|moms|ust|mva|alv)\b[^\n]{0,30}?\b((AT)U\d{8}|(DE)\s?\d{3}\s?\d{3}\s?\d{3}|(FR)\s?[A-Z0-9]{2}\s?\d{3}\s?\d{3}\s?\d{3}|(ES)\s?[A-Z0-9]\d{7}[A-Z0-9]|(IT)\s?\d{11}|(LU)\s?\d{8}|(PT)\s?\d{9}|(PL)\s?\d{10}|(SE)\s?\d{12}|(DK)\s?\d{8}|(FI)\s?\d{8}|(CZ)\s?\d{8,10}|(EE)\s?\d{9}|(LV)\s?\d{11}|(LT)\s?\d{9,12}|(MT)\s?\d{8}|(CY)\s?\d{8}[A-Z]|(RO)\s?\d{2,10}|(HU)\s?\d{8}|(SK)\s?\d{10}|(GR|EL)\s?\d{9}|(BG)\s?\d{9,10}|(HR)\s?\d{11}|(SI)\s?\d{8})\b/gi;

/** Most pages of this country have no such label before a foreign number. */
const EU_VAT_LABEL =
  /\b(?:vat|tva|btw|mwst|iva|moms|ust|mva|alv)\b[^\n]{0,30}?\b(?:AT|DE|FR|ES|IT|LU|PT|PL|SE|DK|FI|CZ|EE|LV|LT|MT|CY|RO|HU|SK|GR|EL|BG|HR|SI)[U\s]?[A-Z0-9]/i;

/** Where other countries' registrations stand in the text, in order. */
export function foreignRegistrations(text: string): ForeignRegistration[] {
  const found: ForeignRegistration[] = [];
  const add = (country: string, start: number, printed: string) => {
    const end = start + printed.length;
    if (found.some((other) => other.start < end && start < other.end)) return;
    const value = (VALUE.exec(printed)?.[0] ?? printed).replace(/^[\s:.-]+/, '').trim();
    found.push({ start, end, country, value });
  };
  const triggers = [...new Set(text.match(ANY_TRIGGER))];
  for (const { country, trigger, pattern } of DETECTORS) {
    if (!triggers.some((words) => trigger.test(words))) continue;
    for (const hit of text.matchAll(pattern)) {
      add(country, hit.index, hit[0]);
      if (found.length >= FOUND_MAX) return found;
    }
  }
  if (!EU_VAT_LABEL.test(text)) return found.sort((a, b) => a.start - b.start);
  for (const hit of text.matchAll(EU_VAT)) {
    const country = hit.slice(2).find(Boolean)?.toUpperCase();
    if (country) add(country === 'EL' ? 'GR' : country, hit.index, hit[0]);
    if (found.length >= FOUND_MAX) break;
  }
  return found.sort((a, b) => a.start - b.start);
}
