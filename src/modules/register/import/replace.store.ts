import { type BulkSession, sql, type Transaction } from '../../../platform/postgres/index.ts';
import { type DerivedTable, type ImportRecord, type ImportStore, SANDBOX_SOURCE } from './import-store.ts';
import { NEXT } from './staging.store.ts';
import { listIndexesToBuild, swapTables } from './table-swap.store.ts';

/** The first register: what was loaded becomes the live tables, as it is. */
export function replaceStore(session: BulkSession, derived: DerivedTable[]): Pick<ImportStore, 'replace'> {
  const tables = ['companies', 'company_names', ...derived.map((table) => table.name)];
  return {
    async replace(record, onIndex) {
      // Words are counted in memory; in the few megabytes of a request they would be sorted on disk.
      await session.run(`set work_mem = '256MB'`);
      for (const table of derived) await fillDerived(session, table);
      await makeDurable(session);
      const indexes = await listIndexesToBuild(session, tables);
      for (const [done, index] of indexes.entries()) {
        onIndex(done, indexes.length);
        await session.run(index.statement);
      }
      onIndex(indexes.length, indexes.length);
      for (const table of tables) await session.run(`analyze ${NEXT}.${table}`);
      await session.run(
        `select setval(pg_get_serial_sequence('${NEXT}.companies', 'id'), greatest(max(id), 1)) from ${NEXT}.companies`,
      );
      await swapTables(session, tables, async (tx) => {
        await endSandbox(tx);
        await recordImport(tx, record, record.tally);
      });
      await session.run(`drop schema ${NEXT} cascade`);
    },
  };
}

/**
 * What was looked up in the sandbox, found or not, is fiction and ends with it. Look-ups that are under way lock the state
 * before they write (live/live.store.ts), so they have written by now, or will see that the sandbox is no more.
 */
async function endSandbox(tx: Transaction): Promise<void> {
  const state = await tx.first<{ source: string | null }>(sql`select source from register_state for update`);
  if (state?.source === SANDBOX_SOURCE) await tx.execute(sql`delete from company_details`);
}

/** After an interruption the table may be there already. */
async function fillDerived(session: BulkSession, { name, fill }: DerivedTable): Promise<void> {
  await session.transaction(async (tx) => {
    await createDerived(tx, name);
    await tx.execute({
      text: fill({
        companies: `${NEXT}.companies`,
        companyNames: `${NEXT}.company_names`,
        into: `${NEXT}.${name}`,
      }),
      values: [],
    });
  });
}

export async function createDerived(tx: Transaction, name: string): Promise<void> {
  await tx.execute({ text: `drop table if exists ${NEXT}.${name}`, values: [] });
  await tx.execute({
    text: `create table ${NEXT}.${name} (like ${name} including all excluding indexes)`,
    values: [],
  });
}

/** Rows that were loaded for a refresh are not: what is not in the write-ahead log does not survive a crash. */
async function makeDurable(session: BulkSession): Promise<void> {
  const fleeting = await session.query<{ name: string }>({
    text: `select relname as name from pg_class
      where relnamespace = '${NEXT}'::regnamespace and relkind = 'r' and relpersistence = 'u'`,
    values: [],
  });
  for (const { name } of fleeting) await session.run(`alter table ${NEXT}.${name} set logged`);
}

/** In the transaction that changes the register, so that what is told of it is always true. */
export async function recordImport(
  tx: Transaction,
  { fingerprint, source, asOf, now, startedAt, tally }: ImportRecord,
  summary: object,
): Promise<void> {
  const at = now();
  await tx.execute(sql`
    update register_state set companies = ${tally.companies}, as_of = ${asOf}, source = ${source},
      fingerprint = ${fingerprint}, imported_at = ${at}, import_ms = ${at.getTime() - startedAt.getTime()},
      summary = ${summary}, words_version = words_version + 1`);
  await tx.execute(sql`delete from register_import`);
}
