import { ownId } from '../../../src/modules/resolution/features/mention-facts.ts';
import type { MentionRow } from '../../../src/modules/resolution/observe/mention-row.ts';
import { nearWords, wordFeatures } from '../../../src/modules/resolution/observe/near-words.ts';
import { phrasesAfter, phrasesBefore } from '../../../src/modules/resolution/phrases/index.ts';
import type { Observation } from '../fit/observe.ts';
import { addNgrams, surroundingsOf } from './ngrams.ts';

type ReadRow = (site: Observation, row: MentionRow) => unknown;

/** The windows that the service looks for phrases in. */
const [BEFORE, AFTER] = [160, 200];

const READERS: Readonly<Record<string, ReadRow>> = {
  phrases: ({ view }, { mention: { page, start, end } }) => [
    phrasesBefore(view.text(page, start - BEFORE, start)),
    phrasesAfter(view.text(page, end, end + AFTER)),
  ],
  words: ({ view }, { mention, entity }) => wordFeatures(nearWords(view, mention, ownId(entity))),
  'n-grams': ({ view }, { mention, entity }) =>
    addNgrams(surroundingsOf(view, mention, ownId(entity)), new Map()),
};
const ROUNDS = 3;

/**
 * Milliseconds per site for each way to read the words around a name. It is the quickest of some rounds,
 * which other work disturbed least.
 */
export function costsOf(sites: readonly Observation[]): Record<string, number> {
  return Object.fromEntries(
    Object.entries(READERS).map(([name, read]) => {
      const times = Array.from({ length: ROUNDS }, () => timeOf(sites, read));
      return [name, Math.min(...times) / sites.length];
    }),
  );
}

function timeOf(sites: readonly Observation[], read: ReadRow): number {
  const start = performance.now();
  for (const site of sites) for (const row of site.rows) if (!row.leader) read(site, row);
  return performance.now() - start;
}
