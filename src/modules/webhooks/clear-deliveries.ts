import { setTimeout as delay } from 'node:timers/promises';
import { enqueueJob } from '../../platform/job-queue/index.ts';
import type { Database, Queryable } from '../../platform/postgres/index.ts';
import { type Clock, DAY_MS } from '../../shared/clock.ts';
import type { ClearingStore } from './clearing.store.ts';

interface ClearingDeps {
  db: Database;
  clock: Clock;
  clearing: ClearingStore;
}

export const CLEARING_TASK = 'clear_deleted_webhooks';

const KEPT_MS = 30 * DAY_MS;
const HOURS_KEPT_MS = 2 * DAY_MS;
/** Small enough that a statement stays far below its time-out, regardless of the number of attempts. */
const BATCH_SIZE = 2_000;
const PAUSE_MS = 50;

export async function enqueueClearing(tx: Queryable): Promise<void> {
  // One job at a time is enough: each clears everything.
  await enqueueJob(tx, { task: CLEARING_TASK, payload: {}, queue: CLEARING_TASK });
}

/**
 * Deletes finished deliveries after 30 days, and after that time also the attempts of deliveries that still
 * wait for a disabled destination.
 */
export async function clearOldDeliveries(
  { db, clock, clearing }: ClearingDeps,
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now().getTime();
  const before = new Date(now - KEPT_MS);
  await repeatUntilEmpty(() => clearing.deleteOld(db, before, BATCH_SIZE), signal);
  await repeatUntilEmpty(() => clearing.deleteOldAttempts(db, before, BATCH_SIZE), signal);
  await clearing.deleteOldHours(db, new Date(now - HOURS_KEPT_MS));
}

/** Deletes destinations that are marked as deleted, and their logs. */
export async function clearDeletedDestinations(
  { db, clearing }: ClearingDeps,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    await repeatUntilEmpty(() => clearing.deleteOfDeletedDestinations(db, BATCH_SIZE), signal);
    if (await clearing.deleteClearedDestinations(db)) return;
    // A concurrent fan-out may have added deliveries to a destination while it was being deleted.
    await delay(PAUSE_MS, undefined, { signal });
  }
}

async function repeatUntilEmpty(deleteBatch: () => Promise<number>, signal: AbortSignal): Promise<void> {
  while ((await deleteBatch()) > 0) signal.throwIfAborted();
}
