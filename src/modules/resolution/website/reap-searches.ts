import type { Logger } from '../../../platform/logger.ts';
import { JOB_KEPT_MS, REAPED_AT_ONCE, SILENT_MS, UNFINISHED_MS_MAX } from '../job-limits.ts';
import { returnHolds } from '../jobs/return-holds.ts';
import { FAILED, type FinishSearchDeps, finishSearch, finishWaitingJobs } from './finish-search.ts';
import { enqueueSearch } from './resolve-company.ts';

/** Puts right what no transaction could: queue entries that vanished, jobs nobody works on, holds without a job. */
export async function reapSearches(deps: FinishSearchDeps, log: Logger): Promise<void> {
  await reviveSearches(deps, log);
  await endLostJobs(deps, log);
  await returnHolds(
    deps,
    {
      isOurs: (subject) => subject.startsWith('company:'),
      isWaiting: (jobId) => deps.store.isWaiting(deps.db, jobId),
    },
    log,
  );
}

async function reviveSearches(deps: FinishSearchDeps, log: Logger): Promise<void> {
  const { db, store, clock } = deps;
  const now = clock.now().getTime();
  for (const task of await store.listSilentTasks(db, new Date(now - SILENT_MS), REAPED_AT_ONCE)) {
    if (now - task.queuedAt.getTime() > UNFINISHED_MS_MAX) {
      log.error({ company: task.companyNumber }, 'a search waited for a day; giving it up');
      await finishSearch(deps, task, { ...FAILED, tried: 0 });
      continue;
    }
    await db.transaction(async (tx) => {
      if (!(await store.lockTask(tx, task))) return;
      await store.touchTask(tx, task, clock.now());
      await enqueueSearch(tx, task);
    });
    log.warn({ company: task.companyNumber }, 'nobody has worked on this search for a while; queued again');
  }
}

async function endLostJobs(deps: FinishSearchDeps, log: Logger): Promise<void> {
  const { db, store, clock } = deps;
  for (const companyNumber of await store.listCompaniesWithoutTask(db, REAPED_AT_ONCE)) {
    // Under a task of our own, so that nobody can begin a new one for these jobs in the meantime.
    const ended = await db.transaction(async (tx) => {
      const at = clock.now();
      const task = { id: `reaper:${companyNumber}`, companyNumber, readsSince: at, at };
      const { created } = await store.openTask(tx, task);
      if (!created) return 0;
      const jobs = await finishWaitingJobs(deps, tx, companyNumber, { ...FAILED, tried: 0 });
      await store.deleteTask(tx, task);
      return jobs;
    });
    if (ended > 0)
      log.error(
        { company: companyNumber, jobs: ended },
        'jobs were without a search; their credits were returned',
      );
  }
}

export async function purgeSearches({ db, store, clock }: FinishSearchDeps): Promise<number> {
  const now = clock.now();
  return store.purge(db, new Date(now.getTime() - JOB_KEPT_MS), now);
}
