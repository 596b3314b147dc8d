import type { Queryable } from '../../../platform/postgres/index.ts';
import { filterConditions, isFiltered, searchRows } from './filter-sql.ts';
import type { CompanyFilters } from './search-query.ts';
import { StatementParts } from './statement.ts';

interface PlanRow {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
}

/**
 * About how many companies meet the filters, by the planner's statistics. Decides how they are looked up,
 * never what is answered. Reads no row.
 */
export async function estimateCompanies(db: Queryable, filters: CompanyFilters): Promise<number> {
  if (!isFiltered(filters)) return Number.POSITIVE_INFINITY;
  const parts = new StatementParts();
  const conditions = filterConditions(parts, filters);
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
  const text = `explain (format json) select from ${searchRows(filters)} s${where}`;
  const row = await db.first<PlanRow>(parts.build(text, { prepared: false }));
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
