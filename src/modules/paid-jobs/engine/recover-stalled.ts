import type { Logger } from '../../../platform/logger.ts';
import type { EngineDeps } from './engine-deps.ts';
import { HOLD_MS_MAX, RECOVERED_AT_ONCE, STALLED_MS, UNFINISHED_MS_MAX } from './job.ts';
import { creditSubject, FAILED_FREE, type JobTypes } from './job-kind.ts';
import { enqueueTask } from './open-job.ts';
import { settleJobs, settleTask } from './settle-task.ts';

/**
 * Step 4. Repairs what transactions cannot prevent: lost queue entries, jobs without a task, holds without a
 * job.
 */
export async function recoverStalled<Types extends JobTypes>(
  deps: EngineDeps<Types>,
  log: Logger,
): Promise<void> {
  await requeueTasks(deps, log);
  await failJobsWithoutTask(deps, log);
  await releaseHoldsWithoutJob(deps, log);
}

async function requeueTasks<Types extends JobTypes>(deps: EngineDeps<Types>, log: Logger): Promise<void> {
  const { kind, store, db, scheduler, clock, ids } = deps;
  const now = clock.now().getTime();
  for (const task of await store.listSilentTasks(db, new Date(now - STALLED_MS), RECOVERED_AT_ONCE)) {
    const about = { [kind.about]: task.subject };
    if (now - task.queued_at.getTime() > UNFINISHED_MS_MAX) {
      log.error(about, 'a task was unfinished for a day; giving it up');
      await settleTask(deps, task, { failure: 'too_late', progress: kind.tables.progress });
      continue;
    }
    await db.transaction(async (tx) => {
      if (!(await store.lockTask(tx, task))) return;
      await store.releaseTask(tx, task, { counts: true, isSlow: false, at: clock.now() });
      await enqueueTask(kind, tx, { ...task, ticket: ids.sortable('ticket', clock.now()) });
    });
    // One without a ticket only waits for its turn.
    if (task.ticket !== null) log.warn(about, 'a task stalled; queued again');
  }
  await scheduler.sendTicket(db, kind.about);
}

async function failJobsWithoutTask<Types extends JobTypes>(
  deps: EngineDeps<Types>,
  log: Logger,
): Promise<void> {
  const { kind, store, db, clock } = deps;
  for (const subject of await store.listSubjectsWithoutTask(db, RECOVERED_AT_ONCE)) {
    // Under a new task, so that no new one can begin for these jobs in the meantime.
    const failed = await db.transaction(async (tx) => {
      const task = { id: `recovery:${subject}`, subject };
      const { created } = await store.openTask(tx, { ...task, at: clock.now() });
      if (!created) return 0;
      const taskEnd = { failure: 'lost' as const, progress: kind.tables.progress };
      const settled = await settleJobs(deps, tx, { task, taskEnd, taking: Promise.resolve(true) });
      await store.deleteTask(tx, task);
      return settled;
    });
    if (failed > 0)
      log.error({ [kind.about]: subject, jobs: failed }, 'jobs had no task; their credits were released');
  }
}

async function releaseHoldsWithoutJob<Types extends JobTypes>(
  { kind, store, db, credits, clock }: EngineDeps<Types>,
  log: Logger,
): Promise<void> {
  const before = new Date(clock.now().getTime() - HOLD_MS_MAX);
  const prefix = creditSubject(kind, '');
  for (const { hold_id: holdId, subject } of await credits.listOpenHoldsOlderThan(
    db,
    before,
    RECOVERED_AT_ONCE,
  )) {
    if (!subject.startsWith(prefix) || (await store.isWaiting(db, holdId))) continue;
    await db.transaction((tx) =>
      credits.settle(tx, { holdId, outcome: 'release', reason: FAILED_FREE.charge_reason }),
    );
    log.error({ hold: holdId, subject }, 'a hold had no job; the credit was released');
  }
}
