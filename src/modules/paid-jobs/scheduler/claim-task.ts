import type { TaskRef } from '../engine/job.ts';
import type { AttemptContext, JobAbout } from '../engine/job-kind.ts';
import type { NextTasks } from './next-tasks.ts';
import type { NextTask } from './scheduler.store.ts';
import type { Slots } from './slots.ts';

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

export interface ClaimedTask {
  task: NextTask;
  attempt: BegunAttempt;
}

interface ClaimDeps {
  slots: Slots;
  nextTasks: NextTasks;
  kinds: ReadonlyMap<JobAbout, ScheduledKind>;
  /** The task that a ticket has claimed already. */
  findClaimed(ticket: string): Promise<NextTask | undefined>;
}

/** Another process may claim the same task first. */
const CLAIM_TRIES = 5;

/**
 * Claims tasks, each with a slot of this process. The caller that runs the attempt uses or releases the slot.
 */
export function createTaskClaims({ slots, nextTasks, kinds, findClaimed }: ClaimDeps) {
  let lastClaim: Promise<unknown> = Promise.resolve();
  /** Claims that wait for their turn, each for a slot. */
  let waiting = 0;

  async function begin(task: NextTask, ticket: string): Promise<BegunAttempt | undefined> {
    try {
      return await kinds.get(task.about)?.begin(task, { ticket, accountId: task.account_id });
    } catch (error) {
      slots.release();
      throw error;
    }
  }

  async function claimNow(ticket: string, isNewTicket: boolean): Promise<ClaimedTask | undefined> {
    for (let tries = 0; tries < CLAIM_TRIES; tries += 1) {
      const task = await chooseTask({ slots, nextTasks }, isNewTicket);
      if (!task) return undefined;
      const attempt = await begin(task, ticket);
      if (attempt) return { task, attempt };
      slots.release();
      nextTasks.forgetListed();
    }
    return undefined;
  }

  return {
    countWaiting: () => waiting,

    /** One after another: each claim changes whose turn is next. */
    claim(ticket: string, { isNewTicket }: { isNewTicket: boolean }): Promise<ClaimedTask | undefined> {
      waiting += 1;
      const turn = lastClaim.then(() => {
        waiting -= 1;
        return claimNow(ticket, isNewTicket);
      });
      lastClaim = turn.catch(() => undefined);
      return turn;
    },

    /** A ticket that runs again continues its task, even when all slots are in use. */
    async resume(ticket: string): Promise<ClaimedTask | undefined> {
      const task = await findClaimed(ticket);
      if (!task) return undefined;
      slots.reserveAnyway();
      const attempt = await begin(task, ticket);
      if (attempt) return { task, attempt };
      slots.release();
      return undefined;
    },
  };
}

type ChoiceDeps = Pick<ClaimDeps, 'slots' | 'nextTasks'>;

/** The next task and a reserved slot for it. */
async function chooseTask(
  { slots, nextTasks }: ChoiceDeps,
  isNewTicket: boolean,
): Promise<NextTask | undefined> {
  if (slots.reserve()) {
    const task = await chooseForFreeSlot({ slots, nextTasks }, isNewTicket).catch((error) => {
      slots.release();
      throw error;
    });
    if (!task) slots.release();
    return task;
  }
  if (!slots.hasSlowToSpare()) return undefined;
  const task = await nextTasks.find(false);
  return task && slots.takeOver({ ...task, accountId: task.account_id }) ? task : undefined;
}

/** A new ticket may come from an account whose turn it is, so it looks again. */
async function chooseForFreeSlot(
  { slots, nextTasks }: ChoiceDeps,
  isNewTicket: boolean,
): Promise<NextTask | undefined> {
  if (slots.hasRoomForSlow())
    return (isNewTicket ? undefined : nextTasks.findListed()) ?? nextTasks.findAndList();
  return (await nextTasks.find(false)) ?? nextTasks.find(true);
}
