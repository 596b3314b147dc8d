/**
 * The statements of a runner on graphile-worker's tables. Those that report an outcome can be repeated: a
 * connection that breaks does not say whether its last statement took effect.
 */
import { type Queryable, sql } from '../postgres/index.ts';

export interface ClaimedJob {
  id: number;
  task_id: number;
  payload: unknown;
  attempts: number;
  max_attempts: number;
  job_queue_id: number | null;
}

export interface FailedJob {
  id: number;
  message: string;
}

export interface ClaimOptions {
  taskIds: readonly number[];
  limit: number;
}

/** Returns the ids of the tasks by their names. */
export async function registerTasks(db: Queryable, names: readonly string[]): Promise<Map<number, string>> {
  await db.execute(sql`
    insert into graphile_worker._private_tasks (identifier)
    select unnest(${names}::text[]) on conflict do nothing`);
  const rows = await db.query<{ id: number; identifier: string }>(sql`
    select id, identifier from graphile_worker._private_tasks where identifier = any(${names}::text[])`);
  return new Map(rows.map(({ id, identifier }) => [id, identifier]));
}

/** Locks jobs that are due. Two of the result can be of one queue, which only one of them may use. */
export function claimJobs(
  db: Queryable,
  runnerId: string,
  { taskIds, limit }: ClaimOptions,
): Promise<ClaimedJob[]> {
  return db.query<ClaimedJob>(sql`
    with due as (
      select id, job_queue_id from graphile_worker._private_jobs
      where is_available and run_at <= now() and task_id = any(${taskIds}::int[])
        and (job_queue_id is null or job_queue_id in (
          select id from graphile_worker._private_job_queues where is_available for update skip locked))
      order by priority, run_at
      limit ${limit}
      for update skip locked
    ),
    queues as (
      update graphile_worker._private_job_queues queue set locked_by = ${runnerId}, locked_at = now()
      from due where queue.id = due.job_queue_id
    )
    update graphile_worker._private_jobs job
    set attempts = job.attempts + 1, locked_by = ${runnerId}, locked_at = now()
    from due where job.id = due.id
    returning job.id, job.task_id, job.payload, job.attempts, job.max_attempts, job.job_queue_id`);
}

/**
 * Puts back what this runner has locked, as if it had never been claimed; `kept` are the jobs that it works
 * on.
 */
export async function putBackOthers(
  db: Queryable,
  runnerId: string,
  kept: readonly ClaimedJob[],
): Promise<void> {
  const ids = kept.map((job) => job.id);
  const queueIds = kept.flatMap((job) => job.job_queue_id ?? []);
  await db.execute(sql`
    with put_back as (
      update graphile_worker._private_jobs
      set attempts = greatest(0, attempts - 1), locked_by = null, locked_at = null
      where locked_by = ${runnerId} and id <> all(${ids}::bigint[])
    )
    update graphile_worker._private_job_queues set locked_by = null, locked_at = null
    where locked_by = ${runnerId} and id <> all(${queueIds}::int[])`);
}

/**
 * Only what the runner still has locked: a job that was put back in the meantime may have a new payload, and
 * runs again. The selected array hides its length from the planner, which would otherwise plan every call
 * again.
 */
export async function deleteDone(db: Queryable, runnerId: string, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    with done as (
      delete from graphile_worker._private_jobs
      where id = any((select ${ids}::bigint[])::bigint[]) and locked_by = ${runnerId}
      returning job_queue_id
    )
    update graphile_worker._private_job_queues queue set locked_by = null, locked_at = null
    from done where queue.id = done.job_queue_id and queue.locked_by = ${runnerId}`);
}

/** The next attempt comes e^attempt seconds later. */
export async function postponeFailed(
  db: Queryable,
  runnerId: string,
  failed: readonly FailedJob[],
): Promise<void> {
  await db.execute(sql`
    with failed as (
      update graphile_worker._private_jobs job
      set last_error = failure.message, locked_by = null, locked_at = null,
        run_at = greatest(now(), run_at) + exp(least(attempts, 10)) * interval '1 second'
      from unnest(${failed.map((job) => job.id)}::bigint[], ${failed.map((job) => job.message)}::text[])
        as failure (id, message)
      where job.id = failure.id and job.locked_by = ${runnerId}
      returning job.job_queue_id
    )
    update graphile_worker._private_job_queues queue set locked_by = null, locked_at = null
    from failed where queue.id = failed.job_queue_id and queue.locked_by = ${runnerId}`);
}
