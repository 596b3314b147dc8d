import { PUBLIC_BODIES } from '../words/lists/terms.ts';
import { isNumber, tokenise } from '../words/spelling.ts';
import type { Vocabulary, WordClass } from '../words/vocabulary.ts';

/** A name without its legal form: its words, and which of them an invented word replaces. */
export interface NameCore {
  words: string[];
  replaced: boolean[];
}

/**
 * Words of pages and forms. A company that is named by such words only is a trap in the register, and must
 * remain one.
 */
const PAGE_WORDS = new Set(
  'terms of service services registered office properties trading project brand'.split(' '),
);

const publicBodies = new Set(PUBLIC_BODIES.map((name) => coreWords(name, () => 'ordinary').join(' ')));

function coreOf(name: string, vocabulary: Pick<Vocabulary, 'classOf'>): NameCore {
  const classOf = (word: string) => vocabulary.classOf(word);
  const words = coreWords(name, classOf);
  return {
    words,
    replaced:
      /^[([]/.test(name) || isKeptName(words, classOf)
        ? words.map(() => false)
        : replacedWords(words, classOf),
  };
}

/** The words of a name; the legal form at its end is none of them. */
function coreWords(name: string, classOf: (word: string) => WordClass): string[] {
  const words = tokenise(name).map((token) => token.plain);
  let end = words.length;
  while (end > 1 && classOf(words[end - 1]!) === 'legal' && words[end - 1] !== 'company') end--;
  // C.I.C., P.L.C., L.L.P.
  if (/^(?:c i c|p l c|l l p|l t d)$/.test(words.slice(-3).join(' '))) end = Math.min(end, words.length - 3);
  return words.slice(0, Math.max(end, 1));
}

function isKeptName(words: string[], classOf: (word: string) => WordClass): boolean {
  const named = words.slice(0, words.findLastIndex((word) => classOf(word) !== 'term') + 1);
  if (publicBodies.has(named.join(' ')) || words.every((word) => isNumber(word) || PAGE_WORDS.has(word)))
    return true;
  if (words[0] === 'department' || words[0] === 'ministry') return true;
  const isTerm = (word: string) => classOf(word) === 'term';
  const isCouncil =
    words.at(-1) === 'council' && words.slice(0, -1).every((word) => classOf(word) === 'place');
  return (
    isCouncil || (words.some(isTerm) && words.every((word) => isTerm(word) || classOf(word) === 'function'))
  );
}

/**
 * If no word of a name is distinctive or ordinary, another word is replaced: the first word of the first of
 * these classes.
 */
const LAST_RESORTS: WordClass[][] = [['place'], ['generic'], ['direction'], ['term', 'function', 'legal']];

/** The country in which a company was formed is a signal, also in its name. */
const COUNTRIES = new Set(
  'england wales scotland ireland britain uk gb jersey guernsey man isle kingdom malta'.split(' '),
);

function replacedWords(words: string[], classOf: (word: string) => WordClass): boolean[] {
  const replaced = words.map(
    (word, i) =>
      isInitial(words, i) ||
      (word.length > 1 && !isNumber(word) && /^(?:distinctive|ordinary)$/.test(classOf(word))),
  );
  if (replaced.some(Boolean)) return replaced;
  for (const classes of LAST_RESORTS) {
    const first = words.findIndex(
      (word) => !isNumber(word) && !COUNTRIES.has(word) && classes.includes(classOf(word)),
    );
    if (first >= 0) return words.map((_, i) => i === first);
  }
  return replaced;
}

/** Single letters that begin a name: Q & Z Kettles, Q2Z; not the e of e-Kettles. */
function isInitial(words: string[], i: number): boolean {
  const short = (word: string | undefined) => word !== undefined && (word.length === 1 || isNumber(word));
  if (!/^[a-z]$/.test(words[i]!) || !words.slice(0, i).every(short)) return false;
  return /[aeis]/.test(words[i]!) ? short(words[i + 1]) || (i > 0 && words[i] !== 's') : true;
}

/** The words of all names, so that a name at the beginning of another one changes in the same way. */
export class NameCores {
  readonly #vocabulary: Pick<Vocabulary, 'classOf'>;
  readonly #replaced = new Map<string, boolean[]>();

  constructor(names: Iterable<string>, vocabulary: Pick<Vocabulary, 'classOf'>) {
    this.#vocabulary = vocabulary;
    const cores = Array.from(names, (name) => coreOf(name, vocabulary)).sort(
      (a, b) => a.words.length - b.words.length,
    );
    for (const { words, replaced } of cores)
      this.#replaced.set(words.join(' '), this.#withBeginnings(words, replaced));
  }

  of(name: string): NameCore {
    const core = coreOf(name, this.#vocabulary);
    return {
      ...core,
      replaced: this.#replaced.get(core.words.join(' ')) ?? this.#withBeginnings(core.words, core.replaced),
    };
  }

  #withBeginnings(words: string[], replaced: boolean[]): boolean[] {
    const out = [...replaced];
    if (!out.some(Boolean)) return out;
    const start = words[0] === 'the' ? 1 : 0;
    for (let end = start + 2; end <= words.length; end++) {
      for (const from of [0, start]) {
        const inner = this.#replaced.get(words.slice(from, end).join(' ')) ?? [];
        for (const [i, isReplaced] of inner.entries()) out[from + i] ||= isReplaced;
      }
    }
    return out;
  }
}

/**
 * Beginnings of a name that may be used instead of it: at least two distinctive words, one of which is
 * replaced.
 */
export function beginningsOf(
  { words, replaced }: NameCore,
  vocabulary: Pick<Vocabulary, 'classOf'>,
): NameCore[] {
  const says = (word: string) => vocabulary.classOf(word) !== 'function';
  return words.flatMap((_, i) => {
    const part = { words: words.slice(0, i), replaced: replaced.slice(0, i) };
    return part.words.filter(says).length > 1 && part.replaced.some(Boolean) && says(part.words.at(-1)!)
      ? [part]
      : [];
  });
}
