import type { Statement } from '../../../../platform/postgres/index.ts';
import { filterConditions, searchRows } from '../filters/filter-sql.ts';
import type { CompanyFilters } from '../search-query.ts';
import type { StrictLookup } from '../search-types.ts';
import { companyCheck, FOUND_COLUMNS, parameterOf, previousName, StatementParts } from '../statement.ts';
import { CONTINUED_KIND, NAME_LENGTH, ordinalOf, rankColumn, WHOLE_KIND } from './name-rank.ts';

/**
 * The best names whose first word is the typed one and whose companies meet the filters, and all that tie
 * with the last of them. The index returns them shortest first (migration 0079), and each is checked until
 * there are enough: its company is read, or looked up among the listed ones.
 */
export function bestStatement(
  lookup: StrictLookup,
  { wanted, isListed }: { wanted: number; isListed: boolean },
): Statement {
  const { filters } = lookup;
  const parts = new StatementParts();
  const conditions = filterConditions(parts, filters);
  const parameter = parameterOf(parts, conditions);
  const word = parameter(lookup.joined, 'text');
  const check = isListed ? isAmongListed(filters, conditions) : companyCheck(filters, conditions);
  const whole = `select n.company_id, n.rank from (
      select n.company_id, ${rankColumn(WHOLE_KIND)} from company_names n where n.joined_key = ${word}) n ${check}`;
  const continued = `select n.company_id, n.rank from (
      select n.company_id, ${rankColumn(CONTINUED_KIND)}, ${NAME_LENGTH} as length from company_names n
      where split_part(n.name_key, ' ', 1) = ${word} and n.joined_key <> ${word}
      order by ${NAME_LENGTH} offset 0) n ${check}
    order by n.length fetch first ${parameter(wanted, 'int')} rows with ties`;
  const text = `select ${FOUND_COLUMNS}, ${previousName(ordinalOf('n.rank'))}, n.rank
    from (${whole} union all (${continued})) n
    join companies c on c.id = n.company_id`;
  return parts.build(text, { prepared: false });
}

/** `coalesce` keeps the planner from joining: it hashes the ids once, and the names stay in their order. */
function isAmongListed(filters: CompanyFilters, conditions: string[]): string {
  return `where coalesce(n.company_id in (
      select s.id from ${searchRows(filters)} s where ${conditions.join(' and ')}), false)`;
}
