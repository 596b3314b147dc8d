import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createPauses, limitConcurrency, mapInTurns } from './concurrency.ts';

const refuse = () => new Error('full');

describe('limited work', () => {
  it('never runs more pieces at once than allowed, and runs them in order', async () => {
    const run = limitConcurrency({ concurrency: 2, waitingMax: 100, onRefused: refuse });
    let running = 0;
    let most = 0;
    const started: number[] = [];
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        run(async () => {
          started.push(i);
          most = Math.max(most, ++running);
          await sleep(1);
          running--;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(started).toEqual([...started].sort((a, b) => a - b));
  });

  it('goes on after a piece that failed', async () => {
    const run = limitConcurrency({ concurrency: 1, waitingMax: 10, onRefused: refuse });
    const failing = run(async () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await run(async () => 'yes')).toBe('yes');
  });

  it('is refused at once when the line is full', async () => {
    const run = limitConcurrency({ concurrency: 1, waitingMax: 1, onRefused: refuse });
    const first = run(() => sleep(20));
    const second = run(() => sleep(1));
    await expect(run(() => sleep(1))).rejects.toThrow('full');
    await Promise.all([first, second]);
  });
});

it('results keep the order of their items', async () => {
  expect(await mapInTurns([1, 2, 3], (item, index) => item * 10 + index)).toEqual([10, 21, 32]);
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

it('one of several long tasks goes on in each turn of the event loop', async () => {
  let turn = 0;
  let isDone = false;
  const count = () => {
    turn += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const turns = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const pause = createPauses(0);
      await pause();
      return turn;
    }),
  );
  isDone = true;
  expect(new Set(turns).size).toBe(5);
});
