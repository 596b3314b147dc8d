import { enqueueJob } from '../../../platform/job-queue/index.ts';
import type { Queryable } from '../../../platform/postgres/index.ts';

export const SIGNAL_TASKS = {
  refreshCompany: 'refresh_company',
  pollWatched: 'poll_watched',
  passDueDates: 'pass_due_dates',
  drainSnapshots: 'drain_snapshots',
} as const;

/** One fetch for all events of the company until then. */
export function enqueueRefresh(db: Queryable, companyNumber: string, runAt: Date): Promise<void> {
  return enqueueJob(db, {
    task: SIGNAL_TASKS.refreshCompany,
    payload: { company_number: companyNumber },
    key: `${SIGNAL_TASKS.refreshCompany}:${companyNumber}`,
    keyMode: 'preserve_run_at',
    runAt,
  });
}

/** Finds changes from the time when no process ran, without waiting for the schedule. */
export async function enqueueCatchUp(db: Queryable): Promise<void> {
  for (const task of [SIGNAL_TASKS.passDueDates, SIGNAL_TASKS.drainSnapshots, SIGNAL_TASKS.pollWatched]) {
    await enqueueJob(db, { task, payload: {}, key: `start:${task}` });
  }
}

export function enqueueDrain(db: Queryable): Promise<void> {
  return enqueueJob(db, {
    task: SIGNAL_TASKS.drainSnapshots,
    payload: {},
    key: `import:${SIGNAL_TASKS.drainSnapshots}`,
  });
}

export function enqueuePoll(db: Queryable): Promise<void> {
  return enqueueJob(db, {
    task: SIGNAL_TASKS.pollWatched,
    payload: {},
    key: `gap:${SIGNAL_TASKS.pollWatched}`,
  });
}
