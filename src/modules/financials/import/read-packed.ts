import { createHash } from 'node:crypto';
import { crc32, inflateRawSync } from 'node:zlib';
import type { TaskContext } from '../../../platform/threads/index.ts';
import { readFileName } from '../read/file-name.ts';
import { type AccountsDocument, NoAccountsError, readDocument } from '../read/read-document.ts';
import { DOCUMENT_BYTES_MAX, type PackedDocument } from './archive.ts';
import { isZip, unpackAccounts } from './unpack-package.ts';

/** A document that was read. */
interface ReadAccounts extends AccountsDocument {
  companyNumber: string;
  sha256: string;
}

/** The result of a document of an archive. */
export interface Reading {
  position: number;
  name: string;
  bytes: number;
  accounts: ReadAccounts | undefined;
  /** Why it has no figures to load, or what is odd about it. */
  remark: string | undefined;
}

/** Reads documents on a thread, each as one step. */
export async function readPacked(
  documents: PackedDocument[],
  { step }: Pick<TaskContext, 'step'>,
): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const [index, document] of documents.entries()) {
    step(index);
    readings.push(await readOne(document));
  }
  return readings;
}

async function readOne(document: PackedDocument): Promise<Reading> {
  const { position, bytes } = document;
  const reading = { position, bytes, name: storable(document.name), accounts: undefined, remark: undefined };
  try {
    const content = unpack(document);
    const { companyNumber: named, balanceSheetDate } = readFileName(document.name);
    const accounts = readDocument(isZip(content) ? await unpackAccounts(content) : content, balanceSheetDate);
    const companyNumber = named ?? accounts.companyNumber;
    if (companyNumber === null)
      throw new NoAccountsError('neither its name nor its tags have a company number');
    const differs = accounts.companyNumber !== null && accounts.companyNumber !== companyNumber;
    const doubts = differs ? [...accounts.doubts, 'number_differs' as const] : accounts.doubts;
    const taxonomy = accounts.taxonomy && storable(accounts.taxonomy);
    const accountsType = accounts.accountsType && storable(accounts.accountsType);
    const sha256 = createHash('sha256').update(content).digest('hex');
    return {
      ...reading,
      accounts: { ...accounts, taxonomy, accountsType, companyNumber, doubts, sha256 },
      remark: remarkOf(doubts, accounts.companyNumber),
    };
  } catch (error) {
    const why = error instanceof NoAccountsError ? '' : 'it cannot be read: ';
    return { ...reading, remark: `skipped: ${why}${storable((error as Error).message)}` };
  }
}

/**
 * Nobody files accounts of a day to come, so its tags are wrong. The document would be the newest of the
 * company until that day, whatever it files.
 */
export function refuseDayToCome(reading: Reading, lastDay: string): Reading {
  const end = reading.accounts?.periods[0].end;
  if (end === undefined || end <= lastDay) return reading;
  return {
    ...reading,
    accounts: undefined,
    remark: `skipped: its balance sheet is of ${end}, which is to come`,
  };
}

function unpack({ packed, reason, isDeflated, checksum }: PackedDocument): Buffer {
  if (!packed) throw new NoAccountsError(reason ?? 'it cannot be read');
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  const content = isDeflated ? inflate(bytes) : bytes;
  if (checksum !== undefined && crc32(content) !== checksum)
    throw new NoAccountsError('it is damaged: its checksum is wrong');
  return content;
}

function inflate(packed: Buffer): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: DOCUMENT_BYTES_MAX });
  } catch {
    throw new NoAccountsError('it is damaged: it cannot be unpacked');
  }
}

/** Doubts that a person should look at. The others are found in many documents. */
function remarkOf(doubts: AccountsDocument['doubts'], numberInside: string | null): string | undefined {
  if (doubts.includes('number_differs'))
    return `loaded: it names the company ${numberInside} inside; the number of its file name counts`;
  if (doubts.includes('figure_too_large')) return 'loaded without a figure that is too large to be true';
  return undefined;
}

const TEXT_MAX = 300;

/** Nothing that the format of COPY would need escaped. */
export function storable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not be stored
  return text.replace(/[\x00-\x1f\x7f\\]/g, ' ').slice(0, TEXT_MAX);
}
