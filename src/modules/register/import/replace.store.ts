import { type BulkSession, sql, type Transaction } from '../../../platform/postgres/index.ts';
import { SANDBOX_SOURCE } from '../register-state.ts';
import type { Tally } from './snapshot-reader.ts';
import { NEXT } from './staging.store.ts';
import { listIndexesToBuild, swapTables } from './table-swap.store.ts';

/** What the last step of an import records about it. */
export interface ImportRecord {
  fingerprint: string;
  source: string;
  asOf: string | null;
  /** The time of the write, minutes after the last row was read. */
  now(): Date;
  startedAt: Date;
  tally: Tally;
}

/** A table computed from the names, such as the words in them. Every import rebuilds it. */
export interface DerivedTable {
  name: string;
  /** The statement that fills `into` from these tables. */
  fill(tables: { companies: string; companyNames: string; into: string }): string;
}

/** The first import: the staging tables become the live tables. */
export function replaceStore(session: BulkSession, derived: DerivedTable[]) {
  const tables = ['companies', 'company_names', ...derived.map((table) => table.name)];
  return {
    async replace(record: ImportRecord, onIndex: (done: number, total: number) => void): Promise<void> {
      // Counting words in the default work_mem would spill to disk.
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
 * Details fetched in the sandbox are fictional and end with it. Running fetches lock the state before they write
 * (live/live.store.ts), so each has written by now or will see that the sandbox has ended.
 */
async function endSandbox(tx: Transaction): Promise<void> {
  const state = await tx.first<{ source: string | null }>(sql`select source from register_state for update`);
  if (state?.source === SANDBOX_SOURCE) await tx.execute(sql`delete from company_details`);
}

/** The table may exist already after an interruption. */
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

/** Rows loaded for a refresh are unlogged and would not survive a crash. */
async function makeDurable(session: BulkSession): Promise<void> {
  const unlogged = await session.query<{ name: string }>({
    text: `select relname as name from pg_class
      where relnamespace = '${NEXT}'::regnamespace and relkind = 'r' and relpersistence = 'u'`,
    values: [],
  });
  for (const { name } of unlogged) await session.run(`alter table ${NEXT}.${name} set logged`);
}

/** In the transaction that changes the register, so that the state always matches it. */
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
