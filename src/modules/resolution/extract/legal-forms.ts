import { memoizeByWord } from '../../../shared/memoize.ts';
import { anyOf, findAll } from './search.ts';

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

/** The first that fits counts, so longer forms come before those that they contain. */
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
  ['ES', null, /s\.l\.u|slu|s\.l|sl/],
  ['IT', /s\.r\.l|srl|s\.p\.a/, /spa/],
  ['PL', /sp\.?\s?z\s?o\.?\s?o/, null],
  ['CZ', /s\.r\.o/, null],
  ['AE', /fz-?llc/, /fze|fzco|dmcc/],
  // The City of London Corporation is no company of the United States.
  ['US', /l\.l\.c|llc/, /incorporated|inc|(?<!(?:British|London|National|Development)\s)corporation|corp/],
  ...'BE bvba,PT lda,BR ltda,HU kft,FI oyj|oy,SE ab,DK aps|a/s,NO asa|as,EE oü,LT uab,LV sia,BG eood,IS ehf,JP k[.]k'
    .split(',')
    .map((entry): CountryForms => [entry.slice(0, 2), null, new RegExp(entry.slice(3))]),
  [null, /d\.o\.o/, /ulc|ag|se|s\.a|sa/],
];
const UK_FORMS: CountryForms[] = [
  [null, /public\s+limited\s+company|limited\s+liability\s+partnership/, null],
  [null, null, /limited\s+partnership|community\s+interest\s+company|unlimited/],
  [null, /cwmni\s+buddiant\s+cymunedol|(?:c\.?i\.?c|cic)\.?\s+(?:ltd|limited|plc)/, null],
  [null, /limited|ltd|p\.l\.c|plc|l\.l\.p|llp|c\.i\.c|cic|cyfyngedig|cyf/, /cio|scio|ccc|lp/],
];

const FORMS: (LegalForm & { pattern: RegExp })[] = [
  ...FOREIGN_FORMS.map((forms) => ({ forms, foreign: true })),
  ...UK_FORMS.map((forms) => ({ forms, foreign: false })),
].flatMap(({ forms: [country, anyCase, strict], foreign }) => [
  ...(anyCase ? [{ country, foreign, strict: false, pattern: anyCase }] : []),
  ...(strict ? [{ country, foreign, strict: true, pattern: strict }] : []),
]);

const BY_PATTERN = FORMS.map(({ pattern: { source }, ...form }) => ({
  whole: new RegExp(`^(?:${source})$`, 'iu'),
  form,
}));
/** For words that only a search without the flag for Unicode takes for a form, by the case of a letter. */
const UK: LegalForm = { country: null, foreign: false, strict: false };

const legalForm = memoizeByWord(
  (words: string): LegalForm => BY_PATTERN.find(({ whole }) => whole.test(words))?.form ?? UK,
);

/**
 * What follows a form must not be a letter or digit, but for a genitive ("Acme Limited's"). Without the flag for Unicode the
 * search takes half the time.
 */
const FORM = new RegExp(
  `[\\s,)](${anyOf(FORMS.map(({ pattern }) => pattern))})(?![a-z\\d@À-ɏ]|[-'’](?!s\\b)[a-zÀ-ɏ])`,
  'gi',
);
const LETTER_AFTER = /^(?:-?|['’](?!s(?!\p{L})))\p{L}/u;
const NAME_BEFORE = /(?:[\p{L}\p{N}.!?)'’"™®][\s,]{1,3}|\))$/u;

/** Every form that may follow a name. */
export function findLegalForms(text: string): (LegalForm & { at: number; printed: string })[] {
  return findAll(text, FORM, ({ index, 1: printed = '' }) => {
    const at = index + 1;
    const end = at + printed.length;
    if (!NAME_BEFORE.test(text.slice(Math.max(0, at - 5), at))) return undefined;
    if (LETTER_AFTER.test(text.slice(end, end + 3))) return undefined;
    const form = legalForm(printed);
    return isForm(text, at, printed, form) ? { at, printed, ...form } : undefined;
  });
}

/** "Limited edition", "limited liability": the word is no legal form there. */
const NO_FORM_BEFORE =
  /^\s*(?:edition|liability|time|to|offer|stock|number|range|period|warranty|use|company(?!\s+(?:no|num|reg|\())|companies|availability|by|in|partnership|access|amount|circumstances|information|license|licence)\b/i;

/** Whether the words are a legal form in this place. */
function isForm(text: string, at: number, printed: string, { strict, foreign }: LegalForm): boolean {
  if (strict && !/^\p{Lu}/u.test(printed)) return false;
  // "Trading As", "Hotel & Spa": a capital that any word of a title may have.
  if (/^(?:As|Spa)$/.test(printed)) return false;
  const end = at + printed.length;
  // In capitals, AS and AG are words like any other.
  const isShort = strict && foreign && printed.length <= 3;
  if (isShort && !/\p{Ll}/u.test(text.slice(Math.max(0, at - 14), end + 14))) return false;
  return !(/^(?:un)?limited$/i.test(printed) && NO_FORM_BEFORE.test(text.slice(end, at + 40)));
}
