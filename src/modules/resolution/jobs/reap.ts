import type { Logger } from '../../../platform/logger.ts';
import { enqueueTask } from '../ask/resolve-domain.ts';
import { JOB_KEPT_MS, REAPED_AT_ONCE, SILENT_MS, UNFINISHED_MS_MAX } from '../job-limits.ts';
import { type FinishDeps, failTask, failWaitingJobs } from './finish-task.ts';
import { returnHolds } from './return-holds.ts';

const TOO_LATE = 'This website was not read within a day; nothing was charged. Ask again.';
const LOST = 'The work on this website was lost; nothing was charged. Ask again.';

/** Puts right what no transaction could: queue entries that vanished, jobs nobody works on, holds without a job. */
export async function reap(deps: FinishDeps, log: Logger): Promise<void> {
  await reviveTasks(deps, log);
  await failLostJobs(deps, log);
  await returnHolds(
    deps,
    {
      isOurs: (subject) => subject.startsWith('domain:'),
      isWaiting: (jobId) => deps.store.isWaiting(deps.db, jobId),
    },
    log,
  );
}

async function reviveTasks(deps: FinishDeps, log: Logger): Promise<void> {
  const { db, store, clock } = deps;
  const now = clock.now().getTime();
  for (const task of await store.listSilentTasks(db, new Date(now - SILENT_MS), REAPED_AT_ONCE)) {
    if (now - task.queued_at.getTime() > UNFINISHED_MS_MAX) {
      log.error({ domain: task.domain }, 'a domain waited for a day; giving it up');
      await failTask(deps, task, TOO_LATE);
      continue;
    }
    await db.transaction(async (tx) => {
      if (!(await store.lockTask(tx, task))) return;
      await store.touchTask(tx, task, clock.now());
      await enqueueTask(tx, task);
    });
    log.warn({ domain: task.domain }, 'nobody has worked on this domain for a while; queued again');
  }
}

async function failLostJobs(deps: FinishDeps, log: Logger): Promise<void> {
  for (const domain of await deps.store.listDomainsWithoutTask(deps.db, REAPED_AT_ONCE)) {
    // Under a task of our own, so that nobody can begin a new one for these jobs in the meantime.
    const failed = await deps.db.transaction(async (tx) => {
      const task = { id: `reaper:${domain}`, domain, at: deps.clock.now() };
      const { created } = await deps.store.openTask(tx, task);
      if (!created) return 0;
      const jobs = await failWaitingJobs(deps, tx, domain, LOST);
      await deps.store.deleteTask(tx, task);
      return jobs;
    });
    if (failed > 0)
      log.error({ domain, jobs: failed }, 'jobs were without a task; their credits were returned');
  }
}

export async function purgeOldJobs({ db, store, clock }: FinishDeps): Promise<number> {
  return store.purge(db, new Date(clock.now().getTime() - JOB_KEPT_MS));
}
