import type pg from 'pg';

/** The job queue's own schema, beside the one that holds our tables. */
const JOB_SCHEMA = 'graphile_worker';
/** The job queue's library creates these rows itself. */
const LEFT_OUT = new Set([`${JOB_SCHEMA}.migrations`]);

export interface TableToCopy {
  schema: string;
  table: string;
  /** Without generated columns, which the server computes again. */
  columns: string[];
}

export const quoted = (...names: string[]) =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.');

/**
 * All tables that a crash would keep. Unlogged ones hold counters and marks of the last minutes. The schemas of an import
 * under way and of the register before are left out as well.
 */
export async function listTables(client: pg.Client): Promise<TableToCopy[]> {
  const { rows } = await client.query<TableToCopy>(
    `select n.nspname as schema, c.relname as "table",
       array(select attname::text from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname in (current_schema(), $1)
     order by 1, 2`,
    [JOB_SCHEMA],
  );
  return rows.filter(({ schema, table }) => !LEFT_OUT.has(`${schema}.${table}`));
}

export async function listSequences(client: pg.Client): Promise<{ schema: string; sequence: string }[]> {
  const { rows } = await client.query<{ schema: string; sequence: string }>(
    `select n.nspname as schema, c.relname as sequence
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname in (current_schema(), $1) order by 1, 2`,
    [JOB_SCHEMA],
  );
  return rows;
}
