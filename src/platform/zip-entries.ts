import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { type Entry, open, type ZipFile } from 'yauzl';

export interface ZipEntry {
  name: string;
  bytes: number;
  open(): Promise<Readable>;
}

const openZip = promisify<string, { lazyEntries: boolean; autoClose: boolean }, ZipFile>(open);

/** The files in a zip archive. They can be read until it is closed. */
export async function openZipEntries(path: string): Promise<{ entries: ZipEntry[]; close(): void }> {
  const zip = await openZip(path, { lazyEntries: true, autoClose: false });
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
