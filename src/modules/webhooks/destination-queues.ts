import type { Logger } from '../../platform/logger.ts';
import type { ClaimedDelivery } from './webhook.ts';

export interface QueueOptions {
  /** False when the receiver failed. */
  attempt: (delivery: ClaimedDelivery) => Promise<boolean>;
  release: (deliveries: readonly ClaimedDelivery[]) => Promise<void>;
  /** Called when a queue is nearly empty, so that more can be claimed. */
  onCapacity: () => void;
  log: Logger;
}

export interface DestinationQueues {
  add(delivery: ClaimedDelivery): void;
  /** Releases what waits, and resolves when no attempt is running. */
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
 * One queue per destination, with a few concurrent attempts each. When an attempt fails, the rest of its queue is
 * released, so that a dead receiver blocks nothing and is not flooded when it returns.
 */
export function createDestinationQueues({
  attempt,
  release,
  onCapacity,
  log,
}: QueueOptions): DestinationQueues {
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
      // The delivery is sent again when its claim expires (at least once). The same would happen to the rest of the queue.
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
