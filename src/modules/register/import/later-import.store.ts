import { type BulkSession, sql, type Transaction } from '../../../platform/postgres/index.ts';
import { COMPANY_COLUMNS } from './company-row.ts';
import { type ImportRecord, recordImport } from './first-import.store.ts';
import { keepDifference } from './previous-register.store.ts';
import { EXAMPLES_MAX, type ExampleCompany, shrinkageRefused, shrinksTooMuch } from './removal-limit.ts';
import { NEXT } from './staging.store.ts';
import { catchUp, type DerivedTable, rebuildDerived, suspendTriggers } from './table-swap.store.ts';

const WRITTEN = [...COMPANY_COLUMNS, 'row_hash'];
/** Changes that nobody has taken by then are deleted. */
const CHANGES_KEPT_DAYS = 60;

/** Longer than any query of a request, so that a lock does not undo minutes of work. */
const LOCK_WITHIN = '15s';

interface RefreshCounts {
  added: number;
  changed: number;
  returned: number;
  removed: number;
}

export interface RefreshResult extends RefreshCounts {
  /** When the changes become signals; undefined: at once. */
  signalsFrom: Date | undefined;
}

interface RefreshOptions {
  /** Import even if this removes more than a tenth of the register. */
  allowShrink: boolean;
  /** The snapshot is older than the register. */
  isOlder: boolean;
}

/** The time to notice a wrong import before the accounts that watch companies are notified. */
const HOLD_MS = 60 * 60 * 1000;

/** A later import: writes only the differences, in one transaction. */
export function refreshStore(session: BulkSession, derived: DerivedTable[]) {
  return {
    refresh: (record: ImportRecord, { allowShrink, isOlder }: RefreshOptions): Promise<RefreshResult> =>
      session.transaction(async (tx) => {
        // Comparing millions of numbers in the default work_mem would spill to disk.
        await run(tx, `set local work_mem = '256MB'`);
        await suspendTriggers(tx);
        // The columns that the staging table is joined by.
        await run(tx, `analyze ${NEXT}.companies (id, company_number)`);
        await findDifferences(tx, record);
        const counts = await countDifferences(tx);
        const state = await tx.first<{ companies: number }>(
          sql`select companies from register_state for update`,
        );
        const effect = { ...counts, companies: state?.companies ?? 0 };
        const isShrinking = shrinksTooMuch(effect);
        if (isShrinking && !allowShrink) throw shrinkageRefused(effect, await listRemoved(tx));
        const signalsFrom = isShrinking || isOlder ? new Date(record.now().getTime() + HOLD_MS) : undefined;
        await keepDifference(tx);
        await recordChanges(tx, record);
        await writeNames(tx, 'delete');
        await updateCompanies(tx);
        await insertCompanies(tx);
        await writeNames(tx, 'insert');
        await run(
          tx,
          `update companies c set removed_on = d.removed_on from difference d
          where d.kind = 'removed' and c.id = d.id`,
        );
        if (counts.added + counts.changed + counts.returned + counts.removed > 0)
          await rebuildDerived(tx, derived, LOCK_WITHIN);
        await recordImport(tx, record, { ...record.tally, ...counts, signals_from: signalsFrom });
        return { ...counts, signalsFrom };
      }),

    async tidyUp(): Promise<void> {
      await session.run(`drop schema if exists ${NEXT} cascade`);
      await session.run('analyze companies');
      await session.run('analyze company_names');
      await catchUp(session, derived);
    },
  };
}

async function run(tx: Transaction, text: string): Promise<void> {
  await tx.execute({ text, values: [] });
}

/** One row for each company that differs. Live data newer than the snapshot is kept. */
async function findDifferences(tx: Transaction, { asOf, now }: ImportRecord): Promise<void> {
  const at = now();
  await run(
    tx,
    `create temporary table difference (
      id integer, next_id integer, kind text, names_differ boolean, removed_on date) on commit drop`,
  );
  await tx.execute({
    text: `
      insert into difference
      select c.id, n.id,
        case when c.id is null then 'added' when n.id is null then 'removed'
          when c.removed_on is not null then 'returned' else 'changed' end,
        c.company_name is distinct from n.company_name or c.previous_names is distinct from n.previous_names
          or c.outward_code is distinct from n.outward_code,
        coalesce($1::date, $2::timestamptz::date)
      from companies c full join ${NEXT}.companies n on n.company_number = c.company_number
      where (c.id is null or n.id is null or c.row_hash <> n.row_hash or c.removed_on is not null)
        and not (n.id is null and c.removed_on is not null)
        and (c.live_at is null or $1::date is null or c.live_at < $1::date)`,
    values: [asOf, at],
  });
  await run(tx, 'analyze difference');
}

async function countDifferences(tx: Transaction): Promise<RefreshCounts> {
  const counts = { added: 0, changed: 0, returned: 0, removed: 0 };
  const rows = await tx.query<{ kind: keyof RefreshCounts; count: number }>(
    sql`select kind, count(*) as count from difference group by kind`,
  );
  for (const { kind, count } of rows) counts[kind] = count;
  return counts;
}

function listRemoved(tx: Transaction): Promise<ExampleCompany[]> {
  return tx.query<ExampleCompany>(sql`
    select company_number, company_name from companies
    where id in (select id from difference where kind = 'removed' order by id limit ${EXAMPLES_MAX}) order by id`);
}

/** Old and new values of the columns that differ; `signals` compares them. */
async function recordChanges(tx: Transaction, { asOf, now }: ImportRecord): Promise<void> {
  const at = now();
  await tx.execute(sql`
    delete from register_changes where recorded_at < ${at}::timestamptz - make_interval(days => ${CHANGES_KEPT_DAYS})`);
  await tx.execute({
    text: `
      insert into register_changes (company_number, kind, before, after, as_of, recorded_at)
      select company_number, kind, before, after, $1::date, $2
      from (
        select c.company_number, d.kind, ${differing('c')} as before, ${differing('n')} as after
        from difference d join companies c on c.id = d.id join ${NEXT}.companies n on n.id = d.next_id
        union all
        select c.company_number, d.kind, '{"removed_on": null}', jsonb_build_object('removed_on', d.removed_on)
        from difference d join companies c on c.id = d.id where d.kind = 'removed'
      ) change
      where before <> '{}'`,
    values: [asOf, at],
  });
}

/**
 * The columns that differ between `c` and `n`, with the values of one of them, as JSON. Written out column by
 * column: comparing two whole rows as JSON takes ten times as long.
 */
function differing(row: 'c' | 'n'): string {
  const parts = [...COMPANY_COLUMNS, 'removed_on'].map(
    (column) => `case when c.${column} is distinct from n.${column}
      then '"${column}":' || coalesce(to_json(${row}.${column})::text, 'null') end`,
  );
  return `('{' || concat_ws(',', ${parts.join(',')}) || '}')::jsonb`;
}

async function updateCompanies(tx: Transaction): Promise<void> {
  const assignments = WRITTEN.map((column) => `${column} = n.${column}`).join(', ');
  await run(
    tx,
    `update companies c set ${assignments}, removed_on = null
     from difference d join ${NEXT}.companies n on n.id = d.next_id where c.id = d.id`,
  );
}

async function insertCompanies(tx: Transaction): Promise<void> {
  const columns = WRITTEN.join(', ');
  await run(
    tx,
    `insert into companies (${columns})
     select ${WRITTEN.map((column) => `n.${column}`).join(', ')}
     from difference d join ${NEXT}.companies n on n.id = d.next_id where d.kind = 'added' order by n.id`,
  );
  await run(
    tx,
    `update difference d set id = c.id
     from ${NEXT}.companies n join companies c on c.company_number = n.company_number
     where d.kind = 'added' and n.id = d.next_id`,
  );
}

async function writeNames(tx: Transaction, what: 'delete' | 'insert'): Promise<void> {
  if (what === 'delete') {
    await run(
      tx,
      `delete from company_names k using difference d
       where d.names_differ and d.kind in ('changed', 'returned') and k.company_id = d.id`,
    );
    return;
  }
  await run(
    tx,
    `insert into company_names (company_id, ordinal, name_key, joined_key, outward_code)
     select d.id, k.ordinal, k.name_key, k.joined_key, k.outward_code
     from difference d join ${NEXT}.company_names k on k.company_id = d.next_id
     where d.names_differ and d.kind <> 'removed' order by d.id, k.ordinal`,
  );
}

/** How a snapshot changed a company: a row of `register_changes`, with only the columns that differ. */
export interface RegisterChange {
  company_number: string;
  kind: 'changed' | 'removed' | 'returned';
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  as_of: string | null;
  recorded_at: Date;
}

/**
 * Deletes and returns the oldest changes. Store their signals in the same transaction: if it fails, the
 * changes are still there. Several callers may do this at once. Returns none until the hold on the last
 * import ends.
 */
export function takeChanges(
  tx: Transaction,
  { limit, now }: { limit: number; now: Date },
): Promise<RegisterChange[]> {
  return tx.query<RegisterChange>(sql`
    with taken as (
      delete from register_changes where id in (
        select id from register_changes
        where not exists (
          select from register_state where (summary ->> 'signals_from')::timestamptz > ${now})
        order by id limit ${limit} for update skip locked)
      returning *
    )
    select company_number, kind, before, after, as_of, recorded_at from taken order by id`);
}
