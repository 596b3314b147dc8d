const SUFFIX = new RegExp(
  ` (?:${[
    'LIMITED',
    'LTD',
    'PLC',
    'PUBLIC LIMITED COMPANY',
    'LLP',
    'LIMITED LIABILITY PARTNERSHIP',
    'LP',
    'LIMITED PARTNERSHIP',
    'CIC',
    'COMMUNITY INTEREST COMPANY',
    'CIO',
    'CHARITABLE INCORPORATED ORGANISATION',
    'UNLIMITED',
    // The Welsh forms: limited, public limited, limited liability partnership, community interest.
    'CYF',
    'CYFYNGEDIG',
    'CCC',
    'CWMNI CYFYNGEDIG CYHOEDDUS',
    'PAC',
    'PARTNERIAETH ATEBOLRWYDD CYFYNGEDIG',
    'CBC',
    'CWMNI BUDDIANT CYMUNEDOL',
  ].join('|')})$`,
);
/** LIMITED COMPANY, CIC LIMITED and similar: a name may end in two suffixes. */
const SUFFIXES_MAX = 2;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant.
const BEYOND_ASCII = /[^\x00-\x7f]/;

/** Most names of the register are plain capitals with single spaces and need no folding. */
const FOLDED = /^[A-Z0-9]+(?: [A-Z0-9]+)*$/;

/**
 * Folded like `nameKey`, but with the legal suffix and a leading THE: distinguishes ACME LIMITED from ACME
 * LTD.
 */
export function nameSpelling(name: string): string {
  const folded = FOLDED.test(name) ? name : fold(name);
  // The register files old names as ACME LIMITED(THE).
  return folded.endsWith(' THE') ? `THE ${folded.slice(0, -4)}` : folded;
}

/**
 * The form of a company name for comparing. It folds case, accents, punctuation and `&`, and drops the legal
 * suffix and a leading THE: "The Café & Bar Co. Ltd" and "CAFE AND BAR CO LIMITED" are both CAFE AND BAR CO.
 */
export function nameKey(name: string): string {
  let key = nameSpelling(name);
  for (let i = 0; i < SUFFIXES_MAX; i++) {
    const shorter = withoutSuffix(key);
    if (shorter === key || shorter === '') break;
    key = shorter;
  }
  return key.startsWith('THE ') && key.length > 4 ? key.slice(4) : key;
}

function fold(name: string): string {
  let key = name.toUpperCase();
  if (BEYOND_ASCII.test(key)) key = foldBeyondAscii(key);
  return key
    .replaceAll('&', ' AND ')
    .replace(/['`.]/g, '')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
}

/** Almost all names end in LIMITED or LTD; the pattern is tried only for the others. */
function withoutSuffix(key: string): string {
  if (key.endsWith(' LIMITED')) return key.slice(0, -8);
  if (key.endsWith(' LTD')) return key.slice(0, -4);
  return key.replace(SUFFIX, '');
}

/** The key without spaces, so that "acmewidgets" finds ACME WIDGETS. */
export function joinedKey(key: string): string {
  return key.replaceAll(' ', '');
}

/** Letters that NFKD does not decompose. */
const LETTERS: Record<string, string> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  ẞ: 'SS',
  '’': "'",
  '‘': "'",
};

function foldBeyondAscii(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ÆŒØŁĐÐÞẞ’‘]/g, (letter) => LETTERS[letter] ?? letter)
    .toUpperCase();
}

/** Whether two names are the same but for case, punctuation, spaces and the legal form. */
export function isSameName(one: string, other: string): boolean {
  return joinedKey(nameKey(one)) === joinedKey(nameKey(other));
}

/**
 * The companies of a name: by their current name or, if there are none, by a former one. `only` is the
 * company that the name identifies. If several differ only in their legal form, it is the one whose full name
 * was given.
 */
export function findNamesakes<T>(
  companies: readonly T[],
  name: string,
  {
    currentName,
    formerNames,
  }: { currentName: (one: T) => string; formerNames: (one: T) => readonly string[] },
): { named: T[]; only: T | undefined } {
  const current = companies.filter((one) => isSameName(currentName(one), name));
  if (current.length === 0) {
    const former = companies.filter((one) => formerNames(one).some((other) => isSameName(other, name)));
    return { named: former, only: former.length === 1 ? former[0] : undefined };
  }
  const exact = current.filter((one) => spelling(currentName(one)) === spelling(name));
  const [only] = current.length === 1 ? current : exact.length === 1 ? exact : [];
  return { named: current, only };
}

function spelling(name: string): string {
  return joinedKey(nameSpelling(name).replace(/\bLTD\b/g, 'LIMITED'));
}
