import { patternSource } from './pattern.ts';
import type { Phrase } from './phrase.ts';
import type { Side } from './required-words.ts';
import { SLOTS } from './slots.ts';
import { WordGate } from './word-gate.ts';

interface Matcher<Id> {
  id: Id;
  pattern: RegExp;
  unless: RegExp | null;
}

const sideOf = (pattern: string): Side => (pattern.endsWith('{name}') ? 'before' : 'after');

/**
 * Finds phrases on one side of a name. A phrase is tried only where the words are that one of its patterns
 * needs.
 */
export class PhraseFinder<Id extends string> {
  private readonly side: Side;
  private readonly matchers: readonly Matcher<Id>[];
  private readonly gate: WordGate;

  constructor(phrases: readonly (Phrase & { id: Id })[], side: Side) {
    this.side = side;
    const own = phrases.filter(({ patterns }) => patterns.some((pattern) => sideOf(pattern) === side));
    this.matchers = own.map(({ id, patterns, unless = [], isCased }) => ({
      id,
      pattern: this.compile(patterns, isCased),
      unless: unless.length > 0 ? this.compile(unless, isCased) : null,
    }));
    this.gate = new WordGate(
      own.map(({ patterns }) => patterns.filter((pattern) => sideOf(pattern) === side)),
      side,
    );
  }

  find(text: string): Id[] {
    const offset = this.side === 'before' ? text.length : 0;
    const found: Id[] = [];
    for (const i of this.gate.open(text)) {
      const matcher = this.matchers[i];
      if (!matcher) continue;
      const { id, pattern, unless } = matcher;
      if (isAt(pattern, text, offset) && !(unless && isAt(unless, text, offset))) found.push(id);
    }
    return found;
  }

  /**
   * A pattern that ends at the name is tried backwards from there: forwards, it would be tried at every
   * letter before.
   */
  private compile(patterns: readonly string[], isCased = false): RegExp {
    const sources = patterns
      .filter((pattern) => sideOf(pattern) === this.side)
      .map((pattern) => patternSource(pattern, SLOTS));
    const either = sources.join('|');
    return new RegExp(this.side === 'before' ? `(?<=${either})` : either, isCased ? 'uy' : 'iy');
  }
}

function isAt(pattern: RegExp, text: string, offset: number): boolean {
  pattern.lastIndex = offset;
  return pattern.test(text);
}
