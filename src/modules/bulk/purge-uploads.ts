import type { Queryable } from '../../platform/postgres/index.ts';
import { type Clock, DAY_MS } from '../../shared/clock.ts';
import type { BulkStore } from './bulk.store.ts';

interface PurgeDeps {
  db: Queryable;
  store: BulkStore;
  clock: Clock;
  /** How long an upload is kept after its end; 0: forever. */
  keptDays: number;
}

const PURGED_AT_ONCE = 5_000;

/** Deletes uploads that ended long enough ago, their rows in batches. */
export async function purgeUploads({ db, store, clock, keptDays }: PurgeDeps): Promise<void> {
  if (keptDays === 0) return;
  const before = new Date(clock.now().getTime() - keptDays * DAY_MS);
  for (const id of await store.listFinished(db, before)) {
    while ((await store.deleteRows(db, id, PURGED_AT_ONCE)) === PURGED_AT_ONCE);
    await store.deleteUpload(db, id);
  }
}
