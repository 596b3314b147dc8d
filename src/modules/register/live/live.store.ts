import {
  type Database,
  type Queryable,
  type Statement,
  sql,
  type Transaction,
} from '../../../platform/postgres/index.ts';
import { joinedKey, nameKey } from '../../../shared/companies/company-name.ts';
import type { CompanyNumber } from '../../../shared/companies/company-number.ts';
import { isClosedSql } from '../../../shared/companies/company-status.ts';
import type { NewestFigures } from '../../financials/index.ts';
import { replaceOwners } from '../owners/owners.store.ts';
import {
  type ChargeCounts,
  type CompanyDetail,
  type CompanyRecord,
  FACT_COLUMNS,
  type ProfileExtras,
  type RegisteredFacts,
} from './company-record.ts';
import type { FetchedCompany } from './fetch-company.ts';
import { countCharges } from './normalise-lists.ts';

/** The stored data of a company. */
export interface StoredCompany {
  record: CompanyRecord | undefined;
  detail: CompanyDetail | undefined;
  /** The last fetch from the live source; undefined when there was none. */
  lastFetch: { at: Date; found: boolean; complete: boolean } | undefined;
  /** The date of the imported snapshot. */
  snapshotAsOf: string | null;
}

/** Called in the transaction that stores an answer of the live source. */
export type OnSaved = (tx: Transaction, companyNumber: string) => Promise<void>;

export type LiveStore = ReturnType<typeof createLiveStore>;

/** A row with a hash comes from a snapshot, even if the live source wrote it before (migrations/0007). */
export function createLiveStore(db: Database, onSaved?: OnSaved) {
  /** For each company being fetched: whether the register was the sandbox's when the fetch began. */
  const begunInSandbox = new Map<string, boolean>();

  /**
   * Data of the sandbox must not be written into a real register that replaced it, neither by fetches that
   * began before the import nor by a process that has not noticed it yet.
   */
  async function save(company: CompanyToSave, write: (tx: Transaction) => Promise<void>): Promise<void> {
    const { company_number: number, company_name: name } = company;
    const begun = begunInSandbox.get(number);
    await db.transaction(async (tx) => {
      // The lock makes an import that ends the sandbox wait for this transaction.
      const now = await tx.first<{ sandbox: boolean; fictional: boolean }>(sql`
        select source is not distinct from 'sandbox' as sandbox, exists (
          select from sandbox_companies where company_number = ${number} and company_name = ${name}) as fictional
        from register_state for share`);
      const isOver = now?.sandbox === false && (begun === true || now.fictional);
      if (isOver) await release(tx, number);
      else await write(tx);
    });
    begunInSandbox.delete(number);
  }

  return {
    find: (number: CompanyNumber) => findStored(db, number),

    /** True when the caller may fetch this company now; false while another process fetches it. */
    async claim(number: CompanyNumber, { now, until }: { now: Date; until: Date }): Promise<boolean> {
      const claimed = await db.first<{ sandbox: boolean }>(sql`
        insert into company_details as detail (company_number, claimed_until) values (${number}, ${until})
        on conflict (company_number) do update set claimed_until = excluded.claimed_until
        where detail.claimed_until is null or detail.claimed_until <= ${now}
        returning exists (select from register_state where source = 'sandbox') as sandbox`);
      if (claimed) begunInSandbox.set(number, claimed.sandbox);
      return claimed !== undefined;
    },

    async release(number: CompanyNumber): Promise<void> {
      begunInSandbox.delete(number);
      await release(db, number);
    },

    /** Also releases the claim. */
    save: (company: FetchedCompany, at: Date) =>
      save(company.facts, async (tx) => {
        await writeCompany(tx, company, at);
        await writeDetail(tx, company, at);
        const { persons_with_significant_control: persons } = company.parts;
        if (persons) await replaceOwners(tx, company.facts.company_number, { persons, at });
        await onSaved?.(tx, company.facts.company_number);
      }),

    /** Also releases the claim. */
    saveMissing: (number: CompanyNumber, at: Date) =>
      save({ company_number: number, company_name: null }, async (tx) => {
        await tx.execute(sql`
          insert into company_details (company_number, fetched_at, completed_at, found)
          values (${number}, ${at}, ${at}, false)
          on conflict (company_number) do update set fetched_at = excluded.fetched_at,
            completed_at = excluded.completed_at, found = false, claimed_until = null`);
      }),
  };
}

interface CompanyToSave {
  company_number: string;
  /** Null: there is no such company. */
  company_name: string | null;
}

async function release(db: Queryable, number: string): Promise<void> {
  await db.execute(sql`update company_details set claimed_until = null where company_number = ${number}`);
}

/** The stored data of a company, as this connection or transaction sees it. */
export async function findStored(db: Queryable, number: string): Promise<StoredCompany> {
  const row = await db.first<StoredRow>(sql`
    select
      (select to_jsonb(c) from companies c where c.company_number = ${number}) as record,
      (select live_at from companies where company_number = ${number} and row_hash = 0) as live_at,
      d.fetched_at, d.completed_at, d.found, d.profile, d.officers, d.charges, d.insolvency,
      d.persons_with_significant_control, s.as_of,
      (select to_jsonb(f) - 'company_number' from company_financials f where f.company_number = ${number}) as financials
    from register_state s left join company_details d on d.company_number = ${number}`);
  return heldCompany(row);
}

/** The stored records of these companies, by number. Companies that are not on the register are absent. */
export async function listRecords(
  db: Queryable,
  numbers: readonly string[],
): Promise<Map<string, CompanyRecord>> {
  if (numbers.length === 0) return new Map();
  const rows = await db.query<Pick<StoredRow, 'live_at'> & { record: Omit<CompanyRecord, 'live_at'> }>({
    name: 'records of companies',
    text: `
      select to_jsonb(company) as record, case when row_hash = 0 then live_at end as live_at
      from companies company where company_number = any($1::text[])`,
    values: [numbers],
  });
  return new Map(rows.map(({ record, live_at }) => [record.company_number, { ...record, live_at }]));
}

/** Which of these numbers the live source did not know when it was last asked, after this time. */
export async function listMissingNumbers(
  db: Queryable,
  numbers: readonly string[],
  since: Date,
): Promise<string[]> {
  const rows = await db.query<{ company_number: string }>(sql`
    select company_number from company_details
    where company_number = any(${[...numbers]}::text[]) and not found and fetched_at > ${since}`);
  return rows.map(({ company_number }) => company_number);
}

/** Which of these companies are stored. */
export async function listStoredNumbers(db: Queryable, numbers: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ company_number: string }>({
    name: 'numbers of stored companies',
    text: 'select company_number from companies where company_number = any($1::text[])',
    values: [numbers],
  });
  return rows.map(({ company_number }) => company_number);
}

interface StoredRow extends Omit<CompanyDetail, 'fetched_at' | 'profile'> {
  /**
   * Read as JSON, so that the columns need no list. JSON would turn `live_at` into text, so it is read
   * separately.
   */
  record: Omit<CompanyRecord, 'live_at'> | null;
  live_at: Date | null;
  financials: NewestFigures | null;
  fetched_at: Date | null;
  completed_at: Date | null;
  found: boolean | null;
  profile: ProfileExtras | null;
  as_of: string | null;
}

function heldCompany(row: StoredRow | undefined): StoredCompany {
  if (!row) return { record: undefined, detail: undefined, lastFetch: undefined, snapshotAsOf: null };
  const { record, live_at, financials, fetched_at, completed_at, found, as_of, ...parts } = row;
  const complete = completed_at?.getTime() === fetched_at?.getTime() && hasIdentityVerification(parts);
  return {
    record: record ? { ...record, live_at, financials } : undefined,
    detail:
      fetched_at && found
        ? { ...withIdentityVerification(parts), fetched_at: completed_at ?? fetched_at }
        : undefined,
    lastFetch: fetched_at ? { at: fetched_at, found: found === true, complete } : undefined,
    snapshotAsOf: as_of,
  };
}

type People = Pick<StoredRow, 'officers' | 'persons_with_significant_control'>;

/** False for lists that were stored before identity verification was kept: they are fetched again soon. */
function hasIdentityVerification({ officers, persons_with_significant_control: persons }: People): boolean {
  return [...(officers ?? []), ...(persons ?? [])].every((item) => 'identity_verification_details' in item);
}

function withIdentityVerification<T extends People>(parts: T): T {
  if (hasIdentityVerification(parts)) return parts;
  const { officers, persons_with_significant_control: persons } = parts;
  const complete = <Item extends object>(item: Item) => ({ identity_verification_details: null, ...item });
  return {
    ...parts,
    officers: officers?.map(complete) ?? null,
    persons_with_significant_control: persons?.map(complete) ?? null,
  };
}

/** The live source does not always send these; the stored values then stay. */
const COUNTS: (keyof ChargeCounts)[] = [
  'charges_total',
  'charges_outstanding',
  'charges_part_satisfied',
  'charges_satisfied',
];
const COLUMNS = [...FACT_COLUMNS, ...COUNTS].join(', ');
const SET_FACTS = FACT_COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ');
const SET_COUNTS = COUNTS.map((column) => `${column} = coalesce(excluded.${column}, company.${column})`).join(
  ', ',
);

/** A company on the live register is not removed; a closed one may have been. */
const UPSERT_COMPANY = `
  insert into companies as company (${COLUMNS}, row_hash, live_at)
  select ${COLUMNS}, 0, $2::timestamptz from jsonb_populate_record(null::companies, $1::jsonb)
  on conflict (company_number) do update set ${SET_FACTS}, ${SET_COUNTS}, row_hash = 0, live_at = excluded.live_at,
    removed_on = case when excluded.dissolved_on is not null
      or ${isClosedSql('excluded')} then company.removed_on end
  returning id`;

export async function writeCompany(
  tx: Transaction,
  { facts, parts }: { facts: RegisteredFacts; parts: Pick<FetchedCompany['parts'], 'charges'> },
  at: Date,
): Promise<void> {
  const counts = parts.charges ? countCharges(parts.charges) : {};
  const upsert: Statement = {
    name: 'upsert live company',
    text: UPSERT_COMPANY,
    values: [JSON.stringify({ ...facts, ...counts }), at],
  };
  const row = await tx.first<{ id: number }>(upsert);
  const keys = [facts.company_name, ...facts.previous_names.map(({ name }) => name)].map(nameKey);
  await tx.execute(sql`
    with stale as (
      delete from company_names where company_id = ${row?.id} and ordinal >= ${keys.length}::int
    )
    insert into company_names as held (company_id, ordinal, name_key, joined_key, outward_code)
    select ${row?.id}::int, ordinal - 1, name_key, joined_key, ${facts.outward_code}::text
    from unnest(${keys}::text[], ${keys.map(joinedKey)}::text[]) with ordinality as name (name_key, joined_key, ordinal)
    on conflict (company_id, ordinal) do update set name_key = excluded.name_key, joined_key = excluded.joined_key,
      outward_code = excluded.outward_code
    where held.name_key <> excluded.name_key or held.outward_code is distinct from excluded.outward_code`);
}

async function writeDetail(tx: Transaction, company: FetchedCompany, at: Date): Promise<void> {
  const { parts } = company;
  await tx.execute(sql`
    insert into company_details as held (company_number, fetched_at, completed_at, found, etag, profile, officers, charges,
      insolvency, persons_with_significant_control)
    values (${company.facts.company_number}, ${at}, ${company.complete ? at : null}, true, ${company.etag},
      ${json(company.extras)}::jsonb, ${json(parts.officers)}::jsonb, ${json(parts.charges)}::jsonb,
      ${json(parts.insolvency)}::jsonb, ${json(parts.persons_with_significant_control)}::jsonb)
    on conflict (company_number) do update set
      fetched_at = excluded.fetched_at, completed_at = coalesce(excluded.completed_at, held.completed_at),
      found = true, etag = excluded.etag,
      profile = excluded.profile, claimed_until = null,
      officers = coalesce(excluded.officers, held.officers),
      charges = coalesce(excluded.charges, held.charges),
      insolvency = coalesce(excluded.insolvency, held.insolvency),
      persons_with_significant_control =
        coalesce(excluded.persons_with_significant_control, held.persons_with_significant_control)`);
}

/** The driver would send a list as a PostgreSQL array. */
function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
