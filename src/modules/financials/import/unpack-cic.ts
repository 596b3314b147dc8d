import { buffer } from 'node:stream/consumers';
import { openZipBuffer } from '../../../platform/zip.ts';
import { NoAccountsError } from '../read/read-document.ts';
import { DOCUMENT_BYTES_MAX } from './archive.ts';

const ZIP_SIGNATURE = 0x04034b50;
const ENTRIES_MAX = 50;

/** Whether it is a zip by its content. In 2021 Companies House named some plain documents `.zip`. */
export function isZip(bytes: Buffer): boolean {
  return bytes.length > 4 && bytes.readUInt32LE(0) === ZIP_SIGNATURE;
}

/**
 * The accounts in the zip that a community interest company files with its report. The report itself has no
 * figures.
 */
export async function unpackAccounts(bytes: Buffer): Promise<Buffer> {
  const zip = await openOrRefuse(bytes);
  try {
    const documents = zip.entries.filter(({ name }) => /\.(x?html?|xml)$/i.test(name));
    const accounts =
      documents.find(({ name }) => /(^|\/)accounts\//i.test(name)) ??
      documents.find(({ name }) => !/cic34/i.test(name));
    if (!accounts) throw new NoAccountsError('it is a zip without accounts');
    if (accounts.bytes > DOCUMENT_BYTES_MAX)
      throw new NoAccountsError('the accounts in its zip are too large');
    return await buffer(await accounts.open());
  } finally {
    zip.close();
  }
}

async function openOrRefuse(bytes: Buffer) {
  try {
    return await openZipBuffer(bytes, ENTRIES_MAX);
  } catch {
    throw new NoAccountsError('it is a zip that cannot be read');
  }
}
