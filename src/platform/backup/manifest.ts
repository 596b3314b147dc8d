import { createHash } from 'node:crypto';
import type pg from 'pg';
import { OperatorError } from '../../shared/problem.ts';
import type { Migration } from '../postgres/migrate.ts';

/** Raise it when the layout of the folder changes; older ones must stay readable. */
const FORMAT = 1;

export const MANIFEST_FILE = 'manifest.json';
export const SECRET_FILE = 'app-secret';

export interface BackupFile {
  file: string;
  bytes: number;
  sha256: string;
}

export interface TableFile extends BackupFile {
  schema: string;
  table: string;
  columns: string[];
  rows: number;
}

export interface SequenceValue {
  schema: string;
  sequence: string;
  /** As text, since it may exceed what a JavaScript number represents exactly. */
  last_value: string;
  is_called: boolean;
}

export interface Manifest {
  format: number;
  /** The version of Domesday that wrote it. */
  version: string;
  created_at: string;
  server_version: string;
  migrations: Pick<Migration, 'id' | 'name' | 'checksum'>[];
  secret: BackupFile;
  tables: TableFile[];
  sequences: SequenceValue[];
}

/** With a checksum over the rest, so that a changed manifest is noticed. */
export function writeManifest(manifest: Omit<Manifest, 'format'>): string {
  const content = { format: FORMAT, ...manifest };
  return `${JSON.stringify({ ...content, checksum: checksumOf(content) }, null, 2)}\n`;
}

export function readManifest(text: string, folder: string): Manifest {
  let parsed: Partial<Manifest> & { checksum?: string };
  try {
    parsed = JSON.parse(text) as typeof parsed;
  } catch {
    throw new OperatorError(`${MANIFEST_FILE} in ${folder} is damaged: it is not JSON.`);
  }
  const { checksum, ...content } = parsed ?? {};
  if (typeof content.format !== 'number' || checksum === undefined) {
    throw new OperatorError(
      `${folder} is not a backup of Domesday: its ${MANIFEST_FILE} is of something else.`,
    );
  }
  if (content.format > FORMAT) {
    throw new OperatorError(
      `The backup in ${folder} was written by a newer Domesday (${content.version}). Restore it with that version.`,
    );
  }
  if (checksum !== checksumOf(content)) {
    throw new OperatorError(`${MANIFEST_FILE} in ${folder} is damaged: its checksum is wrong.`);
  }
  return content as Manifest;
}

function checksumOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** A backup can be restored by the version that wrote it and by all later ones. */
export function refuseUnknownMigrations(
  { migrations, version }: Pick<Manifest, 'migrations' | 'version'>,
  known: Migration[],
): void {
  const newest = migrations.at(-1);
  if (migrations.length > known.length) {
    throw new OperatorError(
      `The backup was written by a newer Domesday (${version}, with ${newest?.name}). Restore it with that version.`,
    );
  }
  const other = migrations.find((migration, index) => migration.checksum !== known[index]?.checksum);
  if (other) {
    throw new OperatorError(
      `The backup was written by another Domesday: its migration ${other.name} differs from the one of this version.`,
    );
  }
}

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
 * All tables that a crash would keep. Unlogged ones hold counters and marks of the last minutes. The schemas
 * of an import in progress and of the previous register are left out as well.
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
