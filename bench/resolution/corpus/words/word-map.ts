import { shuffle } from '../random.ts';
import { applyEdits, editScript } from './edit-script.ts';
import { inventWord, isUnfortunate } from './invent-word.ts';

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];
const ORDER = shuffle(ALPHABET, 'letters');
/** Another letter for each letter. */
const LETTERS = ALPHABET.map((letter) => ORDER[(ORDER.indexOf(letter) + 1) % ORDER.length]!);

/**
 * An invented word for each word of a name. It is the same everywhere, differs from the invented words of
 * other words, and is no word of the input. A word that is close to an earlier one (a plural, a typing error)
 * gets a word that is equally close to that one's.
 */
export class WordMap {
  readonly #taken: Set<string>;
  readonly #words = new Map<string, string>();
  readonly #byEnds = new Map<string, string[]>();

  constructor(wordsOfTheInput: Iterable<string>) {
    this.#taken = new Set(wordsOfTheInput);
  }

  /** A shorter word comes before its plural. */
  addAll(words: Iterable<string>): void {
    for (const word of [...new Set(words)].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)))
      this.get(word);
  }

  get(word: string): string {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    const invented =
      word.length < 3 ? this.#letters(word) : (this.#likeNeighbour(word) ?? this.#invent(word));
    this.set(word, invented);
    return invented;
  }

  /** Says what replaces a word, before it is asked for. */
  set(word: string, invented: string): void {
    this.#words.set(word, invented);
    this.#taken.add(invented);
    for (const end of ends(word)) this.#byEnds.set(end, [...(this.#byEnds.get(end) ?? []), word]);
  }

  /** Initials letter by letter, so that `A R` and `AR` stay alike. */
  #letters(word: string): string {
    return word.replace(/[a-z]/g, (letter) => LETTERS[letter.charCodeAt(0) - 97]!);
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  entries(): [string, string][] {
    return [...this.#words].sort();
  }

  #likeNeighbour(word: string): string | undefined {
    if (word.length < 5) return undefined;
    const neighbours = new Set(ends(word).flatMap((end) => this.#byEnds.get(end) ?? []));
    for (const neighbour of [...neighbours].sort()) {
      const edits = editScript(neighbour, word, isSwapped(neighbour, word) ? 2 : 1);
      if (!edits) continue;
      const invented = applyEdits(this.#words.get(neighbour)!, edits);
      if (invented.length === word.length && !this.#taken.has(invented)) return invented;
    }
    return undefined;
  }

  #invent(word: string): string {
    for (let attempt = 0; attempt < 4000; attempt++) {
      const invented = inventWord(word, attempt);
      if (!this.#taken.has(invented) && !isUnfortunate(invented)) return invented;
    }
    throw new Error(`No invented word is left for one of ${word.length} letters.`);
  }
}

/** Words one or two edits apart share their beginning or their end. */
const ends = (word: string) => (word.length < 4 ? [] : [`${word.slice(0, 4)}-`, `-${word.slice(-4)}`]);

/** Whether two words have the same letters, in another order. */
const isSwapped = (a: string, b: string) => [...a].sort().join('') === [...b].sort().join('');
