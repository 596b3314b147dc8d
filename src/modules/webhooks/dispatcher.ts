import type { Database } from '../../platform/postgres/index.ts';
import { type DeliverDeps, deliver } from './deliver.ts';
import type { ClaimedDelivery } from './webhook.ts';
import type { DeliveryStore } from './webhook-store.ts';

export interface DispatcherDeps extends DeliverDeps {
  db: Database;
  deliveries: DeliveryStore;
}

export interface Dispatcher {
  /** Lets attempts under way finish, for a while, and gives back what was not begun. */
  stop(): Promise<void>;
}

/** Longer than an attempt can take, so that only what a dead process held is taken twice. */
const CLAIM_MS = 45_000;
const IN_FLIGHT_MAX = 64;
const PER_DESTINATION_MAX = 4;
const LOOK_EVERY_MS = 400;
const STOP_GRACE_MS = 5_000;

/**
 * Sends what is due. Every process that works on jobs runs one; they share the work by claims in the database. Attempts
 * wait for receivers beside each other and not in the job queue, so that a dead receiver takes nobody's place.
 */
export function startDispatcher(deps: DispatcherDeps): Dispatcher {
  const underWay = new Map<string, Promise<void>>();
  const aborting = new AbortController();
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  function lookAgain(afterMs: number): void {
    clearTimeout(timer);
    if (isStopping) return;
    timer = setTimeout(() => {
      timer = undefined;
      looking = look();
    }, afterMs);
  }

  /** An attempt has ended, so there is room for the next one. While a look is under way it will come by itself. */
  function lookSoon(): void {
    if (timer !== undefined) lookAgain(0);
  }

  async function look(): Promise<void> {
    let claimed: ClaimedDelivery[] = [];
    try {
      claimed = await claim();
    } catch (error) {
      // The database may be away for a while; what is due stays due.
      deps.log.warn({ err: error }, 'due webhooks could not be read; trying again');
    }
    for (const delivery of claimed) begin(delivery);
    lookAgain(claimed.length > 0 ? 0 : LOOK_EVERY_MS);
  }

  async function claim(): Promise<ClaimedDelivery[]> {
    const limit = IN_FLIGHT_MAX - underWay.size;
    if (limit <= 0) return [];
    const now = deps.clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    return deps.deliveries.claim(deps.db, { now, until, limit, perDestination: PER_DESTINATION_MAX });
  }

  function begin(delivery: ClaimedDelivery): void {
    const attempt = deliver(deps, delivery, aborting.signal)
      // Not recorded, so it will be tried again when the claim runs out: at least once.
      .catch((error) =>
        deps.log.warn({ err: error, delivery_id: delivery.id }, 'a webhook attempt was not recorded'),
      )
      .finally(() => {
        underWay.delete(delivery.id);
        lookSoon();
      });
    underWay.set(delivery.id, attempt);
  }

  lookAgain(0);
  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await looking;
      const cutOff = setTimeout(() => aborting.abort(), STOP_GRACE_MS);
      const left = [...underWay.keys()];
      await Promise.allSettled([...underWay.values()]);
      clearTimeout(cutOff);
      if (aborting.signal.aborted) await deps.deliveries.release(deps.db, left).catch(() => undefined);
    },
  };
}
