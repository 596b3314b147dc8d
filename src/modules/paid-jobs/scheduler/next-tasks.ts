import { SECOND_MS } from '../../../shared/clock.ts';
import type { NextTask, NextTaskQuery } from './scheduler.store.ts';

/**
 * Listed tasks are claimed within this time: an account that arrives in the meantime waits at most that much
 * longer.
 */
const LISTED_MS_MAX = SECOND_MS / 4;
/** After another process was quicker, each task is looked for when it is needed. */
const NOT_LISTED_MS = 5 * SECOND_MS;

export type NextTasks = ReturnType<typeof createNextTasks>;

/** Whose task is next. One statement lists several, for the claims of the next moments. */
export function createNextTasks(list: (slow: NextTaskQuery['slow']) => Promise<NextTask[]>) {
  let listed: { tasks: NextTask[]; taken: number; until: number } = { tasks: [], taken: 0, until: 0 };
  let listAgainAt = 0;

  return {
    async find(slow: NextTaskQuery['slow']): Promise<NextTask | undefined> {
      return (await list(slow))[0];
    },

    /** One of the tasks that were listed a moment ago, while it is still the turn of their account. */
    findListed(): NextTask | undefined {
      const task = listed.tasks.shift();
      if (!task || performance.now() > listed.until) return undefined;
      listed.taken += 1;
      return task.lead === null || listed.taken / task.weight < task.lead ? task : undefined;
    },

    async findAndList(): Promise<NextTask | undefined> {
      const [first, ...tasks] = await list(null);
      const now = performance.now();
      listed = { tasks: now < listAgainAt ? [] : tasks, taken: 0, until: now + LISTED_MS_MAX };
      return first;
    },

    /** Another process claims tasks of the same account: it has listed the same ones. */
    forgetListed(): void {
      listed.tasks = [];
      listAgainAt = performance.now() + NOT_LISTED_MS;
    },
  };
}
