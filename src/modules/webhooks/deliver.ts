import type { Logger } from '../../platform/logger.ts';
import type { Database, Transaction } from '../../platform/postgres/index.ts';
import { DAY_MS } from '../../shared/durations.ts';
import { type AttemptDeps, attemptDelivery } from './attempt-delivery.ts';
import type { AttemptedDelivery, DeliveryStore } from './deliveries.store.ts';
import type { DestinationStore } from './destinations.store.ts';
import { retryDelayMs } from './retry-schedule.ts';
import type { ClaimedDelivery, Outcome } from './webhook.ts';

export interface DeliverDeps extends AttemptDeps {
  db: Database;
  log: Logger;
  deliveries: Pick<DeliveryStore, 'recordFailure'>;
  destinations: Pick<DestinationStore, 'disable'>;
  /** Queues the mail to the owner, in the transaction that disables the destination. */
  enqueueDisabledMail: (tx: Transaction, destinationId: number) => Promise<void>;
  /** Records a success. */
  onDelivered: (attempted: AttemptedDelivery) => void;
}

const GONE = 410;
/** A destination that fails for this long without one success is disabled. */
const FAILING_MS_MAX = 5 * DAY_MS;

/** Makes one attempt and records its outcome. True when it was delivered. */
export async function deliver(
  deps: DeliverDeps,
  delivery: ClaimedDelivery,
  signal: AbortSignal,
): Promise<boolean> {
  const outcome = await attemptDelivery(deps, delivery, signal);
  const { response_status: status } = outcome;
  // Aborted by a stop of the process: not the receiver's fault. The claim expires, and the delivery is sent again.
  if (signal.aborted && status === null) return false;
  const isDelivered = status !== null && status >= 200 && status < 300;
  if (isDelivered) deps.onDelivered({ delivery, outcome });
  else await recordFailure(deps, delivery, outcome);
  deps.log.debug(
    { delivery_id: delivery.id, attempt: delivery.attempt, status, duration_ms: outcome.duration_ms },
    'webhook attempted',
  );
  return isDelivered;
}

async function recordFailure(deps: DeliverDeps, delivery: ClaimedDelivery, outcome: Outcome): Promise<void> {
  const isGone = outcome.response_status === GONE;
  const isLast = isGone || delivery.attempt_once;
  const delayMs = isLast
    ? undefined
    : retryDelayMs(delivery.round_attempt, { retryAfterMs: outcome.retry_after_ms });
  const now = deps.clock.now().getTime();
  await deps.db.transaction(async (tx) => {
    const nextAttemptAt = delayMs === undefined ? null : new Date(now + delayMs);
    const failingSince = await deps.deliveries.recordFailure(tx, delivery, outcome, nextAttemptAt);
    if (!failingSince) return;
    const isHopeless = now - failingSince.getTime() >= FAILING_MS_MAX;
    if (!isGone && !isHopeless) return;
    const isDisabled = await deps.destinations.disable(
      tx,
      delivery.destination_id,
      isGone ? 'gone' : 'failing',
    );
    if (isDisabled) await deps.enqueueDisabledMail(tx, delivery.destination_id);
  });
}
