import { foreignPlaces } from './places.ts';

/**
 * What the words before (or right after) a number call it. A label is a feature of the number and never a condition for
 * reading it.
 */
export interface NumberLabel {
  id: string;
  pattern: RegExp;
  /** Words before a number, which a test holds against the rule. */
  examples: readonly string[];
  counterExamples: readonly string[];
}

/** The more particular labels first: of two that end together the first counts. */
export const NUMBER_LABELS: readonly NumberLabel[] = [
  {
    id: 'vat',
    pattern: /\bV\.?A\.?T\b|value added tax|\bEORI\b|\bGB ?$/i,
    examples: ['VAT no. ', 'V.A.T. registration number GB '],
    counterExamples: ['Company number ', 'vatted '],
  },
  {
    id: 'charity',
    pattern:
      /charit(?:y|ies|able)(?! compan)(?:,? registered in scotland(?![^.]{0,30}compan))?|\bOSCR\b|\bCCNI\b|elusen/i,
    examples: [
      'Registered charity number ',
      'registered with the Charity Commission, no. ',
      'a charity registered in Scotland, with the number ',
    ],
    counterExamples: ['Charity company number '],
  },
  {
    id: 'fca',
    pattern:
      /\bF\.?C\.?A\b|\bFRN\b|firm reference|financial (?:conduct|services)|\bPRA\b|consumer credit|credit licence/i,
    examples: ['FCA firm reference number ', 'FRN: '],
    counterExamples: ['Company no. '],
  },
  {
    id: 'regulator',
    pattern:
      /\bSRA\b|solicitors regulation|law society|\bCLC\b|\bRICS\b|\bICAEW\b|\bACCA\b|\bARB\b|\bGPhC\b|pharmac|\bCQC\b|ofsted|\bABTA\b|\bATOL\b|\bARLA\b|gambling commission|\bSIA\b|\bWEEE\b|gas safe|\bNICEIC\b|regulator of social housing|\bTPO\b|ombudsman|membership/i,
    examples: ['SRA number ', 'ATOL '],
    counterExamples: ['Registered number '],
  },
  {
    id: 'ico',
    pattern:
      /\bICO\b|information commissioner|data protection (?:reg|act|number|no)|\bDPA\b|data protection register|register of (?:data|fee)/i,
    examples: ['ICO registration: ', 'Data Protection Register no. '],
    counterExamples: ['company registration: '],
  },
  {
    id: 'phone',
    pattern: /\btel(?:ephone)?\b|phone|\bcall\b|mobile|\bfax\b|whatsapp|\+44|\bring\b|text us/i,
    examples: ['Tel: ', 'call us on '],
    counterExamples: ['Company no: '],
  },
  {
    id: 'bank',
    pattern: /sort code|account (?:no|number|name)|\ba\/c\b|\bIBAN\b|\bbank\b/i,
    examples: ['sort code ', 'Account number '],
    counterExamples: ['Company number '],
  },
  {
    id: 'tax',
    pattern: /\bHMRC\b|\bUTR\b|\bPAYE\b|anti.?money|\bAML\b|money laundering|D-?U-?N-?S|\bLEI\b/i,
    examples: ['UTR ', 'registered with HMRC for AML, no. '],
    counterExamples: ['registered in England no. '],
  },
  {
    id: 'reference',
    pattern:
      /\border\b|reference|\bref\b|tracking|patent|trade ?mark|\bISBN\b|\bISO\b|part no|invoice|customer number|policy number|licen[cs]e (?:no|number)/i,
    examples: ['order ', 'Trade mark no. '],
    counterExamples: ['registered no. '],
  },
  {
    id: 'foreign',
    pattern:
      /\bHRB\b|\bKvK\b|chamber of commerce|\bABN\b|\bACN\b|\bSIRE[NT]\b|registry code|registrikood|\bCRO\b|(?<!northern )ireland|\bjersey\b|guernsey|isle of man|\bCVR\b|\bNZBN\b/i,
    examples: ['KvK: ', 'registered in Ireland, number '],
    counterExamples: ['registered in Northern Ireland, number ', 'registered in England, number '],
  },
  {
    id: 'company',
    pattern:
      /compan(?:y|ies)['’]?s?(?: house)?\s*(?:registration|registered|reg\.?|incorporation|id|identification)?\s*(?:no|nos|number|num|nr|n[°º]|№|#|code)?|\bCRN\b|\bco\.?\s*(?:reg\.?)?\s*(?:no|number)|incorporat|partnership (?:no|number)|\bLLP\b|rhif/i,
    examples: ['Company Registration Number: ', 'CRN ', 'Co. Reg. No. ', 'Companies House number '],
    counterExamples: ['VAT '],
  },
  {
    id: 'registered',
    pattern:
      /register(?:ed)?|registration|registrazione|immatriculation|\breg\b|england|wales|scotland|northern ireland|united kingdom|\bUK\b|cofrestr/i,
    examples: ['Registered in England and Wales, ', 'Reg. '],
    counterExamples: ['Tel '],
  },
  {
    id: 'number',
    pattern: /(?:\bno\b|number|\bnum\b|#|\bnr\b)\.?:?\s*$/i,
    examples: ['no. ', 'number: '],
    counterExamples: ['Tel '],
  },
];

/** Labels under which a company prints its own register number. */
export function isCompanyLabel(label: string): boolean {
  return /^(?:after-)?(?:company|registered)$/.test(label);
}

/** Labels of other registers, and of what is no registration at all. */
export function isOtherLabel(label: string): boolean {
  return /^(?:after-)?(?:vat|charity|fca|regulator|ico|phone|bank|tax|reference|foreign)$/.test(label);
}

const UK_PLACE = /\b(?:England|Wales|Scotland|Northern Ireland|United Kingdom|UK|London|Companies House)\b/;

/** The words before the number name a place abroad and none in the United Kingdom after it. */
function isAbroad(before: string): boolean {
  const place = foreignPlaces(before).at(-1);
  return place !== undefined && !UK_PLACE.test(before.slice(place.end));
}

const LOOK_BACK = 70;
const LOOK_AHEAD = 32;
/** A more particular label counts although another ends this much later. */
const PARTICULAR_LEAD = 22;
const GLOBAL = NUMBER_LABELS.map(({ id, pattern }) => ({ id, pattern: new RegExp(pattern.source, 'gi') }));

/** The nearest label before the number, else one right after it. `floor` is where the number before this one ends. */
export function labelOf(text: string, at: { start: number; end: number }, floor: number): string {
  const before = text.slice(Math.max(floor, at.start - LOOK_BACK, 0), at.start);
  let best: { id: string; end: number } | undefined;
  for (const { id, pattern } of GLOBAL) {
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
  if (behind) return `after-${behind.id}`;
  return best ? 'number' : 'none';
}
