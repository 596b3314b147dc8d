import type { Database } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { IdSource } from '../../../shared/ids.ts';
import type { Credits } from '../../credits/index.ts';
import type { JobAnnouncementStore } from '../job-announcements.store.ts';
import type { Scheduler } from '../scheduler/scheduler.ts';
import type { JobStore } from './job.store.ts';
import type { JobKind, JobTypes } from './job-kind.ts';

/** The dependencies of each step of the engine. */
export interface EngineDeps<Types extends JobTypes> {
  kind: JobKind<Types>;
  store: JobStore<Types>;
  announcements: Pick<JobAnnouncementStore, 'announce'>;
  db: Database;
  credits: Credits;
  scheduler: Scheduler;
  clock: Clock;
  ids: IdSource;
}
