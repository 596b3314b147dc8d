import type { NameWord } from './read-name.ts';

/** How a label is derived from a name; the model weighs it. */
export interface Derivation {
  label: string;
  /**
   * `words`: whole words; `initials`: one letter of each; `head`: the first words as initials; `tail`: the
   * last ones.
   */
  kind: 'words' | 'initials' | 'head' | 'tail';
  joiner: '' | '-';
  /** Which words were taken, by their place in the name. */
  taken: readonly number[];
  /** A word added before or after the name's own: `the…`, `…group`. */
  affix: string;
  /** Short forms were taken, such as `intl`. */
  isShortened: boolean;
  /** An `s` at the end was added or taken away. */
  isInflected: boolean;
  and: 'none' | 'and' | 'n' | 'dropped';
}

const LABEL_MAX = 63;
/** Up to this number of words, every subset is tried. */
const ALL_SUBSETS_MAX = 6;
const SUBSETS_MAX = 90;

/** Words that companies append to get a free domain. */
const SUFFIXES = [
  'uk',
  'group',
  'ltd',
  'limited',
  'plc',
  'llp',
  'co',
  'online',
  'global',
  'gb',
  'europe',
  'eu',
  'london',
  'trust',
  'school',
  'college',
  'law',
  'international',
  'mat',
  'world',
  'services',
  'care',
  'homes',
  'holdings',
  'foods',
  'direct',
  'hq',
  'academy',
  'scotland',
  'usa',
  'corp',
  'inc',
  'company',
  'people',
  'uki',
] as const;
const HYPHENED: ReadonlySet<string> = new Set(['uk', 'group', 'ltd', 'online', 'law', 'int', 'trust']);
const PREFIXES = ['the', 'my', 'go', 'we'] as const;

const SHORT_FORMS: Readonly<Record<string, string>> = {
  academy: 'acad',
  administration: 'admin',
  association: 'assoc',
  associates: 'assoc',
  brothers: 'bros',
  catholic: 'cath',
  communications: 'comms',
  community: 'comm',
  company: 'co',
  construction: 'con',
  consulting: 'consult',
  consultants: 'consult',
  cooperative: 'coop',
  corporation: 'corp',
  development: 'dev',
  developments: 'dev',
  distribution: 'dist',
  education: 'ed',
  electrical: 'elec',
  engineering: 'eng',
  engineers: 'eng',
  environmental: 'env',
  europe: 'eu',
  european: 'euro',
  financial: 'fin',
  football: 'f',
  great: 'gt',
  group: 'grp',
  healthcare: 'health',
  housing: 'ha',
  information: 'info',
  insurance: 'ins',
  international: 'int',
  investments: 'inv',
  kingdom: 'k',
  laboratories: 'labs',
  limited: 'ltd',
  logistics: 'log',
  management: 'mgt',
  manufacturing: 'mfg',
  mountain: 'mt',
  northern: 'north',
  pharmaceuticals: 'pharma',
  photographic: 'photo',
  professional: 'pro',
  property: 'prop',
  recruitment: 'rec',
  saint: 'st',
  services: 'serv',
  solicitors: 'law',
  solutions: 'sol',
  southern: 'south',
  systems: 'sys',
  technologies: 'tech',
  technology: 'tech',
  telecommunications: 'telecom',
  transport: 'trans',
  university: 'uni',
  veterinary: 'vet',
};

/** Words that are often left out. */
const LINKS = new Set(['and', 'of', 'the', 'for', 'in', 'at', 'by', 'de', 'y']);

/** Every label that such a name is known to lead to; the model says which are likely. */
export function deriveLabels({ words }: { words: readonly NameWord[] }): Derivation[] {
  const found: Derivation[] = [];
  const seen = new Set<string>();
  const add = (one: Derivation) => {
    const { label } = one;
    if (label.length < 2 || label.length > LABEL_MAX || !/[a-z]/.test(label)) return;
    const key = `${label} ${one.kind} ${one.affix} ${one.taken.length}`;
    if (seen.has(key)) return;
    seen.add(key);
    found.push(one);
  };
  for (const taken of subsetsOf(words)) {
    const own = taken.flatMap((place) => words[place] ?? []);
    if (own.every(({ isAnd }) => isAnd)) continue;
    deriveWords(own, taken, words, add);
    deriveInitials(own, taken, words, add);
  }
  return found;
}

type Add = (derivation: Derivation) => void;

function deriveWords(
  own: readonly NameWord[],
  taken: readonly number[],
  all: readonly NameWord[],
  add: Add,
): void {
  const hasAnd = own.some(({ isAnd }) => isAnd);
  const isDropped = !hasAnd && all.some(({ isAnd }) => isAnd);
  const base = { kind: 'words' as const, taken, affix: '', isShortened: false, isInflected: false };
  const texts = own.map(({ text }) => text);
  const and = hasAnd ? 'and' : isDropped ? 'dropped' : 'none';
  const joiners = own.length > 1 ? (['', '-'] as const) : ([''] as const);
  for (const joiner of joiners) {
    const label = texts.join(joiner);
    add({ ...base, label, joiner, and });
    if (hasAnd) {
      const withN = own.map(({ text, isAnd }) => (isAnd ? 'n' : text)).join(joiner);
      add({ ...base, label: withN, joiner, and: 'n' });
    }
    const short = texts.map((text) => SHORT_FORMS[text] ?? text).join(joiner);
    if (short !== label) add({ ...base, label: short, joiner, and, isShortened: true });
  }
  const label = texts.join('');
  const inflected = label.endsWith('s') ? label.slice(0, -1) : `${label}s`;
  add({ ...base, label: inflected, joiner: '', and, isInflected: true });
  if (!isBeginning(taken, all)) return;
  for (const suffix of SUFFIXES) {
    if (texts.at(-1) === suffix) continue;
    add({ ...base, label: `${label}${suffix}`, joiner: '', and, affix: suffix });
    if (HYPHENED.has(suffix))
      add({ ...base, label: `${texts.join('-')}-${suffix}`, joiner: '-', and, affix: suffix });
  }
  for (const prefix of PREFIXES) {
    if (texts[0] === prefix) continue;
    add({ ...base, label: `${prefix}${label}`, joiner: '', and, affix: prefix });
  }
}

/** A run of words from the first; only such a run gets an added word. */
function isBeginning(taken: readonly number[], all: readonly NameWord[]): boolean {
  const first = all[0]?.text === 'the' ? 1 : 0;
  const start = taken[0] ?? 0;
  return start <= first && taken.every((place, i) => place === start + i);
}

function deriveInitials(
  own: readonly NameWord[],
  taken: readonly number[],
  all: readonly NameWord[],
  add: Add,
): void {
  if (own.length < 2) return;
  const hasAnd = own.some(({ isAnd }) => isAnd);
  const and = hasAnd ? 'and' : all.some(({ isAnd }) => isAnd) ? 'dropped' : 'none';
  const base = { taken, isShortened: false, isInflected: false, and } as const;
  const initials = own.map(initialOf);
  const acronym = initials.join('');
  add({ ...base, label: acronym, kind: 'initials', joiner: '', affix: '' });
  if (hasAnd) {
    const label = own.map((word) => (word.isAnd ? 'n' : initialOf(word))).join('');
    add({ ...base, label, kind: 'initials', joiner: '', affix: '', and: 'n' });
    const spelled = own.map((word) => (word.isAnd ? 'and' : initialOf(word))).join('');
    add({ ...base, label: spelled, kind: 'initials', joiner: '', affix: '' });
  }
  for (const suffix of ['uk', 'group', 'ltd', 'plc', 'llp', 'trust'])
    add({ ...base, label: acronym + suffix, kind: 'initials', joiner: '', affix: suffix });
  const texts = own.map(({ text }) => text);
  for (let cut = 1; cut < own.length; cut++) {
    for (const joiner of ['', '-'] as const) {
      const head = initials.slice(0, cut).join('') + joiner + texts.slice(cut).join(joiner);
      if (own.length - cut <= 2) add({ ...base, label: head, kind: 'head', joiner, affix: '' });
      const tail = texts.slice(0, cut).join(joiner) + joiner + initials.slice(cut).join('');
      if (cut <= 2) add({ ...base, label: tail, kind: 'tail', joiner, affix: '' });
    }
  }
}

/** Initials and numbers are not shortened. */
function initialOf({ text }: NameWord): string {
  return /^\d+$/.test(text) || (text.length <= 3 && !/[aeiouy]/.test(text)) ? text : (text[0] ?? '');
}

/**
 * All choices of words from a short name; from a long one the runs, and those without the small words or one
 * or two others.
 */
function subsetsOf(words: readonly NameWord[]): number[][] {
  const places = words.map((_, place) => place);
  if (words.length <= ALL_SUBSETS_MAX) {
    const subsets: number[][] = [];
    for (let bits = 1; bits < 1 << words.length; bits++)
      subsets.push(places.filter((place) => bits & (1 << place)));
    return subsets;
  }
  const subsets = new Map<string, number[]>();
  const add = (subset: number[]) => {
    if (subset.length > 0 && subsets.size < SUBSETS_MAX) subsets.set(subset.join(), subset);
  };
  const isLink = (place: number) => LINKS.has(words[place]?.text ?? '');
  const isAside = (place: number) => words[place]?.inBrackets ?? false;
  const bases = [
    places,
    places.filter((place) => !isLink(place)),
    places.filter((place) => !isAside(place)),
    places.filter((place) => !isAside(place) && !isLink(place)),
  ];
  for (const base of bases) for (let end = base.length; end > 0; end--) add(base.slice(0, end));
  for (const base of bases) for (let start = 1; start < base.length; start++) add(base.slice(start));
  for (const base of bases) for (const left of base) add(base.filter((place) => place !== left));
  for (const base of bases) for (let end = base.length; end > 1; end--) add(base.slice(1, end));
  return [...subsets.values()];
}
