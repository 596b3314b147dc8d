/**
 * The job queue, on the tables of graphile-worker. A job is a row, written in the caller's own transaction:
 * it exists exactly when the change that enqueued it does. It runs at least once, so every task must tolerate
 * running twice.
 */
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { sql, type Writer } from '../postgres/index.ts';

export { type JobContext, type JobRunner, type JobTask, startJobRunner } from './run-jobs.ts';
export type { CronJob } from './schedules.ts';

export interface JobSpec {
  task: string;
  payload: Record<string, unknown>;
  /** Enqueueing again with the key of a waiting job replaces that job instead of adding a second one. */
  key?: string;
  /**
   * `replace` moves the waiting job to the new time, `preserve_run_at` leaves its time, `unsafe_dedupe`
   * leaves it whole.
   */
  keyMode?: 'replace' | 'preserve_run_at' | 'unsafe_dedupe';
  runAt?: Date;
  attemptsMax?: number;
  /** Lower runs first; the default is 0. */
  priority?: number;
  /** Jobs of one queue run one after another. */
  queue?: string;
}

/** Between attempts are e^attempt seconds, so ten of them span about six hours. */
const ATTEMPTS_MAX = 10;

export async function enqueueJob(db: Writer, job: JobSpec): Promise<void> {
  await db.execute(sql`
    select graphile_worker.add_job(
      identifier => ${job.task},
      payload => ${JSON.stringify(job.payload)}::json,
      queue_name => ${job.queue ?? null},
      run_at => ${job.runAt ?? null}::timestamptz,
      max_attempts => ${job.attemptsMax ?? ATTEMPTS_MAX}::int,
      job_key => ${job.key ?? null},
      priority => ${job.priority ?? 0}::int,
      job_key_mode => ${job.keyMode ?? 'replace'}
    )`);
}

/**
 * Creates or updates the queue's own tables. Their rows live for milliseconds, so with the default vacuum
 * thresholds dead rows would pile up and slow every fetch.
 */
export async function migrateJobQueue(client: pg.Client, url: string): Promise<void> {
  await runMigrations({ connectionString: url, maxPoolSize: 1 });
  await client.query(`alter table graphile_worker._private_jobs set (
    autovacuum_vacuum_scale_factor = 0.0,
    autovacuum_vacuum_threshold = 2000,
    autovacuum_vacuum_cost_delay = 0
  )`);
}
