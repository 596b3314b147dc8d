import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { ClaimedDelivery } from './webhook.ts';
import type { ClaimOptions, DeliveryStore } from './webhook-store.ts';

export interface ClaimsDeps {
  db: Database;
  clock: Clock;
  deliveries: Pick<DeliveryStore, 'claim' | 'renew' | 'release'>;
}

export interface Claims {
  readonly size: number;
  take(sizes: Pick<ClaimOptions, 'limit' | 'perDestination' | 'perFailing'>): Promise<ClaimedDelivery[]>;
  /** Whether it is still to be sent: its account may have stopped watching, or deleted the destination, meanwhile. */
  confirm(delivery: ClaimedDelivery): Promise<boolean>;
  /** It was attempted. */
  drop(delivery: ClaimedDelivery): void;
  /** They were not, and are free again. Should this fail, their claims run out by themselves. */
  giveBack(deliveries: readonly ClaimedDelivery[]): Promise<void>;
  stop(): void;
}

interface Held {
  delivery: ClaimedDelivery;
  /** By the process's own clock, in milliseconds. */
  confirmedAt: number;
}

/** So long what a dead process had taken waits for another. */
const CLAIM_MS = 10_000;
const RENEW_EVERY_MS = 2_500;
/** What was taken so recently needs no second look. */
const FRESH_MS = 250;

/**
 * What this process has taken to send. Claims are short, so that nothing waits long for a process that died, and are
 * renewed for as long as their deliveries wait for their turn, or for an answer, here.
 */
export function createClaims({ db, clock, deliveries }: ClaimsDeps): Claims {
  const held = new Map<string, Held>();
  let renewing: Promise<void> | undefined;
  const timer = setInterval(() => {
    // A database that is away is told of by those who need it; here there is another time.
    if (held.size > 0) renewAll().catch(() => undefined);
  }, RENEW_EVERY_MS);
  timer.unref();

  function period(): { now: Date; until: Date } {
    const now = clock.now();
    return { now, until: new Date(now.getTime() + CLAIM_MS) };
  }

  /** One statement for all that are held, however many ask. */
  function renewAll(): Promise<void> {
    renewing ??= renew([...held.values()]).finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  async function renew(asked: readonly Held[]): Promise<void> {
    const at = performance.now();
    const claims = asked.map(({ delivery }) => delivery);
    const ours = new Set(await deliveries.renew(db, claims, period().until));
    for (const one of asked) {
      if (ours.has(one.delivery.id)) one.confirmedAt = at;
      else if (held.get(one.delivery.id) === one) held.delete(one.delivery.id);
    }
  }

  function drop(delivery: ClaimedDelivery): void {
    // It may have been asked for again, and been taken again, before its record came back.
    if (held.get(delivery.id)?.delivery === delivery) held.delete(delivery.id);
  }

  return {
    drop,
    get size() {
      return held.size;
    },
    async take(sizes) {
      const at = performance.now();
      const taken = await deliveries.claim(db, { ...period(), ...sizes });
      for (const delivery of taken) held.set(delivery.id, { delivery, confirmedAt: at });
      return taken;
    },
    async confirm(delivery) {
      const { id } = delivery;
      const one = held.get(id);
      if (one?.delivery !== delivery) return false;
      if (performance.now() - one.confirmedAt < FRESH_MS) return true;
      await renewAll();
      return held.get(id) === one;
    },
    async giveBack(back) {
      if (back.length === 0) return;
      for (const delivery of back) drop(delivery);
      await deliveries.release(db, back).catch(() => undefined);
    },
    stop: () => clearInterval(timer),
  };
}
