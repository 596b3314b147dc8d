declare const brand: unique symbol;
/** A company number in the form of the register: eight characters with leading zeros. */
export type CompanyNumber = string & { readonly [brand]: 'CompanyNumber' };

/**
 * Every prefix the register uses: Scotland, Northern Ireland, partnerships, societies, charities, royal
 * charters, overseas companies and entities, and the rarer kinds.
 */
const PREFIXES = new Set(
  (
    'AC BR CE CS EN ES FC GE GN GS IC IP LP NA NC NF NI NL NO NP NR NV NZ OC OE PC RC RS SA SC SE SF SG SI SL SO SP ' +
    'SR SZ ZC'
  ).split(' '),
);

/** Society numbers keep a letter at their end, IP30178R, or two where they are Scottish, SP1823RS. */
const SOCIETY = /^(IP|SP|NP)(\d{1,5}(?=[A-Z]$)|\d{1,4}(?=RS$))([A-Z]|RS)$/;
const PREFIXED = /^([A-Z]{2})(\d{1,6})$/;
/** Old Northern Irish numbers have one letter and seven digits, of which the first is a zero. */
const NORTHERN_IRISH = /^R(\d{1,7})$/;
const PLAIN = /^\d{1,8}$/;

/** The form of all numbers with a prefix but those of societies. New prefixes appear now and then. */
const USUAL_FORM = /^[A-Z]{2}\d{6}$/;

/** Whether a text may be a company number of a prefix that this release does not know. */
export function hasNumberForm(text: string): text is CompanyNumber {
  return USUAL_FORM.test(text);
}

/** Accepts spellings without leading zeros, with spaces or dots, and in lower case. */
export function parseCompanyNumber(text: string): CompanyNumber | undefined {
  const compact = text.replace(/[\s.\-–/]/g, '').toUpperCase();
  return canonical(compact) as CompanyNumber | undefined;
}

function canonical(compact: string): string | undefined {
  if (PLAIN.test(compact)) return /^0+$/.test(compact) ? undefined : compact.padStart(8, '0');
  const prefixed = PREFIXED.exec(compact);
  if (prefixed) {
    const [, prefix = '', digits = ''] = prefixed;
    return PREFIXES.has(prefix) ? prefix + digits.padStart(6, '0') : undefined;
  }
  const society = SOCIETY.exec(compact);
  if (society) {
    const [, prefix = '', digits = '', letter = ''] = society;
    return prefix + digits.padStart(6 - letter.length, '0') + letter;
  }
  const northernIrish = NORTHERN_IRISH.exec(compact);
  return northernIrish?.[1] && `R${northernIrish[1].padStart(7, '0')}`;
}
