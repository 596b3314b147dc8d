/** The SQL of strict look-ups that find a handful of names, which are ranked outside the database. */
import type { Statement } from '../../../../platform/postgres/index.ts';
import { filterConditions } from '../filters/filter-sql.ts';
import type { StrictLookup } from '../search-types.ts';
import {
  checkedNames,
  FOUND_COLUMNS,
  parameterOf,
  previousName,
  StatementParts,
  textAfter,
  WORDS,
} from '../statement.ts';
import { ordinalOf, prefixKind, rankColumn, WORDS_KIND } from './name-rank.ts';
import { allOf, continued, hasWords, mustCheck, namesThatBegin, typedName, WORDS_HIT } from './typed-name.ts';

/** Most look-ups find fewer names. */
export const FEW = 60;

/** The first `FEW` of each kind, in index order. */
export function fewStatement({ words, ...lookup }: StrictLookup): Statement {
  const { filters } = lookup;
  const parts = new StatementParts();
  const conditions = filterConditions(parts, filters);
  const parameter = parameterOf(parts, conditions);
  const name = typedName(parameter, { words, ...lookup });
  const names = checkedNames(filters, conditions);
  const byPrefix = namesThatBegin(names, name, FEW);
  const byWords =
    words &&
    `(select ${WORDS_HIT} from ${names} where ${hasWords(parameter, { words, filters }, name)} limit ${FEW})`;
  const text = `select ${FOUND_COLUMNS}, ${previousName(ordinalOf('n.rank'))}, n.rank
    from (${byWords === undefined ? byPrefix : `${byPrefix} union all ${byWords}`}) n
    join companies c on c.id = n.company_id`;
  return parts.build(text, { prepared: false });
}

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
