import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { ClaimOptions, ClaimStore } from './claims.store.ts';
import type { ClaimedDelivery } from './webhook.ts';

export interface ClaimsDeps {
  db: Database;
  clock: Clock;
  claimStore: ClaimStore;
}

export interface Claims {
  readonly size: number;
  claim(sizes: Pick<ClaimOptions, 'limit' | 'perDestination' | 'perFailing'>): Promise<ClaimedDelivery[]>;
  /** Whether it still has to be sent: the account may have deleted the destination meanwhile. */
  confirm(delivery: ClaimedDelivery): Promise<boolean>;
  /** The delivery was attempted. */
  remove(delivery: ClaimedDelivery): void;
  /** The deliveries were not attempted and can be claimed again. If this fails, their claims expire. */
  release(deliveries: readonly ClaimedDelivery[]): Promise<void>;
  stop(): void;
}

interface HeldClaim {
  delivery: ClaimedDelivery;
  /** By `performance.now()`. */
  confirmedAt: number;
}

/** How long another process waits for the deliveries that a dead process had claimed. */
const CLAIM_MS = 10_000;
const RENEW_EVERY_MS = 2_500;
/** A claim this recent needs no confirmation. */
const FRESH_MS = 250;

/**
 * The deliveries that this process has claimed. Claims are short, so that those of a dead process expire soon, and are
 * renewed while their deliveries wait in a queue or for an answer.
 */
export function createClaims({ db, clock, claimStore }: ClaimsDeps): Claims {
  const held = new Map<string, HeldClaim>();
  let renewing: Promise<void> | undefined;
  const timer = setInterval(() => {
    // Errors of the database are reported by the callers that need the result; the next interval tries again.
    if (held.size > 0) renewAll().catch(() => undefined);
  }, RENEW_EVERY_MS);
  timer.unref();

  function period(): { now: Date; until: Date } {
    const now = clock.now();
    return { now, until: new Date(now.getTime() + CLAIM_MS) };
  }

  /** One statement for all claims; concurrent calls share it. */
  function renewAll(): Promise<void> {
    renewing ??= renew([...held.values()]).finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  async function renew(claims: readonly HeldClaim[]): Promise<void> {
    const at = performance.now();
    const deliveries = claims.map(({ delivery }) => delivery);
    const ours = new Set(await claimStore.renew(db, deliveries, period().until));
    for (const claim of claims) {
      if (ours.has(claim.delivery.id)) claim.confirmedAt = at;
      else if (held.get(claim.delivery.id) === claim) held.delete(claim.delivery.id);
    }
  }

  function remove(delivery: ClaimedDelivery): void {
    // It may have been restarted and claimed again before its result was recorded.
    if (held.get(delivery.id)?.delivery === delivery) held.delete(delivery.id);
  }

  return {
    remove,
    get size() {
      return held.size;
    },
    async claim(sizes) {
      const at = performance.now();
      const claimed = await claimStore.claim(db, { ...period(), ...sizes });
      for (const delivery of claimed) held.set(delivery.id, { delivery, confirmedAt: at });
      return claimed;
    },
    async confirm(delivery) {
      const { id } = delivery;
      const claim = held.get(id);
      if (claim?.delivery !== delivery) return false;
      if (performance.now() - claim.confirmedAt < FRESH_MS) return true;
      await renewAll();
      return held.get(id) === claim;
    },
    async release(deliveries) {
      if (deliveries.length === 0) return;
      for (const delivery of deliveries) remove(delivery);
      await claimStore.release(db, deliveries).catch(() => undefined);
    },
    stop: () => clearInterval(timer),
  };
}
