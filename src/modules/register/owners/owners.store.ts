import { sql, type Transaction } from '../../../platform/postgres/index.ts';
import type { SignificantPerson } from '../live/company-record.ts';
import { SANDBOX_SOURCE } from '../register-state.ts';
import { type Owner, ownerOf } from './owner.ts';

interface OwnedCompany {
  companyNumber: string;
  owners: Owner[];
}

/** The whole list of a company, as the live source sends it. Entries that it no longer lists are gone. */
export async function replaceOwners(
  tx: Transaction,
  companyNumber: string,
  { persons, at }: { persons: SignificantPerson[]; at: Date },
): Promise<void> {
  const owners = ownersOf(persons);
  const ids = owners.map(({ owner_id }) => owner_id);
  await tx.execute(sql`
    update company_owners set gone = true, live_at = ${at}
    where company_number = ${companyNumber} and owner_id <> all(${ids}::text[]) and not gone`);
  if (owners.length === 0) return;
  await tx.execute(sql`
    delete from company_owners where company_number = ${companyNumber} and owner_id = any(${ids}::text[])`);
  await insertOwners(tx, [{ companyNumber, owners }], at);
}

/** One entry, as the stream sends it. People are not kept. */
export async function applyOwner(
  tx: Transaction,
  companyNumber: string,
  { person, at }: { person: SignificantPerson; at: Date },
): Promise<void> {
  const owner = ownerOf(person);
  if (!owner) return;
  await tx.execute(sql`
    delete from company_owners where company_number = ${companyNumber} and owner_id = ${owner.owner_id}`);
  await insertOwners(tx, [{ companyNumber, owners: [owner] }], at);
}

export async function deleteOwner(
  tx: Transaction,
  companyNumber: string,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  await tx.execute(sql`
    update company_owners set gone = true, live_at = ${at}
    where company_number = ${companyNumber} and owner_id = ${id}`);
}

/** The owners of fictional companies, for the sandbox. Imported owners stay. */
export async function seedOwners(
  tx: Transaction,
  companies: { companyNumber: string; persons: SignificantPerson[] }[],
  asOf: string,
): Promise<void> {
  const owned = companies.map(({ companyNumber, persons }) => ({ companyNumber, owners: ownersOf(persons) }));
  const seeded = await tx.execute(sql`
    update owners_state set owners = ${owned.reduce((sum, { owners }) => sum + owners.length, 0)},
      as_of = ${asOf}, source = ${SANDBOX_SOURCE}, fingerprint = null, imported_at = null, import_ms = null,
      summary = null
    where source is null or source = ${SANDBOX_SOURCE}`);
  if (seeded === 0) return;
  await tx.execute(sql`delete from company_owners`);
  await insertOwners(tx, owned, null);
}

/** Fictional owners end with the sandbox; those of an imported snapshot stay. */
export async function deleteSandboxOwners(tx: Transaction): Promise<void> {
  const ended = await tx.execute(sql`
    update owners_state set owners = 0, as_of = null, source = null where source = ${SANDBOX_SOURCE}`);
  if (ended > 0) await tx.execute(sql`delete from company_owners`);
  else {
    await tx.execute(sql`
      delete from company_owners where live_at is not null
        and company_number in (select company_number from sandbox_companies)`);
  }
}

function ownersOf(persons: SignificantPerson[]): Owner[] {
  return persons.map(ownerOf).filter((owner) => owner !== undefined);
}

async function insertOwners(tx: Transaction, companies: OwnedCompany[], at: Date | null): Promise<void> {
  const rows = companies.flatMap(({ companyNumber, owners }) =>
    owners.map((owner) => ({ company_number: companyNumber, ...owner, live_at: at, gone: false })),
  );
  await tx.execute(sql`
    insert into company_owners
    select * from jsonb_populate_recordset(null::company_owners, ${JSON.stringify(rows)}::jsonb)`);
}
