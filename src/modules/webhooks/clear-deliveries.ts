import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { DAY_MS } from '../../shared/durations.ts';
import type { ClearingStore } from './webhook-store.ts';

export interface ClearingDeps {
  db: Database;
  clock: Clock;
  clearing: ClearingStore;
}

const KEPT_MS = 30 * DAY_MS;
/** So few that a statement is done long before its time is up, however many attempts there were. */
const AT_ONCE = 2_000;
const PAUSE_MS = 50;

/** Forgets deliveries that have been over for long. */
export async function clearOldDeliveries(
  { db, clock, clearing }: ClearingDeps,
  signal: AbortSignal,
): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  await untilNoneIsLeft(() => clearing.deleteOld(db, before, AT_ONCE), signal);
}

/** Forgets destinations that are marked as deleted, with their logs. */
export async function clearDeletedDestinations(
  { db, clearing }: ClearingDeps,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    await untilNoneIsLeft(() => clearing.deleteOfDeleted(db, AT_ONCE), signal);
    if (await clearing.deleteDestinations(db)) return;
    // Signals that were being told while a destination was deleted may have left it deliveries, or are about to.
    await delay(PAUSE_MS, undefined, { signal });
  }
}

async function untilNoneIsLeft(deleteSome: () => Promise<number>, signal: AbortSignal): Promise<void> {
  while ((await deleteSome()) > 0) signal.throwIfAborted();
}
