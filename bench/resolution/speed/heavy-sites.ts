import { createRandom } from '../../../src/sandbox/world/random.ts';
import type { SiteOptions } from '../sites/index.ts';

/** Pages of realistic size: a home page of some tens of kilobytes. */
export const SITES: SiteOptions = { times: 12, weight: 10, isFull: true };

/** The sites in random order, as in reality. */
export function shuffled<T>(list: readonly T[]): T[] {
  const random = createRandom(1, 'order of sites');
  return list
    .map((item) => ({ item, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
