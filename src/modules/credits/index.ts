/**
 * Credits: what an account owns, what running jobs hold of it, and what it was charged for.
 *
 * A ledger of entries that is only ever added to: grant, hold, charge, release. Balance and held are what the
 * entries add up to, and the database itself keeps them so (migrations/0004_credits.sql): they cannot go below
 * zero, a hold is settled once, a subject is paid for once in 30 days, and an entry is never changed. All writes
 * join the caller's transaction, so that a job's result and its price are kept or lost together.
 *
 * It does not know what a result is worth charging for (resolution does), which plan grants what (accounts
 * does), or when a job is dead and its hold should be returned (the job's module does).
 */
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import { creditsStore } from './credits.store.ts';
import type { Credits } from './credits.ts';
import { createLedger } from './ledger.ts';

export type { CreditEntry, CreditSubject } from './credit-entry.ts';
export type { Charge, Credits, Grant, Hold, Settle } from './credits.ts';

export function createCredits(parts: { clock: Clock; ids: IdSource }): Credits {
  return createLedger({ store: creditsStore, ...parts });
}
