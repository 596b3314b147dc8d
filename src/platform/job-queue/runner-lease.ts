/**
 * graphile-worker unlocks the jobs of a dead process after four hours. Here every runner renews a lease, and
 * any runner that finds an expired lease unlocks the jobs of its owner.
 */
import { MINUTE_MS } from '../../shared/clock.ts';
import type { Logger } from '../logger.ts';
import { type Queryable, sql } from '../postgres/index.ts';

const RENEW_EVERY_MS = 3_000;
const LEASE_SECONDS = 12;
/** How often, and after how long, jobs are unlocked whose runner has no lease at all. */
const UNLOCK_STRAYS_EVERY_MS = 5 * MINUTE_MS;
const STRAY_AFTER_SECONDS = 60;

export interface Lease {
  stop(): void;
}

/** Renews the lease of a runner, and unlocks the jobs of those whose lease has expired. */
export function keepLease(db: Queryable, runnerId: string, log: Logger): Lease {
  let isStopped = false;
  let isCutOff = false;
  let blindUntil = 0;
  let unlockStraysAt = 0;
  let timer: NodeJS.Timeout | undefined;

  async function renew(): Promise<void> {
    try {
      await renewLease(db, runnerId);
      // While the database was away nobody could renew a lease: the others get the time to do so.
      if (isCutOff) blindUntil = performance.now() + LEASE_SECONDS * 1_000;
      isCutOff = false;
      if (performance.now() < blindUntil) return;
      await unlockJobsOfDeadRunners(db, log);
      if (performance.now() < unlockStraysAt) return;
      await unlockStrayJobs(db, log);
      unlockStraysAt = performance.now() + UNLOCK_STRAYS_EVERY_MS;
    } catch (error) {
      isCutOff = true;
      log.warn({ err: error }, 'the job runner could not renew its lease');
    }
  }

  function schedule(): void {
    if (isStopped) return;
    timer = setTimeout(() => void renew().then(schedule), RENEW_EVERY_MS);
  }

  schedule();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

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

/**
 * Unlocks jobs whose runner has no lease: one whose last claim took effect after it had ended its lease. The
 * time since the claim protects a runner that was declared dead and comes back: it renews its lease within
 * seconds.
 */
export async function unlockStrayJobs(db: Queryable, log: Logger): Promise<void> {
  const owners = await db.query<{ locked_by: string }>(sql`
    with stray as (
      select distinct locked_by from graphile_worker._private_jobs
      where locked_at < now() - make_interval(secs => ${STRAY_AFTER_SECONDS})
        and locked_by not in (select id from job_runners)
    ),
    unlocked as (
      select graphile_worker.force_unlock_workers(array_agg(locked_by)) from stray having count(*) > 0
    )
    select stray.locked_by from stray, unlocked`);
  if (owners.length > 0) log.warn({ owners }, 'jobs of a runner without a lease were put back in the queue');
}
