import { enqueueJob } from '../../../platform/job-queue/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Database, Queryable, Transaction } from '../../../platform/postgres/index.ts';
import { type Clock, MINUTE_MS, SECOND_MS } from '../../../shared/clock.ts';
import type { IdSource } from '../../../shared/ids.ts';
import type { AttemptContext, JobAbout } from '../engine/job-kind.ts';
import { createAccountUse } from './account-use.ts';
import { admitJob, type JobLimits } from './admit-job.ts';
import { type ClaimedTask, createTaskClaims, type ScheduledKind } from './claim-task.ts';
import { createNextTasks } from './next-tasks.ts';
import type { SchedulerStore } from './scheduler.store.ts';
import { createSlots, type Slots } from './slots.ts';

export interface SchedulerOptions extends JobLimits {
  db: Database;
  clock: Clock;
  ids: IdSource;
  /** Attempts of this process at the same time. */
  workers: number;
  /** How many pieces of idle work run in the place of one attempt. */
  idlePerWorker?: number | undefined;
  /** Weights of accounts by plan; 1 for all others. */
  weights: Readonly<Record<string, number>>;
  /** For tests. */
  slowAfterMs?: number | undefined;
}

interface TicketContext extends AttemptContext {
  /** The ticket ran before. */
  isRepeat: boolean;
  /**
   * Whether the ticket may claim another task when it has worked on one. Without it, it sends a new ticket.
   */
  mayContinue?: (() => boolean) | undefined;
}

export type Scheduler = ReturnType<typeof createTaskScheduler>;

/**
 * After this time an attempt is slow: when accounts with fewer attempts wait, it may be interrupted and waits
 * for its next turn. So it is about the longest that an account waits for its first slot.
 */
const SLOW_AFTER_MS = 1.5 * SECOND_MS;
/** A ticket that works on one task after another ends after this time, and sends a new one. */
const TICKET_MS_MAX = MINUTE_MS;

/**
 * Decides whose task is worked on next. A queue entry is a *ticket*: permission to claim one task. A worker
 * that takes a ticket claims, by one statement over all waiting tasks, a task of the account that has used
 * least, so the order holds across processes. If all slots are in use, the ticket ends. After its task a
 * ticket claims the next one. If it may not (its time is over, or the attempt failed), it sends a new ticket
 * while tasks wait.
 */
export function createTaskScheduler(store: SchedulerStore, options: SchedulerOptions) {
  const { db, clock, weights, slowAfterMs = SLOW_AFTER_MS } = options;
  const kinds = new Map<JobAbout, ScheduledKind>();
  const slots = createSlots({
    count: options.workers,
    idlePerSlot: options.idlePerWorker,
    slowAfterMs,
    now: () => performance.now(),
  });
  const accountUse = createAccountUse({ db, store, isBusy: slots.isUsed });
  const nextTasks = createNextTasks((slow) =>
    store.listNext(db, {
      kinds: [...kinds.keys()],
      slow,
      weights,
      unstored: accountUse.unstored,
      now: clock.now(),
    }),
  );
  const claims = createTaskClaims({
    slots,
    nextTasks,
    kinds,
    findClaimed: (ticket) => store.findClaimed(db, ticket, weights),
  });

  async function sendTicket(queryable: Queryable, about: JobAbout): Promise<void> {
    const queueTask = kinds.get(about)?.queueTask;
    if (queueTask === undefined || !(await store.hasWaitingTasks(queryable, [...kinds.keys()]))) return;
    const id = options.ids.sortable('ticket', clock.now());
    await enqueueJob(queryable, { task: queueTask, payload: { task_id: id } });
  }

  /**
   * A ticket that is not sent now is sent by the next attempt that ends, or by the recovery of every minute.
   */
  async function sendTicketQuietly(about: JobAbout, log: Logger): Promise<void> {
    await sendTicket(db, about).catch((error) => log.warn({ err: error }, 'a ticket could not be sent'));
  }

  return {
    register(kind: ScheduledKind): void {
      kinds.set(kind.about, kind);
    },
    admit: (tx: Transaction, accountId: string) =>
      admitJob(tx, store, { accountId, now: clock.now(), limits: options }),
    takeTicket: (ticket: string, context: TicketContext) =>
      takeTicket({ slots, accountUse, claims, slowAfterMs, sendTicket: sendTicketQuietly }, ticket, context),
    sendTicket,
    /**
     * Room in a free slot for work that no account waits for, such as a survey. Undefined when there is none.
     */
    useIdleSlot: slots.useIdle,
    /** Whether this process works for an account now. */
    hasAttempts: slots.isUsed,
  };
}

interface TicketDeps {
  slots: Slots;
  accountUse: ReturnType<typeof createAccountUse>;
  claims: ReturnType<typeof createTaskClaims>;
  slowAfterMs: number;
  sendTicket(about: JobAbout, log: Logger): Promise<void>;
}

/**
 * Works on a task, if there is one and a free slot, and then on further ones. A repeated ticket works on one
 * only: it failed before, and its tries are for that task.
 */
async function takeTicket(
  deps: TicketDeps,
  ticket: string,
  { isRepeat, mayContinue = () => false, ...context }: TicketContext,
): Promise<void> {
  const { claims } = deps;
  const endsAt = performance.now() + TICKET_MS_MAX;
  let claimed =
    (isRepeat ? await claims.resume(ticket) : undefined) ??
    (await claims.claim(ticket, { isNewTicket: true }));
  while (claimed) {
    const { about } = claimed.task;
    let isNextMine = false;
    try {
      await runClaimed(deps, claimed, context);
      isNextMine = !isRepeat && mayContinue() && performance.now() < endsAt;
    } finally {
      if (!isNextMine && !context.signal.aborted) await deps.sendTicket(about, context.log);
    }
    claimed = isNextMine ? await claims.claim(ticket, { isNewTicket: false }) : undefined;
  }
}

/** Runs the attempt in its slot, and counts its time for the account. */
async function runClaimed(
  { slots, accountUse, claims, slowAfterMs, sendTicket }: TicketDeps,
  { task, attempt }: ClaimedTask,
  { signal, log }: AttemptContext,
): Promise<void> {
  const interruption = new AbortController();
  const startedAt = performance.now();
  const free = slots.use({
    accountId: task.account_id,
    weight: task.weight,
    knownSlow: task.slow,
    interrupt: () => interruption.abort(new Error('others wait for this slot')),
  });
  // One ticket for one more slot that no ticket is about to take: a process that was idle fills its slots.
  if (task.more && slots.freeCount() > claims.countWaiting()) await sendTicket(task.about, log);
  // Tickets that came while this attempt was not slow yet have ended.
  const onSlow = setTimeout(() => {
    if (slots.hasSlowToSpare()) void sendTicket(task.about, log);
  }, slowAfterMs);
  try {
    await attempt.run({ signal, log, interruption: interruption.signal });
  } finally {
    clearTimeout(onSlow);
    const seconds = (performance.now() - startedAt) / SECOND_MS;
    free();
    await accountUse
      .count(task.account_id, seconds / task.weight)
      .catch((error) => log.warn({ err: error }, 'the time of attempts could not be counted'));
  }
}
