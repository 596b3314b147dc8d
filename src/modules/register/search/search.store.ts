import { isStatementTimeout, type Queryable, type Statement, sql } from '../../../platform/postgres/index.ts';
import type { CompanyNumber } from '../../../shared/companies/company-number.ts';
import { nearestWords, similarWordsStatement } from './by-name/similar-words.ts';
import { createFindStrict } from './by-name/strict.store.ts';
import type { WordCounts } from './common-words.ts';
import { countFacets, type FacetLookup } from './facets/facets.store.ts';
import { districtOf, filterConditions, isFiltered, searchRows } from './filters/filter-sql.ts';
import { listCompanies, listFigures, readDetails } from './lists/list-companies.store.ts';
import { SEARCH_LIMITS } from './search-limits.ts';
import type { CompanyFilters } from './search-query.ts';
import type {
  CompanyList,
  CompanyRow,
  NameHit,
  NameReference,
  SimilarWord,
  SimilarWordsLookup,
  SortFigure,
  SpelledName,
  SpellingLookup,
  WordedName,
  WordLookup,
  WordQuery,
} from './search-types.ts';
import {
  checkedNames,
  companyCheck,
  FOUND_COLUMNS,
  HAS_AND,
  type NameRow,
  nameHit,
  parameterOf,
  previousName,
  reversed,
  StatementParts,
  textAfter,
  tsquery,
  WITHOUT_AND,
  WORDS,
} from './statement.ts';

/** Common halves of names are not read completely: typing errors are not worth seconds. */
const NAMES_READ_MAX = 20_000;
const SPELLING_HITS_MAX = 100;
/** Two errors change the length by at most two letters. */
const LENGTHS_MAX = 2;
/** Names up to this length have an index of their own (migration 0009). */
const SHORT_NAME_MAX = 12;

export type SearchStore = ReturnType<typeof createSearchStore>;

export function createSearchStore(db: Queryable, limits = SEARCH_LIMITS) {
  return {
    /** Names that equal or begin with the typed name, or (given `words`) contain its words in any order. */
    findStrict: createFindStrict(db, limits),
    /**
     * Names that share a part with the typed name and differ by at most `errorsMax` letters, and its
     * variants.
     */
    async findBySpelling(lookup: SpellingLookup): Promise<SpelledName[]> {
      const statement = spellingStatement(lookup);
      return statement === undefined ? [] : db.query<SpelledName>(statement);
    },
    findByWords: (lookup: WordLookup): Promise<WordedName[]> =>
      lookup.query.length === 0 ? Promise.resolve([]) : db.query<WordedName>(wordsStatement(lookup)),
    /** The companies of these names, each with the name if it is a previous one. */
    listNamed: (names: NameReference[]): Promise<NameHit[]> =>
      names.length === 0 ? Promise.resolve([]) : listNamed(db, names),
    /** Words of the register that are similar to the typed ones, or begin with an unfinished one. */
    async listSimilarWords(lookup: SimilarWordsLookup): Promise<SimilarWord[]> {
      if (lookup.typed.length + lookup.unfinished.length === 0) return [];
      return nearestWords(await db.query<SimilarWord>(similarWordsStatement(lookup)), lookup);
    },
    findByNumber: (number: CompanyNumber, filters: CompanyFilters) =>
      db.first<CompanyRow>(numberStatement(number, filters)),
    /** Whether a look-up failed with a statement timeout. */
    isTimeout: isStatementTimeout,
    /** Companies by filters alone, in any order. */
    listCompanies: (list: CompanyList) => listCompanies(db, list, limits),
    /** Counts companies by industry, town, size and age. */
    countFacets: (lookup: FacetLookup) => countFacets(db, lookup),
    /** The values that lists are sorted by, of these companies; those without it are absent. */
    listFigures: (numbers: string[], figure: SortFigure) => listFigures(db, numbers, figure),
    readDetails: (ids: number[]) => readDetails(db, ids),
    async readWordsVersion(): Promise<string> {
      return (await readState(db)).version;
    },
    async listCommonWords(): Promise<WordCounts> {
      const state = await readState(db);
      const counts = await db.query<{ word: string; names: number }>(sql`
        select word, names from register_words where names > ${commonOver(state.names)}`);
      return { ...state, counts };
    },
  };
}

/** A word in more names than this is common: one name in five hundred, between 2 and 100. */
function commonOver(names: number): number {
  return Math.min(100, Math.max(2, Math.floor(names / 500)));
}

/** An import and a rebuild in place both change the version. */
async function readState(db: Queryable): Promise<{ version: string; names: number }> {
  const state = await db.first<{ version: string; names: number }>(sql`
    select concat(imported_at, ' ', words_version) as version, companies as names from register_state`);
  return state ?? { version: '', names: 0 };
}

async function listNamed(db: Queryable, names: NameReference[]): Promise<NameHit[]> {
  const parts = new StatementParts();
  const ids = parts.value(names.map((name) => name.company_id));
  const ordinals = parts.value(names.map((name) => name.ordinal));
  const text = `select ${FOUND_COLUMNS}, ${previousName('n.ordinal')}
    from unnest((select ${ids}::int[]), (select ${ordinals}::int[])) n(company_id, ordinal)
    join companies c on c.id = n.company_id`;
  return (await db.query<NameRow>(parts.build(text, { prepared: true }))).map(nameHit);
}

/** A shorter half is shared by more names than a district has. */
const HALF_IN_DISTRICT_MIN = 4;

/** Whether all names of the district are compared, instead of those with the same half. */
function comparesDistrict({ beginning, ending, wide, filters }: SpellingLookup): boolean {
  if (districtOf(filters) === undefined) return false;
  return wide || [beginning, ending].some((half) => half !== undefined && half.length < HALF_IN_DISTRICT_MIN);
}

/**
 * Names of nearly the same length that begin with the first half or end with the second. Both indexes start
 * with the length: few names with the same ending have the same length.
 */
function spellingStatement(lookup: SpellingLookup): Statement | undefined {
  const parts = new StatementParts();
  const { joined, beginning, ending, swapped, variants, filters, errorsMax: errors } = lookup;
  const typed = parts.value(joined);
  const lengthsMax = Math.min(errors, LENGTHS_MAX);
  const conditions = filterConditions(parts, filters);
  const parameter = parameterOf(parts, conditions);
  const shortest = () => parameter(Math.max(1, joined.length - lengthsMax), 'int');
  const longest = () => parameter(joined.length + lengthsMax, 'int');
  const district = districtOf(filters);
  const inDistrict = () => (district === undefined ? '' : ` and n.outward_code = ${parts.value(district)}`);
  const near = (names: string) => `(select n.company_id, n.ordinal, n.joined_key from (${names}) n
    ${conditions.length === 0 ? '' : companyCheck(filters, conditions)}
    where levenshtein_less_equal(n.joined_key, ${typed}, ${errors}) <= ${errors}
    order by levenshtein_less_equal(n.joined_key, ${typed}, ${errors}) limit ${SPELLING_HITS_MAX})`;
  const byLength = (key: string, half: string, only: string) =>
    `select s.* from generate_series(${shortest()}, ${longest()}) as len, lateral (
      select n.company_id, n.ordinal, n.joined_key from company_names n where length(n.joined_key) = len
        and ${key} ~>=~ ${parameter(half, 'text')} and ${key} ~<~ ${parameter(textAfter(half), 'text')}${only}
      limit ${NAMES_READ_MAX}) s`;
  // `+ 0` keeps the planner from also using the index by length: most names have about this length.
  const byBeginning = (half: string) => `select n.company_id, n.ordinal, n.joined_key from company_names n
      where n.joined_key ~>=~ ${parameter(half, 'text')} and n.joined_key ~<~ ${parameter(textAfter(half), 'text')}
        and length(n.joined_key) + 0 between ${shortest()} and ${longest()}${inDistrict()} limit ${NAMES_READ_MAX}`;
  const withKey = (key: string, text: string, as = 'n.joined_key') =>
    near(`select n.company_id, n.ordinal,
      ${as} as joined_key from company_names n where ${key} = ${parameter(text, 'text')} limit ${SPELLING_HITS_MAX}`);
  const isShort = joined.length + lengthsMax <= SHORT_NAME_MAX && district === undefined;
  const selects: string[] = [];
  if (comparesDistrict(lookup)) {
    selects.push(
      near(`select n.company_id, n.ordinal, n.joined_key from company_names n
      where length(n.joined_key) + 0 between ${shortest()} and ${longest()}${inDistrict()} limit ${NAMES_READ_MAX}`),
    );
  } else {
    const short = ` and length(n.joined_key) <= ${SHORT_NAME_MAX}`;
    if (beginning !== undefined)
      selects.push(near(isShort ? byLength('n.joined_key', beginning, short) : byBeginning(beginning)));
    if (ending !== undefined) selects.push(near(byLength('reverse(n.joined_key)', reversed(ending), '')));
    if (swapped !== undefined && selects.length > 0) selects.push(withKey('n.joined_key', swapped));
  }
  for (const variant of variants) {
    selects.push(withKey(`${HAS_AND} and ${WITHOUT_AND}`, variant, typed));
    if (variant !== joined) selects.push(withKey('n.joined_key', variant, typed));
  }
  if (selects.length === 0) return undefined;
  return parts.build(selects.join(' union '), { prepared: conditions.length === 0 });
}

/**
 * The first group of the query, which has the most words, is looked up by itself: the many names that lack
 * one of the words must not use up its limit.
 */
function wordsStatement({ query: [first = [], ...others], filters, limit }: WordLookup): Statement {
  const parts = new StatementParts();
  const conditions = filterConditions(parts, filters);
  const parameter = parameterOf(parts, conditions);
  const district = districtOf(filters);
  const source = checkedNames(filters, conditions);
  const select = (some: WordQuery) => `(select n.company_id, n.ordinal, n.name_key from ${source}
    where ${WORDS} @@ ${parameter(tsquery(some, district), 'tsquery')}
    limit ${parameter(limit, 'int')})`;
  const text = others.length === 0 ? select([first]) : `${select([first])} union ${select(others)}`;
  return parts.build(text, { prepared: conditions.length === 0 });
}

function numberStatement(number: CompanyNumber, filters: CompanyFilters): Statement {
  const parts = new StatementParts();
  const condition = `c.company_number = ${parts.value(number)}`;
  const conditions = filterConditions(parts, filters);
  const meets = isFiltered(filters)
    ? ` and exists (select from ${searchRows(filters)} s where ${['s.id = c.id', ...conditions].join(' and ')})`
    : '';
  const text = `select ${FOUND_COLUMNS} from companies c where ${condition}${meets}`;
  return parts.build(text, { prepared: conditions.length === 0 });
}

/**
 * The words of all names, which searches need. An import builds the table beside the old one and swaps it
 * together with the register's tables, so that words and names always match. Takes about ten seconds for 5.7
 * million companies. `unnest` is in the select list: in the from clause, PostgreSQL stores the words of every
 * name before it counts them.
 */
export const searchWordsTable = {
  name: 'register_words',
  fill: ({ companyNames, into }: { companyNames: string; into: string }) => `
    insert into ${into} (word, names)
    select word, count(*)
    from (select unnest(string_to_array(name_key, ' ')) as word from ${companyNames}) words
    group by word`,
};

/** Rebuilds the search tables in place, for small registers that were filled without an import. */
export async function refreshSearchTables(tx: Queryable): Promise<void> {
  await tx.execute(sql`delete from register_words`);
  await tx.execute({
    text: searchWordsTable.fill({ companyNames: 'company_names', into: 'register_words' }),
    values: [],
  });
  await tx.execute(sql`update register_state set words_version = words_version + 1`);
}
