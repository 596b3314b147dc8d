import { mapInTurns } from '../../shared/concurrency.ts';

/**
 * Many texts in memory that threads share. Passed as an array, the thread that gets them would stop until it
 * has made a copy of each; these are read in turns.
 */
export interface PackedTexts {
  /** UTF-8, one after the other. */
  bytes: Uint8Array;
  /** Where each text ends. */
  ends: Uint32Array;
}

export function packTexts(texts: readonly string[]): PackedTexts {
  const ends = new Uint32Array(new SharedArrayBuffer(texts.length * Uint32Array.BYTES_PER_ELEMENT));
  let length = 0;
  for (const [at, text] of texts.entries()) {
    length += Buffer.byteLength(text);
    ends[at] = length;
  }
  const bytes = Buffer.from(new SharedArrayBuffer(length));
  for (const [at, text] of texts.entries()) bytes.write(text, ends[at - 1] ?? 0);
  return { bytes: new Uint8Array(bytes.buffer), ends };
}

export async function unpackTexts({ bytes, ends }: PackedTexts): Promise<string[]> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return mapInTurns([...ends], (end, at) => buffer.toString('utf8', ends[at - 1] ?? 0, end));
}
