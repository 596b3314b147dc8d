import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { invalidRequest } from '../../shared/problem.ts';
import { parseTimeWindow } from '../../shared/time-window.ts';
import { webhookNotFound } from './destinations.ts';
import type { ReplayStore } from './replay.store.ts';

export interface ReplayRequest {
  since: string;
  until?: string;
  only?: 'all' | 'failed';
}

interface ReplayDeps {
  db: Database;
  clock: Clock;
  replays: ReplayStore;
}

/**
 * The maximum number of deliveries per call. It keeps the transaction short, and a typing error cannot flood
 * a receiver.
 */
export const REPLAYED_MAX = 10_000;

/**
 * Sends the signals of a period again, all or none of them. An existing delivery keeps its id; a signal that
 * was never sent there gets a new delivery.
 */
export async function replay(
  { db, clock, replays }: ReplayDeps,
  accountId: string,
  destinationId: number,
  { only = 'all', ...window }: ReplayRequest,
): Promise<number> {
  const now = clock.now();
  const { since = now, until = now } = parseTimeWindow(window);
  return db.transaction(async (tx) => {
    const destination = await replays.lockDestination(tx, accountId, destinationId);
    if (!destination) throw webhookNotFound();
    const list = only === 'failed' ? replays.listFailed : replays.listSignals;
    const signalIds = await list(tx, destination, { since, until, limit: REPLAYED_MAX + 1 });
    if (signalIds.length > REPLAYED_MAX) throw tooMany();
    return signalIds.length === 0 ? 0 : replays.queue(tx, destinationId, signalIds, now);
  });
}

function tooMany() {
  const why = `has more than ${REPLAYED_MAX.toLocaleString('en-GB')} signals up to then; replay a shorter time`;
  return invalidRequest(`The time ${why}.`, { until: why });
}
