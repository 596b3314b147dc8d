import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openPackedZip } from '../../../platform/packed-zip.ts';
import { isMacEntry } from '../../../platform/zip.ts';
import { OperatorError } from '../../../shared/problem.ts';
import { isPackageName } from '../read/file-name.ts';
import { publishedOn } from './published-on.ts';

/** A document of an archive, as it is packed. */
export interface PackedDocument {
  /** From 0, in the order of the archive. */
  position: number;
  name: string;
  /** Undefined when it cannot be read; `reason` says why. */
  packed: Buffer | undefined;
  reason?: string;
  isDeflated: boolean;
  bytes: number;
  /** The checksum of its content; undefined for a plain file. */
  checksum: number | undefined;
}

interface Listing {
  /** Identifies the archive by its documents, whatever it is called. */
  key: string;
  documents: number;
  bytes: number;
}

/** A zip of accounts, or the plain documents of a folder. */
export interface Archive {
  file: string;
  /** The day it was published, if its name says so. */
  publishedOn: string | null;
  list(): Promise<Listing>;
  /** The documents from a position on. */
  documents(from: number): AsyncGenerator<PackedDocument>;
  close(): Promise<void>;
}

/** The size that documents can be unpacked to; filed ones have at most 20 MB. */
export const DOCUMENT_BYTES_MAX = 64_000_000;
const DOCUMENT_NAME = /\.(x?html?|xml|zip)$/i;
const PLAIN_DOCUMENT = /\.(x?html?|xml)$/i;

/** Whether it is what one company filed: a document, or a package of them. */
const isDocument = (name: string) => PLAIN_DOCUMENT.test(name) || isPackageName(name);

/**
 * The archives that paths name: zips, and folders of zips or of plain documents. Throws an `OperatorError`.
 */
export async function findArchives(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const isFolder = (await statOf(path)).isDirectory();
    if (!isFolder) {
      found.push(path);
      continue;
    }
    const names = (await readdir(path, { withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
    const zips = names.filter((name) => /\.zip$/i.test(name) && !isPackageName(name)).sort(byDay);
    found.push(...zips.map((name) => join(path, name)));
    if (names.some(isDocument)) found.push(path);
    else if (zips.length === 0)
      throw new OperatorError(`${path} has neither zips of accounts nor documents.`);
  }
  return found;
}

/** Older ones first, so that newer documents come after those that they restate. */
function byDay(a: string, b: string): number {
  const [first, second] = [publishedOn(a) ?? '', publishedOn(b) ?? ''];
  return first < second ? -1 : first > second ? 1 : a < b ? -1 : 1;
}

export async function openArchive(path: string): Promise<Archive> {
  const facts = await statOf(path);
  if (facts.isDirectory()) return folderArchive(path);
  if (isDocument(basename(path))) return filesArchive(path, [path]);
  return zipArchive(path);
}

async function statOf(path: string) {
  try {
    return await stat(path);
  } catch (error) {
    throw new OperatorError(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

async function zipArchive(path: string): Promise<Archive> {
  const zip = await openPackedZip(path).catch((error: Error) => {
    throw new OperatorError(`${path} is not a whole zip file (${error.message}).`);
  });
  /** Only documents, and with a sentence for the operator when the list of the archive is damaged. */
  async function* entries() {
    try {
      for await (const entry of zip.entries())
        if (DOCUMENT_NAME.test(entry.name) && !isMacEntry(entry.name)) yield entry;
    } catch (error) {
      throw new OperatorError(`${path} is damaged (${(error as Error).message}).`);
    }
  }
  return {
    file: basename(path),
    publishedOn: publishedOn(basename(path)),
    async list() {
      const hash = createHash('sha256');
      let documents = 0;
      let bytes = 0;
      for await (const entry of entries()) {
        hash.update(`${entry.name}\0${entry.checksum}\0${entry.bytes}\n`);
        documents += 1;
        bytes += entry.bytes;
      }
      return { key: hash.digest('hex'), documents, bytes };
    },
    async *documents(from) {
      let position = -1;
      for await (const entry of entries()) {
        position += 1;
        if (position < from) continue;
        const { name, bytes, checksum, isDeflated } = entry;
        const common = { position, name, bytes, checksum, isDeflated };
        if (!entry.isReadable) yield { ...common, packed: undefined, reason: 'it is encrypted' };
        else if (bytes > DOCUMENT_BYTES_MAX)
          yield { ...common, packed: undefined, reason: 'it is too large' };
        else yield { ...common, ...(await readOrReason(() => entry.read())) };
      }
    },
    close: () => zip.close(),
  };
}

async function folderArchive(path: string): Promise<Archive> {
  const names = (await readdir(path)).filter(isDocument).sort();
  return filesArchive(
    path,
    names.map((name) => join(path, name)),
  );
}

function filesArchive(path: string, files: readonly string[]): Archive {
  return {
    file: basename(path),
    publishedOn: null,
    async list() {
      const hash = createHash('sha256');
      let bytes = 0;
      for (const file of files) {
        const { size, mtimeMs } = await statOf(file);
        hash.update(`${file}\0${size}\0${mtimeMs}\n`);
        bytes += size;
      }
      return { key: hash.digest('hex'), documents: files.length, bytes };
    },
    async *documents(from) {
      for (const [position, file] of files.entries()) {
        if (position < from) continue;
        const { size } = await statOf(file);
        const common = {
          position,
          name: basename(file),
          bytes: size,
          checksum: undefined,
          isDeflated: false,
        };
        yield { ...common, ...(await readOrReason(() => readFile(file))) };
      }
    },
    close: async () => undefined,
  };
}

async function readOrReason(read: () => Promise<Buffer>) {
  try {
    return { packed: await read() };
  } catch (error) {
    return { packed: undefined, reason: `it cannot be read: ${(error as Error).message}` };
  }
}

/** A document whose content is in memory. */
export interface PlainDocument {
  name: string;
  content: string;
}

export function memoryArchive(file: string, documents: readonly PlainDocument[]): Archive {
  return {
    file,
    publishedOn: null,
    async list() {
      const hash = createHash('sha256');
      for (const { name, content } of documents) hash.update(`${name}\0`).update(content);
      const bytes = documents.reduce((sum, { content }) => sum + content.length, 0);
      return { key: hash.digest('hex'), documents: documents.length, bytes };
    },
    async *documents(from) {
      for (const [position, { name, content }] of documents.entries()) {
        const packed = Buffer.from(content);
        if (position >= from)
          yield { position, name, packed, bytes: packed.length, isDeflated: false, checksum: undefined };
      }
    },
    close: async () => undefined,
  };
}
