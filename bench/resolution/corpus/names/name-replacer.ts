import type { PartKind } from '../pages/html-parts.ts';
import { MARKUP_WORDS } from '../words/lists/terms.ts';
import { type Piece, segment } from '../words/segment.ts';
import { isNumber, replaceTokens, tokenise } from '../words/spelling.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { WordMap } from '../words/word-map.ts';
import { domainLabel } from './brand-names.ts';
import { initialsOf } from './initials.ts';
import { joinedNames, sharedBeginnings } from './joined-names.ts';
import type { NameBook } from './name-book.ts';
import { PhraseIndex } from './phrases.ts';

/** The facts about one site that are needed while its pages are rewritten. */
export interface SiteContext {
  phrases: PhraseIndex;
  /** Words that are replaced in a name of this site, ordinary ones among them. */
  replaced: Set<string>;
  /** Beginnings of names in single letters and pairs: `qz` of Q Z Pellitor. */
  initialisms: Set<string>;
}

export interface NameSources {
  book: NameBook;
  vocabulary: Vocabulary;
  /** Words that occur only in names. */
  nameWords: Set<string>;
  /** Every word of the input; invented words differ from all of them. */
  printed: Set<string>;
}

/** Names, their words, their joined spellings and the domains made of them, in fictional form. */
export class NameReplacer {
  readonly words: WordMap;
  readonly #sources: NameSources;
  readonly #joined: Map<string, string>;
  readonly #initials = new Map<string, string>();
  readonly #labels = new Map<string, string>();
  readonly #sites = new Map<string, SiteContext>();

  constructor(sources: NameSources) {
    const { book, vocabulary, nameWords, printed } = sources;
    this.#sources = sources;
    this.words = new WordMap(printed);
    this.words.addAll(book.all.flatMap(({ words, replaced }) => words.filter((_, i) => replaced[i])));
    this.#joined = joinedNames(
      book.all.filter(({ needsLegalForm, words }) => !needsLegalForm || words.length > 2),
      vocabulary,
      this.words,
    );
    for (const [word, to] of this.#joined) this.words.set(word, to);
    for (const domain of book.bySite.keys()) this.#addSharedBeginnings(domain);
    this.words.addAll(nameWords);
    for (const domain of book.bySite.keys()) this.#addSite(domain);
    for (const domain of book.bySite.keys()) this.label(domainLabel(domain), this.#sites.get(domain));
  }

  site(domain: string): SiteContext {
    return this.#sites.get(domain)!;
  }

  /** The replacement of a single word; undefined where it stays. */
  word(word: string, kind: PartKind, site?: SiteContext): string | undefined {
    if (isNumber(word)) return undefined;
    const together = this.#joined.get(word);
    if (together !== undefined) return together;
    if (kind === 'markup' && MARKUP_WORDS.has(word)) return undefined;
    if (!this.#sources.vocabulary.isDistinctive(word)) return undefined;
    const known = this.#initials.get(word) ?? this.#labels.get(word);
    if (known !== undefined) return known;
    const pieces = word.length < 8 && this.words.has(word) ? [] : this.#cut(word, site);
    if (this.#isMadeOfNames(pieces, site)) return this.#join(pieces);
    return kind === 'text' || this.words.has(word) ? this.words.get(word) : undefined;
  }

  /**
   * The words of a name, with those that the name replaces. Initials in single letters (`Z.K.C.`) count like
   * initials that are written together.
   */
  wordsInName(words: readonly string[], replaced: readonly boolean[]): (string | undefined)[] {
    const out = words.map(
      (word, i) => this.word(word, 'text') ?? (replaced[i] ? this.words.get(word) : undefined),
    );
    for (const [start, end] of runsOfLetters(words)) {
      const together = this.#initials.get(words.slice(start, end).join(''));
      if (together?.length === end - start) out.splice(start, end - start, ...together);
    }
    return out;
  }

  /** A name by itself, as in a label or the register. */
  name(name: string): string {
    const tokens = tokenise(name);
    const { replaced } = this.#sources.book.cores.of(name);
    const words = this.wordsInName(
      tokens.map(({ plain }) => plain),
      replaced,
    );
    return replaceTokens(name, tokens, (_, i) => words[i]);
  }

  /** The name of a domain before its public suffix. Something of it always changes. */
  label(label: string, site?: SiteContext): string {
    const key = label.toLowerCase();
    const known = this.#labels.get(key);
    if (known !== undefined) return known;
    const mapped = this.#labelTogether(key) ?? this.#labelInPieces(key, site);
    this.#labels.set(key, mapped);
    return mapped;
  }

  /** Reads a label with hyphens as a name that is written together: `zand-rell` as Zandrell. */
  #labelTogether(label: string): string | undefined {
    const letters = label.replace(/[^a-z]/g, '');
    const isName = letters.length > 5 && (this.#joined.has(letters) || this.#sources.nameWords.has(letters));
    const name = isName ? [...(this.#joined.get(letters) ?? this.words.get(letters))] : undefined;
    return name && label.replace(/[a-z]/g, () => name.shift()!);
  }

  #labelInPieces(label: string, site?: SiteContext): string {
    const runs = label.split(/([^a-z]+)/);
    const pieces = runs.flatMap((run) =>
      /^[a-z]/.test(run) ? this.#labelPieces(run, site) : [{ text: run, to: run, named: false }],
    );
    // One or two letters may match by chance; they make no other name.
    if (pieces.every(({ text, to, named }) => text === to || (!named && text.length < 3))) {
      const unchanged = pieces.filter(({ text, to }) => /[a-z]/.test(text) && text === to);
      const longest = unchanged.sort((a, b) => b.text.length - a.text.length)[0];
      if (longest) longest.to = this.words.get(longest.text);
    }
    return pieces.map(({ to }) => to).join('');
  }

  #labelPieces(run: string, site?: SiteContext): { text: string; to: string; named: boolean }[] {
    const whole = this.#joined.get(run) ?? this.#initials.get(run);
    if (whole !== undefined) return [{ text: run, to: whole, named: true }];
    return this.#cut(run, site).map(({ text, kind }) => {
      const stays = kind === 'ordinary' || (kind === 'unknown' && text.length < 2);
      const named = kind === 'name' || site?.initialisms.has(text) === true;
      return { text, to: stays ? text : this.#piece(text), named };
    });
  }

  #cut(word: string, site?: SiteContext): Piece[] {
    const { nameWords, vocabulary } = this.#sources;
    const isShortName = (piece: string) => site?.replaced.has(piece) || this.#initials.has(piece);
    // Two letters are a word only where a list says so.
    const isWord = (piece: string) => piece.length > 2 || vocabulary.classOf(piece) !== 'ordinary';
    return segment(word, {
      name: (piece) => piece.length > 2 && (isShortName(piece) || (piece.length > 3 && nameWords.has(piece))),
      ordinary: (piece) =>
        isNumber(piece) || (piece.length > 1 && !vocabulary.isDistinctive(piece) && isWord(piece)),
    });
  }

  #isMadeOfNames(pieces: readonly Piece[], site?: SiteContext): boolean {
    const isName = ({ kind, text }: Piece) =>
      kind === 'name' && (text.length > 3 || site?.replaced.has(text) || this.#initials.has(text));
    const isKnown = ({ kind, text }: Piece) => kind !== 'unknown' || text.length < 4;
    return pieces.length > 1 && pieces.some(isName) && pieces.every(isKnown);
  }

  #join(pieces: readonly Piece[]): string {
    return pieces.map(({ text, kind }) => (kind === 'name' ? this.#piece(text) : text)).join('');
  }

  #piece(text: string): string {
    return this.#initials.get(text) ?? this.words.get(text);
  }

  #addSharedBeginnings(domain: string): void {
    const { book, vocabulary, nameWords } = this.#sources;
    const words = [...book.bySite.get(domain)!.flatMap((phrase) => phrase.words), domainLabel(domain)];
    const own = words.filter((word) => vocabulary.isDistinctive(word) && !this.#joined.has(word));
    own.push(...own.flatMap((word) => beginningsIn(word, nameWords)));
    for (const [word, to] of sharedBeginnings(new Set(own), vocabulary, this.words)) {
      this.#joined.set(word, to);
      this.words.set(word, to);
    }
  }

  #addSite(domain: string): void {
    const { book, vocabulary, nameWords } = this.#sources;
    const phrases = book.bySite.get(domain)!;
    const beginning = (words: string[]) =>
      words
        .slice(
          0,
          words.findIndex((word) => word.length > 2),
        )
        .join('');
    this.#sites.set(domain, {
      phrases: new PhraseIndex([...phrases, ...book.everywhere]),
      replaced: new Set(phrases.flatMap(({ words, replaced }) => words.filter((_, i) => replaced[i]))),
      initialisms: new Set(phrases.map(({ words }) => beginning(words))),
    });
    const label = domainLabel(domain);
    const isLabel = (initials: string) =>
      label === initials || (initials.length > 2 && label.startsWith(initials));
    for (const [from, to] of initialsOf(phrases, this.words)) {
      const isNew = vocabulary.isDistinctive(from) && nameWords.has(from) && !this.#initials.has(from);
      if (!nameWords.has(to) && (isNew || isLabel(from))) this.#initials.set(from, to);
    }
  }
}

/** Where three or more single letters stand in a row; two are replaced letter by letter anyway. */
function runsOfLetters(words: readonly string[]): [number, number][] {
  const letters = words.map((word) => (/^[a-z]$/.test(word) ? word : ' ')).join('');
  return Array.from(letters.matchAll(/[a-z]{3,}/g), (run) => [run.index, run.index + run[0].length]);
}

/** Names with which a word begins: `zandrell` of `zandrellshop`. */
function beginningsIn(word: string, names: ReadonlySet<string>): string[] {
  const lengths = Array.from({ length: Math.max(0, word.length - 6) }, (_, i) => i + 4);
  return lengths.map((length) => word.slice(0, length)).filter((beginning) => names.has(beginning));
}
