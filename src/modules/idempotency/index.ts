/**
 * Calls that may be repeated: the first answer to a POST with an `Idempotency-Key` is kept for 24 hours, and
 * a repetition of the call with the same key gets that answer without running again.
 *
 * A call claims its key before it runs. The claim is a row under a unique key, so only one of several
 * concurrent calls runs, in any process. A process renews the claims of its running calls; if it dies, they
 * expire. Then a call that can run twice without harm is run again; any other is refused, because nobody
 * knows whether it took effect.
 *
 * `src/http/idempotent-calls.ts` connects it with the routes.
 */
import { createHmac } from 'node:crypto';
import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import { type Clock, HOUR_MS } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import { createSecretBox, deriveKey } from '../../shared/secret-box.ts';
import { claimCall, type RepeatableCall } from './claim-call.ts';
import { idempotencyStore as store } from './idempotency.store.ts';
import { createRunningClaims } from './renew-claims.ts';

export type { ClaimedCall, KeptAnswer } from './claim-call.ts';

interface IdempotencyOptions {
  db: Database;
  clock: Clock;
  ids: IdSource;
  log: Logger;
  appSecret: string;
}

const KEPT_MS = 24 * HOUR_MS;
const CLAIM_MS = 20_000;
const PURGE_BATCH = 2_000;

export type Idempotency = ReturnType<typeof createIdempotency>;

export function createIdempotency({ db, clock, ids, log, appSecret }: IdempotencyOptions) {
  const box = createSecretBox(deriveKey(appSecret, 'idempotent answers'));
  const hashKey = deriveKey(appSecret, 'idempotent calls');
  const claimEnd = () => new Date(clock.now().getTime() + CLAIM_MS);
  const keptSince = () => new Date(clock.now().getTime() - KEPT_MS);
  const running = createRunningClaims({ db, store, log, claimEnd });
  const deps = { db, store, clock, ids, log, box, running, claimEnd, keptSince };

  return {
    /** Update it with the route and the body. Keyed, because bodies may contain passwords. */
    createFingerprint: () => createHmac('sha256', hashKey),

    /**
     * The kept answer, or the claim of this call. Throws `idempotency_key_reused`, `idempotency_in_progress`.
     */
    begin: (call: RepeatableCall) => claimCall(deps, call),

    async purge(): Promise<void> {
      const before = keptSince();
      while ((await store.purge(db, before, PURGE_BATCH)) === PURGE_BATCH);
    },

    close: (): void => running.close(),
  };
}
