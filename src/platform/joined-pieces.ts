/** Smaller pieces are copied together. */
const SMALL_BYTES = 1_024;
const BLOCK_BYTES = 16 * 1_024;

/**
 * Joins the small pieces of a body. Whoever sends it chooses their size, and each piece is an object of some
 * hundred bytes: two megabytes that come byte by byte would take half a gigabyte until the body is whole.
 */
export class JoinedPieces {
  readonly #pass: (piece: Buffer) => void;
  #block: Buffer | undefined;
  #used = 0;

  /** `pass` gets all bytes in order, in pieces that are large, or that a large one came after. */
  constructor(pass: (piece: Buffer) => void) {
    this.#pass = pass;
  }

  add(piece: Buffer): void {
    if (this.#used + piece.length > BLOCK_BYTES || piece.length >= SMALL_BYTES) this.flush();
    if (piece.length >= SMALL_BYTES) {
      this.#pass(piece);
      return;
    }
    this.#block ??= Buffer.allocUnsafeSlow(BLOCK_BYTES);
    this.#used += piece.copy(this.#block, this.#used);
  }

  /** Passes what is left. */
  flush(): void {
    if (this.#block && this.#used > 0) this.#pass(Buffer.from(this.#block.subarray(0, this.#used)));
    this.#used = 0;
  }
}
