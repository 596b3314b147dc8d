import { setMaxListeners } from 'node:events';
import type { Logger } from '../../platform/logger.ts';
import { createBatcher } from '../../shared/batching.ts';
import { type DeliverDeps, deliver } from './attempt-delivery.ts';
import { type ClaimsDeps, createClaims } from './claims.ts';
import type { AttemptedDelivery, DeliveryStore } from './deliveries.store.ts';
import type { ClaimedDelivery } from './webhook.ts';

interface DispatcherDeps extends DeliverDeps, ClaimsDeps {
  deliveries: DeliveryStore;
  /** Calls back when new deliveries are due. */
  onDue: (onNotify: () => void) => { stop(): Promise<void> };
}

export interface Dispatcher {
  /** Gives running attempts some time to finish, and releases the deliveries that were not started. */
  stop(): Promise<void>;
}

/** The maximum number of claimed deliveries, high enough that a few slow receivers do not use it up. */
const CLAIMED_MAX = 2_000;
const CLAIM_BATCH = 400;
/** The maximum number of claimed deliveries per destination, and per failing destination. */
const PER_DESTINATION = 40;
const PER_FAILING = 4;
/** New deliveries cause a notification; polling finds retries that become due. */
const POLL_INTERVAL_MS = 400;
const STOP_GRACE_MS = 5_000;
const RECORD_BATCH = 400;

/**
 * Sends deliveries that are due. Every process that works on jobs runs one; they share the work by claims in
 * the database. Attempts run outside the job queue, so that a dead receiver does not block jobs.
 */
export function startDispatcher(deps: DispatcherDeps): Dispatcher {
  const aborting = new AbortController();
  // Every running attempt adds a listener, and there may be hundreds.
  setMaxListeners(0, aborting.signal);
  const claims = createClaims(deps);
  const recorder = createSuccessRecorder(deps, claims.remove);
  const queues = createDestinationQueues({
    attempt,
    release: claims.release,
    onCapacity: () => poller.poll(),
    log: deps.log,
  });

  /** Returns true if the next delivery can be sent to the same receiver. */
  async function attempt(delivery: ClaimedDelivery): Promise<boolean> {
    let isDelivered = false;
    try {
      if (!(await claims.confirm(delivery))) return true;
      isDelivered = await deliver(deps, delivery, {
        signal: aborting.signal,
        onDelivered: recorder.record,
      });
      return isDelivered;
    } finally {
      // After a success, the claim is kept until the success is recorded.
      if (!isDelivered) claims.remove(delivery);
    }
  }

  async function claimDue(): Promise<void> {
    try {
      const limit = Math.min(CLAIM_BATCH, CLAIMED_MAX - claims.size);
      const sizes = { limit, perDestination: PER_DESTINATION, perFailing: PER_FAILING };
      if (limit > 0) for (const delivery of await claims.claim(sizes)) queues.add(delivery);
    } catch (error) {
      // The database may be unreachable for some time; due deliveries stay due.
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

interface QueueOptions {
  /** Returns false if the receiver failed. */
  attempt: (delivery: ClaimedDelivery) => Promise<boolean>;
  release: (deliveries: readonly ClaimedDelivery[]) => Promise<void>;
  /** Called when a queue is nearly empty, so that more can be claimed. */
  onCapacity: () => void;
  log: Logger;
}

interface DestinationQueues {
  add(delivery: ClaimedDelivery): void;
  /** Releases waiting deliveries, and resolves once no attempt is running. */
  stop(): Promise<void>;
}

interface DestinationQueue {
  waiting: ClaimedDelivery[];
  running: Set<Promise<void>>;
}

const CONCURRENCY = 4;
/** A queue asks for more deliveries when this many are left. */
const LOW = 8;

/**
 * One queue per destination, with a few concurrent attempts each. When an attempt fails, the rest of its
 * queue is released, so that a dead receiver blocks nothing and is not flooded when it returns.
 */
function createDestinationQueues({ attempt, release, onCapacity, log }: QueueOptions): DestinationQueues {
  const queues = new Map<number, DestinationQueue>();
  const releasing = new Set<Promise<void>>();
  let isStopped = false;

  function releaseWaiting(queue: DestinationQueue): void {
    const released = release(queue.waiting.splice(0)).finally(() => releasing.delete(released));
    releasing.add(released);
  }

  async function run(queue: DestinationQueue, delivery: ClaimedDelivery): Promise<void> {
    try {
      if (!(await attempt(delivery))) releaseWaiting(queue);
    } catch (error) {
      // The delivery is sent again when its claim expires (at least once). The same would happen to the rest
      // of the queue.
      log.warn({ err: error, delivery_id: delivery.id }, 'a webhook attempt was not recorded');
      releaseWaiting(queue);
    }
  }

  function advance(id: number, queue: DestinationQueue): void {
    while (!isStopped && queue.running.size < CONCURRENCY) {
      const delivery = queue.waiting.shift();
      if (!delivery) break;
      const running: Promise<void> = run(queue, delivery).then(() => {
        queue.running.delete(running);
        advance(id, queue);
        if (queue.waiting.length === LOW && !isStopped) onCapacity();
      });
      queue.running.add(running);
    }
    if (queue.running.size === 0 && queue.waiting.length === 0 && queues.get(id) === queue) {
      queues.delete(id);
      if (!isStopped) onCapacity();
    }
  }

  return {
    add(delivery) {
      const id = delivery.destination_id;
      const queue = queues.get(id) ?? { waiting: [], running: new Set<Promise<void>>() };
      queues.set(id, queue);
      queue.waiting.push(delivery);
      advance(id, queue);
    },
    async stop() {
      isStopped = true;
      for (const queue of queues.values()) releaseWaiting(queue);
      await Promise.allSettled([...queues.values()].flatMap(({ running }) => [...running]));
      await Promise.allSettled([...releasing]);
    },
  };
}
