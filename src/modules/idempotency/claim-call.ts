import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import { Problem } from '../../shared/problem.ts';
import type { SecretBox } from '../../shared/secret-box.ts';
import type { IdempotencyStore, KeyRow } from './idempotency.store.ts';
import type { RunningClaims } from './renew-claims.ts';

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
  /** Whether the call can safely run again if it is unknown whether it took effect. */
  mayRunTwice: boolean;
}

/** A call that is running now; its answer decides about its key. */
export interface ClaimedCall {
  /** Never throws: a failure is logged, and the answer is still sent. */
  keep(answer: KeptAnswer): Promise<void>;
  /** For answers that are not kept: the key can be used again. Never throws. */
  release(): Promise<void>;
}

interface ClaimDeps {
  db: Database;
  store: Pick<IdempotencyStore, 'claim' | 'takeOver' | 'keep' | 'release'>;
  clock: Clock;
  ids: IdSource;
  log: Logger;
  box: SecretBox;
  running: RunningClaims;
  /** The time until which a claim that is made or renewed now is valid. */
  claimEnd(): Date;
  /** Keys that were first used before this time are forgotten. */
  keptSince(): Date;
}

/** The kept answer, or the claim of this call. Throws `idempotency_key_reused`, `idempotency_in_progress`. */
export async function claimCall(deps: ClaimDeps, call: RepeatableCall): Promise<KeptAnswer | ClaimedCall> {
  const { db, store, claimEnd } = deps;
  const { accountId, key, fingerprint } = call;
  const now = deps.clock.now();
  const claim = deps.ids.capability('idc');
  const row = await store.claim(db, {
    accountId,
    key,
    fingerprint,
    claim,
    now,
    keptSince: deps.keptSince(),
    until: claimEnd(),
  });
  if (row.claim === claim) return claimedCall(deps, call, claim);
  if (!row.fingerprint.equals(fingerprint)) throw keyReused();
  if (row.status !== null) return keptAnswer(deps, call, { ...row, status: row.status });
  if (row.claimed_until > now) throw inProgress();
  if (!call.mayRunTwice) throw interrupted();
  const takeOver = { from: row.claim, claim, until: claimEnd(), now };
  if (!(await store.takeOver(db, { accountId, key }, takeOver))) throw inProgress();
  return claimedCall(deps, call, claim);
}

function claimedCall(deps: ClaimDeps, { accountId, key }: RepeatableCall, claim: string): ClaimedCall {
  const { db, store, log, box, running } = deps;
  running.add(claim);
  const end = async (what: string, write: () => Promise<void>) => {
    try {
      await write();
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

function keptAnswer(
  { box }: ClaimDeps,
  { accountId, key }: RepeatableCall,
  { status, headers, body_sealed: sealed }: KeyRow & { status: number },
): KeptAnswer {
  const body = box.open(sealed ?? Buffer.alloc(0), ownerOf(accountId, key));
  // It was sealed with another APP_SECRET.
  if (body === undefined) throw interrupted();
  return { status, headers: headers ?? {}, body };
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
