import { expect, it } from 'vitest';
import { createBatcher } from './batch.ts';

it('does a single item at once, and what comes meanwhile together', async () => {
  const batches: number[][] = [];
  const add = createBatcher<number>(
    async (items) => {
      batches.push([...items]);
      await new Promise((resolve) => setImmediate(resolve));
    },
    { itemsMax: 3 },
  );
  await Promise.all([1, 2, 3, 4, 5].map(add));
  expect(batches).toEqual([[1], [2, 3, 4], [5]]);
});

it('rejects the items of a batch that failed, and goes on with the next', async () => {
  const add = createBatcher<number>(
    async (items) => {
      if (items.includes(1)) throw new Error('no');
    },
    { itemsMax: 1 },
  );
  const ends = await Promise.allSettled([add(1), add(2)]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});
