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
  type?: string;
  sic?: string[];
  town?: string;
  accountsDue?: string;
  figures?: { employees?: number; turnover?: number; net_assets?: number };
  /** The status of its link with a website. */
  link?: 'verified' | 'ended' | 'not_verified';
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
        incorporated_on, accounts_type, previous_names, removed_on, sic_codes, locality, accounts_next_due, row_hash)
      values (${number}, ${company.name}, ${company.status ?? 'active'}, ${company.type ?? 'ltd'}, ${postcode?.whole ?? null},
        ${postcode?.outward ?? null},
        ${company.incorporated === undefined ? '2020-01-01' : company.incorporated}, ${company.accounts ?? null},
        ${JSON.stringify(previous)}, ${company.removed ?? null}, ${company.sic ?? []}, ${company.town ?? null},
        ${company.accountsDue ?? null}, 0)
      returning id`);
    await insertFigures(db, number, company);
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

/** The facts about the company from beside the register. */
async function insertFigures(db: Queryable, number: string, { figures, link }: TestCompany): Promise<void> {
  if (figures)
    await db.execute(sql`
      insert into company_financials (company_number, period_end, currency, turnover, net_assets, employees)
      values (${number}, '2025-12-31', 'GBP', ${figures.turnover ?? null}, ${figures.net_assets ?? null},
        ${figures.employees ?? null})`);
  if (link)
    await db.execute(sql`
      insert into website_links (company_number, domain, status, confidence, source, verified_at, valid_until)
      values (${number}, ${`n${number}.test`}, ${link}, 0.98, 'forward', now(), now())`);
}
