import { eachMatch, remembered } from './search.ts';

/** The words that end a company's name and say what sort of company it is. */
export interface LegalForm {
  /** For foreign forms: where such companies are, or null where several countries share the form. */
  country: string | null;
  foreign: boolean;
  /** `Ltd` is understood in any case; `AS` only as printed, and only where a name could end. */
  strict: boolean;
}

/** A country's forms as patterns without capture groups: those that are understood in any case, and the strict ones. */
type CountryForms = [country: string | null, anyCase: RegExp | null, strict: RegExp | null];

/** The first that fits counts, so longer forms stand before those that they contain. */
const FOREIGN_FORMS: CountryForms[] = [
  ['AU', /\(?pty\.?\)?\s+(?:ltd|limited)/, null],
  ['IN', /(?:pvt|private)\.?\s+(?:ltd|limited)(?!\s+compan)/, null],
  ['SG', /pte\.?\s+(?:ltd|limited)/, null],
  ['MY', /sdn\.?\s+bhd/, null],
  ['TR', /l[iİ]m[iİ]ted\s+[şs][iİ]rket[iİ]|ltd\.?\s+[şs]t[iİ]|anonim\s+[şs]irketi/, null],
  ['IE', /unlimited\s+company|designated\s+activity\s+company|d\.a\.c|teoranta/, /dac|teo/],
  ['DE', /gmbh(?:\s*&\s*co\.?\s*kg)?/, /ug(?:\s*\(haftungsbeschränkt\))?|e\.\s?k|ohg|kg/],
  ['LU', /s\.à\.?\s?r\.l/, null],
  ['FR', /sarl|s\.a\.r\.l/, /sasu|sas|s\.a\.s|eurl/],
  ['NL', /besloten\s+vennootschap|b\.v|n\.v/, /bv|nv/],
  ['BE', null, /bvba/],
  ['ES', null, /s\.l\.u|slu|s\.l|sl/],
  ['IT', /s\.r\.l|srl|s\.p\.a/, /spa/],
  ['PT', null, /lda/],
  ['BR', null, /ltda/],
  ['PL', /sp\.?\s?z\s?o\.?\s?o/, null],
  ['CZ', /s\.r\.o/, null],
  ['HU', null, /kft/],
  ['FI', null, /oyj|oy/],
  ['SE', null, /ab/],
  ['DK', null, /aps|a\/s/],
  ['NO', null, /asa|as/],
  ['EE', null, /oü/],
  ['LT', null, /uab/],
  ['LV', null, /sia/],
  ['BG', null, /eood/],
  ['IS', null, /ehf/],
  ['AE', /fz-?llc/, /fze|fzco|dmcc/],
  // The City of London Corporation is no company of the United States.
  ['US', /l\.l\.c|llc/, /incorporated|inc|(?<!(?:British|London|National|Development)\s)corporation|corp/],
  ['JP', null, /k\.k/],
  [null, /d\.o\.o/, /ulc|ag|se|s\.a|sa/],
];
const UK_FORMS: CountryForms[] = [
  [null, /public\s+limited\s+company|limited\s+liability\s+partnership/, null],
  [null, null, /limited\s+partnership|community\s+interest\s+company|unlimited/],
  [null, /cwmni\s+buddiant\s+cymunedol|(?:c\.?i\.?c|cic)\.?\s+(?:ltd|limited|plc)/, null],
  [null, /limited|ltd|p\.l\.c|plc|l\.l\.p|llp|c\.i\.c|cic|cyfyngedig|cyf/, /cio|scio|ccc|lp/],
];

const FORMS: (LegalForm & { pattern: string })[] = [
  ...FOREIGN_FORMS.map((forms) => ({ forms, foreign: true })),
  ...UK_FORMS.map((forms) => ({ forms, foreign: false })),
].flatMap(({ forms: [country, anyCase, strict], foreign }) => [
  ...(anyCase ? [{ country, foreign, strict: false, pattern: anyCase.source }] : []),
  ...(strict ? [{ country, foreign, strict: true, pattern: strict.source }] : []),
]);

const UK: LegalForm = { country: null, foreign: false, strict: false };
const BY_PATTERN = FORMS.map((form) => ({ whole: new RegExp(`^(?:${form.pattern})$`, 'iu'), form }));

/** What follows a form must not be a letter or digit. Without the flag for Unicode the search takes half the time. */
const FORM = new RegExp(
  `[\\s,)](${FORMS.map(({ pattern }) => pattern).join('|')})(?![a-z\\d@À-ɏ]|[-'’][a-zÀ-ɏ])`,
  'gi',
);
const LETTER_AFTER = /^[-'’]?\p{L}/u;
const NAME_BEFORE = /(?:[\p{L}\p{N}.!?)'’"™®][\s,]{1,3}|\))$/u;

/** Every form that a name may stand before. */
export function findLegalForms(text: string): { at: number; printed: string }[] {
  const forms: { at: number; printed: string }[] = [];
  eachMatch(text, FORM, ({ index, 1: printed = '' }) => {
    const at = index + 1;
    const end = at + printed.length;
    const isForm =
      NAME_BEFORE.test(text.slice(Math.max(0, at - 5), at)) && !LETTER_AFTER.test(text.slice(end, end + 3));
    if (isForm) forms.push({ at, printed });
  });
  return forms;
}

export const legalForm = remembered(
  (words: string): LegalForm => BY_PATTERN.find(({ whole }) => whole.test(words))?.form ?? UK,
);
