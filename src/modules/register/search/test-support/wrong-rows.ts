import type { Queryable } from '../../../../platform/postgres/index.ts';
import { searchRowsTable } from '../filters/company-search-table.store.ts';

/** The search rows that differ from what the register, the figures and the links say; they should be none. */
export async function listWrongRows(db: Queryable): Promise<unknown[]> {
  const filled = searchRowsTable.fill({ companies: 'companies', companyNames: 'company_names', into: '' });
  const right = filled.slice(filled.indexOf('select'));
  return db.query({
    text: `(select * from company_search except (${right})) union all ((${right}) except select * from company_search)`,
    values: [],
  });
}
