import type { Transform } from 'node:stream';
import * as zlib from 'node:zlib';

/** The codings that we can decode. */
export const ACCEPT_ENCODING = 'gzip, deflate, br';

/** Values of Content-Encoding that are not codings, mostly sent by mistake. */
const NO_CODING = new Set(['', 'identity', 'none', 'utf-8', 'utf8', 'binary']);

/**
 * The coding of a body, or undefined when it is plain. We never ask for several codings, which can make a small body very
 * expensive to decode, so a list is returned as one name that no decoder supports.
 */
export function contentCoding(header: string | undefined): string | undefined {
  const codings = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((word) => word.trim());
  return codings.filter((word) => !NO_CODING.has(word)).join(', ') || undefined;
}

/** Throws for an unsupported coding. */
export function createDecoder(coding: string, firstByte: number | undefined): Transform {
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return zlib.createGunzip();
    case 'deflate':
      // Some servers omit the zlib wrapper, whose first byte has the method, 8, in its lower half.
      return ((firstByte ?? 0) & 0x0f) === 8 ? zlib.createInflate() : zlib.createInflateRaw();
    case 'br':
      return zlib.createBrotliDecompress();
    default:
      throw new Error(`The coding ${coding} is not one of ${ACCEPT_ENCODING}.`);
  }
}
