import type { Random } from '../../../../src/sandbox/world/random.ts';

/** A number with a typing error: two digits swapped, or one of them wrong. Never the number itself. */
export function mistype(random: Random, number: string): string {
  const start = /^[A-Z]/.test(number) ? 2 : 1;
  for (;;) {
    const offset = random.int(start, number.length - 2);
    const mistyped = random.chance(0.5)
      ? number.slice(0, offset) + number.charAt(offset + 1) + number.charAt(offset) + number.slice(offset + 2)
      : number.slice(0, offset) + random.int(0, 9) + number.slice(offset + 1);
    if (mistyped !== number) return mistyped;
  }
}
