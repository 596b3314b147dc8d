import { expect, it } from 'vitest';
import { createPauses, mapInTurns } from './in-turns.ts';

it('results keep the order of their items', async () => {
  expect(await mapInTurns([1, 2, 3], (item, at) => item * 10 + at)).toEqual([10, 21, 32]);
});

it('other work runs before the end of a long list', async () => {
  let done = 0;
  let doneInBetween = 0;
  setImmediate(() => {
    doneInBetween = done;
  });
  await mapInTurns(Array.from({ length: 40 }), () => {
    const end = performance.now() + 1;
    while (performance.now() < end);
    done += 1;
  });
  expect(doneInBetween).toBeGreaterThan(0);
  expect(doneInBetween).toBeLessThan(40);
});

it('short work is not interrupted', () => {
  expect(createPauses(60_000)()).toBeUndefined();
});
