import { expect, it } from 'vitest';
import { createCommonWords } from '../common-words.ts';
import type { WordsPlan } from '../search-types.ts';
import { createSuggest } from './suggest.ts';

const COMMON = createCommonWords({
  names: 5_000_000,
  counts: [
    { word: 'AND', names: 400_000 },
    { word: 'SERVICES', names: 90_000 },
    { word: 'TECHNOLOGY', names: 20_000 },
    { word: 'PACIFIC', names: 1_500 },
  ],
});

/** The words that are looked up while this is typed, where no name begins with it. */
async function planOf(text: string): Promise<WordsPlan[]> {
  const plans: WordsPlan[] = [];
  const suggest = createSuggest({
    store: { findByNumber: async () => undefined },
    suggestStore: {
      findByBeginning: async (beginnings) => beginnings.map(() => ({ rows: [], isComplete: true })),
      async findByWords(plan) {
        plans.push(plan);
        return { rows: [], isComplete: true };
      },
    },
    commonWords: async () => COMMON,
    now: () => 0,
  });
  await suggest(text);
  return plans;
}

it.each<[string, WordsPlan[]]>([
  ['walbourne and b', [{ lookedUp: ['WALBOURNE'], checked: ['AND'], beginning: 'B' }]],
  ['pacific butch', [{ lookedUp: ['PACIFIC'], checked: [], beginning: 'BUTCH' }]],
  ['pacific technology s', [{ lookedUp: ['PACIFIC', 'TECHNOLOGY'], checked: [], beginning: 'S' }]],
  ['walb', [{ lookedUp: [], checked: [], beginning: 'WALB' }]],
  // Names with these alone are too many.
  ['and services b', []],
  ['wal', []],
])('looks up words and checks very common ones: %s', async (text, expected) => {
  expect(await planOf(text)).toEqual(expected);
});
