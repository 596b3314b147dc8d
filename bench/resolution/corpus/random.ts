/** Another seed gives other invented names and numbers. */
const SEED = 'domesday-corpus-1';

/** A number from 0 to 2^32 - 1 that depends only on the text and the seed. */
function hash(text: string): number {
  let h = 2166136261;
  for (const char of `${SEED}|${text}`) {
    h = Math.imul(h ^ char.codePointAt(0)!, 16777619);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** One of the choices, always the same one for the same text. */
export function choose<T>(choices: ArrayLike<T>, text: string): T {
  return choices[hash(text) % choices.length]!;
}

/** The items in another order, always the same one for the same text. */
export function shuffle<T>(items: readonly T[], text: string): T[] {
  return items
    .map((item, index) => ({ item, rank: hash(`${text}:${index}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
