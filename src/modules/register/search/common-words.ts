/**
 * Words that occur in more than a hundred names (fewer in a small register), with their counts. They decide
 * what a look-up costs and how much a shared word counts in every search, so they are cached in memory: about
 * 11,500 words.
 */
export interface CommonWords {
  /** How many names contain the word; an estimate for words that are not common. */
  countOf(word: string): number;
  isCommon(word: string): boolean;
  /** How many names there are. */
  names: number;
}

export interface WordCounts {
  /** Changes whenever the words may have changed. */
  version: string;
  names: number;
  counts: { word: string; names: number }[];
}

interface WordCountReader {
  readWordsVersion(): Promise<string>;
  listCommonWords(): Promise<WordCounts>;
}

/** The estimate for words that are not common: one in `RARE_SHARE` names, at most this many. */
const RARE_COUNT_MAX = 20;
const RARE_SHARE = 10_000;
const CHECK_EVERY_MS = 30_000;

export function createCommonWords({ counts, names }: Pick<WordCounts, 'counts' | 'names'>): CommonWords {
  const byWord = new Map(counts.map((entry) => [entry.word, entry.names]));
  const rareCount = Math.min(RARE_COUNT_MAX, Math.max(1, Math.round(names / RARE_SHARE)));
  return {
    names: Math.max(1, names),
    countOf: (word) => byWord.get(word) ?? rareCount,
    isCommon: (word) => byWord.has(word),
  };
}

/**
 * Loads the words at the first search and again after an import. Searches never wait for a reload: the old
 * words still find everything.
 */
export function createCommonWordsCache(reader: WordCountReader, now: () => number) {
  let held: { version: string; words: CommonWords } | undefined;
  let loading: Promise<CommonWords> | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;

  async function load(): Promise<CommonWords> {
    const found = await reader.listCommonWords();
    held = { version: found.version, words: createCommonWords(found) };
    return held.words;
  }

  async function reload(): Promise<CommonWords | undefined> {
    const version = await reader.readWordsVersion();
    return version === held?.version ? held.words : load();
  }

  return async function commonWords(): Promise<CommonWords> {
    if (!held) {
      loading ??= load().finally(() => {
        loading = undefined;
        checkedAt = now();
      });
      return loading;
    }
    if (now() - checkedAt > CHECK_EVERY_MS) {
      checkedAt = now();
      // On failure the old words stay in use.
      reload().catch(() => undefined);
    }
    return held.words;
  };
}
