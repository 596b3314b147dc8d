import { enqueueJob } from '../../platform/job-queue/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Database, Queryable, Transaction } from '../../platform/postgres/index.ts';
import { retryLater } from '../../platform/rate-limit/index.ts';
import { type Clock, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import { CROWD, type TaskRef } from './job.ts';
import type { AttemptContext, JobAbout } from './job-kind.ts';
import type { NextTask, NextTaskQuery, SchedulerStore } from './scheduler.store.ts';
import { createSlots } from './slots.ts';

export interface SchedulerOptions {
  db: Database;
  clock: Clock;
  ids: IdSource;
  /** Attempts of this process at the same time. */
  workers: number;
  /** How many pieces of idle work run in the place of one attempt. */
  idlePerWorker?: number | undefined;
  /** Unfinished jobs of an account. */
  jobsAtOnce: number;
  /** Jobs of an account that ended in the last hour without a charge. */
  freeOutcomesPerHour: number;
  /** Weights of accounts by plan; 1 for all others. */
  weights: Readonly<Record<string, number>>;
  /** For tests. */
  slowAfterMs?: number | undefined;
}

/** The entry of the job queue that claims a task, and the account that the task runs for. */
export interface Claim {
  ticket: string;
  accountId: string;
}

/** One kind of task, as the scheduler needs it. */
export interface ScheduledKind {
  about: JobAbout;
  /** The task of the job queue whose entries are tickets. */
  queueTask: string;
  /** Begins an attempt; undefined when the task is finished or claimed by another ticket. */
  begin(task: TaskRef, claim: Claim): Promise<BegunAttempt | undefined>;
}

export interface BegunAttempt {
  run(context: AttemptContext): Promise<void>;
}

export interface TicketContext extends AttemptContext {
  /** The ticket ran before. */
  isRepeat: boolean;
  /** Whether the ticket may claim another task when it has worked on one. Without it, it sends a new ticket. */
  mayContinue?: (() => boolean) | undefined;
}

export type Scheduler = ReturnType<typeof createTaskScheduler>;

/**
 * After this time an attempt is slow: when accounts with fewer attempts wait, it may be interrupted and waits for its next
 * turn. So it is about the longest that an account waits for its first slot.
 */
const SLOW_AFTER_MS = 1.5 * SECOND_MS;
/** A ticket that works on one task after another ends after this time, and sends a new one. */
const TICKET_MS_MAX = MINUTE_MS;
/** Tasks that were listed are claimed within this time: an account that comes meanwhile waits that much longer at most. */
const LISTED_MS_MAX = SECOND_MS / 4;
/** After another process was quicker, each task is looked for when it is needed. */
const NOT_LISTED_MS = 5 * SECOND_MS;
/** The use of accounts is stored this often. Until then only this process counts it. */
const STORE_USE_EVERY_MS = SECOND_MS / 2;
const JOBS_RETRY_SECONDS = 5;
/** The tasks of an account with so few jobs have a ticket each, also in a crowd: their turn may be now. */
const FEW_JOBS = 5;
/** Another process may claim the same task first. */
const CLAIM_TRIES = 5;

/**
 * Decides whose task is worked on next. A queue entry is only a ticket. A worker that runs one claims the task of the
 * account that has used least, by one statement over all waiting tasks, so the order holds across processes. A ticket that
 * finds all slots in use ends. When an attempt ends, its ticket claims the next task, also one that was listed a moment ago;
 * one that may not, or whose attempt failed, sends a new one while tasks wait.
 */
export function createTaskScheduler(store: SchedulerStore, options: SchedulerOptions) {
  const { db, clock, ids, weights } = options;
  const slowAfterMs = options.slowAfterMs ?? SLOW_AFTER_MS;
  const slots = createSlots({
    count: options.workers,
    idlePerSlot: options.idlePerWorker,
    slowAfterMs,
    now: () => performance.now(),
  });
  const kinds = new Map<JobAbout, ScheduledKind>();
  let lastClaim: Promise<unknown> = Promise.resolve();
  /** Claims that wait for their turn, each for a slot. */
  let waitingClaims = 0;
  /** Seconds by account. */
  const unstoredUse = new Map<string, number>();
  let storeUseAt = 0;
  /** For the next claims. */
  let listed: { tasks: NextTask[]; taken: number; until: number } = { tasks: [], taken: 0, until: 0 };
  let listAgainAt = 0;

  /** One after another: each claim changes whose turn is next. */
  function inTurn<T>(claim: () => Promise<T>): Promise<T> {
    waitingClaims += 1;
    const turn = lastClaim.then(() => {
      waitingClaims -= 1;
      return claim();
    });
    lastClaim = turn.catch(() => undefined);
    return turn;
  }

  const listNext = (slow: NextTaskQuery['slow']) =>
    store.listNext(db, { kinds: [...kinds.keys()], slow, weights, unstored: unstoredUse, now: clock.now() });

  async function findNext(slow: NextTaskQuery['slow']): Promise<NextTask | undefined> {
    return (await listNext(slow))[0];
  }

  /** Of the tasks that were listed a moment ago, while it is still the turn of their account. */
  function findListed(): NextTask | undefined {
    const task = listed.tasks.shift();
    if (!task || performance.now() > listed.until) return undefined;
    listed.taken += 1;
    return task.lead === null || listed.taken / task.weight < task.lead ? task : undefined;
  }

  async function findAndList(): Promise<NextTask | undefined> {
    const [first, ...tasks] = await listNext(null);
    const now = performance.now();
    listed = { tasks: now < listAgainAt ? [] : tasks, taken: 0, until: now + LISTED_MS_MAX };
    return first;
  }

  /** Another process claims tasks of the same account: it has listed the same ones. */
  function forgetListed(): void {
    listed.tasks = [];
    listAgainAt = performance.now() + NOT_LISTED_MS;
  }

  /** With what came before, when some time has passed since, or when no other attempt runs whose end would store it. */
  async function countUse(accountId: string, seconds: number): Promise<void> {
    unstoredUse.set(accountId, (unstoredUse.get(accountId) ?? 0) + seconds);
    if (slots.isUsed() && performance.now() < storeUseAt) return;
    const uses = new Map(unstoredUse);
    unstoredUse.clear();
    storeUseAt = performance.now() + STORE_USE_EVERY_MS;
    await store.addUse(db, uses);
  }

  /** For a slot that is free. */
  async function chooseForFreeSlot(isNewTicket: boolean): Promise<NextTask | undefined> {
    if (slots.hasRoomForSlow()) return (isNewTicket ? undefined : findListed()) ?? findAndList();
    return (await findNext(false)) ?? findNext(true);
  }

  /** The next task and a reserved slot for it. */
  async function choose(isNewTicket: boolean): Promise<NextTask | undefined> {
    if (slots.reserve()) {
      const task = await chooseForFreeSlot(isNewTicket).catch((error) => {
        slots.release();
        throw error;
      });
      if (!task) slots.release();
      return task;
    }
    if (!slots.hasSlowToSpare()) return undefined;
    const task = await findNext(false);
    return task && slots.takeOver({ ...task, accountId: task.account_id }) ? task : undefined;
  }

  async function begin(task: NextTask, ticket: string): Promise<BegunAttempt | undefined> {
    try {
      return await kinds.get(task.about)?.begin(task, { ticket, accountId: task.account_id });
    } catch (error) {
      slots.release();
      throw error;
    }
  }

  /** A new ticket may come from an account whose turn it is, so it looks again. */
  async function claim(
    ticket: string,
    { isNewTicket }: { isNewTicket: boolean },
  ): Promise<{ task: NextTask; attempt: BegunAttempt } | undefined> {
    for (let tries = 0; tries < CLAIM_TRIES; tries += 1) {
      const task = await choose(isNewTicket);
      if (!task) return undefined;
      const attempt = await begin(task, ticket);
      if (attempt) return { task, attempt };
      slots.release();
      forgetListed();
    }
    return undefined;
  }

  /** A ticket that runs again goes on with its task, even when all slots are in use. */
  async function resume(ticket: string): Promise<{ task: NextTask; attempt: BegunAttempt } | undefined> {
    const task = await store.findClaimed(db, ticket, weights);
    if (!task) return undefined;
    slots.reserveAnyway();
    const attempt = await begin(task, ticket);
    if (attempt) return { task, attempt };
    slots.release();
    return undefined;
  }

  async function work(
    { task, attempt }: { task: NextTask; attempt: BegunAttempt },
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
    if (task.more && slots.freeCount() > waitingClaims) await sendTicketQuietly(task.about, log);
    // Tickets that came while this attempt was not slow yet have ended.
    const onSlow = setTimeout(() => {
      if (slots.hasSlowToSpare()) void sendTicketQuietly(task.about, log);
    }, slowAfterMs);
    try {
      await attempt.run({ signal, log, interruption: interruption.signal });
    } finally {
      clearTimeout(onSlow);
      const seconds = (performance.now() - startedAt) / SECOND_MS;
      free();
      await countUse(task.account_id, seconds / task.weight).catch((error) =>
        log.warn({ err: error }, 'the time of attempts could not be counted'),
      );
    }
  }

  async function sendTicket(queryable: Queryable, about: JobAbout): Promise<void> {
    const queueTask = kinds.get(about)?.queueTask;
    if (queueTask === undefined || !(await store.isAnyWaiting(queryable, [...kinds.keys()]))) return;
    const id = ids.sortable('ticket', clock.now());
    await enqueueJob(queryable, { task: queueTask, payload: { task_id: id } });
  }

  /** A ticket that is not sent now is sent by the next attempt that ends, or by the recovery of every minute. */
  async function sendTicketQuietly(about: JobAbout, log: Logger): Promise<void> {
    await sendTicket(db, about).catch((error) => log.warn({ err: error }, 'a ticket could not be sent'));
  }

  return {
    register(kind: ScheduledKind): void {
      kinds.set(kind.about, kind);
    },

    /** Before a new job of an account. Says whether its task needs a ticket. Throws `rate_limited`. */
    async admit(tx: Transaction, accountId: string): Promise<{ needsTicket: boolean }> {
      const { jobsAtOnce, freeOutcomesPerHour } = options;
      await store.enter(tx.unawaited, accountId);
      const now = clock.now().getTime();
      const load = await store.readLoad(tx, accountId, {
        freeMax: freeOutcomesPerHour,
        since: new Date(now - HOUR_MS),
      });
      if (load.free_since) {
        const seconds = Math.ceil((load.free_since.getTime() + HOUR_MS - now) / SECOND_MS);
        throw retryLater(
          `${freeOutcomesPerHour} results within an hour cost nothing, which is the most`,
          seconds,
        );
      }
      if (load.open_jobs >= jobsAtOnce)
        throw retryLater(`${jobsAtOnce} of your jobs are under way, which is the most`, JOBS_RETRY_SECONDS);
      return { needsTicket: load.waiting_tasks < CROWD || load.open_jobs < FEW_JOBS };
    },

    /**
     * Works on one task, if there is one and a slot for it, and then on others while it may continue. A ticket that ran
     * before does not: it has failed, and its tries are for its own task.
     */
    async takeTicket(
      ticket: string,
      { isRepeat, mayContinue = () => false, ...context }: TicketContext,
    ): Promise<void> {
      const endsAt = performance.now() + TICKET_MS_MAX;
      let claimed =
        (isRepeat ? await resume(ticket) : undefined) ??
        (await inTurn(() => claim(ticket, { isNewTicket: true })));
      while (claimed) {
        const { about } = claimed.task;
        let isNextMine = false;
        try {
          await work(claimed, context);
          isNextMine = !isRepeat && mayContinue() && performance.now() < endsAt;
        } finally {
          if (!isNextMine && !context.signal.aborted) await sendTicketQuietly(about, context.log);
        }
        claimed = isNextMine ? await inTurn(() => claim(ticket, { isNewTicket: false })) : undefined;
      }
    },

    sendTicket,

    /** Room in a free slot for work that no account waits for, such as a survey. Undefined when there is none. */
    useIdleSlot: slots.useIdle,
    /** Whether this process works for an account now. */
    hasAttempts: slots.isUsed,
  };
}
