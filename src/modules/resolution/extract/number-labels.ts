import type { NumberToken } from './extracted-page.ts';
import { foreignPlaces, UK_PLACE } from './places.ts';

/**
 * Labels: what the words before (or right after) a number call it. A label is a feature of the number and
 * never a condition for reading it. More particular labels come first: of two that end together the first
 * counts.
 */
const LABELS: Record<string, RegExp[]> = {
  charity: [
    /charit(?:y|ies|able)(?! compan)(?:,? registered in (?:COUNTRY)(?![^.]{0,30}compan))?/,
    /\bOSCR\b|\bCCNI\b|elusen/,
  ],
  other: [
    /\bV\.?A\.?T\b|value added tax|\bEORI\b|\bGB ?$|\bTAW\b|treth ar werth/,
    /\bF\.?C\.?A\b|\bFRN\b|firm reference|financial (?:conduct|services)|\bPRA\b|consumer credit|credit licence/,
    /\bSRA\b|solicitors regulation|law society|\bCLC\b|\bRICS\b|\bICAEW\b|\bACCA\b|\bARB\b|\bGPhC\b|pharmac|\bCQC\b/,
    /ofsted|\bABTA\b|\bATOL\b|\bARLA\b|gambling commission|\bSIA\b|\bWEEE\b|gas safe|\bNICEIC\b/,
    /regulator of social housing|\bTPO\b|ombudsman|membership|\bestyn\b/,
    /\bICO\b|information commissioner|data protection (?:reg|act|number|no)|\bDPA\b|data protection register/,
    /register of (?:data|fee)|diogelu data/,
    /\btel(?:ephone)?\b|phone|\bcall\b|mobile|\bfax\b|whatsapp|\+44|\bring\b|text us|\bff[oô]n|symudol/,
    /sort code|account (?:no|number|name)|\ba\/c\b|\bIBAN\b|\bbank\b/,
    /\bHMRC\b|\bUTR\b|\bPAYE\b|anti.?money|\bAML\b|money laundering|D-?U-?N-?S|\bLEI\b/,
    /\border\b|reference|\bref\b|tracking|patent|trade ?mark|\bISBN\b|\bISO\b|part no|invoice|customer number/,
    /policy number|licen[cs]e (?:no|number)/,
  ],
  foreign: [
    /\bHRB\b|\bKvK\b|chamber of commerce|\bABN\b|\bACN\b|\bSIRE[NT]\b|registry code|registrikood|\bCRO\b/,
    /(?<!northern )ireland|\bjersey\b|guernsey|isle of man|\bCVR\b|\bNZBN\b/,
  ],
  company: [
    /compan(?:y|ies)['’]?s?(?: house)?\s*(?:registration|registered|reg\.?|incorporation|id|identification)?NUMBER/,
    /\bCRN\b|\bco\.?\s*(?:reg\.?)?\s*(?:no|number)|incorporat|partnership (?:no|number)|\bLLP\b/,
    /rhif|\b[cg]h?wmni\b|\bt[yŷ]['’]r cwmn[iï]au/,
  ],
  registered: [
    /register(?:ed)?|registration|registrazione|immatriculation|\breg\b|(?:ch?|g|ngh)ofrestr/,
    /england|wales|scotland|northern ireland|united kingdom|\bUK\b|lloegr|nghymru|yr alban|gogledd iwerddon/,
  ],
  number: [/(?:\bno\b|number|\bnum\b|#|\bnr\b)\.?:?\s*$/],
};
/** The meaning of the words in capitals in the patterns. */
const PARTS: Record<string, RegExp> = {
  COUNTRY: /england(?: (?:and|&) wales)?|wales|scotland|northern ireland/,
  NUMBER: /\s*(?:no|nos|number|num|nr|n[°º]|№|#|code)?/,
};

export const NUMBER_LABELS = Object.entries(LABELS).map(([id, patterns]) => {
  const sources = patterns.map(({ source }) =>
    source.replace(/COUNTRY|NUMBER/, (part) => PARTS[part]?.source ?? ''),
  );
  return { id, pattern: new RegExp(sources.join('|'), 'i') };
});

/** Labels under which a company prints its own register number. */
export function isCompanyLabel(label: string): boolean {
  return label === 'company' || label === 'registered';
}

/** Labels of other registers, and of numbers that are no registration. */
export function isOtherLabel(label: string): boolean {
  return label === 'charity' || label === 'other' || label === 'foreign';
}

const LOOK_BACK = 70;
const LOOK_AHEAD = 32;
/** A more particular label counts although another ends this much later. */
const PARTICULAR_LEAD = 22;
const GLOBAL = NUMBER_LABELS.map(({ id, pattern }) => ({ id, pattern: new RegExp(pattern.source, 'gi') }));

/**
 * The class of the nearest label before the number, or else of one right after it, such as `company` or
 * `charity`; `none` if there is no label. Computed on demand: most numbers are years, prices and telephone
 * numbers.
 */
export function numberLabelOf(text: string, number: NumberToken): string {
  const ofColumn = number.column === undefined ? undefined : labelIn(number.column);
  return ofColumn ?? pairedLabel(text, number) ?? nearestLabel(text, number);
}

/** The label in these words, such as the head of a column of numbers; undefined if there is none. */
function labelIn(words: string): string | undefined {
  return NUMBER_LABELS.find(({ pattern }) => pattern.test(words))?.id;
}

/** "Charity and company numbers 1 and 2": what is between the two numbers. */
const BETWEEN = /^\s*(?:[/,|&;]|and|respectively|ac|a)\s*$/i;
const SECOND_AFTER = /^\s*(?:[/,|&;]|and|ac|a)\s*(?:[A-Z]{2})?\d{5,8}(?!\d)/i;
const FIRST_BEFORE = /(?:[A-Z]{2})?\d[\d ]{4,8}$/;
const CHARITY_WORD = /charit(?:y|ies|able)|elusen/i;
const COMPANY_WORD = /compan(?:y|ies)|\bcwmni/i;

/**
 * Of two numbers that share one label, such as "charity / company numbers", each has the word at its place.
 */
function pairedLabel(text: string, { start, end, labelFrom }: NumberToken): string | undefined {
  const isSecond = labelFrom > 0 && start - labelFrom < 8 && BETWEEN.test(text.slice(labelFrom, start));
  const isFirst = !isSecond && SECOND_AFTER.test(text.slice(end, end + 16));
  if (!isFirst && !isSecond) return undefined;
  const labelEnd = isFirst
    ? start
    : labelFrom - (FIRST_BEFORE.exec(text.slice(Math.max(0, labelFrom - 12), labelFrom))?.[0].length ?? 0);
  const words = text.slice(Math.max(0, labelEnd - LOOK_BACK), labelEnd);
  const charity = words.search(CHARITY_WORD);
  const company = words.search(COMPANY_WORD);
  if (charity < 0 || company < 0) return undefined;
  return charity < company === isFirst ? 'charity' : 'company';
}

/** "07123456, registered in England". */
const REGISTERED_AFTER = /^[\s,;:)-]{0,3}\(?registered in (?:england|scotland|wales|northern)/i;

function nearestLabel(text: string, number: NumberToken): string {
  const before = text.slice(Math.max(number.labelFrom, number.start - LOOK_BACK, 0), number.start);
  const nearest = lastLabelIn(before);
  if (nearest !== undefined && isCompanyLabel(nearest) && isAbroad(before)) return 'foreign';
  if (nearest !== undefined && nearest !== 'number') return nearest;
  const after = (text.slice(number.end, number.end + LOOK_AHEAD).split('\n')[0] ?? '').trimEnd();
  const behind = NUMBER_LABELS.slice(0, -2).find(({ pattern }) => pattern.test(after));
  if (behind) return behind.id;
  return nearest ?? (REGISTERED_AFTER.test(after) ? 'registered' : labelBelow(text, number)) ?? 'none';
}

/** The label that ends last; one that is more particular counts although another ends a little later. */
function lastLabelIn(before: string): string | undefined {
  let best: { id: string; end: number } | undefined;
  for (const { id, pattern } of GLOBAL) {
    // "Company registered in England and Wales with number": still the company's.
    if (best && id === 'number' && isCompanyLabel(best.id)) continue;
    pattern.lastIndex = 0;
    while (pattern.test(before)) {
      const end = pattern.lastIndex;
      if (!best || end > best.end + PARTICULAR_LEAD || (end > best.end && best.id === id)) best = { id, end };
    }
  }
  return best?.id;
}

const LINE_BELOW = /^\s*\n\s*([^\n]{3,40})(?:\n|$)/;
const WHOLE_LABEL =
  /^(?:registered )?(?:compan(?:y|ies)|business|charity|vat)\b[\p{L} ]{0,20}\b(?:no|number)\b/iu;

/** In a list of facts the label may be on the line below its number, if the number is alone on its line. */
function labelBelow(text: string, { start, end }: NumberToken): string | undefined {
  if (text.charAt(start - 1) !== '\n') return undefined;
  const line = LINE_BELOW.exec(text.slice(end, end + 60))?.[1];
  return line !== undefined && WHOLE_LABEL.test(line) ? labelIn(line) : undefined;
}

/** Whether the words before the number name a place abroad, and no place in the United Kingdom after it. */
function isAbroad(before: string): boolean {
  const place = foreignPlaces(before).at(-1);
  return place !== undefined && !UK_PLACE.test(before.slice(place.end));
}
