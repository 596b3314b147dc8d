import type { Logger } from '../../../platform/logger.ts';
import type { Database } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { CreditSubject, Credits } from '../../credits/index.ts';
import { FAILED_FREE } from '../charge-reason.ts';
import { HOLD_MS_MAX, REAPED_AT_ONCE } from '../job-limits.ts';

export interface ReturnHoldsDeps {
  db: Database;
  credits: Pick<Credits, 'listOpenHoldsOlderThan' | 'settle'>;
  clock: Clock;
}

export interface WhoseHolds {
  /** Each direction returns its own. */
  isOurs(subject: CreditSubject): boolean;
  /** Whether the job that made the hold, and has its id, still waits. */
  isWaiting(jobId: string): Promise<boolean>;
}

/** Gives back what was held for jobs that are gone. */
export async function returnHolds(
  { db, credits, clock }: ReturnHoldsDeps,
  { isOurs, isWaiting }: WhoseHolds,
  log: Logger,
): Promise<void> {
  const before = new Date(clock.now().getTime() - HOLD_MS_MAX);
  for (const { hold_id: holdId, subject } of await credits.listOpenHoldsOlderThan(
    db,
    before,
    REAPED_AT_ONCE,
  )) {
    if (!isOurs(subject) || (await isWaiting(holdId))) continue;
    await db.transaction((tx) =>
      credits.settle(tx, { holdId, outcome: 'release', reason: FAILED_FREE.charge_reason }),
    );
    log.error({ hold: holdId, subject }, 'a credit was held for no job; it was returned');
  }
}
