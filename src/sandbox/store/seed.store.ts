import { deleteSandboxFinancials } from '../../modules/financials/index.ts';
import {
  deleteSandboxOwners,
  normaliseProfile,
  normaliseSignificantPerson,
  refreshSearchTables,
  SANDBOX_SOURCE,
  seedOwners,
} from '../../modules/register/index.ts';
import { type Database, type Queryable, sql, type Transaction } from '../../platform/postgres/index.ts';
import { joinedKey, nameKey } from '../../shared/companies/company-name.ts';
import { parseCompanyNumber } from '../../shared/companies/company-number.ts';
import { STREAMS } from '../companies-house/events.ts';
import { shownPsc } from '../companies-house/resources.ts';
import type { Day } from '../world/days.ts';
import type { Charge, SandboxCompany } from '../world/sandbox-company.ts';
import { FIRST_TIMEPOINTS } from './sandbox-store.ts';

export async function readRegisterSource(db: Queryable): Promise<string | null> {
  return (await db.first<{ source: string | null }>(sql`select source from register_state`))?.source ?? null;
}

/** Serialises processes that start together, and an import that ends at the same time. */
export async function lockRegisterState(
  tx: Transaction,
): Promise<{ source: string | null; companies: number }> {
  const state = await tx.first<{ source: string | null; companies: number }>(sql`
    select source, companies from register_state for update`);
  if (!state) throw new Error('register_state has lost its row');
  return state;
}

interface NewWorld {
  seed: number;
  referenceDay: Day;
  createdAt: Date;
  companies: SandboxCompany[];
}

export async function writeWorld(
  tx: Transaction,
  { seed, referenceDay, createdAt, companies }: NewWorld,
): Promise<void> {
  await clearWorld(tx);
  await tx.execute(sql`
    insert into sandbox_world (seed, reference_day, created_at) values (${seed}, ${referenceDay}, ${createdAt})`);
  // One text per column, split by the server: an array would be escaped letter by letter.
  const lines = (of: (company: SandboxCompany) => string) => companies.map(of).join('\n');
  await tx.execute(sql`
    insert into sandbox_companies (company_number, company_name, record)
    select * from unnest(string_to_array(${lines(({ profile }) => profile.company_number)}, E'\n'),
      string_to_array(${lines(({ profile }) => profile.company_name)}, E'\n'),
      string_to_array(${lines((company) => JSON.stringify(company))}, E'\n')::json[])`);
  await tx.execute(sql`
    insert into sandbox_streams (stream, oldest, newest)
    select stream, newest + 1, newest
    from unnest(${[...STREAMS]}::text[], ${STREAMS.map((stream) => FIRST_TIMEPOINTS[stream])}::bigint[]) as first (stream, newest)`);
}

/** Makes the fictional companies the register. */
export async function writeRegister(tx: Transaction, companies: SandboxCompany[], asOf: Day): Promise<void> {
  const rows = companies.map(registerRow);
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await tx.execute({
    text: `insert into companies (${columns}) select ${columns} from jsonb_populate_recordset(null::companies, $1)`,
    values: [JSON.stringify(rows)],
  });
  await writeNames(tx, rows);
  await refreshSearchTables(tx);
  await writeOwners(tx, companies, asOf);
  await tx.execute(sql`
    update register_state set companies = ${rows.length}, as_of = ${asOf}, source = ${SANDBOX_SOURCE}`);
}

/** Who owns whom, as an import of the snapshot of persons with significant control would write it. */
async function writeOwners(tx: Transaction, companies: SandboxCompany[], asOf: Day): Promise<void> {
  const owned = companies.map(({ profile, pscs }) => ({
    companyNumber: profile.company_number,
    persons: pscs
      .map((psc) => normaliseSignificantPerson(shownPsc(profile, psc)))
      .filter((person) => person !== undefined),
  }));
  await seedOwners(tx, owned, asOf);
}

/** The fictional companies, in a fixed order. */
export async function listCompanies(db: Queryable): Promise<SandboxCompany[]> {
  const rows = await db.query<{ record: SandboxCompany }>(sql`
    select record from sandbox_companies order by company_number`);
  return rows.map(({ record }) => record);
}

/** A sandbox that was created before owners were stored gets them from its companies. */
export async function addMissingOwners(tx: Transaction): Promise<void> {
  const state = await tx.first<{ as_of: Day }>(sql`
    select register.as_of from register_state register, owners_state owners
    where register.source = ${SANDBOX_SOURCE} and owners.source is null for update`);
  if (!state) return;
  const rows = await tx.query<{ record: SandboxCompany }>(sql`select record from sandbox_companies`);
  await writeOwners(
    tx,
    rows.map(({ record }) => record),
    state.as_of,
  );
}

async function writeNames(tx: Transaction, rows: RegisterRow[]): Promise<void> {
  await tx.execute(sql`
    insert into company_names (company_id, ordinal, name_key, joined_key, outward_code)
    select company.id, name.ordinal, name.name_key, name.joined_key, company.outward_code
    from jsonb_to_recordset(${JSON.stringify(rows.flatMap(nameRows))}::jsonb)
      as name (company_number text, ordinal smallint, name_key text, joined_key text)
    join companies company using (company_number)`);
}

/** Empties the fictional register. Imported registers are swapped instead. */
export async function clearRegister(tx: Transaction): Promise<void> {
  await tx.execute(sql`delete from company_names`);
  await tx.execute(sql`delete from companies`);
  await refreshSearchTables(tx);
  await tx.execute(sql`update register_state set companies = 0, as_of = null, source = null`);
}

export async function hasWorld(db: Queryable): Promise<boolean> {
  return (await db.first(sql`select from sandbox_world`)) !== undefined;
}

/** Deletes the state of the sandbox, and the details and watches of its companies. */
export async function clearWorld(tx: Transaction): Promise<void> {
  await endWatches(tx);
  await tx.execute(sql`
    delete from company_details where company_number in (select company_number from sandbox_companies)`);
  await deleteSandboxOwners(tx);
  await deleteSandboxFinancials(tx);
  await tx.execute(sql`
    delete from company_histories where company_number in (select company_number from sandbox_companies)`);
  await tx.execute(sql`delete from sandbox_accounts`);
  await tx.execute(sql`delete from sandbox_events`);
  await tx.execute(sql`delete from sandbox_streams`);
  await tx.execute(sql`delete from sandbox_companies`);
  await tx.execute(sql`delete from sandbox_world`);
}

/**
 * Fictional companies no longer change, and would take places on watchlists. Locks the lists first, in the
 * same order as watch and unwatch.
 */
async function endWatches(tx: Transaction): Promise<void> {
  const watched = await tx.query<{ company_number: string }>(sql`
    select distinct company_number from watched_companies
    where company_number in (
      select company_number from sandbox_companies except select company_number from companies)`);
  const fictional = watched.map((company) => company.company_number);
  await tx.execute(sql`
    select from watchlists where account_id in (
      select account_id from watched_companies where company_number = any(${fictional}::text[]))
    order by account_id for update`);
  await tx.execute(sql`delete from watched_companies where company_number = any(${fictional}::text[])`);
  await tx.execute(sql`delete from tracked_companies where company_number = any(${fictional}::text[])`);
}

/** Without it the planner assumes empty tables until the next autovacuum. */
export async function analyzeRegister(db: Database): Promise<void> {
  await db.execute({
    text: 'analyze companies, company_names, company_owners, register_words, sandbox_companies',
    values: [],
  });
}

/** A fictional company as a row of `companies`, as a live look-up would write it. */
export function registerRow({ profile, charges }: SandboxCompany) {
  const number = parseCompanyNumber(profile.company_number);
  const live = number && normaliseProfile(number, profile);
  if (!live) throw new Error(`${profile.company_number} is no company of the fictional register`);
  return { ...live.facts, ...countCharges(charges), row_hash: 0 };
}

type RegisterRow = ReturnType<typeof registerRow>;

function countCharges(charges: Charge[]) {
  const count = (status: string) => charges.filter((charge) => charge.status === status).length;
  return {
    charges_total: charges.length,
    charges_outstanding: count('outstanding'),
    charges_part_satisfied: count('part-satisfied'),
    charges_satisfied: count('fully-satisfied'),
  };
}

/** The current and previous names in the forms that searches compare. */
export function nameRows(row: RegisterRow) {
  return [row.company_name, ...row.previous_names.map(({ name }) => name)].map((name, ordinal) => {
    const key = nameKey(name);
    return { company_number: row.company_number, ordinal, name_key: key, joined_key: joinedKey(key) };
  });
}
