import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import type { Credits } from '../credits/index.ts';
import type { EndedJobStore } from './ended-jobs.store.ts';
import type { JobStore } from './job.store.ts';
import type { JobKind, JobTypes } from './job-kind.ts';
import type { Scheduler } from './scheduler.ts';

/** The dependencies of each step of the engine. */
export interface EngineDeps<Types extends JobTypes> {
  kind: JobKind<Types>;
  store: JobStore<Types>;
  endedJobs: Pick<EndedJobStore, 'announce'>;
  db: Database;
  credits: Credits;
  scheduler: Scheduler;
  clock: Clock;
  ids: IdSource;
}
