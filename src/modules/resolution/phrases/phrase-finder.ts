import { parsePattern, patternSource } from './pattern.ts';
import type { Phrase } from './phrase.ts';
import { requiredWords } from './required-words.ts';
import { SLOTS } from './slots.ts';

type Side = 'before' | 'after';

interface Matcher<Id> {
  id: Id;
  pattern: RegExp;
  unless: RegExp | null;
}

const sideOf = (pattern: string): Side => (pattern.endsWith('{name}') ? 'before' : 'after');

/** Finds phrases on one side of a name. A phrase is tried only where one of the words that it needs is. */
export class PhraseFinder<Id extends string> {
  private readonly side: Side;
  private readonly matchers: readonly Matcher<Id>[];
  /** For each word the places in `matchers` of those that it may be part of. */
  private readonly byWord = new Map<string, number[]>();
  private readonly always: number[] = [];

  constructor(phrases: readonly (Phrase & { id: Id })[], side: Side) {
    this.side = side;
    const own = phrases.filter(({ patterns }) => patterns.some((pattern) => sideOf(pattern) === side));
    this.matchers = own.map(({ id, patterns, unless = [], isCased }) => ({
      id,
      pattern: this.compile(patterns, isCased),
      unless: unless.length > 0 ? this.compile(unless, isCased) : null,
    }));
    own.forEach(({ patterns }, i) => {
      this.index(patterns, i);
    });
  }

  find(text: string): Id[] {
    const isTried = new Uint8Array(this.matchers.length);
    for (const i of this.always) isTried[i] = 1;
    eachWord(text, (word) => {
      const places = this.byWord.get(word);
      if (places) for (const i of places) isTried[i] = 1;
    });
    const at = this.side === 'before' ? text.length : 0;
    const found: Id[] = [];
    this.matchers.forEach(({ id, pattern, unless }, i) => {
      if (isTried[i] === 1 && isAt(pattern, text, at) && !(unless && isAt(unless, text, at))) found.push(id);
    });
    return found;
  }

  /** A pattern that ends at the name is tried backwards from there: forwards, it would be tried at every letter before. */
  private compile(patterns: readonly string[], isCased = false): RegExp {
    const sources = patterns
      .filter((pattern) => sideOf(pattern) === this.side)
      .map((pattern) => patternSource(pattern, SLOTS));
    const either = sources.join('|');
    return new RegExp(this.side === 'before' ? `(?<=${either})` : either, isCased ? 'uy' : 'iy');
  }

  private index(patterns: readonly string[], at: number): void {
    const words = patterns
      .filter((pattern) => sideOf(pattern) === this.side)
      .map((pattern) => requiredWords(parsePattern(pattern, SLOTS)));
    if (words.some((each) => each === null)) this.always.push(at);
    else
      for (const word of new Set(words.flatMap((each) => each ?? [])))
        this.byWord.set(word, [...(this.byWord.get(word) ?? []), at]);
  }
}

function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Words as regular expressions see them, in small letters. A loop over the letters: this is called for every name on a page. */
function eachWord(text: string, visit: (word: string) => void): void {
  const small = text.toLowerCase();
  let start = -1;
  for (let i = 0; i < small.length; i++) {
    const code = small.charCodeAt(i);
    const isLetter = (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95;
    if (isLetter && start < 0) start = i;
    if (isLetter || start < 0) continue;
    visit(small.slice(start, i));
    start = -1;
  }
  if (start >= 0) visit(small.slice(start));
}
