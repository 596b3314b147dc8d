import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { isMacEntry, openZipEntries } from '../../../platform/zip.ts';
import { OperatorError } from '../../../shared/problem.ts';

/** One CSV of a snapshot. */
export interface SnapshotPart {
  name: string;
  bytes: number;
  /** Reads the file from this byte on. */
  read(fromByte: number): Promise<Readable>;
}

export interface Snapshot<Part = SnapshotPart> {
  /** The name of the file or folder. */
  name: string;
  parts: Part[];
  bytes: number;
  /** The date in its name. */
  asOf: string | undefined;
  /** Equal for the same content. Identifies a file that was imported, fully or in part. */
  fingerprint: string;
  close(): void;
}

interface Found {
  parts: SnapshotPart[];
  close(): void;
}

const READ_BYTES = 256 * 1024;
const SAMPLE_BYTES = 256 * 1024;
/** Increase it when a release reads other data from the same file, so that the file is imported again. */
const READING_VERSION = 1;
const CSV = /\.csv$/i;
const PART = /^(.*?)part(\d+)_(\d+)/i;

/** Opens a CSV, a zip with one or more of them, or a folder of either. */
export async function openSnapshot(path: string): Promise<Snapshot> {
  const entry = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`${path} cannot be read (${error.code}).`);
  });
  const files = entry.isDirectory() ? await listSnapshotFiles(path) : [path];
  const found: Found[] = [];
  const close = () => {
    for (const one of found) one.close();
  };
  try {
    for (const file of files)
      found.push(extname(file).toLowerCase() === '.zip' ? await openZip(file) : await openCsv(file));
    const parts = found.flatMap((one) => one.parts);
    return { ...(await describeSnapshot(path, { files, parts })), close };
  } catch (error) {
    close();
    throw error;
  }
}

/** The content of a snapshot: its parts, and what identifies it. */
export async function describeSnapshot<Part extends { name: string; bytes: number }>(
  path: string,
  { files, parts }: { files: string[]; parts: Part[] },
): Promise<Omit<Snapshot<Part>, 'close'>> {
  const name = basename(path);
  return {
    name,
    parts,
    bytes: parts.reduce((sum, part) => sum + part.bytes, 0),
    asOf: [name, ...parts.map((part) => part.name)].map(dateIn).find((date) => date !== undefined),
    fingerprint: await fingerprint(files),
  };
}

/** A read error of a disk or zip is for the operator to fix; the import can resume afterwards. */
export async function* readChunks(part: SnapshotPart, fromByte: number): AsyncGenerator<Buffer> {
  try {
    yield* (await part.read(fromByte)) as AsyncIterable<Buffer>;
  } catch (error) {
    throw new OperatorError(`${part.name} cannot be read completely (${(error as Error).message}).`);
  }
}

async function openCsv(file: string): Promise<Found> {
  const { size } = await stat(file);
  const read = async (start: number) => createReadStream(file, { start, highWaterMark: READ_BYTES });
  return { parts: [{ name: basename(file), bytes: size, read }], close: () => undefined };
}

async function openZip(file: string): Promise<Found> {
  const zip = await openZipEntries(file).catch((error: Error) => {
    throw new OperatorError(`${file} is not a zip file that can be read (${error.message}).`);
  });
  const csvs = inPartOrder(zip.entries.filter((entry) => CSV.test(entry.name) && !isMacEntry(entry.name)));
  if (csvs.length === 0) {
    zip.close();
    throw new OperatorError(`${file} holds no CSV file.`);
  }
  const parts = csvs.map((entry) => ({
    name: basename(entry.name),
    bytes: entry.bytes,
    // A zip can only be read from its beginning.
    read: async (fromByte: number) => skip(await entry.open(), fromByte),
  }));
  return { parts, close: zip.close };
}

function skip(stream: Readable, bytes: number): Readable {
  if (bytes === 0) return stream;
  return Readable.from(
    (async function* () {
      let left = bytes;
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        if (left < chunk.length) yield chunk.subarray(left);
        left = Math.max(0, left - chunk.length);
      }
    })(),
    { highWaterMark: 1 },
  );
}

/** All parts of one snapshot, if the files are parts; otherwise every CSV and zip. */
async function listSnapshotFiles(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => CSV.test(name) || /\.zip$/i.test(name));
  if (names.length === 0) throw new OperatorError(`${folder} holds no CSV or zip file.`);
  const parts = names.filter((name) => PART.test(name));
  if (parts.length > 0) requireAllParts(folder, parts);
  const files = parts.length > 0 ? parts : names;
  return inPartOrder(files.map((name) => ({ name }))).map(({ name }) => join(folder, name));
}

function requireAllParts(folder: string, names: string[]): void {
  const parts = names.map((name) => PART.exec(name) ?? []);
  const snapshots = new Set(parts.map(([, stem, , partsOfStem]) => `${stem}${partsOfStem}`));
  if (snapshots.size > 1) {
    throw new OperatorError(
      `${folder} holds parts of more than one snapshot; use a separate folder for each.`,
    );
  }
  const total = Number(parts[0]?.[3]);
  const numbers = parts.map(([, , number]) => Number(number));
  if (numbers.length !== new Set(numbers).size) {
    throw new OperatorError(`${folder} holds a part twice, as CSV and zip perhaps; keep one of them.`);
  }
  const missing = Array.from({ length: total }, (_, index) => index + 1).filter((n) => !numbers.includes(n));
  if (missing.length > 0) {
    throw new OperatorError(
      `${folder} lacks part ${missing.join(', ')} of the ${total} parts of the snapshot.`,
    );
  }
}

function inPartOrder<Named extends { name: string }>(files: Named[]): Named[] {
  const number = ({ name }: Named) => Number(PART.exec(name)?.[2] ?? 0);
  return files.sort((a, b) => number(a) - number(b) || (a.name < b.name ? -1 : 1));
}

export function dateIn(name: string): string | undefined {
  const date = /\d{4}-\d\d-\d\d/.exec(name)?.[0];
  return date !== undefined && new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date) ? date : undefined;
}

/** Size, time and both ends of each file. The end of a zip holds the checksums of its content. */
async function fingerprint(files: string[]): Promise<string> {
  const hash = createHash('sha256').update(`${READING_VERSION}`);
  for (const path of files) {
    const file = await open(path);
    try {
      const { size, mtimeMs } = await file.stat();
      hash.update(`/${size}/${mtimeMs}/`);
      const sample = Buffer.alloc(Math.min(SAMPLE_BYTES, size));
      for (const position of [0, size - sample.length]) {
        await file.read(sample, 0, sample.length, position);
        hash.update(sample);
      }
    } finally {
      await file.close();
    }
  }
  return hash.digest('hex').slice(0, 32);
}
