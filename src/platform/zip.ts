import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { crc32, createDeflateRaw } from 'node:zlib';
import { type Entry, fromBuffer, open, type ZipFile } from 'yauzl';

export interface ZipEntry {
  name: string;
  /** Unpacked, as the archive declares; reading ends with an error where it is not true. */
  bytes: number;
  packedBytes: number;
  open(): Promise<Readable>;
}

/** The files in a zip archive. They can be read until it is closed. */
interface ZipArchive {
  entries: ZipEntry[];
  close(): void;
}

/** Whether macOS added it beside what was packed: facts about another entry, under that one's name. */
export const isMacEntry = (name: string) => name.startsWith('__MACOSX/');

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
      entries.push({
        name: entry.fileName,
        bytes: entry.uncompressedSize,
        packedBytes: entry.compressedSize,
        open: () => openStream(entry),
      });
      zip.readEntry();
    });
    zip.once('end', resolve);
    zip.once('error', reject);
    zip.readEntry();
  });
  return { entries, close: () => zip.close() };
}

interface FileToZip {
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

const SIGNATURES = { local: 0x04034b50, descriptor: 0x08074b50, central: 0x02014b50, end: 0x06054b50 };
const VERSION = 20;
/** Sizes and checksum follow the content; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** 1 January 1980, the zero of the format. */
const DATE = 0x0021;

/** A zip archive as it is made: no file is completely in memory. For archives below 4 GiB. */
export async function* writeZip(files: Iterable<FileToZip>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const header = numbers(
      [4, SIGNATURES.local],
      [2, VERSION],
      ...common({ checksum: 0, packed: 0, plain: 0 }, name),
    );
    yield Buffer.concat([header, Buffer.from(name)]);
    const sizes = { checksum: 0, packed: 0, plain: 0 };
    for await (const piece of pack(content, sizes)) {
      sizes.packed += piece.length;
      yield piece;
    }
    const descriptor = numbers(
      [4, SIGNATURES.descriptor],
      [4, sizes.checksum],
      [4, sizes.packed],
      [4, sizes.plain],
    );
    yield descriptor;
    const entry = numbers(
      [4, SIGNATURES.central],
      [2, VERSION],
      [2, VERSION],
      ...common(sizes, name),
      // Comment, disk and attributes.
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    );
    directory.push(entry, Buffer.from(name));
    offset += header.length + Buffer.byteLength(name) + sizes.packed + descriptor.length;
  }
  const entries = directory.length / 2;
  const listing = Buffer.concat(directory);
  yield listing;
  yield numbers(
    [4, SIGNATURES.end],
    [2, 0],
    [2, 0],
    [2, entries],
    [2, entries],
    [4, listing.length],
    [4, offset],
    [2, 0],
  );
}

interface Sizes {
  checksum: number;
  packed: number;
  plain: number;
}

/** The fields that the header before the content and the entry in the directory share. */
function common({ checksum, packed, plain }: Sizes, name: string): [bytes: 2 | 4, value: number][] {
  return [
    [2, FLAGS],
    [2, DEFLATE],
    [2, 0],
    [2, DATE],
    [4, checksum],
    [4, packed],
    [4, plain],
    [2, Buffer.byteLength(name)],
    [2, 0],
  ];
}

/** Compresses the content; its checksum and size are noted as it passes. */
function pack(content: FileToZip['content'], sizes: Sizes): AsyncIterable<Buffer> {
  async function* counted() {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      sizes.checksum = crc32(bytes, sizes.checksum);
      sizes.plain += bytes.length;
      yield bytes;
    }
  }
  const deflate = createDeflateRaw();
  // A failure reaches the reader through `deflate`.
  pipeline(Readable.from(counted()), deflate, () => undefined);
  return deflate;
}

function numbers(...fields: [bytes: 2 | 4, value: number][]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let offset = 0;
  for (const [bytes, value] of fields) {
    buffer.writeUIntLE(value, offset, bytes);
    offset += bytes;
  }
  return buffer;
}
