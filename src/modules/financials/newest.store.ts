import { type Queryable, sql } from '../../platform/postgres/index.ts';
import type { NewestFigures } from './period.ts';

/** The newest figures of these companies, by number, in one query. Companies without figures are absent. */
export async function listNewestFigures(
  db: Queryable,
  companyNumbers: readonly string[],
): Promise<Map<string, NewestFigures>> {
  if (companyNumbers.length === 0) return new Map();
  const rows = await db.query<NewestFigures & { company_number: string }>(sql`
    select company_number, period_end, currency, turnover, profit_loss, net_assets, cash, employees, dormant
    from company_financials where company_number = any(${companyNumbers}::text[])`);
  return new Map(rows.map(({ company_number, ...figures }) => [company_number, figures]));
}
