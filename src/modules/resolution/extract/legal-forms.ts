/** The words that end a company's name and say what sort of company it is. */
export interface LegalForm {
  /** For foreign forms: where such companies are, or null where several countries share the form. */
  country: string | null;
  foreign: boolean;
  /** `Ltd` is understood in any case; `AS` only as printed, and only where a name could end. */
  strict: boolean;
}

const uk: LegalForm = { country: null, foreign: false, strict: false };
const ukStrict: LegalForm = { country: null, foreign: false, strict: true };
const abroad = (country: string | null, strict = false): LegalForm => ({ country, foreign: true, strict });

/** Patterns without capture groups; the first that fits wins, so longer forms stand before those they contain. */
const FORMS: [pattern: string, form: LegalForm][] = [
  ['\\(?pty\\.?\\)?\\s+(?:ltd|limited)', abroad('AU')],
  ['(?:pvt|private)\\.?\\s+(?:ltd|limited)(?!\\s+compan)', abroad('IN')],
  ['pte\\.?\\s+(?:ltd|limited)', abroad('SG')],
  ['sdn\\.?\\s+bhd', abroad('MY')],
  ['l[iİ]m[iİ]ted\\s+[şs][iİ]rket[iİ]|ltd\\.?\\s+[şs]t[iİ]', abroad('TR')],
  ['anonim\\s+[şs]irketi', abroad('TR')],
  ['public\\s+limited\\s+company', uk],
  ['limited\\s+liability\\s+partnership', uk],
  ['limited\\s+partnership', ukStrict],
  ['community\\s+interest\\s+company', ukStrict],
  ['cwmni\\s+buddiant\\s+cymunedol', uk],
  ['(?:c\\.?i\\.?c|cic)\\.?\\s+(?:ltd|limited|plc)', uk],
  ['unlimited\\s+company', abroad('IE')],
  ['unlimited', ukStrict],
  ['limited', uk],
  ['ltd', uk],
  ['p\\.l\\.c', uk],
  ['plc', uk],
  ['l\\.l\\.p', uk],
  ['llp', uk],
  ['c\\.i\\.c', uk],
  ['cic', uk],
  ['cio', ukStrict],
  ['scio', ukStrict],
  ['cyfyngedig', uk],
  ['cyf', uk],
  ['ccc', ukStrict],
  ['lp', ukStrict],
  ['designated\\s+activity\\s+company', abroad('IE')],
  ['dac', abroad('IE', true)],
  ['d\\.a\\.c', abroad('IE')],
  ['teoranta', abroad('IE')],
  ['teo', abroad('IE', true)],
  ['ulc', abroad(null, true)],
  ['gmbh(?:\\s*&\\s*co\\.?\\s*kg)?', abroad('DE')],
  ['ug(?:\\s*\\(haftungsbeschränkt\\))?', abroad('DE', true)],
  ['e\\.\\s?k', abroad('DE', true)],
  ['ohg', abroad('DE', true)],
  ['kg', abroad('DE', true)],
  ['ag', abroad(null, true)],
  ['se', abroad(null, true)],
  ['sasu', abroad('FR', true)],
  ['sas', abroad('FR', true)],
  ['s\\.a\\.s', abroad('FR', true)],
  ['sarl', abroad('FR')],
  ['s\\.à\\.?\\s?r\\.l', abroad('LU')],
  ['s\\.a\\.r\\.l', abroad('FR')],
  ['eurl', abroad('FR', true)],
  ['besloten\\s+vennootschap', abroad('NL')],
  ['b\\.v', abroad('NL')],
  ['bv', abroad('NL', true)],
  ['n\\.v', abroad('NL')],
  ['nv', abroad('NL', true)],
  ['bvba', abroad('BE', true)],
  ['s\\.l\\.u', abroad('ES', true)],
  ['slu', abroad('ES', true)],
  ['s\\.l', abroad('ES', true)],
  ['sl', abroad('ES', true)],
  ['s\\.r\\.l', abroad('IT')],
  ['srl', abroad('IT')],
  ['s\\.p\\.a', abroad('IT')],
  ['spa', abroad('IT', true)],
  ['s\\.a', abroad(null, true)],
  ['sa', abroad(null, true)],
  ['lda', abroad('PT', true)],
  ['ltda', abroad('BR', true)],
  ['sp\\.?\\s?z\\s?o\\.?\\s?o', abroad('PL')],
  ['s\\.r\\.o', abroad('CZ')],
  ['kft', abroad('HU', true)],
  ['oyj', abroad('FI', true)],
  ['oy', abroad('FI', true)],
  ['ab', abroad('SE', true)],
  ['aps', abroad('DK', true)],
  ['a\\/s', abroad('DK', true)],
  ['asa', abroad('NO', true)],
  ['as', abroad('NO', true)],
  ['oü', abroad('EE', true)],
  ['uab', abroad('LT', true)],
  ['sia', abroad('LV', true)],
  ['d\\.o\\.o', abroad(null)],
  ['eood', abroad('BG', true)],
  ['ehf', abroad('IS', true)],
  ['fz-?llc', abroad('AE')],
  ['fze', abroad('AE', true)],
  ['fzco', abroad('AE', true)],
  ['dmcc', abroad('AE', true)],
  ['l\\.l\\.c', abroad('US')],
  ['llc', abroad('US')],
  ['incorporated', abroad('US', true)],
  ['inc', abroad('US', true)],
  ['corporation', abroad('US', true)],
  ['corp', abroad('US', true)],
  ['k\\.k', abroad('JP', true)],
];

const BY_PATTERN = FORMS.map(([pattern, form]) => ({ whole: new RegExp(`^(?:${pattern})$`, 'iu'), form }));

/** What follows a form must not be a letter or digit. Without the flag for Unicode the search takes half the time. */
const FORM = new RegExp(
  `[\\s,)](${FORMS.map(([pattern]) => pattern).join('|')})(?![a-z\\d@À-ɏ]|[-'’][a-zÀ-ɏ])`,
  'gi',
);
const LETTER_AFTER = /^[-'’]?\p{L}/u;
const NAME_BEFORE = /(?:[\p{L}\p{N}.!?)'’"™®][\s,]{1,3}|\))$/u;

export interface PrintedForm {
  at: number;
  printed: string;
}

/** Every form that a name may stand before. */
export function findLegalForms(text: string): PrintedForm[] {
  const forms: PrintedForm[] = [];
  FORM.lastIndex = 0;
  for (let found = FORM.exec(text); found; found = FORM.exec(text)) {
    const at = found.index + 1;
    const isForm =
      NAME_BEFORE.test(text.slice(Math.max(0, at - 5), at)) &&
      !LETTER_AFTER.test(text.slice(FORM.lastIndex, FORM.lastIndex + 3));
    if (isForm) forms.push({ at, printed: found[1] ?? '' });
    else FORM.lastIndex = at;
  }
  return forms;
}

/** Forms by the words that were met, which are few: they differ by case, stops and spaces only. */
const MET = new Map<string, LegalForm>();

export function legalForm(words: string): LegalForm {
  const key = words.toLowerCase().replace(/\s+/g, ' ');
  let form = MET.get(key);
  if (!form) {
    form = BY_PATTERN.find(({ whole }) => whole.test(words))?.form ?? uk;
    MET.set(key, form);
  }
  return form;
}
