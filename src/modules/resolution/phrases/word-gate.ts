import { parsePattern } from './pattern.ts';
import { type RequiredPart, requiredParts } from './required-words.ts';
import { SLOTS } from './slots.ts';

/**
 * Which of many phrases a text may have, by one look at its words: a phrase is out when each of its patterns lacks a word that
 * it needs. Most phrases are out everywhere, and their regular expressions are never tried.
 */
export class WordGate {
  /** For each phrase its patterns, and for each pattern the parts that it needs. */
  private readonly phrases: readonly (readonly (readonly number[])[])[];
  private readonly partsByWord = new Map<string, number[]>();
  private readonly isFound: Uint8Array;

  constructor(phrases: readonly (readonly string[])[]) {
    const parts = new Map<string, number>();
    this.phrases = phrases.map((patterns) =>
      patterns.map((pattern) =>
        requiredParts(parsePattern(pattern, SLOTS)).map((part) => this.number(parts, part)),
      ),
    );
    this.isFound = new Uint8Array(parts.size);
  }

  /** The places of the phrases that the text may have, in order. */
  open(text: string): number[] {
    const { isFound } = this;
    isFound.fill(0);
    eachWord(text, (word) => {
      const parts = this.partsByWord.get(word);
      if (parts) for (const part of parts) isFound[part] = 1;
    });
    const open: number[] = [];
    this.phrases.forEach((patterns, i) => {
      if (patterns.some((parts) => parts.every((part) => isFound[part] === 1))) open.push(i);
    });
    return open;
  }

  /** The same words in several patterns are one part. */
  private number(parts: Map<string, number>, words: RequiredPart): number {
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
