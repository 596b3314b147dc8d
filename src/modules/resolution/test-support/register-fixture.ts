import { type Queryable, sql } from '../../../platform/postgres/index.ts';
import { joinedKey, nameKey } from '../../../shared/companies/company-name.ts';

let serial = 0;

/** Puts a company on the register, as an import does. */
export async function insertCompany(db: Queryable, changes: Record<string, unknown> = {}): Promise<string> {
  serial += 1;
  const row = {
    id: 700_000 + serial,
    company_number: String(20_000_000 + serial),
    company_name: 'FERNHOLLOW KITES LIMITED',
    company_status: 'active',
    company_type: 'ltd',
    address_line_1: '4 MILL LANE',
    locality: 'NORTHAMPTON',
    postal_code: 'NN6 8SN',
    outward_code: 'NN6',
    incorporated_on: '2011-06-07',
    accounts_next_due: '2026-11-30',
    accounts_type: 'micro-entity',
    confirmation_next_due: '2026-11-01',
    charges_outstanding: 1,
    sic_codes: ['32300'],
    previous_names: [{ name: 'FERNHOLLOW LIMITED', ceased_on: '2016-02-01' }],
    row_hash: 77,
    ...changes,
  };
  await db.execute(sql`
    insert into companies select * from jsonb_populate_record(null::companies, ${JSON.stringify(row)}::jsonb)`);
  const key = nameKey(row.company_name);
  await db.execute(sql`
    insert into company_names (company_id, ordinal, name_key, joined_key, outward_code)
    values (${row.id}, 0, ${key}, ${joinedKey(key)}, ${row.outward_code})`);
  return row.company_number;
}
