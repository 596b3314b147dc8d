import { createLookupBatcher } from '../../../../shared/batching.ts';
import { joinedKey } from '../../../../shared/companies/company-name.ts';
import { SUGGESTIONS_MAX } from '../../../../shared/search-filters.ts';
import { compareCompanies } from '../by-name/rank.ts';
import type { CommonWords } from '../common-words.ts';
import type { SearchStore } from '../search.store.ts';
import { type NameTerms, nameTerms } from '../search-query.ts';
import type { SuggestedCompany, WordsPlan } from '../search-types.ts';
import type { NamedCompany, SuggestStore } from './suggest.store.ts';
import { createTypedLookups, type TypedLookup } from './typed-lookups.ts';

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
  now: () => number;
}

/** A company that may be suggested, with its name in the forms that are compared. */
interface Candidate {
  company: SuggestedCompany;
  key: string;
  joined: string;
}

/**
 * Up to eight companies while a name is typed. The last word may be unfinished, so names that begin with the
 * text come first; if there are few of them, names with the words elsewhere follow. Typing errors are left to
 * the search: this must respond between two keystrokes.
 */
export function createSuggest({ store, suggestStore, commonWords, now }: SuggestDependencies) {
  const findByBeginning = createLookupBatcher(suggestStore.findByBeginning);
  const beginnings = createTypedLookups<Candidate>(now);
  const wordings = createTypedLookups<Candidate>(now);

  async function listByBeginning({ key, joined }: NameTerms): Promise<SuggestedCompany[]> {
    const candidates = await beginnings(key, async () =>
      candidatesOf(await findByBeginning({ joined, key })),
    );
    const kindOf = (candidate: Candidate) =>
      candidate.joined === joined ? 0 : candidate.key.startsWith(`${key} `) ? 1 : 2;
    return candidates
      .filter((candidate) => candidate.joined.startsWith(joined))
      .sort((a, b) => kindOf(a) - kindOf(b) || compareCompanies(a.company, b.company))
      .map(({ company }) => company);
  }

  async function listByWords(terms: NameTerms): Promise<SuggestedCompany[]> {
    const plan = planWords(terms, await commonWords());
    if (!plan) return [];
    const text = terms.words.join(' ');
    const candidates = await wordings(text, async () => candidatesOf(await suggestStore.findByWords(plan)));
    return candidates
      .filter((candidate) => hasWords(candidate, terms))
      .map(({ company }) => company)
      .sort(compareCompanies);
  }

  return async function suggest(text: string): Promise<SuggestedCompany[]> {
    const terms = nameTerms(text);
    if (!terms) return [];
    const byNumber = terms.joined.length >= NUMBER_LENGTH && terms.number;
    const [beginning, numbered] = await Promise.all([
      listByBeginning(terms),
      byNumber ? store.findByNumber(byNumber, {}) : undefined,
    ]);
    const found = new Map<number, SuggestedCompany>();
    const add = (companies: SuggestedCompany[]) => {
      for (const company of companies) found.set(company.id, company);
    };
    if (numbered) add([numbered]);
    add(beginning);
    if (found.size < SUGGESTIONS_MAX) add(await listByWords(terms));
    return [...found.values()].slice(0, SUGGESTIONS_MAX);
  };
}

function candidatesOf({ rows, isComplete }: TypedLookup<NamedCompany>): TypedLookup<Candidate> {
  const candidates = rows.map((company) => ({
    company,
    key: company.name_key,
    joined: joinedKey(company.name_key),
  }));
  return { rows: candidates, isComplete };
}

/** Whether a name has all the typed words, the last of which may be unfinished. */
function hasWords({ key }: Candidate, { words }: NameTerms): boolean {
  const named = key.split(' ');
  const beginning = words.at(-1) ?? '';
  return (
    words.slice(0, -1).every((word) => named.includes(word)) &&
    named.some((word) => word.startsWith(beginning))
  );
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
