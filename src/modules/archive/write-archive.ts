import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Clock, DAY_MS } from '../../shared/clock.ts';
import { OperatorError } from '../../shared/problem.ts';
import type { ArchiveStore } from './archive.store.ts';
import { ARCHIVED_TABLES, type ArchivedTable } from './archived-tables.ts';

/** Younger rows are in use: former addresses and names, the first days of a company's history. */
const DAYS_MIN = 365;

interface ArchivedFile {
  table: string;
  file: string;
  rows: number;
  /** Fewer than `rows` if something still refers to some of them. */
  deleted: number;
  bytes: number;
  sha256: string;
}

interface ArchiveDeps {
  store: ArchiveStore;
  clock: Clock;
}

/** Moves the rows from before a day into a new folder. */
export async function writeArchive(
  { store, clock }: ArchiveDeps,
  folder: string,
  before: Date,
): Promise<ArchivedFile[]> {
  requireOldRows(before, clock);
  await makeFolder(folder);
  const files: ArchivedFile[] = [];
  for (const table of ARCHIVED_TABLES) files.push(await writeOldRows(store, table, { folder, before }));
  await writeManifest(folder, { before, archivedAt: clock.now(), files });
  for (const [index, table] of ARCHIVED_TABLES.entries()) {
    const file = files[index];
    if (file) file.deleted = await store.deleteOld(table, before);
  }
  return files;
}

function requireOldRows(before: Date, clock: Clock): void {
  const latest = new Date(clock.now().getTime() - DAYS_MIN * DAY_MS);
  if (before <= latest) return;
  const day = latest.toISOString().slice(0, 10);
  throw new OperatorError(`Only rows that are a year old can be archived: --before ${day} at the latest.`);
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length === 0) return;
  } catch (error) {
    throw new OperatorError(`${folder} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
  throw new OperatorError(`${folder} is not empty. Name a new folder for the archive.`);
}

async function writeOldRows(
  store: ArchiveStore,
  table: ArchivedTable,
  { folder, before }: { folder: string; before: Date },
): Promise<ArchivedFile> {
  const file = `${table.name}.jsonl.gz`;
  const hash = createHash('sha256');
  let rows = 0;
  let bytes = 0;
  async function* lines(): AsyncGenerator<string> {
    for await (const page of store.readOld(table, before)) {
      rows += page.length;
      yield `${page.join('\n')}\n`;
    }
  }
  const counter = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      bytes += piece.length;
      done(null, piece);
    },
  });
  const target = createWriteStream(join(folder, file), { mode: 0o600, flush: true });
  await pipeline(Readable.from(lines()), createGzip(), counter, target);
  return { table: table.name, file, rows, deleted: 0, bytes, sha256: hash.digest('hex') };
}

/** The manifest is written last, when every file is complete. */
async function writeManifest(
  folder: string,
  { before, archivedAt, files }: { before: Date; archivedAt: Date; files: readonly ArchivedFile[] },
): Promise<void> {
  const manifest = {
    archived_at: archivedAt.toISOString(),
    before: before.toISOString(),
    files: files.map(({ deleted: _, ...file }) => file),
  };
  const path = join(folder, 'manifest.json');
  const draft = `${path}.part`;
  await writeFile(draft, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(draft, path);
}
