import { isStatementTimeout, type Queryable, type Statement, sql } from '../../../platform/postgres/index.ts';
import type { CompanyNumber } from '../../../shared/company-number.ts';
import { listNewest } from './newest.store.ts';
import type { CompanyFilters } from './search-query.ts';
import type {
  CompanyRow,
  NameHit,
  NameReference,
  SearchStore,
  SpellingLookup,
  WordLookup,
} from './search-store.ts';
import { similarWordsStatement } from './similar-words.ts';
import {
  and,
  COMPANY_COLUMNS,
  filterConditions,
  type NameRow,
  nameHit,
  namesWith,
  parameterOf,
  previousName,
  reversed,
  StatementParts,
  textAfter,
  tsquery,
  WORDS,
} from './statement.ts';
import { createFindStrict } from './strict.store.ts';

/** Common halves of names are not looked through to their end: typing errors are not worth seconds. */
const NAMES_READ_MAX = 20_000;
const SPELLING_HITS_MAX = 100;
/** Two errors add or leave out two letters at most. */
const LENGTHS_MAX = 2;
/** Names up to this length have an index of their own (migration 0009). */
const SHORT_NAME_MAX = 12;

export function createSearchStore(db: Queryable): SearchStore {
  return {
    findStrict: createFindStrict(db),
    findBySpelling: (lookup) =>
      lookup.beginning === undefined && lookup.ending === undefined
        ? Promise.resolve([])
        : db.query(spellingStatement(lookup)),
    findByWords: (lookup) =>
      lookup.query.length === 0 ? Promise.resolve([]) : db.query(wordsStatement(lookup)),
    listNamed: (names) => (names.length === 0 ? Promise.resolve([]) : listNamed(db, names)),
    listSimilarWords: (lookup) =>
      lookup.typed.length + lookup.unfinished.length === 0
        ? Promise.resolve([])
        : db.query(similarWordsStatement(lookup)),
    findByNumber: (number, filters) => db.first<CompanyRow>(numberStatement(number, filters)),
    isTimeout: isStatementTimeout,
    listNewest: (list) => listNewest(db, list),
    async readWordsVersion() {
      return (await readState(db)).version;
    },
    async listCommonWords() {
      const state = await readState(db);
      const counts = await db.query<{ word: string; names: number }>(sql`
        select word, names from register_words where names > ${commonOver(state.names)}`);
      return { ...state, counts };
    },
  };
}

/** A word in one of five hundred names is common in a small register; in a large one, from a hundred names on. */
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
  const text = `select ${COMPANY_COLUMNS}, ${previousName('n.ordinal')}
    from unnest((select ${ids}::int[]), (select ${ordinals}::int[])) n(company_id, ordinal)
    join companies c on c.id = n.company_id`;
  return (await db.query<NameRow>(parts.build(text, { prepared: true }))).map(nameHit);
}

/**
 * Names of nearly the same length that begin with the first half or end with the second. Both indexes are by length
 * first: of the names that end like this one, few are as long.
 */
function spellingStatement(lookup: SpellingLookup): Statement {
  const parts = new StatementParts();
  const { joined, beginning, ending, swapped, filters, errorsMax: errors } = lookup;
  const typed = parts.value(joined);
  const lengthsMax = Math.min(errors, LENGTHS_MAX);
  const conditions = filterConditions(parts, filters);
  const parameter = parameterOf(parts, conditions);
  const shortest = parameter(Math.max(1, joined.length - lengthsMax), 'int');
  const longest = parameter(joined.length + lengthsMax, 'int');
  const near = (names: string) => `(select n.company_id, n.ordinal, n.joined_key from (${names}) n
    ${conditions.length === 0 ? '' : 'join companies c on c.id = n.company_id'}
    where levenshtein_less_equal(n.joined_key, ${typed}, ${errors}) <= ${errors}${and(conditions)}
    order by levenshtein_less_equal(n.joined_key, ${typed}, ${errors}) limit ${SPELLING_HITS_MAX})`;
  const byLength = (key: string, half: string, only: string) =>
    `select s.* from generate_series(${shortest}, ${longest}) as len, lateral (
      select n.company_id, n.ordinal, n.joined_key from company_names n where length(n.joined_key) = len
        and ${key} ~>=~ ${parameter(half, 'text')} and ${key} ~<~ ${parameter(textAfter(half), 'text')}${only}
      limit ${NAMES_READ_MAX}) s`;
  // The added nothing keeps the planner from reading the index by length as well: most names are about as long.
  const byBeginning = (half: string) => `select n.company_id, n.ordinal, n.joined_key from company_names n
      where n.joined_key ~>=~ ${parameter(half, 'text')} and n.joined_key ~<~ ${parameter(textAfter(half), 'text')}
        and length(n.joined_key) + 0 between ${shortest} and ${longest} limit ${NAMES_READ_MAX}`;
  const isShort = joined.length + lengthsMax <= SHORT_NAME_MAX;
  const selects: string[] = [];
  if (beginning !== undefined) {
    const short = ` and length(n.joined_key) <= ${SHORT_NAME_MAX}`;
    selects.push(near(isShort ? byLength('n.joined_key', beginning, short) : byBeginning(beginning)));
  }
  if (ending !== undefined) selects.push(near(byLength('reverse(n.joined_key)', reversed(ending), '')));
  if (swapped !== undefined) {
    selects.push(
      near(`select n.company_id, n.ordinal, n.joined_key from company_names n
      where n.joined_key = ${parameter(swapped, 'text')} limit ${SPELLING_HITS_MAX}`),
    );
  }
  const text = selects.join(' union ');
  return parts.build(text, { prepared: conditions.length === 0 });
}

function wordsStatement({ query, filters, limit }: WordLookup): Statement {
  const parts = new StatementParts();
  const conditions = filterConditions(parts, filters);
  const parameter = parameterOf(parts, conditions);
  const text = `select n.company_id, n.ordinal, n.name_key from ${namesWith(conditions)}
    where ${WORDS} @@ ${parameter(tsquery(query), 'tsquery')}${and(conditions)} limit ${parameter(limit, 'int')}`;
  return parts.build(text, { prepared: conditions.length === 0 });
}

function numberStatement(number: CompanyNumber, filters: CompanyFilters): Statement {
  const parts = new StatementParts();
  const condition = `c.company_number = ${parts.value(number)}`;
  const conditions = filterConditions(parts, filters);
  const text = `select ${COMPANY_COLUMNS} from companies c where ${condition}${and(conditions)}`;
  return parts.build(text, { prepared: conditions.length === 0 });
}
