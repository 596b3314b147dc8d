import { describe, expect, it } from 'vitest';
import { captureLog } from '../../../test/support/captured-log.ts';
import type { HistoryRow } from './history.store.ts';
import { createWriteBehind } from './write-behind.ts';

const callOf = (asked: string) => asked as HistoryRow;

function createStore() {
  const store = { saved: [] as string[][], isDown: false };
  return {
    store,
    async save(calls: readonly HistoryRow[]) {
      if (store.isDown) throw new Error('no database');
      store.saved.push([...calls]);
    },
  };
}

describe('writing behind', () => {
  it('saves calls together, soon and by itself', async () => {
    const { store, save } = createStore();
    const behind = createWriteBehind({ save, log: captureLog().log, everyMs: 5 });
    behind.add(callOf('a'));
    behind.add(callOf('b'));
    expect(store.saved).toEqual([]);
    await expect.poll(() => store.saved, { timeout: 20_000 }).toEqual([['a', 'b']]);
  });

  it('saves what is waiting at once on flush', async () => {
    const { store, save } = createStore();
    const behind = createWriteBehind({ save, log: captureLog().log, everyMs: 3_600_000 });
    behind.add(callOf('a'));
    await behind.flush();
    await behind.flush();
    expect(store.saved).toEqual([['a']]);
  });

  it('saves calls that come during a save together, the next time', async () => {
    const { store, save } = createStore();
    const behind = createWriteBehind({
      async save(calls) {
        if (store.saved.length === 0) for (const asked of ['b', 'c']) behind.add(callOf(asked));
        await save(calls);
      },
      log: captureLog().log,
      everyMs: 3_600_000,
    });
    behind.add(callOf('a'));
    await behind.flush();
    expect(store.saved).toEqual([['a']]);
    await behind.flush();
    expect(store.saved).toEqual([['a'], ['b', 'c']]);
  });

  it('keeps calls through an outage, in their order', async () => {
    const { store, save } = createStore();
    const behind = createWriteBehind({ save, log: captureLog().log, everyMs: 3_600_000 });
    store.isDown = true;
    behind.add(callOf('a'));
    await behind.flush();
    behind.add(callOf('b'));
    store.isDown = false;
    await behind.flush();
    expect(store.saved).toEqual([['a', 'b']]);
  });
});
