import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { type Entry, fromBuffer, open, type ZipFile } from 'yauzl';

export interface ZipEntry {
  name: string;
  bytes: number;
  open(): Promise<Readable>;
}

/** The files in a zip archive. They can be read until it is closed. */
interface ZipArchive {
  entries: ZipEntry[];
  close(): void;
}

const OPTIONS = { lazyEntries: true, autoClose: false };
const openFile = promisify<string, typeof OPTIONS, ZipFile>(open);
const openBuffer = promisify<Buffer, typeof OPTIONS, ZipFile>(fromBuffer);

export async function openZipEntries(path: string): Promise<ZipArchive> {
  return listEntries(await openFile(path, OPTIONS));
}

/** Throws when it has more than `entriesMax` files. */
export async function openZipBuffer(bytes: Buffer, entriesMax: number): Promise<ZipArchive> {
  const zip = await openBuffer(bytes, OPTIONS);
  if (zip.entryCount > entriesMax) throw new Error(`the archive has ${zip.entryCount} files`);
  return listEntries(zip);
}

async function listEntries(zip: ZipFile): Promise<ZipArchive> {
  const openStream = promisify<Entry, Readable>((entry, callback) =>
    zip.openReadStream(entry, (error, stream) => callback(error, stream)),
  );
  const entries: ZipEntry[] = [];
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.push({ name: entry.fileName, bytes: entry.uncompressedSize, open: () => openStream(entry) });
      zip.readEntry();
    });
    zip.once('end', resolve);
    zip.once('error', reject);
    zip.readEntry();
  });
  return { entries, close: () => zip.close() };
}
