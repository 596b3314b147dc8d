import type { Statement } from '../../../../platform/postgres/index.ts';
import { filterConditions } from '../filters/filter-sql.ts';
import type { StrictLookup } from '../search-types.ts';
import { companyCheck, FOUND_COLUMNS, parameterOf, previousName, StatementParts } from '../statement.ts';
import { allowedIds, IS_ALLOWED } from './allowed-companies.ts';
import { ordinalOf, rankColumn, withoutOrdinal } from './name-rank.ts';
import { typedName } from './typed-name.ts';

/**
 * The best names that begin with the typed text and whose companies meet the filters, and all that tie with
 * the last of them. The index alone ranks all such names. Unless the companies that meet the filters are
 * listed first, each is checked, from the best name on, until there are enough.
 */
export function bestStatement(
  lookup: StrictLookup,
  { wanted, isListed }: { wanted: number; isListed: boolean },
): Statement {
  const { filters } = lookup;
  const parts = new StatementParts();
  const conditions = filterConditions(parts, filters);
  const parameter = parameterOf(parts, conditions);
  const { begins, kind } = typedName(parameter, lookup);
  const text = `${isListed ? `with ${allowedIds(filters, conditions)}` : ''}
    select ${FOUND_COLUMNS}, ${previousName(ordinalOf('n.rank'))}, n.rank
    from (
      select n.company_id, n.rank from (
        select n.company_id, n.rank, ${withoutOrdinal('n.rank')} as quality from (
          select n.company_id, ${rankColumn(kind)} from company_names n
          where ${begins}) n
        ${isListed ? '' : 'order by quality'} offset 0) n
        ${isListed ? IS_ALLOWED : companyCheck(filters, conditions)}
      order by n.quality fetch first ${parameter(wanted, 'int')} rows with ties) n
    join companies c on c.id = n.company_id`;
  return parts.build(text, { prepared: false });
}
