import { type Queryable, sql } from '../../../../platform/postgres/index.ts';
import { joinedKey, nameKey } from '../../../../shared/companies/company-name.ts';
import { parsePostcode } from '../../../../shared/companies/postcode.ts';
import { refreshSearchTables } from '../search.store.ts';

export interface TestCompany {
  name: string;
  number?: string;
  previous?: string[];
  status?: string;
  postcode?: string;
  accounts?: string;
  incorporated?: string | null;
  removed?: string;
}

let serial = 0;

/** Puts companies on the register as an import does, and answers their numbers. */
export async function insertCompanies(db: Queryable, companies: TestCompany[]): Promise<string[]> {
  const numbers: string[] = [];
  for (const company of companies) {
    const number = company.number ?? String(10_000_000 + ++serial);
    numbers.push(number);
    const postcode = company.postcode === undefined ? undefined : parsePostcode(company.postcode);
    const previous = (company.previous ?? []).map((name) => ({ name, ceased_on: '2019-05-01' }));
    const row = await db.first<{ id: number }>(sql`
      insert into companies (company_number, company_name, company_status, company_type, postal_code, outward_code,
        incorporated_on, accounts_type, previous_names, removed_on, row_hash)
      values (${number}, ${company.name}, ${company.status ?? 'active'}, 'ltd', ${postcode?.whole ?? null},
        ${postcode?.outward ?? null},
        ${company.incorporated === undefined ? '2020-01-01' : company.incorporated}, ${company.accounts ?? null},
        ${JSON.stringify(previous)}, ${company.removed ?? null}, 0)
      returning id`);
    for (const [ordinal, name] of [company.name, ...(company.previous ?? [])].entries()) {
      const key = nameKey(name);
      await db.execute(sql`
        insert into company_names (company_id, ordinal, name_key, joined_key, outward_code)
        values (${row?.id}, ${ordinal}, ${key}, ${joinedKey(key)}, ${postcode?.outward ?? null})`);
    }
  }
  await db.execute(sql`update register_state set companies = (select count(*) from companies)`);
  await refreshSearchTables(db);
  return numbers;
}
