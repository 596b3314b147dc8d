import type { Database } from '../../../platform/postgres/index.ts';
import { SECOND_MS } from '../../../shared/clock.ts';
import type { SchedulerStore } from './scheduler.store.ts';

/** The use of accounts is stored this often. Until then only this process counts it. */
const STORE_EVERY_MS = SECOND_MS / 2;

/** How many seconds of attempts each account has used, which decides whose turn is next. */
export function createAccountUse({
  db,
  store,
  isBusy,
}: {
  db: Database;
  store: Pick<SchedulerStore, 'addUse'>;
  /** Whether another attempt runs, whose end stores what came before. */
  isBusy: () => boolean;
}) {
  const unstored = new Map<string, number>();
  let storeAt = 0;

  return {
    /** Seconds by account. */
    unstored: unstored as ReadonlyMap<string, number>,

    /** Stores it with what came before, when some time has passed since, or when no other attempt runs. */
    async count(accountId: string, seconds: number): Promise<void> {
      unstored.set(accountId, (unstored.get(accountId) ?? 0) + seconds);
      if (isBusy() && performance.now() < storeAt) return;
      const uses = new Map(unstored);
      unstored.clear();
      storeAt = performance.now() + STORE_EVERY_MS;
      await store.addUse(db, uses);
    },
  };
}
