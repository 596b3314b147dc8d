import { createLookupBatcher } from '../../../shared/batching.ts';
import { SUGGESTIONS_MAX } from '../../../shared/search-filters.ts';
import type { CommonWords } from './common-words.ts';
import type { SearchStore } from './search.store.ts';
import { type NameTerms, nameTerms } from './search-query.ts';
import type { CompanyRow, WordsPlan } from './search-types.ts';
import type { SuggestStore } from './suggest.store.ts';

/** Fewer characters may be a name that is being typed, such as 365. */
const NUMBER_LENGTH = 6;
/** A word in more names than this takes too long to look up while somebody types. */
const SLOW_WORD = 2_000;
/**
 * Intersecting with the names that contain such a word (AND, for example) takes longer than checking the
 * names that contain the other words.
 */
const VERY_COMMON_WORD = 50_000;
/** Shorter beginnings of words are in too many names. */
const BEGINNING_MIN = 3;

interface SuggestDependencies {
  store: Pick<SearchStore, 'findByNumber'>;
  suggestStore: SuggestStore;
  commonWords: () => Promise<CommonWords>;
}

/**
 * Up to eight companies while a name is typed. The last word may be unfinished, so names that begin with the
 * text come first; if there are few of them, names with the words elsewhere follow. Typing errors are left to
 * the search: this must respond between two keystrokes.
 */
export function createSuggest({ store, suggestStore, commonWords }: SuggestDependencies) {
  const findByBeginning = createLookupBatcher(suggestStore.findByBeginning);

  return async function suggest(text: string): Promise<CompanyRow[]> {
    const terms = nameTerms(text);
    if (!terms) return [];
    const byNumber = terms.joined.length >= NUMBER_LENGTH && terms.number;
    const [beginning, numbered] = await Promise.all([
      findByBeginning({ key: terms.key, joined: terms.joined }),
      byNumber ? store.findByNumber(byNumber, {}) : undefined,
    ]);
    const found = new Map<number, CompanyRow>();
    const add = (companies: CompanyRow[]) => {
      for (const company of companies) found.set(company.id, company);
    };
    if (numbered) add([numbered]);
    add(beginning);
    if (found.size < SUGGESTIONS_MAX) {
      const plan = planWords(terms, await commonWords());
      if (plan) add(await suggestStore.findByWords(plan));
    }
    return [...found.values()].slice(0, SUGGESTIONS_MAX);
  };
}

/** Undefined: the words are too common or too short to look up. */
function planWords({ words }: NameTerms, common: CommonWords): WordsPlan | undefined {
  const beginning = words.at(-1) ?? '';
  const whole = words.slice(0, -1);
  if (whole.length === 0)
    return beginning.length > BEGINNING_MIN ? { lookedUp: [], checked: [], beginning } : undefined;
  if (whole.every((word) => common.countOf(word) > SLOW_WORD)) return undefined;
  const isVeryCommon = (word: string) => common.countOf(word) > VERY_COMMON_WORD;
  return {
    lookedUp: whole.filter((word) => !isVeryCommon(word)),
    checked: whole.filter(isVeryCommon),
    beginning,
  };
}
