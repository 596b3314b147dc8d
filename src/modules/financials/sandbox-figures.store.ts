import { type Queryable, sql, type Transaction } from '../../platform/postgres/index.ts';

/** Whether a file of this name was loaded to its end. */
export async function hasImported(db: Queryable, file: string): Promise<boolean> {
  const row = await db.first(sql`
    select from financial_imports where file = ${file} and finished_at is not null`);
  return row !== undefined;
}

/** Figures of fictional companies, and the files that contain no others. */
export async function deleteSandboxFinancials(tx: Transaction): Promise<void> {
  const fictional = sql`select company_number from sandbox_companies`.text;
  for (const table of ['company_financials', 'financial_periods', 'financial_documents'])
    await tx.execute({ text: `delete from ${table} where company_number in (${fictional})`, values: [] });
  await tx.execute(sql`
    delete from financial_remarks where not exists (select from financial_documents)`);
  await tx.execute(sql`
    delete from financial_imports where not exists (select from financial_documents)`);
}
