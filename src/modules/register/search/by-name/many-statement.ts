/**
 * The SQL of strict look-ups that may find thousands of names, which the database counts and ranks. There are
 * three ways to match names with the companies that meet the filters. `search-sql.snapshot.sql` shows them.
 */
import type { Statement } from '../../../../platform/postgres/index.ts';
import { filterConditions, indexedConditions, isListedByIndex } from '../filters/filter-sql.ts';
import { TOTAL_MAX } from '../search-query.ts';
import type { StrictLookup, WordsLookup } from '../search-types.ts';
import {
  checkedNames,
  companyCheck,
  FOUND_COLUMNS,
  parameterOf,
  previousName,
  StatementParts,
} from '../statement.ts';
import { allowedIds, IS_ALLOWED, NAMES_OF_ALLOWED } from './allowed-companies.ts';
import { ordinalOf, withoutOrdinal } from './name-rank.ts';
import {
  hasWords,
  IN_ORDER,
  isShortText,
  namesThatBegin,
  type Parameter,
  type TypedName,
  typedName,
  WORDS_HIT,
} from './typed-name.ts';

/** How names are matched with the companies that meet the filters. */
export type ManyWay =
  /** Names are read by their own indexes, and in a district each company is checked. */
  | { by: 'names'; isSampled: boolean }
  /** The companies are listed first, because they are few, and only their names are read. */
  | { by: 'companies' }
  /**
   * The first names of each kind are read, and then their companies are checked: one by one, or against the
   * list of all that meet the filters.
   */
  | { by: 'checks'; namesMax: number; isListed: boolean };

/** Look-ups of the typed name, as queries for `company_id` and `rank`. */
interface NameLookups {
  /** Named queries that the look-ups read from. */
  named: string[];
  byPrefix: string;
  byWords: string | undefined;
  /** Whether names were left unread. */
  isCut: string;
}

interface LookupParts extends StrictLookup {
  parameter: Parameter;
  /** On the search row of a company. */
  conditions: string[];
  name: TypedName;
}

const PREFIX_MAX = TOTAL_MAX + 1;
/** An index of migration 0012. */
const IN_SAMPLE = ' and (n.company_id & 15) = 0';

/** Counts all matches up to the limit, and returns the best and all that tie with the last of them. */
export function manyStatement(lookup: StrictLookup, way: ManyWay): Statement {
  const { filters } = lookup;
  const parts = new StatementParts();
  const byTraits = way.by === 'companies' && !isListedByIndex(filters);
  const conditions = (byTraits ? indexedConditions : filterConditions)(parts, filters);
  const parameter = parameterOf(parts, conditions);
  const lookupParts = { ...lookup, parameter, conditions, name: typedName(parameter, lookup) };
  const { named, byPrefix, byWords, isCut } = lookupsOf(lookupParts, way);
  const withWords = `with_words as materialized (${byWords ?? 'select 0 as company_id, 0 as rank where false'})`;
  const text = `with ${[...named, withWords].join(', ')},
    hits as (${byPrefix} union all select company_id, rank from with_words),
    best as materialized (select company_id, min(rank) as rank, count(*) as names from hits group by company_id)
    select ${FOUND_COLUMNS}, ${previousName(ordinalOf('b.rank'))}, b.rank, t.total, t.names,
      (select count(*) from with_words) as with_words, ${isCut} as is_cut
    from (select count(*) as total, coalesce(sum(names), 0)::int as names from best) t
    left join (
      select * from best order by ${withoutOrdinal('rank')} fetch first ${parameter(lookup.atLeast, 'int')} rows with ties) b on true
    left join companies c on c.id = b.company_id`;
  return parts.build(text, { prepared: conditions.length === 0 });
}

function lookupsOf(lookup: LookupParts, way: ManyWay): NameLookups {
  if (way.by === 'names') return byNames(lookup, way.isSampled ? IN_SAMPLE : '');
  if (way.by === 'checks') return byChecks(lookup, way);
  return isShortText(lookup.joined) ? byShortNamesOfCompanies(lookup) : byCompanies(lookup);
}

function byNames({ parameter, conditions, name, words, filters }: LookupParts, sample: string): NameLookups {
  const names = checkedNames(filters, conditions);
  const byPrefix = namesThatBegin(names, name, PREFIX_MAX);
  const byWords =
    words &&
    `(select ${WORDS_HIT} from ${names}
      where ${hasWords(parameter, { words, filters }, name)}${sample} limit ${words.limit})`;
  return { named: [], byPrefix, byWords, isCut: 'false' };
}

function byCompanies(lookup: LookupParts): NameLookups {
  const { conditions, name, words, filters } = lookup;
  return {
    named: [
      allowedIds(filters, conditions),
      'counted as materialized (select count(*) as companies from allowed)',
    ],
    byPrefix: namesThatBegin(`company_names n ${IS_ALLOWED}`, name, PREFIX_MAX),
    byWords: words && wordsOfCompanies(lookup, words),
    isCut: 'false',
  };
}

/** Many names begin with a short text: reading all names of the listed companies is quicker. */
function byShortNamesOfCompanies({ parameter, conditions, name, words, filters }: LookupParts): NameLookups {
  const names = 'names_of_allowed n';
  return {
    named: [allowedIds(filters, conditions), `names_of_allowed as materialized (${NAMES_OF_ALLOWED})`],
    byPrefix: namesThatBegin(names, name, PREFIX_MAX),
    byWords: words && `(${withAllWords(parameter, words, { from: names, name })} limit ${words.limit})`,
    isCut: 'false',
  };
}

/** A word in more names than this may find more names than there are companies in a district. */
const BROAD_WORD = 2_000;
/** Reading one company's names takes as long as reading this many names from an index. */
const NAMES_PER_COMPANY = 4;

/**
 * Names with the words, of the listed companies. If the rarest word is common, the smaller set is read: the
 * names with the words, or those of the companies.
 */
function wordsOfCompanies({ parameter, name, filters }: LookupParts, words: WordsLookup): string {
  const condition = hasWords(parameter, { words, filters }, name);
  if (words.rarest < BROAD_WORD)
    return `(select ${WORDS_HIT} from company_names n ${IS_ALLOWED} where ${condition} limit ${words.limit})`;
  // Only one of the two branches runs. `offset 0` keeps the planner from starting with the companies.
  const rarest = parameter(words.rarest, 'int');
  const cost = `(select companies from counted) * ${NAMES_PER_COMPANY}`;
  const byIndex = `(select ${WORDS_HIT} from (
      select * from company_names n where ${condition} and ${cost} > ${rarest} offset 0) n
    ${IS_ALLOWED} limit ${words.limit})`;
  const byCompany = `(${withAllWords(parameter, words, { from: `(${NAMES_OF_ALLOWED} offset 0) n`, name })}
      and ${cost} <= ${rarest} limit ${words.limit})`;
  return `${byIndex} union all ${byCompany}`;
}

/** Names that contain the words and do not also begin with the typed name, without the index of words. */
function withAllWords(
  parameter: Parameter,
  words: WordsLookup,
  { from, name }: { from: string; name: TypedName },
): string {
  return `select ${WORDS_HIT} from ${from}
    where string_to_array(n.name_key, ' ') @> ${parameter(words.all, 'text[]')} and not (${name.begins})`;
}

function byChecks(
  { parameter, conditions, name, words, filters }: LookupParts,
  { namesMax, isListed }: { namesMax: number; isListed: boolean },
): NameLookups {
  const check = isListed ? IS_ALLOWED : companyCheck(filters, conditions);
  const named = isListed ? [allowedIds(filters, conditions)] : [];
  named.push(firstNames('prefix_names', `${name.begins} ${IN_ORDER}`, namesMax));
  const byPrefix = namesThatBegin(`prefix_names n ${check}`, name, PREFIX_MAX);
  const isPrefixCut = isMoreThan('prefix_names', namesMax);
  if (!words) return { named, byPrefix, byWords: undefined, isCut: isPrefixCut };
  named.push(firstNames('names_with_words', hasWords(parameter, { words, filters }, name), namesMax));
  const byWords = `(select ${WORDS_HIT} from names_with_words n ${check} limit ${words.limit})`;
  return { named, byPrefix, byWords, isCut: `${isPrefixCut} or ${isMoreThan('names_with_words', namesMax)}` };
}

/** The first names that meet a condition, and one more to detect that there are more, as a named query. */
const firstNames = (query: string, condition: string, namesMax: number) => `${query} as materialized (
  select n.company_id, n.ordinal, n.name_key, n.joined_key from company_names n where ${condition}
  limit ${namesMax + 1})`;

const isMoreThan = (query: string, namesMax: number) => `(select count(*) from ${query}) > ${namesMax}`;
