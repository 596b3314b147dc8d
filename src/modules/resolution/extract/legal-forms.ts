import { memoizeByWord } from '../../../shared/memoize.ts';
import { alternativesByFirstLetter, findAll } from './search.ts';

/** The words that end a company's name and say what sort of company it is. */
export interface LegalForm {
  /** For foreign forms: where such companies are, or null where several countries share the form. */
  country: string | null;
  foreign: boolean;
  /** `Ltd` is understood regardless of case; `AS` only as printed, and only where a name could end. */
  strict: boolean;
}

/** A country's forms as patterns without capture groups: the case-insensitive forms, and the strict ones. */
type CountryForms = [country: string | null, anyCase: RegExp | null, strict: RegExp | null];

/** The first that fits counts, so longer forms come before those that they contain. */
const FOREIGN_FORMS: CountryForms[] = [
  ['AU', /\(?pty\.?\)?\s+(?:ltd|limited)/, null],
  ['IN', /(?:pvt|private)\.?\s+(?:ltd|limited)(?!\s+compan)/, null],
  ['SG', /pte\.?\s+(?:ltd|limited)/, null],
  ['MY', /sdn\.?\s+bhd/, null],
  ['TR', /l[iİ]m[iİ]ted\s+[şs][iİ]rket[iİ]|ltd\.?\s+[şs]t[iİ]|anonim\s+[şs]irketi/, null],
  ['IE', /unlimited\s+company|designated\s+activity\s+company|d\.a\.c|teoranta/, /clg|dac|teo/],
  ['DE', /ggmbh|gmbh(?:\s*&\s*co\.?\s*kg)?/, /ug(?:\s*\(haftungsbeschränkt\))?|e\.\s?[kv]|eg|ohg|kg/],
  ['LU', /s\.à\.?\s?r\.l/, null],
  ['FR', /sarl|s\.a\.r\.l/, /sasu|sas|s\.a\.s|eurl/],
  ['NL', /besloten\s+vennootschap|b\.v|n\.v/, /bv|nv/],
  ['ES', null, /s\.l\.u|slu|s\.l|sl/],
  ['IT', /s\.r\.l|srl|s\.p\.a/, /spa/],
  ['PL', /sp\.?\s?z\s?o\.?\s?o/, null],
  ['CZ', /s\.r\.o/, null],
  ['AE', /fz-?llc/, /fze|fzco|dmcc/],
  ['BH', /b\.s\.c|w\.l\.l/, /bsc|wll/],
  // The City of London Corporation is no company of the United States.
  [
    'US',
    /p\.?l\.?l\.?c|l\.l\.c|llc/,
    /incorporated|inc|(?<!(?:British|London|National|Development)\s)corporation|corp/,
  ],
  ...'BE bvba,PT lda,BR ltda,HU kft,FI oyj|oy,SE ab,DK aps|a/s,NO asa|as,EE oü,LT uab,LV sia,BG eood|ood,IS ehf,JP k[.]k'
    .split(',')
    .map((entry): CountryForms => [entry.slice(0, 2), null, new RegExp(entry.slice(3))]),
  [null, /d\.o\.o/, /ulc|ag|se|s\.a|sa/],
];
const UK_FORMS: CountryForms[] = [
  [null, /public\s+limited\s+company|limited\s+liability\s+partnership/, null],
  [null, null, /limited\s+partnership|community\s+interest\s+company|unlimited/],
  [null, /(?:c\.?i\.?c|cic)\.?\s+(?:ltd|limited|plc)/, null],
  [null, /limited|ltd|p\.l\.c|plc|l\.l\.p|llp|c\.i\.c|cic/, /cio|scio|lp/],
  // The Welsh equivalents of the Companies Act and its orders.
  [null, /cwmni\s+buddiant\s+cymunedol|cwmni\s+cyfyngedig\s+cyhoeddus/, null],
  [
    null,
    /partneriaeth\s+(?:atebolrwydd\s+)?cyfyngedig|cyfyngedig|cyf|c\.c\.c|c\.b\.c|p\.a\.c/,
    /ccc|cbc|pac/,
  ],
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
 * The character after a form must not be a letter or digit, but for a genitive ("Acme Limited's"). Without
 * the flag for Unicode the search takes half the time.
 */
const FORM = new RegExp(
  `[\\s,)](${alternativesByFirstLetter(FORMS.map(({ pattern }) => pattern))})(?![a-z\\d@À-ɏ]|[-'’](?!s\\b)[a-zÀ-ɏ])`,
  'gi',
);
const LETTER_AFTER = /^(?:-?|['’](?!s(?!\p{L})))\p{L}/u;
const NAME_BEFORE = /(?:[\p{L}\p{N}.!?)'’"™®][\s,]{1,3}|\))$/u;

/** Every form that may follow a name. */
export function findLegalForms(text: string): (LegalForm & { start: number; printed: string })[] {
  return findAll(text, FORM, ({ index, 1: printed = '' }) => {
    const start = index + 1;
    const end = start + printed.length;
    if (!NAME_BEFORE.test(text.slice(Math.max(0, start - 5), start))) return undefined;
    if (LETTER_AFTER.test(text.slice(end, end + 3))) return undefined;
    const form = legalForm(printed);
    return isForm(text, start, printed, form) ? { start, printed, ...form } : undefined;
  });
}

/** The words after "limited" where it is an adjective: "limited edition", "limited liability". */
const ADJECTIVE_NEXT = new Set(
  (
    'access amount availability by circumstances companies company edition in information liability licence license ' +
    'number offer partners partnership period range stock time to use warranty'
  ).split(' '),
);
const NEXT_WORD = /^\s*([a-z]+)(.{0,5})/i;
/** "Larch Limited Company no. 1": the next statement begins there. */
const NUMBER_OF_COMPANY = /^\s+(?:no|num|reg|\()/i;
/** "A limited liability partnership" says what the company is, and is no name. */
const KIND_OF_COMPANY = /^(?:limited liability partnership|limited partnership|public limited company)$/i;
/** "A Charitable Incorporated Organisation", "Incorporated in 1890": no name ends there. */
const INCORPORATED_BODY =
  /^\s+(?:organi|body|society|association|charit|compan|engineer|(?:by|in|on|under|as)\b|\d{4})/i;
/** "Ann Tarn set up Tarn Joinery Limited in 2012": written like a name, it is one. */
const CAPITAL_BEFORE = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}&'’-]*\s$/u;
const ARTICLE_BEFORE = /(?:^|[^\p{L}\p{N}])(?:an?|the|is|as|private)\s$/iu;
/**
 * Small words before a short form, after which it is a word or name of its own: "part of ASA", "with ASA".
 */
const NO_NAME_BEFORE =
  /(?:^|[^\p{L}\p{N}])(?:a|about|and|at|by|choose|contact|for|from|in|of|on|or|the|to|use|used|via|with|\d{4})\s$/iu;
/**
 * A capitalised word after a short form makes both a name of their own, "ASA Services", unless it begins
 * particulars.
 */
const NAME_GOES_ON = /^\s\p{Lu}[\p{L}&'’-]+/u;
const PARTICULARS_NEXT =
  /^\s(?:Address|All|Company|Copyright|E-?mail|Headquarters|Office|Org|Phone|Privacy|Reg|Tel|Terms|VAT)/i;

/** Associations, merchants and co-operatives of Germany, whose forms begin with a small letter: "e.V." */
const SMALL_FORM = /^e(?:\.\s?[kv]|g)$/i;
const SMALL_FORM_AS_PRINTED = /^e(?:\.\s?[KV]|G)$/;
const NAME_WORD_BEFORE = /(?<![\p{L}\p{N}])[\p{Lu}\d][\p{L}\p{N}.&'’-]*,?\s$/u;

/** Whether the words are a legal form in this place. */
function isForm(text: string, start: number, printed: string, form: LegalForm): boolean {
  if (SMALL_FORM.test(printed))
    return (
      SMALL_FORM_AS_PRINTED.test(printed) && NAME_WORD_BEFORE.test(text.slice(Math.max(0, start - 40), start))
    );
  if (form.strict && !/^\p{Lu}/u.test(printed)) return false;
  // "Trading As", "Hotel & Spa": a capital that any word of a title may have.
  if (/^(?:As|Spa)$/.test(printed)) return false;
  if (form.strict && form.foreign && printed.length <= SHORT_MAX) return isShortForm(text, start, printed);
  const end = start + printed.length;
  if (/^incorporated$/i.test(printed) && INCORPORATED_BODY.test(text.slice(end, end + 16))) return false;
  if (KIND_OF_COMPANY.test(printed)) return !ARTICLE_BEFORE.test(text.slice(Math.max(0, start - 9), start));
  if (printed === 'Limited' && /^\sin\s/.test(text.slice(end, end + 4)))
    return CAPITAL_BEFORE.test(text.slice(Math.max(0, start - 40), start));
  return !(/^(?:un)?limited$/i.test(printed) && isAdjective(text.slice(end, end + 40)));
}

/** Whether the word "limited" before this text describes what follows. */
function isAdjective(after: string): boolean {
  const [, word = '', rest = ''] = NEXT_WORD.exec(after) ?? [];
  const next = word.toLowerCase();
  return ADJECTIVE_NEXT.has(next) && !(next === 'company' && NUMBER_OF_COMPANY.test(rest));
}

const SHORT_MAX = 4;
/** Degrees, units and words of names: forms of these letters are printed in capitals only. */
const NEVER_FORM = /^(?:BSc|Kg|Ug|Se|Sa|Ag|Sl|Sas|Nv|Bsc)$/;
const NUMBER_BEFORE = /\d\s$/;
const TREATMENT_BEFORE = /(?:^|\W)(?:beauty|day|health|hot|hotel|medi|nail|resort|skin|tub|wellness|&)\s$/i;
const AREA_BEFORE = /(?:^|\W)(?:east|london|road|street)\s$/i;

/** "20 KG", "Day SPA", "London SE". */
function isUnitOrTrade(before: string, printed: string): boolean {
  if (printed === 'KG') return NUMBER_BEFORE.test(before);
  if (printed === 'SPA') return TREATMENT_BEFORE.test(before);
  return printed === 'SE' && AREA_BEFORE.test(before);
}

/** Words that continue a sentence after the name of a company. */
const SENTENCE_WORDS = new Set(
  (
    'a acts an and are as at based bears by can collects company does for from has have holds in is its located may ' +
    'of offers on operates or org organisation owns processes provides reg registered registration reserves respects ' +
    'shall since t takes tel that the to trading under uses vat was were which who will with within'
  ).split(' '),
);
const SMALL_NEXT = /^[\s-]([a-z]+)/;

/** "Fully SIA licensed", "ex SAS soldier": a short word in capitals that describes what follows. */
function isDescribed(after: string): boolean {
  const next = SMALL_NEXT.exec(after)?.[1];
  return next !== undefined && !SENTENCE_WORDS.has(next);
}

/** "AS and A2", "Octavia SE L", "V60 SE": the codes of courses and models are next to other codes. */
const CODE_BEFORE = /(?:^|\s)[A-Z]\d{1,3}\s$/;
const CODE_NEXT = /^(?:,?\s(?:(?:and|or|&)\s)?|\s?[/&]\s?)[A-Z](?:\d\b|(?![\p{L}.-]|\s?\d))/u;

/**
 * A few letters are a form of another country only right behind a name, and where the name ends with them.
 */
function isShortForm(text: string, start: number, printed: string): boolean {
  const end = start + printed.length;
  if (NEVER_FORM.test(printed) || isUnitOrTrade(text.slice(Math.max(0, start - 12), start), printed))
    return false;
  // In capitals, AS and AG are words like any other.
  if (printed.length <= 3 && !/\p{Ll}/u.test(text.slice(Math.max(0, start - 14), end + 14))) return false;
  if (!/^\p{Lu}+$/u.test(printed)) return true;
  const before = text.slice(Math.max(0, start - 12), start);
  if (before.endsWith('\n') || NO_NAME_BEFORE.test(before)) return false;
  const after = text.slice(end, end + 24);
  if (CODE_BEFORE.test(before) || CODE_NEXT.test(after) || isDescribed(after)) return false;
  return !NAME_GOES_ON.test(after) || PARTICULARS_NEXT.test(after);
}
