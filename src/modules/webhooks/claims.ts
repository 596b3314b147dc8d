import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { ClaimOptions, ClaimStore } from './claims.store.ts';
import type { ClaimedDelivery } from './webhook.ts';

export interface ClaimsDeps {
  db: Database;
  clock: Clock;
  claimStore: ClaimStore;
}

interface Claims {
  readonly size: number;
  claim(sizes: Pick<ClaimOptions, 'limit' | 'perDestination' | 'perFailing'>): Promise<ClaimedDelivery[]>;
  /**
   * Whether it is still to be sent, and there: the account may have deleted, paused or moved the destination meanwhile.
   * What is to be sent later or elsewhere is released.
   */
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
  /** The destination was paused or moved after this was claimed. An attempt that is under way continues. */
  isOutdated: boolean;
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
    const renewed = await claimStore.renew(db, deliveries, period().until);
    const ours = new Map(renewed.map((one) => [one.id, one]));
    for (const claim of claims) {
      const found = ours.get(claim.delivery.id);
      if (found) {
        claim.confirmedAt = at;
        claim.isOutdated = !found.is_wanted || found.webhook_url !== claim.delivery.webhook_url;
      } else if (held.get(claim.delivery.id) === claim) {
        held.delete(claim.delivery.id);
      }
    }
  }

  function remove(delivery: ClaimedDelivery): void {
    // It may have been restarted and claimed again before its result was recorded.
    if (held.get(delivery.id)?.delivery === delivery) held.delete(delivery.id);
  }

  async function release(deliveries: readonly ClaimedDelivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    for (const delivery of deliveries) remove(delivery);
    await claimStore.release(db, deliveries).catch(() => undefined);
  }

  return {
    remove,
    release,
    get size() {
      return held.size;
    },
    async claim(sizes) {
      const at = performance.now();
      const claimed = await claimStore.claim(db, { ...period(), ...sizes });
      for (const delivery of claimed) held.set(delivery.id, { delivery, confirmedAt: at, isOutdated: false });
      return claimed;
    },
    async confirm(delivery) {
      const { id } = delivery;
      const claim = held.get(id);
      if (claim?.delivery !== delivery) return false;
      if (performance.now() - claim.confirmedAt >= FRESH_MS) await renewAll();
      if (claim.isOutdated) await release([delivery]);
      return held.get(id) === claim;
    },
    stop: () => clearInterval(timer),
  };
}
