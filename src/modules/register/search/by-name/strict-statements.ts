/**
 * The SQL of strict look-ups: names that begin with the typed letters, and names that contain all typed
 * words. `search-sql.snapshot.sql` shows the SQL as the database receives it.
 */
import type { Statement } from '../../../../platform/postgres/index.ts';
import {
  districtOf,
  filterConditions,
  indexedConditions,
  isListedByIndex,
  searchRows,
} from '../filters/filter-sql.ts';
import { type CompanyFilters, TOTAL_MAX } from '../search-query.ts';
import type { StrictLookup, WordsLookup } from '../search-types.ts';
import {
  checkedNames,
  companyCheck,
  FOUND_COLUMNS,
  parameterOf,
  previousName,
  StatementParts,
  textAfter,
  tsquery,
  WORDS,
} from '../statement.ts';
import { ordinalOf, prefixKind, rankColumn, WORDS_KIND, withoutOrdinal } from './name-rank.ts';

/** Most look-ups find a handful of names; those are ranked outside the database. */
export const FEW = 60;
/** A word in more names than this may find more names than there are companies in a district. */
const BROAD_WORD = 2_000;

type Parameter = ReturnType<typeof parameterOf>;

/** The first `FEW` of each kind, in index order. */
export function fewStatement(lookup: StrictLookup): Statement {
  const parts = new StatementParts();
  const conditions = filterConditions(parts, lookup.filters);
  const { byPrefix, byWords } = nameLookups(parameterOf(parts, conditions), lookup, {
    names: checkedNames(lookup.filters, conditions),
    isFew: false,
    prefixMax: FEW,
    wordsMax: FEW,
  });
  const text = `select ${FOUND_COLUMNS}, ${previousName(ordinalOf('n.rank'))}, n.rank
    from (${byWords === undefined ? byPrefix : `${byPrefix} union all ${byWords}`}) n
    join companies c on c.id = n.company_id`;
  return parts.build(text, { prepared: false });
}

/** The typed words, when another word follows. */
const continued = (key: string) => `${key} `;

/**
 * `fewStatement` without filters, for several look-ups at once, planned once for all values. A look-up that
 * finds `FEW` names or more returns one row without a company.
 */
const BATCHED_LOOKUP = `select q.nth::int, ${FOUND_COLUMNS}, ${previousName(ordinalOf('n.rank'))}, n.rank
  from unnest((select $1::text[]), (select $2::text[]), (select $3::tsquery[]), (select $4::text[]), (select $5::text[]))
    with ordinality as q (joined, after, wanted, words, key, nth)
  cross join lateral (
    select found.company_id, found.rank, count(*) over () as names, row_number() over () as place from (
      (select n.company_id, ${rankColumn(prefixKind('q.joined', 'q.key'))} from company_names n
        where n.joined_key ~>=~ q.joined and n.joined_key ~<~ q.after order by n.joined_key using ~<~ limit ${FEW})
      union all
      (select n.company_id, ${rankColumn(WORDS_KIND)} from company_names n
        where ${WORDS} @@ q.wanted and not (n.joined_key ~>=~ q.joined and n.joined_key ~<~ q.after)
          and (q.words is null or string_to_array(n.name_key, ' ') @> string_to_array(q.words, ' ')) limit ${FEW})
    ) found
  ) n
  left join companies c on c.id = n.company_id and n.names < ${FEW}
  where n.names < ${FEW} or n.place = 1`;

export function batchStatement(lookups: StrictLookup[]): Statement {
  const parts = new StatementParts();
  parts.value(lookups.map(({ joined }) => joined));
  parts.value(lookups.map(({ joined }) => textAfter(joined)));
  parts.value(lookups.map(({ words }) => (words ? allOf(words.lookedUp) : null)));
  parts.value(lookups.map(({ words }) => (words && mustCheck(words) ? words.all.join(' ') : null)));
  parts.value(lookups.map(({ key }) => continued(key)));
  return parts.build(BATCHED_LOOKUP, { prepared: true });
}

const allOf = (words: string[], district?: string) => tsquery([words.map((word) => [word])], district);
/** A check is needless when the index looked up all the words. */
const mustCheck = ({ all, lookedUp }: WordsLookup) => lookedUp.length < all.length;

interface ManyOptions {
  /** Whether the filters are selective: the names of their companies are read. */
  isFew: boolean;
  /** Whether the companies that meet the filters are listed first, to check names against their ids. */
  isListed: boolean;
  sample: string;
  checkedNamesMax: number;
}

/** Counts all matches up to the limit, and returns the best and all that tie with the last of them. */
export function manyStatement(
  lookup: StrictLookup,
  { isFew, isListed, sample, checkedNamesMax }: ManyOptions,
): Statement {
  const parts = new StatementParts();
  const { filters } = lookup;
  const byTraits = isFew && !isListedByIndex(filters);
  const conditions = (byTraits ? indexedConditions : filterConditions)(parts, filters);
  const parameter = parameterOf(parts, conditions);
  const ctes = isListed ? [allowedIds(filters, conditions)] : [];
  if (isFew && isShortText(lookup.joined))
    ctes.push(`names_of_allowed as materialized (${NAMES_OF_ALLOWED})`);
  const names = isFew ? `company_names n ${IS_ALLOWED}` : checkedNames(filters, conditions);
  const isWindowed = !isFew && conditions.length > 0 && districtOf(filters) === undefined;
  const company = isListed ? IS_ALLOWED : companyCheck(filters, conditions);
  const { byPrefix, byWords, windows } = nameLookups(parameter, lookup, {
    names,
    isFew,
    ...(isWindowed && { check: { company, namesMax: checkedNamesMax } }),
    prefixMax: TOTAL_MAX + 1,
    wordsMax: lookup.words?.limit ?? 0,
    sample,
  });
  ctes.push(...windows);
  ctes.push(`with_words as materialized (${byWords ?? 'select 0 as company_id, 0 as rank where false'})`);
  const text = `with ${ctes.join(', ')},
    hits as (${byPrefix} union all select company_id, rank from with_words),
    best as materialized (select company_id, min(rank) as rank, count(*) as names from hits group by company_id)
    select ${FOUND_COLUMNS}, ${previousName(ordinalOf('b.rank'))}, b.rank, t.total, t.names,
      (select count(*) from with_words) as with_words, ${isAnyCutOff(windows, checkedNamesMax)} as is_cut
    from (select count(*) as total, coalesce(sum(names), 0)::int as names from best) t
    left join (
      select * from best order by ${withoutOrdinal('rank')} fetch first ${parameter(lookup.atLeast, 'int')} rows with ties) b on true
    left join companies c on c.id = b.company_id`;
  return parts.build(text, { prepared: conditions.length === 0 });
}

/**
 * The best names that begin with the typed text and whose companies meet the filters, and all that tie with
 * the last of them. The index alone ranks all such names. Unless the companies that meet the filters are
 * listed first, each is checked, from the best name on, until there are enough.
 */
export function bestStatement(
  lookup: StrictLookup,
  { wanted, isListed }: { wanted: number; isListed: boolean },
): Statement {
  const parts = new StatementParts();
  const { joined, key, filters } = lookup;
  const conditions = filterConditions(parts, filters);
  const parameter = parameterOf(parts, conditions);
  const whole = parameter(joined, 'text');
  const kind = prefixKind(whole, parameter(continued(key), 'text'));
  const text = `${isListed ? `with ${allowedIds(filters, conditions)}` : ''}
    select ${FOUND_COLUMNS}, ${previousName(ordinalOf('n.rank'))}, n.rank
    from (
      select n.company_id, n.rank from (
        select n.company_id, n.rank, ${withoutOrdinal('n.rank')} as quality from (
          select n.company_id, ${rankColumn(kind)} from company_names n
          where n.joined_key ~>=~ ${whole} and n.joined_key ~<~ ${parameter(textAfter(joined), 'text')}) n
        ${isListed ? '' : 'order by quality'} offset 0) n
        ${isListed ? IS_ALLOWED : companyCheck(filters, conditions)}
      order by n.quality fetch first ${parameter(wanted, 'int')} rows with ties) n
    join companies c on c.id = n.company_id`;
  return parts.build(text, { prepared: false });
}

/** The companies that meet the filters, as a named query. */
function allowedIds(filters: CompanyFilters, conditions: string[]): string {
  return `allowed as materialized (
    select s.id from ${searchRows(filters)} s where ${conditions.join(' and ')})`;
}

const IS_ALLOWED = 'join allowed on allowed.id = n.company_id';

interface LookupSource {
  names: string;
  isFew: boolean;
  prefixMax: number;
  wordsMax: number;
  sample?: string;
  /** The check of a company, if only the first names of each kind are checked. */
  check?: { company: string; namesMax: number };
}

/** Many names begin with a text of this length: reading the names of the allowed companies is quicker. */
const SHORT_TEXT_MAX = 2;
export const isShortText = (joined: string) => joined.length <= SHORT_TEXT_MAX;

/** The first names that meet a condition, and one more to detect that there are more. */
const firstNames = (name: string, condition: string, namesMax: number) => `${name} as materialized (
  select n.company_id, n.ordinal, n.name_key, n.joined_key from company_names n where ${condition}
  limit ${namesMax + 1})`;

function isAnyCutOff(windows: string[], namesMax: number): string {
  const names = windows.map((text) => text.slice(0, text.indexOf(' ')));
  return ['false', ...names.map((name) => `(select count(*) from ${name}) > ${namesMax}`)].join(' or ');
}

/** The look-ups of a name: by its beginning and, if given, by its words. */
interface NameLookups {
  byPrefix: string;
  byWords: string | undefined;
  /** Names that are read before their companies are checked, each as a named query. */
  windows: string[];
}

function nameLookups(parameter: Parameter, lookup: StrictLookup, source: LookupSource): NameLookups {
  const { joined, key, words, filters } = lookup;
  const whole = parameter(joined, 'text');
  const begins = `n.joined_key ~>=~ ${whole} and n.joined_key ~<~ ${parameter(textAfter(joined), 'text')}`;
  const district = districtOf(filters);
  const inDistrict = district === undefined ? '' : ` and n.outward_code = ${parameter(district, 'text')}`;
  const kind = prefixKind(whole, parameter(continued(key), 'text'));
  const inOrder = 'order by n.joined_key using ~<~';
  const { check } = source;
  const windows = check ? [firstNames('prefix_names', `${begins} ${inOrder}`, check.namesMax)] : [];
  const names = check ? `prefix_names n ${check.company}` : source.names;
  const isShort = source.isFew && isShortText(joined);
  const byPrefix = `(select n.company_id, ${rankColumn(kind)} from ${isShort ? 'names_of_allowed n' : names}
    where ${begins}${inDistrict}
    ${inOrder} limit ${source.prefixMax})`;
  if (!words) return { byPrefix, byWords: undefined, windows };
  // Names that contain the words and do not also begin with the typed name.
  if (isShort) {
    const byWords = wordsOfAllowed(parameter, words, { from: 'names_of_allowed n', begins });
    return { byPrefix, byWords: `(${byWords} limit ${source.wordsMax})`, windows };
  }
  const has = wordsCondition(parameter, words, { district, begins });
  if (!check)
    return { byPrefix, byWords: namesByWords(parameter, words, { ...source, ...has, begins }), windows };
  const firstWith = firstNames('names_with_words', has.condition, check.namesMax);
  const checked = `(select ${WORDS_HIT} from names_with_words n ${check.company} limit ${source.wordsMax})`;
  return { byPrefix, byWords: checked, windows: [...windows, firstWith] };
}

const WORDS_HIT = `n.company_id, ${rankColumn(WORDS_KIND)}`;

function wordsCondition(
  parameter: Parameter,
  words: WordsLookup,
  { district, begins }: { district: string | undefined; begins: string },
): { condition: string } {
  const all = mustCheck(words)
    ? ` and string_to_array(n.name_key, ' ') @> ${parameter(words.all, 'text[]')}`
    : '';
  const wanted = parameter(allOf(words.lookedUp, district), 'tsquery');
  return { condition: `${WORDS} @@ ${wanted} and not (${begins})${all}` };
}

/** Reading one company's names takes as long as reading this many names from an index. */
const NAMES_PER_COMPANY = 4;

/**
 * Names by the index of words. If few companies are allowed and the rarest word is common, the smaller of the
 * two sets is read.
 */
function namesByWords(
  parameter: Parameter,
  words: WordsLookup,
  source: LookupSource & { condition: string; begins: string },
): string {
  const { names, condition, begins, isFew, wordsMax, sample = '' } = source;
  if (!isFew || words.rarest < BROAD_WORD) {
    return `(select ${WORDS_HIT} from ${names} where ${condition} ${sample} limit ${wordsMax})`;
  }
  // Only one of the two branches runs. `offset 0` keeps the planner from starting with the companies.
  const rarest = parameter(words.rarest, 'int');
  const cost = `(select count(*) from allowed) * ${NAMES_PER_COMPANY}`;
  const byIndex = `(select ${WORDS_HIT} from (
      select * from company_names n where ${condition} ${sample} and ${cost} > ${rarest} offset 0) n
    join allowed on allowed.id = n.company_id limit ${wordsMax})`;
  const byCompany = `(${wordsOfAllowed(parameter, words, { from: `(${NAMES_OF_ALLOWED} offset 0) n`, begins })}
      and ${cost} <= ${rarest} limit ${wordsMax})`;
  return `${byIndex} union all ${byCompany}`;
}

/** The names of the allowed companies, in one index scan. */
const NAMES_OF_ALLOWED = `
  select n.company_id, n.ordinal, n.name_key, n.joined_key from company_names n
  where n.company_id = any(array(select id from allowed))`;

/** Names of allowed companies that contain the words and do not also begin with the typed name. */
function wordsOfAllowed(
  parameter: Parameter,
  words: WordsLookup,
  { from, begins }: { from: string; begins: string },
): string {
  return `select ${WORDS_HIT} from ${from}
    where string_to_array(n.name_key, ' ') @> ${parameter(words.all, 'text[]')} and not (${begins})`;
}
