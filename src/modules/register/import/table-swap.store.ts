import {
  type BulkSession,
  isLockTimeout,
  type Queryable,
  type Transaction,
} from '../../../platform/postgres/index.ts';
import { NEXT } from './staging.store.ts';

/** The schema of the replaced tables during a swap. */
const OLD = 'register_old';
/** The register before the last import, see previous-register.store.ts. */
export const PREVIOUS = 'register_previous';

/** A table computed from the register, such as the words in its names. Every import rebuilds it. */
export interface DerivedTable {
  name: string;
  /** The statement that fills `into` from these tables. */
  fill(tables: { companies: string; companyNames: string; into: string }): string;
  /** Runs after the new table is live: adds what was written to other tables while it was built. */
  catchUp?: string;
}

export interface IndexToBuild {
  table: string;
  statement: string;
  /** A primary key or unique constraint: building it locks the table exclusively. */
  is_constraint: boolean;
}

const run = (db: Queryable, text: string) => db.execute({ text, values: [] });

/** Statements that build the live tables' indexes on the new tables, except those that exist there. */
export async function listIndexesToBuild(
  db: Queryable,
  tables: string[],
  schema = NEXT,
): Promise<IndexToBuild[]> {
  return db.query<IndexToBuild>({
    text: `
      select live.relname as "table", con.oid is not null as is_constraint,
        case when con.oid is not null
          then format('alter table %I.%I add constraint %I %s', $2::text, live.relname, con.conname,
            pg_get_constraintdef(con.oid))
          else regexp_replace(pg_get_indexdef(index.oid), ' ON (ONLY )?.+? USING ',
            format(' ON %I.%I USING ', $2::text, live.relname))
        end as statement
      from unnest($1::text[]) as wanted (name)
      join pg_class live on live.oid = to_regclass(wanted.name)
      join pg_index entry on entry.indrelid = live.oid
      join pg_class index on index.oid = entry.indexrelid
      join pg_am access on access.oid = index.relam
      left join pg_constraint con on con.conindid = index.oid and con.contype in ('p', 'u')
      where not exists (
        select from pg_indexes built where built.schemaname = $2::text and built.indexname = index.relname)
      order by entry.indisprimary desc, access.amname = 'gin' desc, pg_relation_size(live.oid) desc, index.relname`,
    values: [tables, schema],
  });
}

/** Runs `work` in a transaction that moves tables, and retries while a long query locks one of them. */
export function transactionThatMoves(
  session: BulkSession,
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  return retryWhileLocked(() => session.transaction(work));
}

interface Swap {
  from: typeof NEXT | typeof PREVIOUS;
  /** The schema that keeps the replaced tables; without it they are dropped. */
  keepIn?: typeof PREVIOUS;
  lockWithin: string;
}

/** Takes the exclusive locks last, so that readers wait only briefly. */
export async function swapWithin(
  tx: Transaction,
  tables: string[],
  { from, keepIn, lockWithin }: Swap,
): Promise<void> {
  const schema = await liveSchema(tx);
  for (const table of tables) {
    await run(tx, `alter table ${from}.${table} reset (autovacuum_enabled)`);
    await copyGrants(tx, `${schema}.${table}`, `${from}.${table}`);
    await copyTriggers(tx, `${schema}.${table}`, `${from}.${table}`);
  }
  await run(tx, `drop schema if exists ${OLD} cascade`);
  await run(tx, `create schema ${OLD}`);
  await run(tx, `set local lock_timeout = '${lockWithin}'`);
  for (const table of tables) {
    await run(tx, `alter table ${schema}.${table} set schema ${keepIn ?? OLD}`);
    await run(tx, `alter table ${from}.${table} set schema ${schema}`);
  }
  // Without `cascade`: objects that depend on the old tables should make this fail instead of being dropped.
  if (!keepIn) for (const table of tables) await run(tx, `drop table ${OLD}.${table}`);
  await run(tx, `drop schema ${OLD}`);
}

/** Rebuilds the derived tables from the live ones and swaps them with the old ones. */
export async function rebuildDerived(
  tx: Transaction,
  derived: DerivedTable[],
  lockWithin: string,
): Promise<void> {
  if (derived.length === 0) return;
  const names = derived.map((table) => table.name);
  await run(tx, `create schema if not exists ${NEXT}`);
  for (const { name, fill } of derived) {
    await createDerived(tx, name);
    await run(tx, fill({ companies: 'companies', companyNames: 'company_names', into: `${NEXT}.${name}` }));
  }
  for (const index of await listIndexesToBuild(tx, names)) await run(tx, index.statement);
  for (const name of names) await run(tx, `analyze ${NEXT}.${name}`);
  await swapWithin(tx, names, { from: NEXT, lockWithin });
}

export async function createDerived(tx: Transaction, name: string, schema = NEXT): Promise<void> {
  await run(tx, `drop table if exists ${schema}.${name}`);
  await run(tx, `create table ${schema}.${name} (like ${name} including all excluding indexes)`);
}

export async function liveSchema(db: Queryable): Promise<string> {
  const row = await db.first<{ schema: string }>({
    text: `select relnamespace::regnamespace::text as schema from pg_class where oid = 'companies'::regclass`,
    values: [],
  });
  return row?.schema ?? 'public';
}

/** Copies grants: an operator may have granted access to the register. */
export async function copyGrants(tx: Transaction, from: string, to: string): Promise<void> {
  const grants = await tx.query<{ statement: string }>({
    text: `
      select format('grant %s on %s to %s', privilege_type, $2::text,
        case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end) as statement
      from pg_class, aclexplode(relacl)
      where oid = $1::regclass and grantee <> relowner`,
    values: [from, to],
  });
  for (const { statement } of grants) await run(tx, statement);
}

/** Copies the triggers that the other table lacks. A table that was live before still has them. */
async function copyTriggers(tx: Transaction, from: string, to: string): Promise<void> {
  const triggers = await tx.query<{ statement: string }>({
    text: `
      select regexp_replace(pg_get_triggerdef(oid), ' ON \\S+ ', format(' ON %s ', $2::text)) as statement
      from pg_trigger held
      where tgrelid = $1::regclass and not tgisinternal and not exists (
        select from pg_trigger had where had.tgrelid = $2::regclass and had.tgname = held.tgname)
      order by tgname`,
    values: [from, to],
  });
  for (const { statement } of triggers) await run(tx, statement);
}

/**
 * Run it when the new tables are live. Also vacuums them: index-only scans of a new table need this, and
 * autovacuum would start a minute later.
 */
export async function catchUp(session: BulkSession, derived: DerivedTable[]): Promise<void> {
  for (const { name, catchUp: statement } of derived) {
    if (statement) await session.run(statement);
    await session.run(`vacuum ${name}`);
  }
}

/** Triggers do not write the derived tables in this transaction, which rebuilds them. */
export async function suspendTriggers(tx: Transaction): Promise<void> {
  await run(tx, `set local domesday.search_rows = 'later'`);
}

/** For transactions that are retried after a lock timeout. */
export const LOCK_WITHIN_BRIEF = '2s';
const LOCK_TRIES_MAX = 30;

async function retryWhileLocked(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await work();
      return;
    } catch (error) {
      // A long query holds the table. Waiting for the lock would make all later readers wait too.
      if (!isLockTimeout(error) || tries === LOCK_TRIES_MAX) throw error;
    }
  }
}
