import { numbersOf, type Pair, type Register, type Site } from './labelled-pair.ts';
import { collectNames, wordsOfNames } from './names/collect-names.ts';
import { NameBook } from './names/name-book.ts';
import { NameReplacer } from './names/name-replacer.ts';
import { DigitMap } from './numbers/digit-map.ts';
import { PostcodeMap, postcodeKey } from './numbers/postcode-map.ts';
import { readWords } from './pages/html-parts.ts';
import { tokenise } from './words/spelling.ts';
import { Vocabulary } from './words/vocabulary.ts';

const NOTHING: Pair = { sites: [], register: [['CompanyName', 'CompanyNumber']] };

/**
 * Replaces all facts by invented ones. It is made from all sites and the register together. If the corpus
 * that sites are added to is fictional already, its prose distinguishes ordinary words from names, and no
 * invented word is in it.
 */
export class Fiction {
  readonly vocabulary: Vocabulary;
  readonly book: NameBook;
  /** Words of names and words that only names can be. */
  readonly nameWords: Set<string>;
  readonly names: NameReplacer;
  readonly digits: DigitMap;
  readonly postcodes: PostcodeMap;
  readonly knownPostcodes: Set<string>;

  constructor(sites: readonly Site[], register: Register, corpus: Pair = NOTHING) {
    const pages = pagesOf(sites);
    const texts = [...pages, ...linesOf(register)];
    const names = collectNames(sites, register);
    const ofNames = wordsOfNames(names);
    this.vocabulary = new Vocabulary([...sites, ...corpus.sites], ofNames);
    this.book = new NameBook(names, this.vocabulary);
    this.nameWords = new Set(
      [...ofNames, ...pages.flatMap(readWords)].filter((word) => this.vocabulary.isDistinctive(word)),
    );
    const taken = [...texts, ...pagesOf(corpus.sites), ...linesOf(corpus.register)];
    const printed = new Set(taken.flatMap((text) => tokenise(text).map((token) => token.plain)));
    const { book, vocabulary, nameWords } = this;
    this.names = new NameReplacer({ book, vocabulary, nameWords, printed });
    this.digits = DigitMap.avoiding(
      texts.flatMap((text) => text.match(/\d(?:[ \u00a0-]?\d){4,}/g) ?? []),
      numbersOf(corpus),
    );
    this.knownPostcodes = new Set(
      new PostcodeMap().find(texts.join('\n')).map(({ original }) => postcodeKey(original)),
    );
    this.postcodes = PostcodeMap.avoiding(this.knownPostcodes);
  }
}

const pagesOf = (sites: readonly Site[]) => sites.flatMap((site) => site.pages.map((page) => page.html));

const linesOf = (register: Register) => register.map((row) => row.join(' '));
