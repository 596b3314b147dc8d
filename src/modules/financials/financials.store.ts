import { type Queryable, sql } from '../../platform/postgres/index.ts';
import { NEWEST_DOCUMENT_FIRST } from './document-order.ts';
import type { ImportState } from './import/load.store.ts';
import type { PeriodRow } from './merge-periods.ts';
import { FIGURES, type NewestFigures } from './period.ts';

const LIST_PERIODS = `
  select period.company_number, period.period_start, period.period_end, period.currency, period.consolidated, period.dormant,
    ${FIGURES.map((figure) => `period.${figure}`).join(', ')},
    document.name, encode(document.sha256, 'hex') as sha256, document.taxonomy, document.accounts_type,
    document.period_end as document_period_end, document.doubts
  from financial_periods period join financial_documents document on document.id = period.document_id
  where period.company_number = any($1::text[])
  order by ${NEWEST_DOCUMENT_FIRST}`;

export type FinancialsStore = typeof financialsStore;

export const financialsStore = {
  /** The figures of every document, newest document first. */
  listPeriods: (db: Queryable, companyNumbers: readonly string[]) =>
    db.query<PeriodRow>({ name: 'list financial periods', text: LIST_PERIODS, values: [companyNumbers] }),

  /** The day of the newest archive; null before the first. */
  async readAsOf(db: Queryable): Promise<string | null> {
    const row = await db.first<{ as_of: string | null }>(sql`
      select max(coalesce(published_on, (started_at at time zone 'Europe/London')::date)) as as_of
      from financial_imports where loaded + known > 0`);
    return row?.as_of ?? null;
  },

  /** Which of these companies an account watches, with names. */
  listWatched: (db: Queryable, companyNumbers: readonly string[]) =>
    db.query<{ company_number: string; company_name: string }>(sql`
      select company_number, company_name from companies
      where company_number = any(${companyNumbers}::text[]) and exists (
        select from watched_companies watched where watched.company_number = companies.company_number)`),

  /** The last archives, newest first. */
  listImports: (db: Queryable, limit: number) =>
    db.query<ImportState>(sql`select * from financial_imports order by started_at desc limit ${limit}`),

  async countAll(db: Queryable): Promise<{ documents: number; companies: number; websites: number }> {
    const row = await db.first<{ documents: number; companies: number; websites: number }>(sql`
      select (select count(*) from financial_documents)::int as documents,
        (select count(*) from company_financials)::int as companies,
        (select count(*) from financial_documents where website is not null)::int as websites`);
    return row ?? { documents: 0, companies: 0, websites: 0 };
  },
};

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
