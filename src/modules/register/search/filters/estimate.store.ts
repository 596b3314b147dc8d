import type { Queryable } from '../../../../platform/postgres/index.ts';
import type { CompanyFilters } from '../search-query.ts';
import { StatementParts } from '../statement.ts';
import { filterConditions, isFiltered, searchRows } from './filter-sql.ts';

interface PlanRow {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
}

/**
 * About how many companies meet the filters, from the planner's statistics. The estimate decides how
 * companies are looked up, never the result. Reads no rows.
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
