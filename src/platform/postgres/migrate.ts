import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { OperatorError } from '../../shared/problem.ts';
import type { Logger } from '../logger.ts';
import { ADVISORY_LOCKS } from './advisory-locks.ts';

/** `migrations/0001_name.sql` */
export interface Migration {
  id: number;
  name: string;
  text: string;
  checksum: string;
}

export interface MigrateOptions {
  url: string;
  migrations: Migration[];
  log: Logger;
  /** Migrates schemas of libraries (the job queue) under the same lock. */
  alsoUnderLock?: (client: pg.Client) => Promise<void>;
}

interface AppliedRow {
  id: number;
  name: string;
  checksum: string;
}

const SERVER_VERSION_MIN = 150_000;

export function readMigrations(directory: string): Migration[] {
  const files = readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  return files.map((file, index) => {
    const id = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(file)?.[1]);
    if (id !== index + 1)
      throw new Error(`migration ${file} should be number ${index + 1}: they are numbered without gaps`);
    const text = readFileSync(join(directory, file), 'utf8');
    return { id, name: file.slice(0, -4), text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

/**
 * Applies the missing migrations and returns their names. Each runs in one transaction with the row that
 * records it, all under one advisory lock, so that processes that start together wait for each other. There
 * are no down migrations.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const client = new pg.Client({ connectionString: options.url, application_name: 'domesday migrate' });
  // A connection that breaks between two statements must not end the process: the next statement fails.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await requireServerVersion(client);
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migration]);
    const applied = await listApplied(client);
    refuseUnknownSchema(applied, options.migrations);
    const pending = options.migrations.slice(applied.length);
    for (const migration of pending) {
      await apply(client, migration);
      options.log.info({ migration: migration.name }, 'migration applied');
    }
    await options.alsoUnderLock?.(client);
    return pending.map((migration) => migration.name);
  } finally {
    // Ending the connection also releases the lock.
    await client.end();
  }
}

async function requireServerVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as name",
  );
  if (rows[0].number < SERVER_VERSION_MIN) {
    throw new OperatorError(
      `Domesday needs PostgreSQL 15 or newer, but DATABASE_URL leads to version ${rows[0].name}.`,
    );
  }
}

/** The list of applied migrations, which is itself made by none. */
export async function createMigrationsTable(client: pg.Client): Promise<void> {
  await client.query(`create table if not exists schema_migrations (
    id integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
}

async function listApplied(client: pg.Client): Promise<AppliedRow[]> {
  await createMigrationsTable(client);
  return (await client.query<AppliedRow>('select id, name, checksum from schema_migrations order by id'))
    .rows;
}

function refuseUnknownSchema(applied: AppliedRow[], known: Migration[]): void {
  const newest = applied.at(-1);
  if (newest && newest.id > known.length) {
    throw new OperatorError(
      `The database was migrated by a newer Domesday (to ${newest.name}); this one knows migrations up to ${known.length}. Start the newer version, or restore a backup from before the upgrade.`,
    );
  }
  for (const row of applied) {
    if (known[row.id - 1]?.checksum !== row.checksum) {
      throw new OperatorError(
        `Migration ${row.name} was changed after it had been applied to this database. Restore its file as it was; later changes belong in a new migration.`,
      );
    }
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query('insert into schema_migrations (id, name, checksum) values ($1, $2, $3)', [
      migration.id,
      migration.name,
      migration.checksum,
    ]);
    await client.query(migration.text);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`migration ${migration.name} failed and was rolled back`, { cause: error });
  }
}
