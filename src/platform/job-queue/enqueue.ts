import { type Queryable, sql } from '../postgres/index.ts';

export interface JobSpec {
  task: string;
  payload: Record<string, unknown>;
  /** While a job with this key waits, asking again replaces it instead of adding a second one. */
  key?: string;
  /** `replace` moves the waiting job to the new time, `preserve_run_at` leaves its time, `unsafe_dedupe` leaves it whole. */
  keyMode?: 'replace' | 'preserve_run_at' | 'unsafe_dedupe';
  runAt?: Date;
  attemptsMax?: number;
  /** Lower runs first; 0 is usual. */
  priority?: number;
  /** Jobs of one queue run one after another. */
  queue?: string;
}

/** Tries are spaced by graphile-worker: e^attempt seconds, so ten of them span about six hours. */
const ATTEMPTS_MAX = 10;

export async function enqueueJob(db: Queryable, job: JobSpec): Promise<void> {
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
