import { hash } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BARCODE = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Ids as the API's links have them: 27 characters, the same for the same label. */
export function resourceId(label: string): string {
  return lettersFrom(label, LETTERS, 27);
}

export function etagOf(value: unknown): string {
  return hash('sha1', JSON.stringify(value), 'hex');
}

/** The API's transaction ids are a serial number and a constant, in base 64; barcodes are letters and digits. */
export function filingIds(label: string): { transactionId: string; barcode: string } {
  const serial = `3${lettersFrom(label, '0123456789', 9)}`;
  return {
    transactionId: Buffer.from(`${serial}adiqzkcx`).toString('base64url'),
    barcode: `X${lettersFrom(label, BARCODE, 7)}`,
  };
}

/** Nothing here is a secret, and a world has tens of thousands of ids: a cheap hash will do. */
function lettersFrom(label: string, alphabet: string, length: number): string {
  let first = 0x811c9dc5;
  let second = 0x9e3779b9;
  for (let i = 0; i < label.length; i++) {
    const code = label.charCodeAt(i);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x5bd1e995) ^ (second >>> 13);
  }
  let text = '';
  for (let i = 0; i < length; i++) {
    first = Math.imul(first ^ (first >>> 15), 0x2c1b3c6d) + second;
    second = Math.imul(second ^ (second >>> 12), 0x297a2d39) + first;
    text += alphabet.charAt(((first ^ second) >>> 8) % alphabet.length);
  }
  return text;
}
