import type { Transaction } from '../../../platform/postgres/index.ts';
import { retryLater } from '../../../platform/rate-limit/index.ts';
import { HOUR_MS, SECOND_MS } from '../../../shared/clock.ts';
import { CROWD } from '../engine/job.ts';
import type { SchedulerStore } from './scheduler.store.ts';

export interface JobLimits {
  /** Unfinished jobs of an account. */
  jobsAtOnce: number;
  /** Jobs of an account that ended in the last hour without a charge. */
  freeOutcomesPerHour: number;
}

const JOBS_RETRY_SECONDS = 5;
/** The tasks of an account with at most this many jobs always get a ticket: it may be their turn. */
const FEW_JOBS = 5;

/** Before a new job of an account. Says whether its task needs a ticket. Throws `rate_limited`. */
export async function admitJob(
  tx: Transaction,
  store: SchedulerStore,
  { accountId, now, limits }: { accountId: string; now: Date; limits: JobLimits },
): Promise<{ needsTicket: boolean }> {
  const { jobsAtOnce, freeOutcomesPerHour } = limits;
  await store.enter(tx.unawaited, accountId);
  const load = await store.readLoad(tx, accountId, {
    freeMax: freeOutcomesPerHour,
    since: new Date(now.getTime() - HOUR_MS),
  });
  if (load.free_since) {
    const seconds = Math.ceil((load.free_since.getTime() + HOUR_MS - now.getTime()) / SECOND_MS);
    throw retryLater(
      `${freeOutcomesPerHour} results within an hour cost nothing, which is the most`,
      seconds,
    );
  }
  if (load.open_jobs >= jobsAtOnce)
    throw retryLater(`${jobsAtOnce} of your jobs are in progress, which is the most`, JOBS_RETRY_SECONDS);
  return { needsTicket: load.waiting_tasks < CROWD || load.open_jobs < FEW_JOBS };
}
