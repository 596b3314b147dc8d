import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { OperatorError } from '../../shared/problem.ts';
import { ADVISORY_LOCKS } from '../postgres/advisory-locks.ts';
import { outageOf } from '../postgres/failures.ts';
import { createMigrationsTable, type Migration } from '../postgres/migrate.ts';
import { lostDatabase } from './lost-database.ts';
import {
  type BackupFile,
  listTables,
  MANIFEST_FILE,
  type Manifest,
  quoted,
  readManifest,
  refuseUnknownMigrations,
  type TableFile,
} from './manifest.ts';

/** A backup whose files were all read and are complete. */
interface VerifiedBackup {
  folder: string;
  manifest: Manifest;
  appSecret: string;
}

/** Refuses a backup that is damaged, incomplete, foreign or newer, with the reason. Changes nothing. */
export async function readBackup(path: string, known: Migration[]): Promise<VerifiedBackup> {
  const folder = resolve(path);
  const manifest = readManifest(readManifestFile(folder), folder);
  refuseUnknownMigrations(manifest, known);
  for (const file of [manifest.secret, ...manifest.tables]) await verifyFile(folder, file);
  const appSecret = readFileSync(join(folder, manifest.secret.file), 'utf8').trim();
  return { folder, manifest, appSecret };
}

function readManifestFile(folder: string): string {
  try {
    return readFileSync(join(folder, MANIFEST_FILE), 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') {
      throw new OperatorError(`${MANIFEST_FILE} in ${folder} cannot be read (${code}).`);
    }
    throw new OperatorError(`${folder} is not a backup of Domesday: it has no ${MANIFEST_FILE}.`);
  }
}

async function verifyFile(folder: string, { file, bytes, sha256 }: BackupFile): Promise<void> {
  if (!/^[\w.-]+$/.test(file)) throw damaged(folder, file, 'its name is none that a backup has');
  const path = join(folder, file);
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw damaged(folder, file, 'it is missing');
  if (size !== bytes) throw damaged(folder, file, `it has ${size} bytes and should have ${bytes}`);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  if (hash.digest('hex') !== sha256) throw damaged(folder, file, 'its checksum is wrong');
}

function damaged(folder: string, file: string, reason: string): OperatorError {
  return new OperatorError(`The backup in ${folder} is damaged: ${file}: ${reason}. Nothing was changed.`);
}

interface LoadBackupOptions {
  url: string;
  backup: VerifiedBackup;
  migrations: Migration[];
  onProgress?: (progress: { table: string; done: number; total: number }) => void;
}

/**
 * Replaces all of Domesday's tables by those of the backup, in one transaction: interrupted or killed, the
 * database is as it was. The job queue's own tables must exist.
 */
export async function loadBackup(options: LoadBackupOptions): Promise<void> {
  const { url, backup, migrations } = options;
  const client = new pg.Client({ connectionString: url, application_name: 'domesday restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // A service that starts now waits for the end of the restore before it reads the tables.
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migration]);
    await client.query('begin');
    await client.query(`set local work_mem = '64MB'`);
    await dropEverything(client);
    await createMigrationsTable(client);
    for (const { text } of migrations.slice(0, backup.manifest.migrations.length)) await client.query(text);
    await fillTables(client, options);
    await setSequences(client, backup);
    await client.query('commit');
    await client.query('analyze');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw outageOf(error) ? lostDatabase('Nothing was restored; run it again.', error) : error;
  } finally {
    await client.end();
  }
}

/** Tables with their views, functions, and the schemas of imports. What belongs to an extension stays. */
async function dropEverything(client: pg.Client): Promise<void> {
  await client.query('drop schema if exists register_next, register_previous, register_old cascade');
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop table if exists %s cascade', c.oid::regclass) as statement
    from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and not exists (
      select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
    union all
    select format('drop function if exists %s cascade', p.oid::regprocedure)
    from pg_proc p where p.pronamespace = current_schema()::regnamespace and not exists (
      select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')`);
  for (const { statement } of rows) await client.query(statement);
}

async function fillTables(
  client: pg.Client,
  { backup, onProgress }: Pick<LoadBackupOptions, 'backup' | 'onProgress'>,
): Promise<void> {
  const there = new Map(
    (await listTables(client)).map((found) => [quoted(found.schema, found.table), found]),
  );
  const names = [...there.keys()];
  // Triggers have done their work when the rows were first written. Indexes and references are faster made at
  // the end.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')} cascade`);
  const restore = await setAside(client, names);
  const { tables } = backup.manifest;
  for (const [done, file] of tables.entries()) {
    onProgress?.({ table: file.table, done, total: tables.length });
    const table = there.get(quoted(file.schema, file.table));
    if (table) await fillTable(client, join(backup.folder, file.file), file);
    // The job queue's library may have changed its tables since; ours are those of the backup.
    else if (file.rows > 0) throw new Error(`there is no table ${file.schema}.${file.table} to restore into`);
  }
  for (const statement of restore) await client.query(statement);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
}

async function fillTable(
  client: pg.Client,
  path: string,
  { schema, table, columns }: Pick<TableFile, 'schema' | 'table' | 'columns'>,
): Promise<void> {
  const list = columns.map((column) => quoted(column)).join(', ');
  const target = client.query(copyFrom(`copy ${quoted(schema, table)} (${list}) from stdin`));
  await pipeline(createReadStream(path), createGunzip(), target);
}

/**
 * Drops foreign keys and all indexes that belong to no constraint. Returns the statements that make them
 * again.
 */
async function setAside(client: pg.Client, names: string[]): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; create: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create,
       2 as step
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 1
     from pg_index i where indrelid = any($1::regclass[])
       and not exists (select from pg_constraint where conindid = i.indexrelid)
     order by step`,
    [names],
  );
  for (const { drop } of rows.toReversed()) await client.query(drop);
  return rows.map(({ create }) => create);
}

async function setSequences(client: pg.Client, { manifest }: VerifiedBackup): Promise<void> {
  for (const { schema, sequence, last_value, is_called } of manifest.sequences) {
    const name = quoted(schema, sequence);
    await client.query('select setval(to_regclass($1), $2::bigint, $3) where to_regclass($1) is not null', [
      name,
      last_value,
      is_called,
    ]);
  }
}
