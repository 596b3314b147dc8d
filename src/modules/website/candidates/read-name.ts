/** A word of a company's name, as far as its domain depends on it. */
export interface NameWord {
  /** Lower case, letters and digits only. */
  text: string;
  /** `&` or `and`: written `and`, `n`, or not at all. */
  isAnd: boolean;
  /** In brackets, as places and former owners often are. */
  inBrackets: boolean;
}

/** Legal forms; rarely part of a domain, and then in short. */
const FORMS = [
  'limited liability partnership',
  'public limited company',
  'community interest company',
  'charitable incorporated organisation',
  'limited partnership',
  'cwmni cyfyngedig cyhoeddus',
  'cwmni buddiant cymunedol',
  'limited',
  'ltd',
  'plc',
  'llp',
  'lp',
  'cic',
  'cio',
  'unlimited',
  'cyfyngedig',
  'cyf',
  'ccc',
  'cbc',
].map((form) => form.split(' '));

/** The register allows no longer name. */
const CHARACTERS_MAX = 160;
const WORDS_MAX = 12;
/** For names such as … CIC LIMITED. */
const FORMS_MAX = 2;

/** A parsed company name. */
export interface ReadName {
  /** In their order, without the legal form at the end. */
  words: NameWord[];
  /** The legal form in the name; `none` if it shows none, as many charities. */
  form: string;
}

export function readName(name: string): ReadName {
  const words = splitWords(name);
  let form = 'none';
  for (let i = 0; i < FORMS_MAX; i++) {
    const found = FORMS.find((one) => endsWith(words, one));
    if (!found || found.length >= words.length) break;
    words.length -= found.length;
    const [first = ''] = found;
    form = found.length > 1 ? found.map((word) => word[0]).join('') : first === 'limited' ? 'ltd' : first;
  }
  return { words: words.slice(0, WORDS_MAX), form };
}

function endsWith(words: readonly NameWord[], form: readonly string[]): boolean {
  const start = words.length - form.length;
  return start >= 0 && form.every((word, i) => words[start + i]?.text === word);
}

function splitWords(name: string): NameWord[] {
  const words: NameWord[] = [];
  let depth = 0;
  for (const [token] of fold(name).matchAll(/[()]|&|\+|[a-z0-9]+/g)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth = Math.max(0, depth - 1);
    else {
      const isAnd = token === '&' || token === '+' || token === 'and';
      words.push({ text: isAnd ? 'and' : token, isAnd, inBrackets: depth > 0 });
    }
  }
  return joinInitials(words);
}

function fold(name: string): string {
  return name
    .slice(0, CHARACTERS_MAX)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘'`]/g, '')
    .replace(/(?<=\b[a-z])\.(?=[a-z]\b)/g, '');
}

/** J C B, J.C.B. and JCB become one word. */
function joinInitials(words: readonly NameWord[]): NameWord[] {
  const joined: NameWord[] = [];
  let isOpen = false;
  for (const word of words) {
    const last = joined.at(-1);
    const isInitial = /^[a-z]$/.test(word.text) && !word.isAnd;
    if (isInitial && isOpen && last && last.inBrackets === word.inBrackets)
      joined[joined.length - 1] = { ...last, text: last.text + word.text };
    else joined.push(word);
    isOpen = isInitial;
  }
  return joined;
}
