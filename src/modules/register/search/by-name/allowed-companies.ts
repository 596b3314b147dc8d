/** The companies that meet the filters, listed before names are matched with them, as SQL. */
import { searchRows } from '../filters/filter-sql.ts';
import type { CompanyFilters } from '../search-query.ts';

/** The companies, as a named query. */
export function allowedIds(filters: CompanyFilters, conditions: string[]): string {
  return `allowed as materialized (
    select s.id from ${searchRows(filters)} s where ${conditions.join(' and ')})`;
}

/** Restricts the names `n` to theirs. */
export const IS_ALLOWED = 'join allowed on allowed.id = n.company_id';

/** Their names, in one index scan. */
export const NAMES_OF_ALLOWED = `
  select n.company_id, n.ordinal, n.name_key, n.joined_key from company_names n
  where n.company_id = any(array(select id from allowed))`;
