import { type BulkSession, sql, type Transaction } from '../../../platform/postgres/index.ts';
import { isOpenSql } from '../../../shared/companies/company-status.ts';
import { deleteSandboxOwners } from '../owners/owners.store.ts';
import { SANDBOX_SOURCE } from '../register-state.ts';
import { completeTables } from './build-derived-tables.store.ts';
import { keepTables } from './previous-register.store.ts';
import { EXAMPLES_MAX, type ExampleCompany } from './removal-limit.ts';
import type { Tally } from './snapshot-reader.ts';
import { NEXT } from './staging.store.ts';
import {
  catchUp,
  type DerivedTable,
  LOCK_WITHIN_BRIEF,
  PREVIOUS,
  swapWithin,
  transactionThatMoves,
} from './table-swap.store.ts';

/** The facts about an import that its last step records. */
export interface ImportRecord {
  fingerprint: string;
  source: string;
  asOf: string | null;
  /** The time of the write, minutes after the last row was read. */
  now(): Date;
  startedAt: Date;
  tally: Tally;
}

/** Runs work in a session that is opened for it. */
export type WithSession = <T>(work: (session: BulkSession) => Promise<T>) => Promise<T>;

/** The first import: the staging tables become the live tables. */
export function replaceStore(
  session: BulkSession,
  { derived, withSecond }: { derived: DerivedTable[]; withSecond: WithSession },
) {
  const tables = ['companies', 'company_names', ...derived.map((table) => table.name)];
  return {
    /**
     * Counts the open companies that the live source stored before the first import, and those of them that
     * the snapshot lacks. A complete snapshot lacks hardly any.
     */
    async findLost(): Promise<{ companies: number; removed: number; examples: ExampleCompany[] }> {
      const open = `select c.company_number, c.company_name, n.id is null as lost
        from companies c left join ${NEXT}.companies n on n.company_number = c.company_number
        where c.dissolved_on is null and ${isOpenSql('c')}`;
      const counts = await session.first<{ companies: number; removed: number }>({
        text: `select count(*) as companies, count(*) filter (where lost) as removed from (${open}) open`,
        values: [],
      });
      const examples = await session.query<ExampleCompany>({
        text: `select company_number, company_name from (${open}) open where lost
          order by company_number limit ${EXAMPLES_MAX}`,
        values: [],
      });
      return { companies: counts?.companies ?? 0, removed: counts?.removed ?? 0, examples };
    },

    async replace(record: ImportRecord, onIndex: (done: number, total: number) => void): Promise<void> {
      await makeDurable(session);
      await withSecond((second) => completeTables([session, second], { derived, onIndex }));
      await session.run(
        `select setval(pg_get_serial_sequence('${NEXT}.companies', 'id'), greatest(max(id), 1)) from ${NEXT}.companies`,
      );
      await transactionThatMoves(session, async (tx) => {
        await endSandbox(tx);
        const forget = await keepTables(tx, tables);
        await recordImport(tx, record, record.tally);
        await swapWithin(tx, tables, { from: NEXT, keepIn: PREVIOUS, lockWithin: LOCK_WITHIN_BRIEF });
        await forget();
      });
      await session.run(`drop schema ${NEXT} cascade`);
      await catchUp(session, derived);
    },
  };
}

/**
 * Details fetched in the sandbox, and histories derived from them, are fictional and end with it. Running
 * fetches lock the state before they write (live/live.store.ts), so each has either written already or will
 * see that the sandbox has ended.
 */
async function endSandbox(tx: Transaction): Promise<void> {
  const state = await tx.first<{ source: string | null }>(sql`select source from register_state for update`);
  if (state?.source !== SANDBOX_SOURCE) return;
  await tx.execute(sql`delete from company_details`);
  await deleteSandboxOwners(tx);
  await tx.execute(sql`delete from company_histories`);
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

/** Run it in the transaction that changes the register, so that the state always matches the register. */
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
