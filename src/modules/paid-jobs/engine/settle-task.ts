import type { Transaction } from '../../../platform/postgres/index.ts';
import type { PaidLink } from '../../credits/index.ts';
import type { EngineDeps } from './engine-deps.ts';
import type { TaskRef, WaitingJob } from './job.ts';
import {
  ALREADY_CHARGED,
  type ChargeNote,
  type Conclusion,
  creditSubject,
  type JobTypes,
  type SettledJob,
  type TaskEnd,
} from './job-kind.ts';

/** Another worker finished the task first. */
class TaskFinishedError extends Error {}

/**
 * Step 3. The result, what it costs each account that waits, and the end of their jobs: one transaction.
 * False when the task is already finished, as a worker that was presumed dead may find.
 */
export async function settleTask<Types extends JobTypes>(
  deps: EngineDeps<Types>,
  task: TaskRef,
  taskEnd: TaskEnd<Types>,
): Promise<boolean> {
  const { store, db } = deps;
  try {
    await db.transaction(async (tx) => {
      // Like a lock on its row: a concurrent call that opens or joins the task waits for the end of this
      // transaction.
      const taking = store.deleteTask(tx, task);
      await settleJobs(deps, tx, { task, taskEnd, taking });
    });
    return true;
  } catch (error) {
    if (error instanceof TaskFinishedError) return false;
    throw error;
  }
}

/**
 * Returns the number of jobs that waited. `taking` locks or deletes the task's row and resolves to false if
 * there is none; the statements that were sent after it are then rolled back.
 */
export async function settleJobs<Types extends JobTypes>(
  deps: EngineDeps<Types>,
  tx: Transaction,
  { task, taskEnd, taking }: { task: TaskRef; taskEnd: TaskEnd<Types>; taking: Promise<boolean> },
): Promise<number> {
  const { kind, store, announcements, clock } = deps;
  const at = clock.now();
  const [isOurs, { columns, free, links, onSettled }, jobs] = await Promise.all([
    taking,
    kind.conclude(tx, task, { taskEnd, at }),
    store.listWaitingJobs(tx, task.subject),
  ]);
  if (!isOurs) throw new TaskFinishedError('the task is finished');
  const settled: SettledJob<Types>[] = [];
  for (const job of jobs) {
    const note = await settleJob(deps, tx, { job, free, links });
    await store.finishJob(tx.unawaited, job.id, { finished_at: at, note, columns });
    settled.push({ jobId: job.id, accountId: job.account_id, note });
  }
  await announcements.announce(
    tx.unawaited,
    jobs.map(({ id }) => id),
  );
  await onSettled?.(settled);
  return jobs.length;
}

async function settleJob<Types extends JobTypes>(
  { kind, credits }: EngineDeps<Types>,
  tx: Transaction,
  { job, free, links }: { job: WaitingJob } & Pick<Conclusion<Types>, 'free' | 'links'>,
): Promise<ChargeNote<Types['reason']>> {
  if (!job.held) return free ?? ALREADY_CHARGED;
  if (free) {
    await credits.settle(tx, { holdId: job.id, outcome: 'release', reason: free.charge_reason });
    return free;
  }
  const reason = kind.charged.charge_reason;
  const { charged } = await credits.settle(tx, { holdId: job.id, outcome: 'charge', links, reason });
  return charged ? kind.charged : ALREADY_CHARGED;
}

export interface KnownCharge<Types extends JobTypes> {
  accountId: string;
  subject: string;
  /** The links that the result shows. */
  links: readonly PaidLink[];
  /** Called in the same transaction. */
  onCharged?: (tx: Transaction, note: ChargeNote<Types['reason']>) => Promise<void>;
}

/** For a result that is there already and that the account has not paid for. Throws `no_credits`. */
export async function chargeKnown<Types extends JobTypes>(
  { kind, db, credits }: EngineDeps<Types>,
  { accountId, subject, links, onCharged }: KnownCharge<Types>,
): Promise<{ note: ChargeNote<Types['reason']>; available: number }> {
  return db.transaction(async (tx) => {
    const { charged, available } = await credits.chargeNow(tx, {
      accountId,
      subject: creditSubject(kind, subject),
      links,
      reason: kind.charged.charge_reason,
    });
    const note = charged ? kind.charged : ALREADY_CHARGED;
    await onCharged?.(tx, note);
    return { note, available };
  });
}
