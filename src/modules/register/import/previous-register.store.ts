import { type BulkSession, type Queryable, sql, type Transaction } from '../../../platform/postgres/index.ts';
import { SANDBOX_SOURCE } from '../register-state.ts';
import { COMPANY_COLUMNS } from './company-row.ts';
import { NEXT } from './staging.store.ts';
import {
  catchUp,
  createDerived,
  type DerivedTable,
  LOCK_WITHIN_BRIEF,
  listIndexesToBuild,
  PREVIOUS,
  rebuildDerived,
  suspendTriggers,
  swapWithin,
  transactionThatMoves,
} from './table-swap.store.ts';

/**
 * The register before the last import, in the schema `register_previous`, until the next import replaces it.
 * A first import moves the old tables there. A later import writes only the differences, so only the old
 * values of changed rows are kept.
 */
export interface PreviousRegister {
  kind: 'replaced' | 'refreshed';
  companies: number;
  as_of: string | null;
  source: string | null;
}

interface KeptState extends PreviousRegister {
  fingerprint: string | null;
  summary: object | null;
  /** Rows of `register_changes` with a greater id belong to the import. */
  changes_after: number;
}

/** The companies whose rows a rollback has restored. */
export interface RestoredCompanies {
  /** When the undone import had ended. */
  importedAt: Date;
  /** Returns which of these companies the import had changed. */
  among(tx: Transaction, companyNumbers: string[]): Promise<string[]>;
}

export type OnRolledBack = (tx: Transaction, restored: RestoredCompanies) => Promise<void>;

interface RollbackWork {
  kind: PreviousRegister['kind'];
  now: () => Date;
  onRolledBack?: OnRolledBack | undefined;
}

const RESTORED = [...COMPANY_COLUMNS, 'row_hash', 'removed_on', 'live_at'];
const LOCK_WITHIN = '15s';

const run = (db: Queryable, text: string) => db.execute({ text, values: [] });

/** Undefined when there is nothing to return to. */
export async function findPrevious(db: Queryable): Promise<PreviousRegister | undefined> {
  const there = await db.first<{ there: boolean }>(
    sql`select to_regclass('register_previous.state') is not null as there`,
  );
  if (!there?.there) return undefined;
  return db.first<PreviousRegister>(sql`select kind, companies, as_of, source from register_previous.state`);
}

/** Stores the state of the register before an import changes it. Drops the register kept so far. */
async function keepState(tx: Transaction, kind: KeptState['kind']): Promise<void> {
  await run(tx, `drop schema if exists ${PREVIOUS} cascade`);
  await run(tx, `create schema ${PREVIOUS}`);
  await tx.execute({
    text: `create table ${PREVIOUS}.state as
      select '${kind}' as kind, companies, as_of, source, fingerprint, imported_at, summary,
        (select coalesce(max(id), 0) from register_changes) as changes_after
      from register_state`,
    values: [],
  });
}

/**
 * For a first import. The sandbox ends for good when a register is imported, so an empty register is kept in
 * place of the fictional one, and the next start creates a new sandbox.
 */
export async function keepTables(tx: Transaction, tables: string[]): Promise<() => Promise<void>> {
  const state = await tx.first<{ source: string | null }>(sql`select source from register_state`);
  await keepState(tx, 'replaced');
  const isSandbox = state?.source === SANDBOX_SOURCE;
  if (isSandbox) {
    await run(tx, `update ${PREVIOUS}.state set companies = 0, as_of = null, source = null, summary = null`);
  }
  return async () => {
    if (isSandbox) for (const table of tables) await run(tx, `truncate ${PREVIOUS}.${table}`);
  };
}

/**
 * For a later import: the old values of the rows in the temporary table `difference`, before they are
 * written.
 */
export async function keepDifference(tx: Transaction): Promise<void> {
  await keepState(tx, 'refreshed');
  await run(
    tx,
    `create table ${PREVIOUS}.difference as
     select coalesce(c.company_number, n.company_number) as company_number, d.kind, d.names_differ, d.removed_on,
       n.row_hash
     from difference d left join companies c on c.id = d.id left join ${NEXT}.companies n on n.id = d.next_id`,
  );
  await run(
    tx,
    `create table ${PREVIOUS}.companies as
     select c.* from difference d join companies c on c.id = d.id where d.kind in ('changed', 'returned')`,
  );
  await run(
    tx,
    `create table ${PREVIOUS}.company_names as
     select k.* from difference d join company_names k on k.company_id = d.id
     where d.names_differ and d.kind in ('changed', 'returned')`,
  );
}

/** Returns to the register that was kept. */
export function previousStore(session: BulkSession, derived: DerivedTable[]) {
  const names = derived.map((table) => table.name);
  const tables = ['companies', 'company_names', ...names];
  return {
    findPrevious: () => findPrevious(session),

    listMissingColumns: () => listMissingColumns(session, tables),

    /** Builds the derived tables and indexes that were added since the import. */
    async buildMissingIndexes(): Promise<void> {
      for (const { name, fill } of derived) {
        const into = `${PREVIOUS}.${name}`;
        const held = await session.first<{ there: boolean }>({
          text: 'select to_regclass($1) is not null as there',
          values: [into],
        });
        if (held?.there) continue;
        await session.transaction(async (tx) => {
          await createDerived(tx, name, PREVIOUS);
          await run(
            tx,
            fill({ companies: `${PREVIOUS}.companies`, companyNames: `${PREVIOUS}.company_names`, into }),
          );
        });
      }
      for (const index of await listIndexesToBuild(session, tables, PREVIOUS)) {
        await session.run(index.statement);
      }
    },

    rollBack: (work: RollbackWork) => rollBack({ session, derived, tables }, work),

    /** Keeps the rows of an interrupted import, which can still be resumed. */
    async dropLeftovers(): Promise<void> {
      const staged = await session.first<{ there: boolean }>({
        text: `select to_regclass('${NEXT}.companies') is not null as there`,
        values: [],
      });
      if (!staged?.there) await session.run(`drop schema if exists ${NEXT} cascade`);
      await session.run('analyze companies');
      await session.run('analyze company_names');
      await catchUp(session, derived);
    },
  };
}

/** Columns that a table of the register has now and the kept one lacks, because a new version added them. */
async function listMissingColumns(session: BulkSession, tables: string[]): Promise<string[]> {
  const rows = await session.query<{ name: string }>({
    text: `
      select live.relname || '.' || attname as name
      from pg_class kept
      join pg_class live on live.oid = to_regclass(kept.relname)
      join pg_attribute had on had.attrelid = live.oid and had.attnum > 0 and not had.attisdropped
      where kept.relnamespace = '${PREVIOUS}'::regnamespace and kept.relname = any($1::text[])
        and not exists (select from pg_attribute column_kept
          where column_kept.attrelid = kept.oid and column_kept.attname = had.attname)
      order by 1`,
    values: [tables],
  });
  return rows.map(({ name }) => name);
}

interface KeptRegister {
  session: BulkSession;
  derived: DerivedTable[];
  tables: string[];
}

/** Restores the register and its state and calls `onRolledBack`, in one transaction. */
async function rollBack(
  { session, derived, tables }: KeptRegister,
  { kind, now, onRolledBack }: RollbackWork,
): Promise<void> {
  const work = async (tx: Transaction) => {
    await run(tx, `set local work_mem = '256MB'`);
    await suspendTriggers(tx);
    const state = await tx.first<{ imported_at: Date }>(
      sql`select imported_at from register_state for update`,
    );
    const kept = await tx.first<KeptState>({ text: `select * from ${PREVIOUS}.state`, values: [] });
    if (!state || !kept) throw new Error('the state of the register before has lost its row');
    // Before signals are read: this statement waits for transactions that are making signals of these
    // changes.
    await tx.execute(sql`delete from register_changes where id > ${kept.changes_after}`);
    if (kind === 'refreshed') {
      await restoreRows(tx);
      await onRolledBack?.(tx, { importedAt: state.imported_at, among: listRestored });
      await rebuildDerived(tx, derived, LOCK_WITHIN);
    } else {
      await swapWithin(tx, tables, { from: PREVIOUS, lockWithin: LOCK_WITHIN_BRIEF });
    }
    await restoreState(tx, kept, now());
    await run(tx, `drop schema ${PREVIOUS} cascade`);
  };
  if (kind === 'replaced') await transactionThatMoves(session, work);
  else await session.transaction(work);
}

/**
 * Rows that the live source has written since the import are newer than both registers and stay; such rows
 * have no hash.
 */
async function restoreRows(tx: Transaction): Promise<void> {
  await run(
    tx,
    `create temporary table undone on commit drop as
     select c.id, d.company_number, d.kind, d.names_differ
     from ${PREVIOUS}.difference d join companies c on c.company_number = d.company_number
     where case d.kind when 'removed' then c.removed_on = d.removed_on else c.row_hash = d.row_hash end`,
  );
  await run(tx, 'analyze undone');
  await run(
    tx,
    `delete from company_names k using undone u
     where k.company_id = u.id and (u.kind = 'added' or u.names_differ and u.kind <> 'removed')`,
  );
  await run(tx, `delete from companies c using undone u where c.id = u.id and u.kind = 'added'`);
  await run(
    tx,
    `update companies c set ${RESTORED.map((column) => `${column} = p.${column}`).join(', ')}
     from undone u join ${PREVIOUS}.companies p on p.company_number = u.company_number
     where c.id = u.id and u.kind in ('changed', 'returned')`,
  );
  await run(
    tx,
    `insert into company_names (company_id, ordinal, name_key, joined_key, outward_code)
     select k.company_id, k.ordinal, k.name_key, k.joined_key, k.outward_code
     from undone u join ${PREVIOUS}.company_names k on k.company_id = u.id
     where u.names_differ and u.kind in ('changed', 'returned')`,
  );
  await run(
    tx,
    `update companies c set removed_on = null from undone u where c.id = u.id and u.kind = 'removed'`,
  );
}

async function listRestored(tx: Transaction, companyNumbers: string[]): Promise<string[]> {
  const rows = await tx.query<{ company_number: string }>(sql`
    select company_number from undone where company_number = any(${companyNumbers}::text[])
    order by company_number`);
  return rows.map((row) => row.company_number);
}

/**
 * Records the time of the rollback as the time of the import, so that answers from the undone register count
 * as outdated.
 */
async function restoreState(
  tx: Transaction,
  { companies, as_of, source, fingerprint, summary }: KeptState,
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    update register_state set companies = ${companies}, as_of = ${as_of}, source = ${source},
      fingerprint = ${fingerprint}, imported_at = ${at}, import_ms = null, summary = ${summary},
      words_version = words_version + 1`);
}
