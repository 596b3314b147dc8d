import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { isMacEntry, openZipEntries } from '../../../platform/zip.ts';
import { OperatorError } from '../../../shared/problem.ts';
import { dateIn, describeSnapshot, type Snapshot } from '../import/snapshot-files.ts';

/** One file of lines, plain or in a zip. */
export interface PscPart {
  name: string;
  bytes: number;
  read(): Promise<Readable>;
}

export type PscSnapshot = Snapshot<PscPart>;

interface Found {
  file: string;
  parts: PscPart[];
  close(): void;
}

const READ_BYTES = 1024 * 1024;
const SAMPLE_BYTES = 64 * 1024;
const ZIP_MAGIC = 'PK\x03\x04';
const RECORD = /^\s*\{\s*"(?:company_number|data)"\s*:/m;
const PART = /_(\d+)of(\d+)\b/i;

/**
 * The snapshot of persons with significant control at this path: a file of JSON lines, a zip with one or
 * more, or a folder of either. Undefined when the content is something else, or cannot be read.
 */
export async function openPscSnapshot(path: string): Promise<PscSnapshot | undefined> {
  const entry = await stat(path).catch(() => undefined);
  if (!entry) return undefined;
  const files = entry.isDirectory() ? await listFiles(path) : [path];
  const found: Found[] = [];
  const close = () => {
    for (const one of found) one.close();
  };
  try {
    const others: string[] = [];
    for (const file of files) {
      const opened = await openIfPsc(file);
      if (opened) found.push(opened);
      else others.push(file);
    }
    if (found.length === 0) return undefined;
    if (others.length > 0) {
      throw new OperatorError(
        `${path} holds other files beside the snapshot of persons with significant control, such as ${basename(others[0] ?? '')}; use a separate folder for the snapshot.`,
      );
    }
    requireAllParts(path, found);
    const parts = found.flatMap((one) => one.parts);
    return { ...(await describeSnapshot(path, { files: found.map(({ file }) => file), parts })), close };
  } catch (error) {
    close();
    throw error;
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort((a, b) => partNumber(a) - partNumber(b) || (a < b ? -1 : 1))
    .map((name) => join(folder, name));
}

const partNumber = (name: string) => Number(PART.exec(name)?.[1] ?? 0);

async function openIfPsc(file: string): Promise<Found | undefined> {
  const start = await readStart(file);
  if (start.startsWith(ZIP_MAGIC)) return openZipIfPsc(file);
  if (!RECORD.test(start)) return undefined;
  const { size } = await stat(file);
  const read = async () => createReadStream(file, { highWaterMark: READ_BYTES });
  return { file, parts: [{ name: basename(file), bytes: size, read }], close: () => undefined };
}

async function readStart(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    return withoutMark(buffer.toString('latin1', 0, bytesRead));
  } finally {
    await handle.close();
  }
}

async function openZipIfPsc(file: string): Promise<Found | undefined> {
  const zip = await openZipEntries(file).catch(() => undefined);
  if (!zip) return undefined;
  const entries = zip.entries.filter(({ name }) => !name.endsWith('/') && !isMacEntry(name));
  const [first] = entries;
  const isPsc = first !== undefined && RECORD.test(await sampleOf(await first.open()).catch(() => ''));
  if (!isPsc) {
    zip.close();
    return undefined;
  }
  const parts = entries.map((entry) => ({
    name: basename(entry.name),
    bytes: entry.bytes,
    read: () => entry.open(),
  }));
  return { file, parts, close: zip.close };
}

async function sampleOf(stream: Readable): Promise<string> {
  let text = '';
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    text += chunk.toString('latin1');
    if (text.length >= SAMPLE_BYTES) break;
  }
  return withoutMark(text);
}

/** A byte order mark, each byte as one character. */
function withoutMark(text: string): string {
  return text.startsWith('\xef\xbb\xbf') ? text.slice(3) : text;
}

function requireAllParts(path: string, found: Found[]): void {
  const parts = found.flatMap(({ file }) => PART.exec(basename(file)) ?? []);
  if (parts.length === 0) return;
  const names = found.map(({ file }) => PART.exec(basename(file)));
  const totals = new Set(names.map((name) => name?.[2]));
  const dates = new Set(found.map(({ file }) => dateIn(basename(file))));
  if (totals.size > 1 || dates.size > 1) {
    throw new OperatorError(`${path} holds parts of more than one snapshot; use a separate folder for each.`);
  }
  const numbers = new Set(names.map((name) => Number(name?.[1])));
  const total = Number([...totals][0]);
  const missing = Array.from({ length: total }, (_, index) => index + 1).filter((n) => !numbers.has(n));
  if (missing.length > 0) {
    const shown = missing.slice(0, 5).join(', ');
    throw new OperatorError(
      `${path} lacks part ${shown}${missing.length > 5 ? ', …' : ''} of the ${total} parts of the snapshot. Put all of them into one folder and import the folder.`,
    );
  }
}
