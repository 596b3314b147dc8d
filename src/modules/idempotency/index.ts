/**
 * Calls that may be repeated: the first answer to a POST with an `Idempotency-Key` is kept for 24 hours, and the same call
 * with the same key gets it again without doing anything.
 *
 * A call claims its key before it runs. The claim is a row under a unique key, so of calls at the same time, in whichever
 * process, one runs. A process renews the claims of its running calls; when it dies they expire. Then a call that may run
 * twice without harm is run again, and any other is refused, because nobody knows whether it took effect.
 *
 * `src/http/idempotent-calls.ts` connects it with the routes.
 */
import { createHmac } from 'node:crypto';
import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import { type Clock, HOUR_MS } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import { Problem } from '../../shared/problem.ts';
import { createSecretBox, deriveKey } from '../../shared/secret-box.ts';
import { idempotencyStore as store } from './idempotency.store.ts';

export interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface RepeatableCall {
  accountId: string;
  key: string;
  /** The keyed hash of the route and the body. */
  fingerprint: Buffer;
  /** Whether it does no harm to run it again when nobody knows whether it took effect. */
  mayRunTwice: boolean;
}

/** A call that runs now, and whose answer decides about its key. */
export interface ClaimedCall {
  /** Also after this, the answer may be sent: a failure is logged. */
  keep(answer: KeptAnswer): Promise<void>;
  /** For answers that are not kept: the key is free again. */
  release(): Promise<void>;
}

interface IdempotencyOptions {
  db: Database;
  clock: Clock;
  ids: IdSource;
  log: Logger;
  appSecret: string;
}

const KEPT_MS = 24 * HOUR_MS;
const CLAIM_MS = 20_000;
const RENEWED_EVERY_MS = 5_000;
const PURGED_AT_ONCE = 2_000;

export type Idempotency = ReturnType<typeof createIdempotency>;

export function createIdempotency({ db, clock, ids, log, appSecret }: IdempotencyOptions) {
  const box = createSecretBox(deriveKey(appSecret, 'idempotent answers'));
  const hashKey = deriveKey(appSecret, 'idempotent calls');
  const claimEnd = () => new Date(clock.now().getTime() + CLAIM_MS);
  const running = createRenewals({ db, log, claimEnd });

  function claimed({ accountId, key }: RepeatableCall, claim: string): ClaimedCall {
    running.add(claim);
    const end = async (what: string, store: () => Promise<void>) => {
      try {
        await store();
      } catch (error) {
        log.warn({ err: error }, `the answer of a repeatable call could not be ${what}`);
      } finally {
        running.delete(claim);
      }
    };
    return {
      keep: ({ status, headers, body }) =>
        end('kept', async () => {
          const sealed = box.seal(body, ownerOf(accountId, key));
          await store.keep(db, { accountId, key }, { claim, status, headers, body_sealed: sealed });
        }),
      release: () => end('released', () => store.release(db, { accountId, key }, claim)),
    };
  }

  return {
    /** Feed it with the route and the body. Keyed, because bodies may have passwords. */
    createFingerprint: () => createHmac('sha256', hashKey),

    /** The answer that is kept, or the claim of this call. Throws `idempotency_key_reused`, `idempotency_in_progress`. */
    async begin(call: RepeatableCall): Promise<KeptAnswer | ClaimedCall> {
      const { accountId, key, fingerprint } = call;
      const now = clock.now();
      const claim = ids.capability('idc');
      const keptSince = new Date(now.getTime() - KEPT_MS);
      const row = await store.claim(db, {
        accountId,
        key,
        fingerprint,
        claim,
        now,
        keptSince,
        until: claimEnd(),
      });
      if (row.claim === claim) return claimed(call, claim);
      if (!row.fingerprint.equals(fingerprint)) throw keyReused();
      if (row.status !== null) {
        const body = box.open(row.body_sealed ?? Buffer.alloc(0), ownerOf(accountId, key));
        if (body === undefined) throw interrupted();
        return { status: row.status, headers: row.headers ?? {}, body };
      }
      if (row.claimed_until > now) throw inProgress();
      if (!call.mayRunTwice) throw interrupted();
      const isTaken = await store.takeOver(
        db,
        { accountId, key },
        { from: row.claim, claim, until: claimEnd(), now },
      );
      if (!isTaken) throw inProgress();
      return claimed(call, claim);
    },

    async purge(): Promise<void> {
      const before = new Date(clock.now().getTime() - KEPT_MS);
      while ((await store.purge(db, before, PURGED_AT_ONCE)) === PURGED_AT_ONCE);
    },

    close: (): void => running.close(),
  };
}

/** Renews the claims of running calls, so that only those of dead processes expire. */
function createRenewals({
  db,
  log,
  claimEnd,
}: Pick<IdempotencyOptions, 'db' | 'log'> & { claimEnd: () => Date }) {
  const running = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function renew(): Promise<void> {
    if (running.size === 0) return;
    await store.renew(db, [...running], claimEnd()).catch((error: unknown) => {
      log.warn({ err: error }, 'claims of repeatable calls could not be renewed');
    });
  }

  return {
    add(claim: string): void {
      running.add(claim);
      timer ??= setInterval(() => void renew(), RENEWED_EVERY_MS).unref();
    },
    delete: (claim: string) => running.delete(claim),
    close: () => clearInterval(timer),
  };
}

function ownerOf(accountId: string, key: string): string {
  return `${accountId} ${key}`;
}

function keyReused(): Problem {
  return new Problem(
    'idempotency_key_reused',
    'This Idempotency-Key was used for another call; use a new key for each call, and the same one only to repeat it.',
  );
}

function inProgress(): Problem {
  return new Problem(
    'idempotency_in_progress',
    'The first call with this Idempotency-Key is still running; repeat this one in a moment to get its answer.',
    { headers: { 'retry-after': '1' } },
  );
}

function interrupted(): Problem {
  return new Problem(
    'idempotency_in_progress',
    'The first call with this Idempotency-Key was interrupted, and its answer is lost; look whether it took effect, and use a new key if it did not.',
    { details: { interrupted: true } },
  );
}
