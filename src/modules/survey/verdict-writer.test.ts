import { expect, it } from 'vitest';
import type { JudgedSite } from '../resolution/index.ts';
import { createVerdictWriter } from './verdict-writer.ts';

const site = (domain: string) => ({ domain }) as JudgedSite;

/** Takes all but `broken`, and `ended` without storing it. */
function createWriter(gatherMs: number, batchMax = 50) {
  const batches: string[][] = [];
  const writer = createVerdictWriter({
    gatherMs,
    batchMax,
    async store(judged) {
      const domains = judged.map(({ domain }) => domain);
      batches.push(domains);
      if (domains.includes('away')) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      if (domains.includes('broken')) throw new Error('broken');
      return new Set(domains.filter((domain) => domain !== 'ended'));
    },
  });
  return { ...writer, batches };
}

it('stores together what comes within a moment, and says what had ended before', async () => {
  const { add, batches } = createWriter(20);
  expect(await Promise.all([add(site('a')), add(site('ended')), add(site('b'))])).toEqual([
    true,
    false,
    true,
  ]);
  expect(batches).toEqual([['a', 'ended', 'b']]);
});

it('stores a full batch, and what waits at the end, at once', async () => {
  const { add, flush, batches } = createWriter(600_000, 2);
  await Promise.all([add(site('a')), add(site('b'))]);
  const last = add(site('c'));
  flush();
  await last;
  expect(batches).toEqual([['a', 'b'], ['c']]);
});

it('stores each alone when one of them fails', async () => {
  const { add, batches } = createWriter(20);
  const ends = await Promise.allSettled([add(site('a')), add(site('broken')), add(site('b'))]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(batches).toEqual([['a', 'broken', 'b'], ['a'], ['broken'], ['b']]);
});

it('fails all of them while the database is away', async () => {
  const { add, batches } = createWriter(20);
  const ends = await Promise.allSettled([add(site('a')), add(site('away'))]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(batches).toHaveLength(1);
});
