import { createSimilarity, strictScore } from '../../../src/modules/register/search/by-name/similarity.ts';
import { createCommonWords } from '../../../src/modules/register/search/common-words.ts';
import { type NameTerms, nameTerms } from '../../../src/modules/register/search/search-query.ts';
import type {
  NamedCompany,
  RegisteredCompany,
  RegisterLookup,
} from '../../../src/modules/resolution/match/register-lookup.ts';
import { joinedKey, nameKey } from '../../../src/shared/companies/company-name.ts';
import { isClosedStatus } from '../../../src/shared/companies/company-status.ts';
import { editDistance } from '../../../src/shared/edit-distance.ts';

/** One name of a company: the current one, or one it had. */
interface Entry {
  company: RegisteredCompany;
  previous: string | null;
  key: string;
  joined: string;
}

/** Words that are in more names than this are not searched for by themselves. */
const COMMON = 40;
/** Parts of names that must be right for a name with typing errors to be found. */
const PART = 4;
const SIMILAR_MIN = 0.5;
/** The most companies of one name, as in the real look-up. */
const SAME_NAMED_MAX = 12;
/** The maximum number of companies with a name similar to an unregistered one, as in the real look-up. */
const SIMILAR_EACH_MAX = 3;

/** A register small enough for memory. It ranks names by the scale of the real search, without its stages. */
export function createMemoryRegister(companies: readonly RegisteredCompany[]): RegisterLookup {
  const byNumber = new Map(companies.map((company) => [company.company_number, company]));
  const entries = companies.flatMap((company) => [
    entryOf(company, null),
    ...company.previous_names.map((name) => entryOf(company, name)),
  ]);
  const byWord = groupBy(entries, ({ key }) => new Set(key.split(' ')));
  const byPart = groupBy(entries, ({ joined }) => new Set(partsOf(joined)));
  const byBeginning = groupBy(entries, ({ joined }) => [joined.slice(0, PART)]);
  const common = createCommonWords({
    names: entries.length,
    counts: [...byWord].map(([word, { length }]) => ({ word, names: length })),
  });

  function strict(terms: NameTerms): NamedCompany[] {
    const found: NamedCompany[] = [];
    for (const entry of byBeginning.get(terms.joined.slice(0, PART)) ?? []) {
      if (!entry.joined.startsWith(terms.joined)) continue;
      const kind = entry.joined === terms.joined ? 'whole' : 'beginning';
      found.push(named(entry, strictScore(kind, terms.joined.length, entry.joined.length)));
    }
    const rarest = [...terms.words].sort((a, b) => common.countOf(a) - common.countOf(b))[0] ?? '';
    for (const entry of byWord.get(rarest) ?? []) {
      const words = new Set(entry.key.split(' '));
      if (!terms.words.every((word) => words.has(word))) continue;
      found.push(named(entry, strictScore('words', terms.joined.length, entry.joined.length)));
    }
    return found;
  }

  function similar(terms: NameTerms): NamedCompany[] {
    const similarity = createSimilarity(terms, common);
    const near = new Set<Entry>();
    for (const part of partsOf(terms.joined))
      for (const entry of byPart.get(part) ?? [])
        if (editDistance(terms.joined, entry.joined, 2) <= 2) near.add(entry);
    for (const word of terms.words)
      if (common.countOf(word) <= COMMON) for (const entry of byWord.get(word) ?? []) near.add(entry);
    return [...near]
      .map((entry) =>
        named(entry, Math.max(similarity.bySpelling(entry.joined), similarity.byWords(entry.key))),
      )
      .filter(({ score }) => score >= SIMILAR_MIN);
  }

  const byJoined = groupBy(entries, ({ joined }) => [joined]);

  function rankedByName(name: string): NamedCompany[] {
    const terms = nameTerms(name);
    if (!terms) return [];
    const found = strict(terms);
    const isSettled = found.some(({ score }) => score === 1);
    return best(isSettled ? found : [...found, ...similar(terms)]);
  }

  return {
    async lookUp({ numbers, keys, similarTo = [] }) {
      const found = new Set(numbers.flatMap((number) => byNumber.get(number) ?? []));
      for (const name of similarTo)
        for (const { company } of rankedByName(name).slice(0, SIMILAR_EACH_MAX)) found.add(company);
      for (const key of keys)
        for (const { company } of (byJoined.get(key) ?? []).slice(0, SAME_NAMED_MAX)) found.add(company);
      return [...found];
    },
    findByNumbers: async (numbers) => [...new Set(numbers)].flatMap((number) => byNumber.get(number) ?? []),
    findByName: async (name, { limit, postcode }) =>
      rankedByName(name)
        .filter(({ company }) => isIn(company, postcode))
        .slice(0, limit),
  };
}

function entryOf(company: RegisteredCompany, previous: string | null): Entry {
  const key = nameKey(previous ?? company.company_name);
  return { company, previous, key, joined: joinedKey(key) };
}

const named = (entry: Entry, score: number): NamedCompany => ({
  company: entry.company,
  matchedName: entry.previous,
  score,
});

/** The beginning and the end of a name: one typing error leaves one of them unchanged. */
function partsOf(joined: string): string[] {
  const half = Math.max(2, Math.floor(joined.length / 2) - 1);
  return [`<${joined.slice(0, Math.min(half, 5))}`, `>${joined.slice(-Math.min(half, 5))}`];
}

function isIn({ registered_postcode: whole }: RegisteredCompany, wanted: string | undefined): boolean {
  if (wanted === undefined) return true;
  return whole === wanted || whole?.split(' ')[0] === wanted;
}

const isClosed = ({ company_status: status }: RegisteredCompany) => isClosedStatus(status);

/**
 * Best first, each company once. Of equally good ones, those that are not closed come first, then the
 * shorter name, then the lower number.
 */
function best(found: NamedCompany[]): NamedCompany[] {
  const byCompany = new Map<string, NamedCompany>();
  for (const entry of found) {
    const held = byCompany.get(entry.company.company_number);
    if (!held || entry.score > held.score || (entry.score === held.score && entry.matchedName === null))
      byCompany.set(entry.company.company_number, entry);
  }
  return [...byCompany.values()].sort(
    (a, b) =>
      b.score - a.score ||
      Number(isClosed(a.company)) - Number(isClosed(b.company)) ||
      a.company.company_name.length - b.company.company_name.length ||
      (a.company.company_number < b.company.company_number ? -1 : 1),
  );
}

function groupBy<T>(list: readonly T[], keysOf: (item: T) => Iterable<string>): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list)
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  return groups;
}
