import type { Transform } from 'node:stream';
import * as zlib from 'node:zlib';
import { JoinedPieces } from '../joined-pieces.ts';

/**
 * Compressed data is rarely larger than its content. A body that exceeds the limit by more than this is
 * malicious.
 */
const CODED_SLACK_BYTES = 65_536;

interface BodyCollectorOptions {
  /** Undefined for a plain body. */
  coding: string | undefined;
  /** The size of the decoded body. */
  bytesMax: number;
  /** Called when the decoder accepts data again after `write` returned false. */
  onDrain: () => void;
  /** Called once. `body` is then what was decoded so far, at most `bytesMax`. */
  onStop: (reason: 'complete' | 'size' | 'encoding', cause?: Error) => void;
}

/** Decodes a body as it arrives and stops at the limit, so that a decompression bomb never exceeds it. */
export class BodyCollector {
  readonly #options: BodyCollectorOptions;
  readonly #chunks: Buffer[] = [];
  readonly #joined = new JoinedPieces((piece) => this.#chunks.push(piece));
  #decodedBytes = 0;
  #receivedBytes = 0;
  #stopped = false;
  #decoder: Transform | undefined;

  constructor(options: BodyCollectorOptions) {
    this.#options = options;
  }

  get body(): Buffer {
    this.#joined.flush();
    return Buffer.concat(this.#chunks, this.#decodedBytes);
  }

  /** False when it accepts no more data until `onDrain`. */
  write(chunk: Buffer): boolean {
    if (this.#stopped) return true;
    const { coding, bytesMax } = this.#options;
    if (coding === undefined) {
      this.#take(chunk);
      return true;
    }
    this.#receivedBytes += chunk.length;
    if (this.#receivedBytes > bytesMax + CODED_SLACK_BYTES) {
      this.#stop('size');
      return true;
    }
    this.#decoder ??= this.#startDecoder(coding, chunk[0]);
    return this.#decoder?.write(chunk) ?? true;
  }

  end(): void {
    if (this.#decoder) this.#decoder.end();
    else this.#stop('complete');
  }

  /** Frees the decoder. No callback is called after this. */
  destroy(): void {
    this.#stopped = true;
    this.#decoder?.destroy();
  }

  #startDecoder(coding: string, firstByte: number | undefined): Transform | undefined {
    try {
      return createDecoder(coding, firstByte)
        .on('data', (chunk: Buffer) => this.#take(chunk))
        .on('drain', this.#options.onDrain)
        .on('end', () => this.#stop('complete'))
        .on('error', (error) => this.#stop('encoding', error));
    } catch (error) {
      this.#stop('encoding', error instanceof Error ? error : undefined);
      return undefined;
    }
  }

  #take(chunk: Buffer): void {
    if (this.#stopped) return;
    const room = this.#options.bytesMax - this.#decodedBytes;
    const taken = chunk.length > room ? chunk.subarray(0, room) : chunk;
    this.#joined.add(taken);
    this.#decodedBytes += taken.length;
    if (chunk.length > room) this.#stop('size');
  }

  #stop(reason: 'complete' | 'size' | 'encoding', cause?: Error): void {
    if (this.#stopped) return;
    this.destroy();
    this.#options.onStop(reason, cause);
  }
}

/** The codings that we can decode. */
export const ACCEPT_ENCODING = 'gzip, deflate, br';

/** Values of Content-Encoding that are not codings, mostly sent by mistake. */
const NO_CODING = new Set(['', 'identity', 'none', 'utf-8', 'utf8', 'binary']);

/**
 * The coding of a body, or undefined when it is plain. We never ask for several codings, which can make a
 * small body very expensive to decode, so a list is returned as one name that no decoder supports.
 */
export function contentCoding(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const codings = header
    .toLowerCase()
    .split(',')
    .map((word) => word.trim());
  return codings.filter((word) => !NO_CODING.has(word)).join(', ') || undefined;
}

/** Throws for an unsupported coding. */
function createDecoder(coding: string, firstByte: number | undefined): Transform {
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
