import type { NumberToken } from './page-reading.ts';
import { foreignPlaces, UK_PLACE } from './places.ts';

const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'), 'i');

/**
 * What the words before (or right after) a number call it. A label is a feature of the number and never a condition for
 * reading it. The more particular ones first: of two that end together the first counts.
 */
const LABELS: Record<string, RegExp> = {
  charity:
    /charit(?:y|ies|able)(?! compan)(?:,? registered in (?:england(?: (?:and|&) wales)?|wales|scotland|northern ireland)(?![^.]{0,30}compan))?|\bOSCR\b|\bCCNI\b|elusen/i,
  other: anyOf(
    /\bV\.?A\.?T\b|value added tax|\bEORI\b|\bGB ?$/i,
    /\bF\.?C\.?A\b|\bFRN\b|firm reference|financial (?:conduct|services)|\bPRA\b|consumer credit|credit licence/i,
    /\bSRA\b|solicitors regulation|law society|\bCLC\b|\bRICS\b|\bICAEW\b|\bACCA\b|\bARB\b|\bGPhC\b|pharmac|\bCQC\b|ofsted|\bABTA\b|\bATOL\b|\bARLA\b|gambling commission|\bSIA\b|\bWEEE\b|gas safe|\bNICEIC\b|regulator of social housing|\bTPO\b|ombudsman|membership/i,
    /\bICO\b|information commissioner|data protection (?:reg|act|number|no)|\bDPA\b|data protection register|register of (?:data|fee)/i,
    /\btel(?:ephone)?\b|phone|\bcall\b|mobile|\bfax\b|whatsapp|\+44|\bring\b|text us/i,
    /sort code|account (?:no|number|name)|\ba\/c\b|\bIBAN\b|\bbank\b/i,
    /\bHMRC\b|\bUTR\b|\bPAYE\b|anti.?money|\bAML\b|money laundering|D-?U-?N-?S|\bLEI\b/i,
    /\border\b|reference|\bref\b|tracking|patent|trade ?mark|\bISBN\b|\bISO\b|part no|invoice|customer number|policy number|licen[cs]e (?:no|number)/i,
  ),
  foreign:
    /\bHRB\b|\bKvK\b|chamber of commerce|\bABN\b|\bACN\b|\bSIRE[NT]\b|registry code|registrikood|\bCRO\b|(?<!northern )ireland|\bjersey\b|guernsey|isle of man|\bCVR\b|\bNZBN\b/i,
  company:
    /compan(?:y|ies)['’]?s?(?: house)?\s*(?:registration|registered|reg\.?|incorporation|id|identification)?\s*(?:no|nos|number|num|nr|n[°º]|№|#|code)?|\bCRN\b|\bco\.?\s*(?:reg\.?)?\s*(?:no|number)|incorporat|partnership (?:no|number)|\bLLP\b|rhif/i,
  registered:
    /register(?:ed)?|registration|registrazione|immatriculation|\breg\b|england|wales|scotland|northern ireland|united kingdom|\bUK\b|cofrestr/i,
  number: /(?:\bno\b|number|\bnum\b|#|\bnr\b)\.?:?\s*$/i,
};

export const NUMBER_LABELS = Object.entries(LABELS).map(([id, pattern]) => ({ id, pattern }));

/** Labels under which a company prints its own register number. */
export function isCompanyLabel(label: string): boolean {
  return label === 'company' || label === 'registered';
}

/** Labels of other registers, and of what is no registration at all. */
export function isOtherLabel(label: string): boolean {
  return label === 'charity' || label === 'other' || label === 'foreign';
}

const LOOK_BACK = 70;
const LOOK_AHEAD = 32;
/** A more particular label counts although another ends this much later. */
const PARTICULAR_LEAD = 22;
const GLOBAL = NUMBER_LABELS.map(({ id, pattern }) => ({ id, pattern: new RegExp(pattern.source, 'gi') }));

/**
 * The class of the nearest label before the number, else of one right after it, such as `company` or `charity`; `none` where
 * there is no label. Read on demand: most numbers are years, prices and telephone numbers.
 */
export function numberLabelOf(text: string, at: NumberToken): string {
  const before = text.slice(Math.max(at.labelFrom, at.start - LOOK_BACK, 0), at.start);
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
  if (best && isCompanyLabel(best.id) && isAbroad(before)) return 'foreign';
  if (best && best.id !== 'number') return best.id;
  const after = (text.slice(at.end, at.end + LOOK_AHEAD).split('\n')[0] ?? '').trimEnd();
  const behind = NUMBER_LABELS.slice(0, -2).find(({ pattern }) => pattern.test(after));
  return behind?.id ?? best?.id ?? 'none';
}

/** The words before the number name a place abroad and none in the United Kingdom after it. */
function isAbroad(before: string): boolean {
  const place = foreignPlaces(before).at(-1);
  return place !== undefined && !UK_PLACE.test(before.slice(place.end));
}
