import type { Logger } from '../logger.ts';
import { type Queryable, sql } from '../postgres/index.ts';

/**
 * graphile-worker unlocks the jobs of a dead process after four hours. Here every runner renews a lease, and any runner
 * that finds an expired lease unlocks the jobs of its owner.
 */
export const RENEW_EVERY_MS = 3_000;
const LEASE_SECONDS = 12;

export async function renewLease(db: Queryable, runnerId: string): Promise<void> {
  await db.execute(sql`
    insert into job_runners (id, seen_at) values (${runnerId}, now())
    on conflict (id) do update set seen_at = excluded.seen_at`);
}

export async function endLease(db: Queryable, runnerId: string): Promise<void> {
  await db.execute(sql`
    with ended as (delete from job_runners where id = ${runnerId})
    select graphile_worker.force_unlock_workers(array[${runnerId}])`);
}

/** Deletes the rows of dead runners and unlocks their jobs in the same statement, so that it happens once. */
export async function unlockJobsOfDeadRunners(db: Queryable, log: Logger): Promise<void> {
  const dead = await db.query<{ id: string }>(sql`
    with dead as (
      delete from job_runners
      where seen_at < now() - make_interval(secs => ${LEASE_SECONDS})
      returning id
    ),
    unlocked as (
      select graphile_worker.force_unlock_workers(array_agg(id)) from dead having count(*) > 0
    )
    select dead.id from dead, unlocked`);
  if (dead.length > 0) {
    log.warn(
      { runners: dead.map((row) => row.id) },
      'another job runner died; its jobs were put back in the queue',
    );
  }
}
