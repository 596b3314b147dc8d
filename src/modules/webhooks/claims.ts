import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { CheckedClaim, ClaimOptions, ClaimStore } from './claims.store.ts';
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
   * Whether the delivery is still to be sent to this address: the account may have deleted, paused or moved
   * the destination in the meantime. Then the delivery is released.
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
  /**
   * When it was claimed or renewed, and when the claim was last seen to be valid. Both by
   * `performance.now()`.
   */
  renewedAt: number;
  checkedAt: number;
  /** The destination was paused or moved after this was claimed. A running attempt continues. */
  isOutdated: boolean;
  /** The delivery has left its queue. */
  isConfirmed: boolean;
}

/** How long the deliveries that a dead process had claimed stay unavailable. */
const CLAIM_MS = 10_000;
/** A claim is renewed at this age or at the next interval: long before it expires. */
const RENEW_EVERY_MS = 2_500;
const RENEWED_AT_LATEST_MS = 2 * RENEW_EVERY_MS;
/** A claim that was made or checked this recently is not checked again. */
const FRESH_MS = 250;

/**
 * The deliveries that this process has claimed. Claims are short, so that the claims of a dead process expire
 * soon, and are renewed while their deliveries wait in a queue or for an answer. In a backlog, most
 * deliveries wait longer than a claim is fresh, but not long enough to be renewed: these are checked by
 * reading, which writes no row and waits for no lock.
 */
export function createClaims({ db, clock, claimStore }: ClaimsDeps): Claims {
  const held = new Map<string, HeldClaim>();
  const renewOld = oneAtATime(renew);
  const checkWaiting = oneAtATime(check);
  const timer = setInterval(() => {
    // Callers that need the result report database errors; the next interval tries again.
    renewOld().catch(() => undefined);
  }, RENEW_EVERY_MS);
  timer.unref();

  function period(): { now: Date; until: Date } {
    const now = clock.now();
    return { now, until: new Date(now.getTime() + CLAIM_MS) };
  }

  async function renew(): Promise<void> {
    const at = performance.now();
    const old = [...held.values()].filter(({ renewedAt }) => at - renewedAt >= RENEW_EVERY_MS);
    if (old.length === 0) return;
    updateHeld(held, old, { ours: await claimStore.renew(db, deliveriesOf(old), period().until), at });
    for (const claim of old) claim.renewedAt = at;
  }

  async function check(): Promise<void> {
    const at = performance.now();
    const waiting = [...held.values()].filter(({ isConfirmed }) => !isConfirmed);
    updateHeld(held, waiting, { ours: await claimStore.check(db, deliveriesOf(waiting)), at });
  }

  function remove(delivery: ClaimedDelivery): void {
    // The delivery may have been restarted and claimed again before its result was recorded.
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
      const fresh = { renewedAt: at, checkedAt: at, isOutdated: false, isConfirmed: false };
      for (const delivery of claimed) held.set(delivery.id, { delivery, ...fresh });
      return claimed;
    },
    async confirm(delivery) {
      const { id } = delivery;
      const claim = held.get(id);
      if (claim?.delivery !== delivery) return false;
      const now = performance.now();
      if (now - claim.renewedAt >= RENEWED_AT_LATEST_MS) await renewOld();
      else if (now - claim.checkedAt >= FRESH_MS) await checkWaiting();
      if (claim.isOutdated) await release([delivery]);
      claim.isConfirmed = held.get(id) === claim;
      return claim.isConfirmed;
    },
    stop: () => clearInterval(timer),
  };
}

/** `ours` are the checked claims that this process still has; all other checked claims are dropped. */
function updateHeld(
  held: Map<string, HeldClaim>,
  checked: readonly HeldClaim[],
  { ours, at }: { ours: readonly CheckedClaim[]; at: number },
): void {
  const found = new Map(ours.map((one) => [one.id, one]));
  for (const claim of checked) {
    const one = found.get(claim.delivery.id);
    if (one) {
      claim.checkedAt = at;
      claim.isOutdated = !one.is_wanted || one.webhook_url !== claim.delivery.webhook_url;
    } else if (held.get(claim.delivery.id) === claim) {
      held.delete(claim.delivery.id);
    }
  }
}

const deliveriesOf = (claims: readonly HeldClaim[]) => claims.map(({ delivery }) => delivery);

/** Calls during a run share that run. */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
