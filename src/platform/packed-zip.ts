import { open as openFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type Entry, open, type ZipFile } from 'yauzl';

/** A file in an archive, as it is packed. */
interface PackedEntry {
  name: string;
  checksum: number;
  packedBytes: number;
  bytes: number;
  isDeflated: boolean;
  /** Neither encrypted nor packed by a rare method. */
  isReadable: boolean;
  read(): Promise<Buffer>;
}

/** An archive with any number of files, of which one is known at a time. */
export interface PackedZip {
  /** From the beginning, each time. */
  entries(): AsyncGenerator<PackedEntry>;
  close(): Promise<void>;
}

const OPTIONS = { lazyEntries: true, autoClose: false };
const openZip = promisify<string, typeof OPTIONS, ZipFile>(open);

const STORED = 0;
const DEFLATED = 8;

/**
 * For archives with hundreds of thousands of files: their list is not held in memory, and whoever reads them
 * unpacks them, on other threads. Throws when the end of the archive is missing.
 */
export async function openPackedZip(path: string): Promise<PackedZip> {
  // Fails at once if it is no archive.
  (await openZip(path, OPTIONS)).close();
  const file = await openFile(path);

  async function* entries(): AsyncGenerator<PackedEntry> {
    const zip = await openZip(path, OPTIONS);
    try {
      for await (const entry of zip.eachEntry())
        if (!entry.fileName.endsWith('/')) yield packedEntry(zip, entry);
    } finally {
      zip.close();
    }
  }

  function packedEntry(zip: ZipFile, entry: Entry): PackedEntry {
    const { compressionMethod: method, compressedSize: packedBytes } = entry;
    return {
      name: entry.fileName,
      checksum: entry.crc32,
      packedBytes,
      bytes: entry.uncompressedSize,
      isDeflated: method === DEFLATED,
      isReadable: !entry.isEncrypted() && (method === DEFLATED || method === STORED),
      async read() {
        const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
        const { buffer, bytesRead } = await file.read(
          Buffer.allocUnsafe(packedBytes),
          0,
          packedBytes,
          fileDataStart,
        );
        if (bytesRead < packedBytes) throw new Error('the archive ends in the middle of a file');
        return buffer;
      },
    };
  }

  return { entries, close: () => file.close() };
}
