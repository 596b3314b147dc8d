import { describe, expect, it } from 'vitest';
import { silentLogger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import { systemClock } from '../../shared/clock.ts';
import { createIdSource } from '../../shared/ids.ts';
import type { NextTask, SchedulerStore } from './scheduler.store.ts';
import { createTaskScheduler } from './scheduler.ts';

/** A process with two slots, and more tasks than it can take. Attempts last until the test ends them. */
function startProcess() {
  let sent = 0;
  let begun = 0;
  let listed = 0;
  let endAll = () => {};
  const ended = new Promise<void>((resolve) => {
    endAll = resolve;
  });
  const store: Pick<SchedulerStore, 'listNext' | 'isAnyWaiting' | 'addUse'> = {
    async listNext() {
      const task: NextTask = {
        ...{ about: 'domain', subject: 'a.test', id: `task_${++listed}`, account_id: 'account', weight: 1 },
        ...{ slow: false, running: 0, more: true, lead: null },
      };
      return [task];
    },
    isAnyWaiting: async () => true,
    addUse: async () => undefined,
  };
  const db: Pick<Database, 'execute'> = {
    async execute() {
      sent += 1;
      return 1;
    },
  };
  const scheduler = createTaskScheduler(store as SchedulerStore, {
    ...{ db: db as Database, clock: systemClock, ids: createIdSource(), weights: {} },
    ...{ workers: 2, jobsAtOnce: 10, freeOutcomesPerHour: 10 },
  });
  scheduler.register({
    about: 'domain',
    queueTask: 'resolve_domain',
    begin: async () => ({
      run: () => {
        begun += 1;
        return ended;
      },
    }),
  });
  const context = { isRepeat: false, signal: AbortSignal.abort(), log: silentLogger };
  return {
    take: (ticket: string) => scheduler.takeTicket(ticket, context),
    begun: () => begun,
    sent: () => sent,
    endAll,
  };
}

describe('an attempt that begins', () => {
  it('sends a ticket for a slot that is free', async () => {
    const process = startProcess();
    const turn = process.take('ticket_1');
    await expect.poll(process.begun).toBe(1);
    expect(process.sent()).toBe(1);
    process.endAll();
    await turn;
  });

  it('sends none for a slot that another ticket is about to take', async () => {
    const process = startProcess();
    const turns = [process.take('ticket_1'), process.take('ticket_2')];
    await expect.poll(process.begun).toBe(2);
    expect(process.sent()).toBe(0);
    process.endAll();
    await Promise.all(turns);
  });
});
