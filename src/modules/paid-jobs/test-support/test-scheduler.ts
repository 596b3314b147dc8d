import type { Database } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { IdSource } from '../../../shared/ids.ts';
import { createScheduler } from '../index.ts';

export type SchedulerLimits = Partial<Parameters<typeof createScheduler>[0]>;

/** With limits that no test reaches, unless it sets its own. */
export function createTestScheduler(
  parts: { db: Database; clock: Clock; ids: IdSource },
  limits: SchedulerLimits = {},
) {
  const { db, clock, ids } = parts;
  return createScheduler({
    db,
    clock,
    ids,
    weights: {},
    workers: 8,
    jobsAtOnce: 10_000,
    freeOutcomesPerHour: 10_000,
    ...limits,
  });
}
