import { enqueueJob } from '../../../platform/job-queue/index.ts';
import type { Transaction, Writer } from '../../../platform/postgres/index.ts';
import type { EngineDeps } from './engine-deps.ts';
import { PAID_LONG_ENOUGH_MS, type TaskRef } from './job.ts';
import { type Columns, creditSubject, type JobKind, type JobTypes } from './job-kind.ts';

export interface OpenRequest<Types extends JobTypes, Known> {
  accountId: string;
  subject: string;
  /**
   * Until when the account has paid for the subject, or for a link that the result may show. Its job holds
   * nothing; what it costs is decided when it ends.
   */
  account: { paid_until: Date | null };
  /** Columns of a new task, and of a new job. */
  taskColumns?: Columns | undefined;
  jobColumns?: Columns | undefined;
  /**
   * The answer that is known by now: the task in progress may have ended while this call waited for its lock.
   */
  findNewer(tx: Transaction): Promise<Known | undefined>;
  /** Called in the same transaction if a new job is created. */
  onOpened?: (tx: Writer, jobId: string) => Promise<void>;
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
    // In this order: what is known and who waits is read while the task's row is locked.
    const [{ created }, known, running] = await Promise.all([
      store.openTask(tx, { ...task, at, columns: request.taskColumns }),
      request.findNewer(tx),
      store.findRunningJob(tx, accountId, subject),
    ]);
    if (created && known !== undefined) {
      await store.deleteTask(tx, task);
      return { known };
    }
    const sendTicket = async () => {
      if (created) await enqueueTask(kind, tx.unawaited, { ...task, ticket: task.id });
    };
    if (running) return { ...(await repeatCall(deps, tx, { request, running, sendTicket })), isNew: false };
    return { ...(await addJob(deps, tx, { request, at, sendTicket })), isNew: true };
  });
}

/** An account has one job per subject: a repeat call returns the running job and holds nothing more. */
async function repeatCall<Types extends JobTypes, Known>(
  { store, credits }: EngineDeps<Types>,
  tx: Transaction,
  {
    request,
    running,
    sendTicket,
  }: { request: OpenRequest<Types, Known>; running: Types['job']; sendTicket: () => Promise<void> },
): Promise<{ job: Types['job']; available: number }> {
  const changes = request.changeRunning?.(running);
  if (changes) await store.updateJob(tx.unawaited, running.id, changes);
  await sendTicket();
  const { available } = await credits.readBalance(tx, request.accountId);
  return { job: { ...running, ...changes }, available };
}

async function addJob<Types extends JobTypes, Known>(
  { kind, store, credits, scheduler, ids }: EngineDeps<Types>,
  tx: Transaction,
  {
    request,
    at,
    sendTicket,
  }: { request: OpenRequest<Types, Known>; at: Date; sendTicket: () => Promise<void> },
): Promise<{ job: Types['job']; available: number }> {
  const { accountId, subject, account } = request;
  const { needsTicket } = await scheduler.admit(tx, accountId);
  const paidMs = (account.paid_until?.getTime() ?? 0) - at.getTime();
  const held = paidMs < PAID_LONG_ENOUGH_MS;
  const id = ids.capability('job');
  const row = { id, account_id: accountId, subject, held, created_at: at, columns: request.jobColumns };
  const inserting = store.insertJob(tx, row);
  const hold = { accountId, holdId: id, subject: creditSubject(kind, subject) };
  // Without a hold: read now, because a call at the same time may have held a credit since the account was
  // read.
  const balance = held ? credits.hold(tx, hold) : credits.readBalance(tx, accountId);
  const [job, { available }] = await Promise.all([
    inserting,
    balance,
    request.onOpened?.(tx.unawaited, id),
    needsTicket && sendTicket(),
  ]);
  return { job, available };
}

/**
 * The entry is a ticket for any task that waits. A ticket must be new: an older one may be at work on another
 * task. The task counts its attempts itself; the tries of the queue only have to outlast them.
 */
export async function enqueueTask<Types extends JobTypes>(
  { queue, tables }: Pick<JobKind<Types>, 'queue' | 'tables'>,
  tx: Writer,
  { id, subject, ticket }: TaskRef & { ticket: string },
): Promise<void> {
  await enqueueJob(tx, {
    task: queue.task,
    payload: { task_id: ticket, [tables.subject]: subject },
    key: `${queue.keyPrefix}:${id}`,
    keyMode: 'preserve_run_at',
  });
}
