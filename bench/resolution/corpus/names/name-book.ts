import { FUNCTION_WORDS } from '../words/lists/generic-words.ts';
import { WELL_KNOWN_FIRMS } from '../words/lists/terms.ts';
import { isNumber } from '../words/spelling.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import type { Names, SiteNames } from './collect-names.ts';
import { beginningsOf, type NameCore, NameCores } from './name-words.ts';
import type { Phrase } from './phrases.ts';

/**
 * Phrases that are searched for on every page, and phrases that are searched for on the pages of one site.
 */
export class NameBook {
  readonly cores: NameCores;
  readonly everywhere: Phrase[];
  readonly bySite: Map<string, Phrase[]>;
  /** Names of a single letter and numbers: 20z. */
  readonly short: Phrase[];
  readonly #vocabulary: Vocabulary;

  constructor(names: Names, vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    const ofSites = names.sites.flatMap(({ labels, brands }) => [...labels, ...brands]);
    this.cores = new NameCores([...names.register, ...WELL_KNOWN_FIRMS, ...ofSites], vocabulary);
    this.bySite = new Map(names.sites.map((site) => [site.domain, this.#phrasesOf(site)]));
    this.everywhere = [
      ...WELL_KNOWN_FIRMS.map((name) => ({ ...this.cores.of(name), needsLegalForm: false })),
      ...this.#ofManySites(names.sites),
      ...names.register.map((name) => this.#registered(this.cores.of(name))),
    ].filter(changes);
    const isShort = (word: string) => word.length === 1 || isNumber(word);
    this.short = this.everywhere.filter(({ words }) => words.length > 1 && words.every(isShort));
  }

  get all(): Phrase[] {
    return [...this.everywhere, ...[...this.bySite.values()].flat()];
  }

  /** A registered name. One or two ordinary words may be prose unless their legal form follows. */
  #registered(core: NameCore): Phrase {
    const words = core.words.filter((word) => !FUNCTION_WORDS.has(word));
    return { ...core, needsLegalForm: !this.#isSure(core) && words.length < 3 };
  }

  /** Labelled names that other sites may print too. */
  #ofManySites(sites: readonly SiteNames[]): Phrase[] {
    const cores = sites.map(({ labels, brands }) =>
      [...labels, ...brands].map((name) => this.cores.of(name)),
    );
    const counts = new Map<string, number>();
    for (const ofSite of cores) {
      for (const key of new Set(ofSite.map(({ words }) => words.join(' '))))
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const isShared = (core: NameCore) => this.#isSure(core) || counts.get(core.words.join(' '))! > 1;
    return cores
      .flat()
      .filter((core) => core.words.length > 1 && isShared(core))
      .map((core) => ({ ...core, needsLegalForm: false }));
  }

  #phrasesOf({ labels, brands, smallWords }: SiteNames): Phrase[] {
    const cores = [...labels, ...brands].map((name) => this.cores.of(name));
    const isName = (word: string) => !smallWords.has(word) && this.#vocabulary.classOf(word) === 'ordinary';
    // Names such as zKettles, z4kettles and 20z, and brands in small letters, if the site's own title prints
    // them like this.
    const printedSmall = new Set(
      [
        ...brands.filter((brand) => brand === brand.toLowerCase()),
        ...labels.filter((label) => /^(?:\p{Ll}+[\p{Lu}\d]|\d+\p{Ll}\b)/u.test(label)),
      ].map((name) => this.cores.of(name).words.join(' ')),
    );
    const own = [...labels.slice(0, 1), ...brands].map((name) => this.cores.of(name));
    return [
      ...cores,
      ...cores.flatMap(withoutArticle),
      ...cores.flatMap((core) => beginningsOf(core, this.#vocabulary)),
      ...own.flatMap((core) => firstWord(core, isName)),
    ]
      .filter(changes)
      .map((core) => ({
        ...core,
        needsLegalForm: false,
        anyCase: this.#isInitialism(core) || printedSmall.has(core.words.join(' ')),
      }));
  }

  #isSure({ words }: NameCore): boolean {
    return words.some((word) => this.#vocabulary.isDistinctive(word));
  }

  #isInitialism({ words, replaced }: NameCore): boolean {
    return words.some((word, i) => replaced[i] && this.#vocabulary.isInitialism(word));
  }
}

const changes = ({ replaced }: NameCore) => replaced.some(Boolean);

function withoutArticle({ words, replaced }: NameCore): NameCore[] {
  return words[0] === 'the' && words.length > 2
    ? [{ words: words.slice(1), replaced: replaced.slice(1) }]
    : [];
}

/** The first word of a name by itself, where the site never prints it as an ordinary word. */
function firstWord({ words, replaced }: NameCore, isName: (word: string) => boolean): NameCore[] {
  const first = replaced.indexOf(true);
  const word = words[first];
  if (word === undefined || word.length < 4 || !isName(word)) return [];
  const begins = words.slice(0, first).every((before) => FUNCTION_WORDS.has(before));
  return begins ? [{ words: [word], replaced: [true] }] : [];
}
