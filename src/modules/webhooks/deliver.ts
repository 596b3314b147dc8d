import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import { DAY_MS } from '../../shared/durations.ts';
import { type AttemptDeps, attemptDelivery } from './attempt-delivery.ts';
import { waitAfter } from './retry-schedule.ts';
import type { ClaimedDelivery, Outcome } from './webhook.ts';
import type { DeliveryStore, DestinationStore, Ended } from './webhook-store.ts';

export interface DeliverDeps extends AttemptDeps {
  db: Database;
  log: Logger;
  deliveries: Pick<DeliveryStore, 'recordFailure'>;
  destinations: Pick<DestinationStore, 'disable'>;
  /** Queues the mail to the owner, in the transaction that disables. */
  enqueueDisabledMail: (
    tx: Parameters<DestinationStore['disable']>[0],
    destinationId: number,
  ) => Promise<void>;
  /** Sees to it that a success is kept. */
  onDelivered: (ended: Ended) => void;
}

const GONE = 410;
/** Failing for so long, without one success, means that nobody is there. */
const PATIENCE_MS = 5 * DAY_MS;

/** One attempt, and what follows from it. True when it was delivered. */
export async function deliver(
  deps: DeliverDeps,
  delivery: ClaimedDelivery,
  signal: AbortSignal,
): Promise<boolean> {
  const outcome = await attemptDelivery(deps, delivery, signal);
  const { response_status: status } = outcome;
  // Told to stop in the middle: not the receiver's fault. The claim runs out, and somebody tries again.
  if (signal.aborted && status === null) return false;
  const isDelivered = status !== null && status >= 200 && status < 300;
  if (isDelivered) deps.onDelivered({ delivery, outcome });
  else await fail(deps, delivery, outcome);
  deps.log.debug(
    { delivery_id: delivery.id, attempt: delivery.attempt, status, duration_ms: outcome.duration_ms },
    'webhook attempted',
  );
  return isDelivered;
}

async function fail(deps: DeliverDeps, delivery: ClaimedDelivery, outcome: Outcome): Promise<void> {
  const isGone = outcome.response_status === GONE;
  const isLast = isGone || delivery.attempt_once;
  const wait = isLast ? undefined : waitAfter(delivery.round_attempt, outcome);
  const now = deps.clock.now().getTime();
  await deps.db.transaction(async (tx) => {
    const nextAttemptAt = wait === undefined ? null : new Date(now + wait);
    const failingSince = await deps.deliveries.recordFailure(tx, delivery, outcome, nextAttemptAt);
    if (!failingSince) return;
    const isHopeless = now - failingSince.getTime() >= PATIENCE_MS;
    if ((isGone || isHopeless) && (await deps.destinations.disable(tx, delivery.destination_id))) {
      await deps.enqueueDisabledMail(tx, delivery.destination_id);
    }
  });
}
