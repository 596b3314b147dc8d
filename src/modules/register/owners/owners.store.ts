import {
  ADVISORY_LOCKS,
  type BulkSession,
  cancelOnAbort,
  type Database,
  openBulkSession,
  type Queryable,
  sql,
  type Transaction,
} from '../../../platform/postgres/index.ts';
import { OperatorError } from '../../../shared/problem.ts';
import { copyGrants, liveSchema } from '../import/table-swap.store.ts';
import type { SignificantPerson } from '../live/company-record.ts';
import { SANDBOX_SOURCE } from '../register-state.ts';
import { type Owner, ownerOf } from './owner.ts';
import { OWNER_COLUMNS } from './psc-lines.ts';

interface OwnedCompany {
  companyNumber: string;
  owners: Owner[];
}

/**
 * Replaces the list of a company with that of the live source. Entries that are no longer listed are deleted.
 */
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

/** Applies one entry of the stream. People are not stored. */
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

/** Writes the owners of fictional companies, for the sandbox. Imported owners stay. */
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

const NEXT = 'owners_next';
const COPY = `copy ${NEXT}.company_owners (${OWNER_COLUMNS.join(', ')}) from stdin`;
/** Longer than any query of a request, so that a lock does not undo minutes of work. */
const LOCK_WITHIN = '15s';

export interface OwnersState {
  owners: number;
  as_of: string | null;
  source: string | null;
  fingerprint: string | null;
  imported_at: Date | null;
  import_ms: number | null;
}

interface OwnersRecord {
  fingerprint: string;
  source: string;
  asOf: string | null;
  owners: number;
  now: Date;
  importMs: number;
  summary: object;
}

interface Replacement {
  load(append: (rows: Buffer) => Promise<void>): Promise<void>;
  /** Called when all rows are loaded. Throws if they must not replace the table. */
  finish(): OwnersRecord;
  onIndexing(done: number, total: number): void;
}

export async function readOwnersState(db: Queryable): Promise<OwnersState> {
  const state = await db.first<OwnersState>(sql`
    select owners, as_of, source, fingerprint, imported_at, import_ms from owners_state`);
  if (!state) throw new Error('owners_state has lost its row');
  return state;
}

export type OwnersImport = ReturnType<typeof createOwnersImport>;

/**
 * Loads, indexes and swaps in one transaction: readers see the old table until it commits, and a failure
 * leaves it.
 */
function createOwnersImport(session: BulkSession) {
  return {
    readState: () => readOwnersState(session),
    replace: ({ load, finish, onIndexing }: Replacement): Promise<{ owners: number; newer: number }> =>
      session.transaction(async (tx) => {
        await run(tx, `drop schema if exists ${NEXT} cascade`);
        await run(tx, `create schema ${NEXT}`);
        await run(
          tx,
          `create table ${NEXT}.company_owners (like company_owners including all excluding indexes)`,
        );
        await load((rows) => tx.copyIn(COPY, [rows]));
        const record = finish();
        await buildIndexes(tx, onIndexing);
        await run(tx, `set local lock_timeout = '${LOCK_WITHIN}'`);
        await run(tx, 'lock table company_owners in exclusive mode');
        const newer = await keepNewer(tx, record.asOf);
        await run(tx, `analyze ${NEXT}.company_owners`);
        await swap(tx);
        await writeState(tx, record);
        return { owners: record.owners, newer };
      }),
  };
}

/** Runs one import of owners; only one runs at a time. The signal interrupts it. */
export async function withOwnersImport<T>(
  { db, signal }: { db: Database; signal?: AbortSignal | undefined },
  work: (store: OwnersImport) => Promise<T>,
): Promise<T> {
  const session = await openBulkSession(db, 'domesday register import');
  let ignoreAbort: (() => void) | undefined;
  try {
    if (!(await session.tryLock(ADVISORY_LOCKS.ownersImport))) {
      throw new OperatorError('Another import of owners is running; wait until it is done.');
    }
    ignoreAbort = cancelOnAbort(session, signal);
    return await work(createOwnersImport(session));
  } catch (error) {
    throw signal?.aborted ? new OperatorError('Interrupted; nothing was changed.') : error;
  } finally {
    ignoreAbort?.();
    await session.close();
  }
}

const run = (db: Queryable, text: string) => db.execute({ text, values: [] });

/** Builds the indexes of the live table, including those that an operator added. */
async function buildIndexes(tx: Transaction, onIndexing: Replacement['onIndexing']): Promise<void> {
  const indexes = await tx.query<{ statement: string }>({
    text: `
      select regexp_replace(pg_get_indexdef(indexrelid), ' ON (ONLY )?.+? USING ',
        ' ON ${NEXT}.company_owners USING ') as statement
      from pg_index where indrelid = 'company_owners'::regclass order by indexrelid`,
    values: [],
  });
  for (const [done, { statement }] of indexes.entries()) {
    onIndexing(done, indexes.length);
    await run(tx, statement);
  }
  onIndexing(indexes.length, indexes.length);
}

/**
 * Copies the entries that streams and look-ups wrote on the day of the snapshot or later. Fictional entries
 * of the sandbox are not copied.
 */
async function keepNewer(tx: Transaction, asOf: string | null): Promise<number> {
  const { source } = await readOwnersState(tx);
  if (asOf === null || source === SANDBOX_SOURCE) return 0;
  await tx.execute({
    text: `delete from ${NEXT}.company_owners next using company_owners held
      where held.live_at >= $1::date and next.company_number = held.company_number
        and next.owner_id = held.owner_id`,
    values: [asOf],
  });
  return tx.execute({
    text: `insert into ${NEXT}.company_owners select * from company_owners where live_at >= $1::date`,
    values: [asOf],
  });
}

async function swap(tx: Transaction): Promise<void> {
  const schema = await liveSchema(tx);
  await copyGrants(tx, `${schema}.company_owners`, `${NEXT}.company_owners`);
  // Without `cascade`: objects that depend on the old table should make this fail instead of being dropped.
  await run(tx, `drop table ${schema}.company_owners`);
  await run(tx, `alter table ${NEXT}.company_owners set schema ${schema}`);
  await run(tx, `drop schema ${NEXT}`);
}

async function writeState(tx: Transaction, record: OwnersRecord): Promise<void> {
  await tx.execute(sql`
    update owners_state set owners = ${record.owners}, as_of = ${record.asOf}, source = ${record.source},
      fingerprint = ${record.fingerprint}, imported_at = ${record.now}, import_ms = ${record.importMs},
      summary = ${record.summary}`);
}
