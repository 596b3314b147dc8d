import type { Transform } from 'node:stream';
import * as zlib from 'node:zlib';

/** What we tell servers we can read. */
export const ACCEPT_ENCODING = 'gzip, deflate, br';

/** Words found in Content-Encoding that name no coding at all, mostly by mistake. */
const NO_CODING = new Set(['', 'identity', 'none', 'utf-8', 'utf8', 'binary']);

/**
 * The coding of a body, or undefined when it is plain. A body coded more than once is never asked for, and a way
 * to make a small body very expensive, so the whole list is kept as one name that no decoder answers to.
 */
export function contentCoding(header: string | undefined): string | undefined {
  const codings = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((word) => word.trim());
  return codings.filter((word) => !NO_CODING.has(word)).join(', ') || undefined;
}

/** Throws for a coding we do not read. */
export function createDecoder(coding: string, firstByte: number | undefined): Transform {
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return zlib.createGunzip();
    case 'deflate':
      // Some servers leave out the zlib wrapper. Its first byte names the method, 8, in its lower half.
      return ((firstByte ?? 0) & 0x0f) === 8 ? zlib.createInflate() : zlib.createInflateRaw();
    case 'br':
      return zlib.createBrotliDecompress();
    default:
      throw new Error(`The coding ${coding} is not one of ${ACCEPT_ENCODING}.`);
  }
}
