import { buffer } from 'node:stream/consumers';
import { openZipBuffer } from '../../../platform/zip.ts';
import { NoAccountsError } from '../read/read-document.ts';
import { DOCUMENT_BYTES_MAX } from './archive.ts';

const ZIP_SIGNATURE = 0x04034b50;
/** A package for the exchanges also has the files of its own taxonomy, pictures and fonts. */
const ENTRIES_MAX = 500;

/** Whether it is a zip by its content. In 2021 Companies House named some plain documents `.zip`. */
export function isZip(bytes: Buffer): boolean {
  return bytes.length > 4 && bytes.readUInt32LE(0) === ZIP_SIGNATURE;
}

const DOCUMENT = /\.(x?html?|xml)$/i;
/**
 * Folders of the accounts. Community interest companies file theirs beside a report (`cic34`), subsidiaries
 * without an audit beside the accounts of their group, its guarantee and an agreement. A report package has
 * its document right in `reports`.
 */
const ACCOUNTS_FOLDER = /(?:^|\/)(?:accounts|subsidiary-accounts|reports)\/[^/]+$/i;

/** The accounts in the zip that some companies file. Throws `NoAccountsError` where none is clearly them. */
export async function unpackAccounts(bytes: Buffer): Promise<Buffer> {
  const zip = await openOrRefuse(bytes);
  try {
    const documents = zip.entries.filter(({ name }) => DOCUMENT.test(name));
    const accounts = accountsAmong(documents);
    if (accounts.bytes > DOCUMENT_BYTES_MAX)
      throw new NoAccountsError('the accounts in its zip are too large');
    return await buffer(await accounts.open());
  } finally {
    zip.close();
  }
}

function accountsAmong<T extends { name: string }>(documents: readonly T[]): T {
  const [first] = documents;
  if (!first) throw new NoAccountsError('it is a zip without documents');
  const isAlone = documents.length === 1 && !first.name.includes('/');
  const [accounts, another] = isAlone
    ? documents
    : documents.filter(({ name }) => ACCOUNTS_FOLDER.test(name));
  if (!accounts)
    throw new NoAccountsError(
      `it is a zip whose folders do not say which document is the accounts (${first.name})`,
    );
  if (another)
    throw new NoAccountsError(
      `it is a zip with several documents of accounts (${accounts.name}, ${another.name})`,
    );
  return accounts;
}

async function openOrRefuse(bytes: Buffer) {
  try {
    return await openZipBuffer(bytes, ENTRIES_MAX);
  } catch {
    throw new NoAccountsError('it is a zip that cannot be read');
  }
}
