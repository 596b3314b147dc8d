import { setMaxListeners } from 'node:events';
import { createBatcher } from '../../shared/batching.ts';
import { type DeliverDeps, deliver } from './attempt-delivery.ts';
import { type ClaimsDeps, createClaims } from './claims.ts';
import type { AttemptedDelivery, DeliveryStore } from './deliveries.store.ts';
import { createDestinationQueues } from './destination-queues.ts';
import type { ClaimedDelivery } from './webhook.ts';

export interface DispatcherDeps extends Omit<DeliverDeps, 'onDelivered'>, ClaimsDeps {
  deliveries: DeliveryStore;
  /** Calls back when new deliveries are due. */
  onDue: (onNotify: () => void) => { stop(): Promise<void> };
}

export interface Dispatcher {
  /** Lets running attempts finish for a while, and releases the deliveries that were not started. */
  stop(): Promise<void>;
}

/** The maximum of claimed deliveries, high enough that a few slow receivers do not use it up. */
const CLAIMED_MAX = 2_000;
const CLAIM_BATCH = 400;
/** The maximum of claimed deliveries for one destination, and for one that is failing. */
const PER_DESTINATION = 40;
const PER_FAILING = 4;
/** New deliveries are notified; polling finds retries that become due. */
const POLL_INTERVAL_MS = 400;
const STOP_GRACE_MS = 5_000;
const RECORD_BATCH = 400;

/**
 * Sends deliveries that are due. Every process that works on jobs runs one; they share the work by claims in the database.
 * Attempts run outside the job queue, so that a dead receiver does not block jobs.
 */
export function startDispatcher(deps: DispatcherDeps): Dispatcher {
  const aborting = new AbortController();
  // Every running attempt listens, and there may be hundreds.
  setMaxListeners(0, aborting.signal);
  const claims = createClaims(deps);
  const recorder = createSuccessRecorder(deps, claims.remove);
  const queues = createDestinationQueues({
    attempt,
    release: claims.release,
    onCapacity: () => poller.poll(),
    log: deps.log,
  });

  /** True if the next delivery can be sent to the same receiver. */
  async function attempt(delivery: ClaimedDelivery): Promise<boolean> {
    let isDelivered = false;
    try {
      if (!(await claims.confirm(delivery))) return true;
      isDelivered = await deliver({ ...deps, onDelivered: recorder.record }, delivery, aborting.signal);
      return isDelivered;
    } finally {
      // The claim of a success is kept until the success is recorded.
      if (!isDelivered) claims.remove(delivery);
    }
  }

  async function claimDue(): Promise<void> {
    try {
      const limit = Math.min(CLAIM_BATCH, CLAIMED_MAX - claims.size);
      const sizes = { limit, perDestination: PER_DESTINATION, perFailing: PER_FAILING };
      if (limit > 0) for (const delivery of await claims.claim(sizes)) queues.add(delivery);
    } catch (error) {
      // The database may be unreachable for a while; due deliveries stay due.
      deps.log.warn({ err: error }, 'due webhooks could not be read; trying again');
    }
  }

  const poller = createPoller(claimDue);
  const listener = deps.onDue(poller.poll);
  poller.poll();
  return {
    async stop() {
      await Promise.all([listener.stop(), poller.stop()]);
      const cutOff = setTimeout(() => aborting.abort(), STOP_GRACE_MS);
      await queues.stop();
      await recorder.finish();
      claims.stop();
      clearTimeout(cutOff);
    },
  };
}

/** Runs `work` on request and at an interval, one run at a time. */
function createPoller(work: () => Promise<void>) {
  let isStopping = false;
  let isRequested = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  /** Runs now, or once more after the current run. */
  function poll(): void {
    if (isStopping) return;
    isRequested = true;
    running ??= run().finally(() => {
      running = undefined;
      if (isRequested) poll();
    });
  }

  async function run(): Promise<void> {
    isRequested = false;
    clearTimeout(timer);
    await work();
    if (!isStopping) timer = setTimeout(poll, POLL_INTERVAL_MS);
  }

  return {
    poll,
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Records successes in batches, while the next attempts run. */
function createSuccessRecorder(
  { db, deliveries, log }: DispatcherDeps,
  onRecorded: (delivery: ClaimedDelivery) => void,
) {
  const recordBatch = createBatcher<AttemptedDelivery>(
    (batch) => db.transaction((tx) => deliveries.recordSuccesses(tx, batch)),
    { itemsMax: RECORD_BATCH },
  );
  const recordings = new Set<Promise<void>>();
  return {
    record(attempted: AttemptedDelivery): void {
      const { delivery } = attempted;
      const recording = recordBatch(attempted)
        // The delivery is sent again when its claim expires: at least once.
        .catch((error) => log.warn({ err: error, delivery_id: delivery.id }, 'a delivery was not recorded'))
        .finally(() => {
          onRecorded(delivery);
          recordings.delete(recording);
        });
      recordings.add(recording);
    },
    async finish() {
      await Promise.all(recordings);
    },
  };
}
