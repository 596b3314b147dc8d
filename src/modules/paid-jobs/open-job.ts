import { enqueueJob } from '../../platform/job-queue/index.ts';
import type { Transaction } from '../../platform/postgres/index.ts';
import type { EngineDeps } from './engine-deps.ts';
import type { TaskRef } from './job.ts';
import { type Columns, creditSubject, type JobKind, type JobTypes } from './job-kind.ts';
import { PAID_LONG_ENOUGH_MS } from './job-limits.ts';

export interface OpenRequest<Types extends JobTypes, Known> {
  accountId: string;
  subject: string;
  /** Until when the account has paid for the subject. */
  account: { paid_until: Date | null };
  /** Of a new task, and of a new job. */
  taskColumns?: Columns | undefined;
  jobColumns?: Columns | undefined;
  /** What is known by now: the task under way may have ended while this call waited for its lock. */
  findNewer(tx: Transaction): Promise<Known | undefined>;
  /** Called in the same transaction if a new job is created. */
  onOpened?: (tx: Transaction, jobId: string) => Promise<void>;
  /** Changes to the account's own running job; undefined for none. */
  changeRunning?: (job: Types['job']) => Columns | undefined;
}

export type Opened<Types extends JobTypes, Known> =
  | { known: Known; job?: undefined }
  | { known?: undefined; job: Types['job']; isNew: boolean; available: number };

/** Step 1. The job, its hold, the task and its place in the queue are created together or not at all. */
export async function openOrJoin<Types extends JobTypes, Known>(
  deps: EngineDeps<Types>,
  request: OpenRequest<Types, Known>,
): Promise<Opened<Types, Known>> {
  const { kind, store, db, clock, ids } = deps;
  const { accountId, subject } = request;
  const at = clock.now();
  return db.transaction(async (tx) => {
    const task = { id: ids.sortable('task', at), subject };
    const { created } = await store.openTask(tx, { ...task, at, columns: request.taskColumns });
    if (created) {
      const known = await request.findNewer(tx);
      if (known !== undefined) {
        await store.deleteTask(tx, task);
        return { known };
      }
    }
    const { available, needsTicket, isNew } = await joinTask(deps, tx, { request, at });
    if (created && needsTicket) await enqueueTask(kind, tx, { ...task, ticket: task.id });
    const job = await store.findRunningJob(tx, accountId, subject);
    if (!job) throw new Error('a job that was just created is missing');
    return { job, isNew, available };
  });
}

/** An account has one job per subject: a repeat call returns the running job and holds nothing more. */
async function joinTask<Types extends JobTypes, Known>(
  { kind, store, credits, scheduler, ids }: EngineDeps<Types>,
  tx: Transaction,
  { request, at }: { request: OpenRequest<Types, Known>; at: Date },
): Promise<{ available: number; needsTicket: boolean; isNew: boolean }> {
  const { accountId, subject, account } = request;
  // Read now: a call at the same time may have held a credit since the account was read.
  const spendable = async () => (await credits.readBalance(tx, accountId)).available;
  const running = await store.findRunningJob(tx, accountId, subject);
  if (running) {
    const changes = request.changeRunning?.(running);
    if (changes) await store.updateJob(tx, running.id, changes);
    return { available: await spendable(), needsTicket: true, isNew: false };
  }
  const { needsTicket } = await scheduler.admit(tx, accountId);
  const paidMs = (account.paid_until?.getTime() ?? 0) - at.getTime();
  const held = paidMs < PAID_LONG_ENOUGH_MS;
  const id = ids.capability('job');
  await store.insertJob(tx, {
    id,
    account_id: accountId,
    subject,
    held,
    created_at: at,
    columns: request.jobColumns,
  });
  await request.onOpened?.(tx, id);
  if (!held) return { available: await spendable(), needsTicket, isNew: true };
  const hold = { accountId, holdId: id, subject: creditSubject(kind, subject) };
  return { available: (await credits.hold(tx, hold)).available, needsTicket, isNew: true };
}

/**
 * The entry is a ticket for any task that waits. A ticket must be new: an older one may be at work on another task. The task counts its attempts itself; the tries of the queue only have to
 * outlast them.
 */
export async function enqueueTask<Types extends JobTypes>(
  { queue, tables }: Pick<JobKind<Types>, 'queue' | 'tables'>,
  tx: Transaction,
  { id, subject, ticket }: TaskRef & { ticket: string },
): Promise<void> {
  await enqueueJob(tx, {
    task: queue.task,
    payload: { task_id: ticket, [tables.subject]: subject },
    key: `${queue.keyPrefix}:${id}`,
    keyMode: 'preserve_run_at',
  });
}
