import type { Site } from '../labelled-pair.ts';
import { visibleText } from '../pages/html-parts.ts';
import { DIRECTIONS, FUNCTION_WORDS, GENERIC_WORDS, LEGAL_FORMS } from './lists/generic-words.ts';
import { ORDINARY_WORDS } from './lists/ordinary-words.ts';
import { PLACES } from './lists/places.ts';
import { TERMS } from './lists/terms.ts';
import { plain, tokenise } from './spelling.ts';

export type WordClass =
  | 'function'
  | 'legal'
  | 'direction'
  | 'generic'
  | 'place'
  | 'term'
  | 'ordinary'
  | 'distinctive';

const plainSet = (words: Iterable<string>) => new Set(Array.from(words, plain));

const LISTS: [WordClass, Set<string>][] = [
  ['function', FUNCTION_WORDS],
  ['legal', LEGAL_FORMS],
  ['direction', DIRECTIONS],
  ['generic', GENERIC_WORDS],
  ['place', PLACES],
  ['term', TERMS],
  ['ordinary', ORDINARY_WORDS],
].map(([name, words]) => [name as WordClass, plainSet(words as Set<string>)]);

const ENDINGS = [/s$/, /es$/, /ed$/, /d$/, /ing$/, /ly$/, /ment$/, /ments$/];

/**
 * Decides which words are ordinary: those of the lists, those that two sites print in small letters, and
 * those that one site prints so if no company is named with them. Any other word is distinctive, which means
 * part of a name, unless a list says otherwise.
 */
export class Vocabulary {
  readonly #small = new Map<string, number>();
  readonly #nameWords: Set<string>;

  constructor(sites: readonly Site[], nameWords: Iterable<string>) {
    this.#nameWords = new Set(nameWords);
    for (const site of sites) {
      const words = new Set(site.pages.flatMap((page) => smallWords(page.html)));
      const label = plain(site.domain.replace(/[^a-z0-9.]/gi, ''));
      for (const word of words) {
        // A brand that prints itself in small letters is no ordinary word.
        if (word.length > 3 && label.startsWith(word)) continue;
        this.#small.set(word, (this.#small.get(word) ?? 0) + 1);
      }
    }
  }

  classOf(word: string): WordClass {
    const listed = LISTS.find(([, words]) => words.has(word));
    if (listed) return listed[0];
    return this.#isOrdinary(word) || ENDINGS.some((ending) => this.#isStem(word, ending))
      ? 'ordinary'
      : 'distinctive';
  }

  isDistinctive(word: string): boolean {
    return word.length > 2 && this.classOf(word) === 'distinctive';
  }

  /** Two letters that are no word. */
  isInitialism(word: string): boolean {
    return /^[a-z]{2}$/.test(word) && this.classOf(word) === 'ordinary' && (this.#small.get(word) ?? 0) < 5;
  }

  #isOrdinary(word: string): boolean {
    const sites = this.#small.get(word) ?? 0;
    return /^\d/.test(word) || word.length < 3 || sites > 1 || (sites === 1 && !this.#nameWords.has(word));
  }

  /** Whether the word is another form of an ordinary one. */
  #isStem(word: string, ending: RegExp): boolean {
    if (!ending.test(word) || this.#nameWords.has(word)) return false;
    const stem = word.replace(ending, '');
    return (
      stem.length > 3 && [stem, `${stem}e`].some((form) => this.#isOrdinary(form) || ORDINARY_WORDS.has(form))
    );
  }
}

/** Words in small letters throughout (`zKettles` is a name), those of web and e-mail addresses left out. */
export function smallWords(html: string): string[] {
  const text = visibleText(html).replace(/\S*[@/]\S*|\b[\w-]+(?:\.[\w-]+)+/g, ' ');
  return tokenise(text)
    .filter(({ start, end }) => /^[^\p{Lu}]+$/u.test(text.slice(start, end)))
    .map((token) => token.plain);
}
