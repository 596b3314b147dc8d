import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { OperatorError } from '../../shared/problem.ts';
import { outageOf } from '../postgres/failures.ts';
import { lostDatabase } from './lost-database.ts';
import {
  type BackupFile,
  listSequences,
  listTables,
  MANIFEST_FILE,
  type Manifest,
  quoted,
  SECRET_FILE,
  type SequenceValue,
  type TableFile,
  type TableToCopy,
  writeManifest,
} from './manifest.ts';

type BackupProgress = { step: 'waiting' } | { step: 'copying'; table: string; done: number; total: number };

interface WriteBackupOptions {
  url: string;
  folder: string;
  appSecret: string;
  version: string;
  /** Code that exchanges tables holds this advisory lock exclusively. */
  exchangeLock: number;
  now: () => Date;
  onProgress?: (progress: BackupProgress) => void;
  signal?: AbortSignal;
}

/** Level 1 is nearly as small for these files and several times as fast. */
const GZIP = { level: 1 };

/**
 * Writes the backup beside its place and moves it there when it is complete, so that a folder of this name is
 * always a complete backup, even after a kill.
 */
export async function writeBackup(options: WriteBackupOptions): Promise<Manifest> {
  const folder = resolve(options.folder);
  refuseUsedFolder(folder);
  const draft = `${folder}.partial`;
  const client = new pg.Client({ connectionString: options.url, application_name: 'domesday backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(dirname(folder), { recursive: true });
    await mkdir(draft, { mode: 0o700 });
    const manifest = await copyAll(client, draft, options);
    // An empty folder that was made for the backup may be in its place.
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
      throw new OperatorError(`There is no room left on the disk of ${folder}; the backup was removed.`);
    }
    if (options.signal?.aborted) throw new OperatorError('Interrupted; no backup was written.');
    throw outageOf(error) ? lostDatabase('No backup was written; run it again.', error) : error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function refuseUsedFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new OperatorError(`${folder} is not empty. Use a separate folder for each backup.`);
  }
}

async function copyAll(client: pg.Client, draft: string, options: WriteBackupOptions): Promise<Manifest> {
  await holdTables(client, options);
  // Locked before the snapshot is taken, so that no table can be exchanged or changed between the two.
  const tables = await listTables(client);
  if (!tables.some(({ table }) => table === 'schema_migrations')) {
    throw new OperatorError('There is nothing to back up: this database has no tables of Domesday.');
  }
  await client.query('begin isolation level repeatable read');
  await client.query(
    `lock table ${tables.map(({ schema, table }) => quoted(schema, table)).join(', ')} in access share mode`,
  );
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
    'select id, name, checksum from schema_migrations order by id',
  );
  const { rows: server } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  const files: TableFile[] = [];
  for (const [done, table] of tables.entries()) {
    options.onProgress?.({ step: 'copying', table: table.table, done, total: tables.length });
    files.push(await copyTable(client, draft, table, options.signal));
  }
  const sequences = await readSequences(client);
  await client.query('rollback');
  const manifest = {
    version: options.version,
    created_at: options.now().toISOString(),
    server_version: server[0]?.version ?? '',
    migrations,
    secret: writeSecret(draft, options.appSecret),
    tables: files,
    sequences,
  };
  // The manifest is written last: a folder with a manifest is complete.
  const text = writeManifest(manifest);
  writeFileSync(join(draft, MANIFEST_FILE), text, { flush: true, mode: 0o600 });
  return JSON.parse(text) as Manifest;
}

/** Until the backup is done, no table is exchanged. */
async function holdTables(
  client: pg.Client,
  { exchangeLock, onProgress }: WriteBackupOptions,
): Promise<void> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock_shared($1) as held', [
    exchangeLock,
  ]);
  if (rows[0]?.held) return;
  onProgress?.({ step: 'waiting' });
  await client.query('select pg_advisory_lock_shared($1)', [exchangeLock]);
}

async function copyTable(
  client: pg.Client,
  draft: string,
  { schema, table, columns }: TableToCopy,
  signal: AbortSignal | undefined,
): Promise<TableFile> {
  const file = `${schema}.${table}.copy.gz`;
  const list = columns.map((column) => quoted(column)).join(', ');
  const source = client.query(copyTo(`copy ${quoted(schema, table)} (${list}) to stdout`));
  const written = await writeHashed(source, join(draft, file), signal);
  return { schema, table, columns, rows: source.rowCount ?? 0, file, ...written };
}

async function writeHashed(
  source: NodeJS.ReadableStream,
  path: string,
  signal: AbortSignal | undefined,
): Promise<Pick<BackupFile, 'bytes' | 'sha256'>> {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const target = createWriteStream(path, { mode: 0o600, flush: true });
  await pipeline(source, createGzip(GZIP), hashing, target, ...(signal ? [{ signal }] : []));
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}

/** Sequences are in no snapshot: read after the tables, they are never behind them. */
async function readSequences(client: pg.Client): Promise<SequenceValue[]> {
  const values: SequenceValue[] = [];
  for (const { schema, sequence } of await listSequences(client)) {
    const { rows } = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${quoted(schema, sequence)}`,
    );
    if (rows[0]) values.push({ schema, sequence, ...rows[0] });
  }
  return values;
}

function writeSecret(draft: string, secret: string): BackupFile {
  const content = `${secret}\n`;
  writeFileSync(join(draft, SECRET_FILE), content, { mode: 0o600, flush: true });
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { file: SECRET_FILE, bytes: Buffer.byteLength(content), sha256 };
}
