import { parsePattern } from './pattern.ts';
import { requiredParts, type Side } from './required-words.ts';
import { SLOTS } from './slots.ts';

/** A part that a pattern needs, by its number, and how near to the name. */
interface NeededPart {
  part: number;
  within: number;
}

/** A pattern of a phrase, which is known by the number of the phrase. */
interface GatedPattern {
  phrase: number;
  needs: readonly NeededPart[];
}

const NOT_FOUND = -1;

/**
 * Which of many phrases a text may have, by one look at its words: a phrase is out when each of its patterns
 * lacks a word that it needs, or has it too far from the name. Most phrases are out everywhere, and their
 * regular expressions are never tried.
 */
export class WordGate {
  private readonly side: Side;
  /** Patterns that need no word, by the number of their phrase. */
  private readonly always: readonly number[];
  /** Patterns, indexed by their required part with the fewest words. */
  private readonly patternsOf: GatedPattern[][] = [];
  private readonly partsByWord = new Map<string, number[]>();
  /** For each part the number of characters before it, where it is nearest to the name. */
  private readonly foundAt: Int32Array;

  constructor(phrases: readonly (readonly string[])[], side: Side) {
    this.side = side;
    const parts = new Map<string, number>();
    const always: number[] = [];
    for (const [phrase, patterns] of phrases.entries())
      for (const pattern of patterns) {
        const required = requiredParts(parsePattern(pattern, SLOTS), side);
        const needs = required.map(({ words, within }) => ({ part: this.number(parts, words), within }));
        const fewest = required.reduce((best, { words }, i) => {
          return words.length < (required[best]?.words.length ?? 0) ? i : best;
        }, 0);
        const key = needs[fewest]?.part;
        if (key === undefined) always.push(phrase);
        else this.patternsOf[key] = [...(this.patternsOf[key] ?? []), { phrase, needs }];
      }
    this.always = always;
    this.foundAt = new Int32Array(parts.size);
  }

  /** The places of the phrases that the text may have, in order. */
  open(text: string): number[] {
    const { foundAt, patternsOf } = this;
    foundAt.fill(NOT_FOUND);
    const found: number[] = [];
    const isBefore = this.side === 'before';
    const length = eachWord(text, (word, start, end) => {
      const parts = this.partsByWord.get(word);
      if (!parts) return;
      for (const part of parts) {
        if (foundAt[part] === NOT_FOUND) found.push(part);
        // The last is the nearest to a name after the text, the first to one before it.
        if (isBefore) foundAt[part] = end;
        else if (foundAt[part] === NOT_FOUND) foundAt[part] = start;
      }
    });
    const isNear = ({ part, within }: NeededPart) => {
      const offset = foundAt[part] ?? NOT_FOUND;
      return offset !== NOT_FOUND && (isBefore ? length - offset : offset) <= within;
    };
    const open = new Set(this.always);
    for (const part of found)
      for (const { phrase, needs } of patternsOf[part] ?? []) if (needs.every(isNear)) open.add(phrase);
    return [...open].sort((a, b) => a - b);
  }

  /** Parts by their words, so that equal parts of several patterns are one. */
  private number(parts: Map<string, number>, words: readonly string[]): number {
    const key = [...new Set(words)].sort().join(' ');
    const known = parts.get(key);
    if (known !== undefined) return known;
    const part = parts.size;
    parts.set(key, part);
    for (const word of new Set(words))
      this.partsByWord.set(word, [...(this.partsByWord.get(word) ?? []), part]);
    return part;
  }
}

/**
 * Words as regular expressions see them, in small letters, with the numbers of characters before the word and
 * up to its end; spaces do not count. Returns the number of all characters. A loop over the letters: this is
 * called for every name on a page.
 */
function eachWord(text: string, visit: (word: string, start: number, end: number) => void): number {
  const small = text.toLowerCase();
  let start = -1;
  let count = 0;
  for (let i = 0; i < small.length; i++) {
    const code = small.charCodeAt(i);
    const isLetter = (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95;
    if (isLetter && start < 0) start = i;
    if (!isLetter && start >= 0) {
      visit(small.slice(start, i), count - (i - start), count);
      start = -1;
    }
    if (counts(code)) count++;
  }
  if (start >= 0) visit(small.slice(start), count - (small.length - start), count);
  return count;
}

/**
 * Never more than a regular expression sees: characters beyond the letters of Europe may be spaces, or a part
 * of the letter before.
 */
const counts = (code: number) => code > 32 && code !== 0xa0 && code < 0x300;
