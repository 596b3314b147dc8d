import type { Logger } from '../../../platform/logger.ts';
import { FAILED, type FinishSearchDeps, finishSearch, finishWaitingJobs } from './finish-search.ts';
import { enqueueSearch } from './resolve-company.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SILENT_MS = 5 * MINUTE_MS;
/** Nobody waits for a search for longer than a day. */
const UNFINISHED_MS_MAX = 24 * HOUR_MS;
const HOLD_MS_MAX = 25 * HOUR_MS;
const AT_ONCE = 500;
const KEPT_MS = 90 * 24 * HOUR_MS;

/** Puts right what no transaction could: queue entries that vanished, jobs nobody works on, holds without a job. */
export async function reapSearches(deps: FinishSearchDeps, log: Logger): Promise<void> {
  await reviveSearches(deps, log);
  await endLostJobs(deps, log);
  await returnHolds(deps, log);
}

async function reviveSearches(deps: FinishSearchDeps, log: Logger): Promise<void> {
  const { db, store, clock } = deps;
  const now = clock.now().getTime();
  for (const task of await store.listSilentTasks(db, new Date(now - SILENT_MS), AT_ONCE)) {
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
  for (const companyNumber of await store.listCompaniesWithoutTask(db, AT_ONCE)) {
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

async function returnHolds({ db, store, credits, clock }: FinishSearchDeps, log: Logger): Promise<void> {
  const before = new Date(clock.now().getTime() - HOLD_MS_MAX);
  for (const { holdId, subject } of await credits.listOpenHoldsOlderThan(db, before, AT_ONCE)) {
    if (!subject.startsWith('company:') || (await store.isWaiting(db, holdId))) continue;
    await db.transaction((tx) =>
      credits.settle(tx, { holdId, outcome: 'release', reason: 'job_failed_free' }),
    );
    log.error({ hold: holdId }, 'a credit was held for no search; it was returned');
  }
}

export async function purgeSearches({ db, store, clock }: FinishSearchDeps): Promise<number> {
  const now = clock.now();
  return store.purge(db, new Date(now.getTime() - KEPT_MS), now);
}
