import type { Transaction } from '../../../platform/postgres/index.ts';
import { Problem } from '../../../shared/problem.ts';
import type { PaidLink } from '../../credits/index.ts';
import type { EngineDeps } from './engine-deps.ts';
import type { TaskRef, WaitingJob } from './job.ts';
import {
  ALREADY_CHARGED,
  type ChargeNote,
  type Conclusion,
  creditSubject,
  FAILED_FREE,
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
  const [isOurs, { columns, withheldColumns, free, links, onSettled }, jobs] = await Promise.all([
    taking,
    kind.conclude(tx, task, { taskEnd, at }),
    store.listWaitingJobs(tx, task.subject),
  ]);
  if (!isOurs) throw new TaskFinishedError('the task is finished');
  const settled: SettledJob<Types>[] = [];
  for (const job of jobs) {
    const end = await settleJob(deps, tx, { subject: task.subject, job, free, links });
    await store.finishJob(tx.unawaited, job.id, {
      finished_at: at,
      note: end.note,
      columns: (end.isWithheld && withheldColumns) || columns,
    });
    settled.push({ jobId: job.id, accountId: job.account_id, ...end });
  }
  await announcements.announce(
    tx.unawaited,
    jobs.map(({ id }) => id),
  );
  await onSettled?.(settled);
  return jobs.length;
}

type JobEnd<Types extends JobTypes> = Pick<SettledJob<Types>, 'note' | 'link' | 'isWithheld'>;

/**
 * A job without a hold is charged here too: its account has paid for another link than the one that was
 * found. Without a credit for that one, the account is not shown it.
 */
async function settleJob<Types extends JobTypes>(
  { kind, credits }: EngineDeps<Types>,
  tx: Transaction,
  {
    subject,
    job,
    free,
    links,
  }: { subject: string; job: WaitingJob } & Pick<Conclusion<Types>, 'free' | 'links'>,
): Promise<JobEnd<Types>> {
  if (free) {
    if (job.held)
      await credits.settle(tx, { holdId: job.id, outcome: 'release', reason: free.charge_reason });
    return { note: free, link: undefined, isWithheld: false };
  }
  const offer = { links, reason: kind.charged.charge_reason };
  try {
    const { charged, link } = job.held
      ? await credits.settle(tx, { holdId: job.id, outcome: 'charge', ...offer })
      : await credits.chargeNow(tx, {
          accountId: job.account_id,
          subject: creditSubject(kind, subject),
          ...offer,
        });
    return { note: charged ? kind.charged : ALREADY_CHARGED, link, isWithheld: false };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'no_credits') throw error;
    return { note: FAILED_FREE, link: undefined, isWithheld: true };
  }
}

export interface KnownCharge<Types extends JobTypes> {
  accountId: string;
  subject: string;
  /** The links of the result, the best first. */
  links: readonly PaidLink[];
  /** Called in the same transaction, with the link that the answer shows. */
  onCharged?: (tx: Transaction, charge: ShownCharge<Types>) => Promise<void>;
}

/** What a known result cost, and which of its links it shows. */
interface ShownCharge<Types extends JobTypes> {
  note: ChargeNote<Types['reason']>;
  link: PaidLink | undefined;
}

/** For a result that is there already and that the account has not paid for. Throws `no_credits`. */
export async function chargeKnown<Types extends JobTypes>(
  { kind, db, credits }: EngineDeps<Types>,
  { accountId, subject, links, onCharged }: KnownCharge<Types>,
): Promise<ShownCharge<Types> & { available: number }> {
  return db.transaction(async (tx) => {
    const { charged, link, available } = await credits.chargeNow(tx, {
      accountId,
      subject: creditSubject(kind, subject),
      links,
      reason: kind.charged.charge_reason,
    });
    const note = charged ? kind.charged : ALREADY_CHARGED;
    await onCharged?.(tx, { note, link });
    return { note, link, available };
  });
}
