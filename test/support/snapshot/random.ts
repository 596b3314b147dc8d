/**
 * A small, fast generator whose state is one number: every row gets its own, so any row can be made alone.
 */
export class Random {
  private state = 0;

  /** The same seed, row and purpose always lead to the same sequence. */
  reset(seed: number, row: number, purpose = 0): this {
    this.state = mix(mix(seed + Math.imul(purpose, 0x51ed270b)) ^ Math.imul(row + 1, 0x9e3779b1));
    return this;
  }

  /** 32 random bits. */
  bits(): number {
    this.state = (this.state + 0x9e3779b9) | 0;
    return mix(this.state);
  }

  /** At least 0, below 1. */
  fraction(): number {
    return (this.bits() >>> 0) / 4_294_967_296;
  }

  /** At least 0, below `limit`. */
  below(limit: number): number {
    return Math.floor(this.fraction() * limit);
  }

  chance(probability: number): boolean {
    return this.bits() >>> 0 < probability * 4_294_967_296;
  }

  pick<T>(table: readonly T[]): T {
    return table[this.below(table.length)] as T;
  }
}

function mix(value: number): number {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}

/** A table with each value as often as its weight says, so that one draw picks by weight. */
export function weighted<T>(weights: readonly (readonly [value: T, weight: number])[], size = 4096): T[] {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return weights.flatMap(([value, weight]) =>
    new Array<T>(Math.max(1, Math.round((weight / total) * size))).fill(value),
  );
}

/** Words in the order of how common they are, weighted as in natural language: the n-th by 1/(n + shift). */
export function zipf(words: readonly string[], shift = 3): string[] {
  return weighted(
    words.map((word, index) => [word, 1 / (index + 1 + shift)] as const),
    16_384,
  );
}
