import type { Random } from '../../../../../test/support/snapshot/random.ts';
import { type Queryable, sql } from '../../../../platform/postgres/index.ts';
import { joinedKey, nameKey } from '../../../../shared/companies/company-name.ts';
import { refreshSearchTables } from '../search.store.ts';

/** A company as the table has it; null where it says nothing. */
export interface RandomCompany {
  id: number;
  company_number: string;
  company_name: string;
  company_status: string;
  company_type: string;
  outward_code: string;
  postal_code: string;
  locality: string | null;
  incorporated_on: string | null;
  accounts_type: string | null;
  accounts_next_due: string | null;
  sic_codes: string[];
  removed_on: string | null;
  employees: number | null;
  turnover: number | null;
  net_assets: number | null;
  has_website: boolean;
}

export const VALUES = {
  words: ['OAK', 'ELM', 'ASH', 'TARN', 'FELL', 'BECK', 'GILL', 'WICK', 'THORPE', 'HOLME'],
  statuses: ['active', 'active', 'active', 'active', 'liquidation', 'dissolved'],
  types: ['ltd', 'ltd', 'ltd', 'llp', 'plc'],
  accounts: ['micro-entity', 'dormant', 'full', null],
  towns: ['London', 'LONDON', 'Kendal', 'St. Ives', null],
  outward: ['SW1A', 'M1', 'LA9', 'TR26'],
  codes: ['62011', '62020', '62012', '01110', '47110', '56101', '16230'],
  dueDays: ['2026-11-16', '2026-11-17', null],
} as const;

const DAY_MS = 86_400_000;

function makeCompany(random: Random, id: number, count: number): RandomCompany {
  const isFiled = random.chance(0.6);
  const outward = random.pick(VALUES.outward);
  const figure = (value: () => number) => (isFiled && random.chance(0.8) ? value() : null);
  const words = Array.from({ length: 1 + random.below(3) }, () => random.pick(VALUES.words));
  // Companies of one time share pages, as after an import: the newest come first.
  const day = new Date(Date.UTC(2026, 0, 1) - Math.floor((id / count) * 9_000) * DAY_MS);
  return {
    id,
    company_number: String(50_000_000 + id),
    company_name: `${words.join(' ')} ${random.below(count)} LIMITED`,
    company_status: random.pick(VALUES.statuses),
    company_type: random.pick(VALUES.types),
    outward_code: outward,
    postal_code: `${outward} ${1 + random.below(3)}AA`,
    locality: random.pick(VALUES.towns),
    incorporated_on: random.chance(0.05) ? null : day.toISOString().slice(0, 10),
    accounts_type: random.pick(VALUES.accounts),
    accounts_next_due: random.pick(VALUES.dueDays),
    sic_codes: Array.from({ length: random.below(5) }, () => random.pick(VALUES.codes)),
    removed_on: random.chance(0.04) ? '2026-02-01' : null,
    employees: figure(() => random.below(80)),
    turnover: figure(() => random.below(4) * 700_000),
    net_assets: figure(() => (random.below(400) - 100) * 10_000),
    has_website: random.chance(0.3),
  };
}

/** Puts random companies on the register and answers them. */
export async function insertRandomRegister(
  db: Queryable,
  random: Random,
  count: number,
): Promise<RandomCompany[]> {
  const companies = Array.from({ length: count }, (_, index) => makeCompany(random, index + 1, count));
  const rows = JSON.stringify(companies);
  await db.execute(sql`
    insert into companies (id, company_number, company_name, company_status, company_type, postal_code, outward_code, locality,
      incorporated_on, accounts_type, accounts_next_due, sic_codes, removed_on, previous_names, row_hash)
    overriding system value
    select id, company_number, company_name, company_status, company_type, postal_code, outward_code, locality, incorporated_on,
      accounts_type, accounts_next_due, sic_codes, removed_on, '[]', 0
    from jsonb_populate_recordset(null::companies, ${rows}::jsonb)`);
  await db.execute(sql`
    insert into company_financials (company_number, period_end, currency, turnover, net_assets, employees)
    select company_number, '2025-12-31', 'GBP', turnover, net_assets, employees
    from jsonb_populate_recordset(null::company_financials, ${rows}::jsonb)
    where coalesce(turnover, net_assets, employees) is not null`);
  await db.execute(sql`
    insert into website_links (company_number, domain, status, confidence, source, verified_at, valid_until)
    select company_number, 'n' || company_number || '.test', 'verified', 0.98, 'forward', now(), now()
    from jsonb_to_recordset(${rows}::jsonb) as c (company_number text, has_website boolean) where has_website`);
  const names = companies.map((company) => ({ ...company, key: nameKey(company.company_name) }));
  await db.execute(sql`
    insert into company_names (company_id, ordinal, name_key, joined_key, outward_code)
    select id, 0, name_key, joined_key, outward_code
    from unnest(${names.map(({ id }) => id)}::int[], ${names.map(({ key }) => key)}::text[],
      ${names.map(({ key }) => joinedKey(key))}::text[], ${names.map((name) => name.outward_code)}::text[])
      as n (id, name_key, joined_key, outward_code)`);
  await db.execute(sql`update register_state set companies = ${count}`);
  await refreshSearchTables(db);
  for (const table of ['companies', 'company_names', 'company_search'])
    await db.execute({ text: `analyze ${table}`, values: [] });
  return companies;
}
