import { setMaxListeners } from 'node:events';
import type { Database } from '../../platform/postgres/index.ts';
import { createBatcher } from '../../shared/batch.ts';
import { createClaims } from './claims.ts';
import { type DeliverDeps, deliver } from './deliver.ts';
import { createLanes } from './lanes.ts';
import type { ClaimedDelivery } from './webhook.ts';
import type { DeliveryStore, Ended } from './webhook-store.ts';

export interface DispatcherDeps extends Omit<DeliverDeps, 'onDelivered'> {
  db: Database;
  deliveries: DeliveryStore;
  /** Calls back when something new is due. */
  onDue: (onNotify: () => void) => { stop(): Promise<void> };
}

export interface Dispatcher {
  /** Lets attempts under way finish, for a while, and gives back what was not begun. */
  stop(): Promise<void>;
}

/** At hand in all, so many that a few slow receivers do not use them up; and taken by one statement. */
const CLAIMED_MAX = 2_000;
const TAKEN_AT_ONCE = 400;
/** Of one destination: to have at hand, and when it is failing. */
const PER_DESTINATION = 40;
const PER_FAILING = 4;
/** Retries become due by themselves; everything new is told. */
const LOOK_EVERY_MS = 400;
const STOP_GRACE_MS = 5_000;
const RECORDED_AT_ONCE = 400;

/**
 * Sends what is due. Every process that works on jobs runs one; they share the work by claims in the database. Attempts
 * wait for receivers beside each other and not in the job queue, so that a dead receiver takes nobody's place.
 */
export function startDispatcher(deps: DispatcherDeps): Dispatcher {
  const aborting = new AbortController();
  // Every attempt under way listens, and there may be hundreds.
  setMaxListeners(0, aborting.signal);
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isLookWanted = false;

  const recordSuccess = createBatcher<Ended>(
    (ended) => deps.db.transaction((tx) => deps.deliveries.recordSuccesses(tx, ended)),
    { itemsMax: RECORDED_AT_ONCE },
  );
  const recordings = new Set<Promise<void>>();
  const claims = createClaims(deps);
  const lanes = createLanes({ attempt, giveBack: claims.giveBack, onRoom: wantLook, log: deps.log });

  /** True when nothing speaks against sending the next one to the same receiver. */
  async function attempt(delivery: ClaimedDelivery): Promise<boolean> {
    let isDelivered = false;
    try {
      if (!(await claims.confirm(delivery))) return true;
      isDelivered = await deliver({ ...deps, onDelivered: record }, delivery, aborting.signal);
      return isDelivered;
    } finally {
      // A success is held until it is recorded.
      if (!isDelivered) claims.drop(delivery);
    }
  }

  /** Beside the next attempts, which need not wait for it. */
  function record(ended: Ended): void {
    const recording = recordSuccess(ended)
      // It will be sent again when the claim runs out: at least once.
      .catch((error) =>
        deps.log.warn({ err: error, delivery_id: ended.delivery.id }, 'a delivery was not recorded'),
      )
      .finally(() => {
        claims.drop(ended.delivery);
        recordings.delete(recording);
      });
    recordings.add(recording);
  }

  /** Looks now, or once more when a look is under way. */
  function wantLook(): void {
    if (isStopping) return;
    isLookWanted = true;
    looking ??= look().finally(() => {
      looking = undefined;
      if (isLookWanted) wantLook();
    });
  }

  async function look(): Promise<void> {
    isLookWanted = false;
    clearTimeout(timer);
    try {
      const limit = Math.min(TAKEN_AT_ONCE, CLAIMED_MAX - claims.size);
      const sizes = { limit, perDestination: PER_DESTINATION, perFailing: PER_FAILING };
      if (limit > 0) for (const delivery of await claims.take(sizes)) lanes.add(delivery);
    } catch (error) {
      // The database may be away for a while; what is due stays due.
      deps.log.warn({ err: error }, 'due webhooks could not be read; trying again');
    }
    if (!isStopping) timer = setTimeout(wantLook, LOOK_EVERY_MS);
  }

  const listener = deps.onDue(wantLook);
  wantLook();
  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await Promise.all([listener.stop(), looking]);
      const cutOff = setTimeout(() => aborting.abort(), STOP_GRACE_MS);
      await lanes.stop();
      await Promise.all(recordings);
      claims.stop();
      clearTimeout(cutOff);
    },
  };
}
