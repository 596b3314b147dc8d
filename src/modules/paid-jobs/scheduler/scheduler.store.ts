/** Statements over the tasks and jobs of all kinds, by the views of migrations/0034_fair_shares.sql. */
import { type Queryable, sql, type Transaction, type Writer } from '../../../platform/postgres/index.ts';
import { CROWD, type TaskRef, WORKER_SILENCE_MS_MAX } from '../engine/job.ts';
import type { JobAbout } from '../engine/job-kind.ts';
import { JOB_TABLES } from '../engine/job-tables.ts';

/** A task that may be worked on now. */
export interface NextTask extends TaskRef {
  about: JobAbout;
  account_id: string;
  weight: number;
  slow: boolean;
  /** The account's running attempts, in all processes. */
  running: number;
  /** Other tasks wait as well. */
  more: boolean;
  /** How many seconds the account may use before it is the turn of another; null: no other waits. */
  lead: number | null;
}

export interface NextTaskQuery {
  /** The kinds of tasks that this process can work on. */
  kinds: readonly JobAbout[];
  /** Null: both. */
  slow: boolean | null;
  /** Weights of accounts by plan; 1 for all others. */
  weights: Readonly<Record<string, number>>;
  /** The use of accounts that is not stored yet. */
  unstored: ReadonlyMap<string, number>;
  now: Date;
}

interface AccountLoad {
  open_jobs: number;
  /** Tasks of all accounts that wait for a ticket, counted up to `CROWD`. */
  waiting_tasks: number;
  /**
   * When the first of the last outcomes that cost nothing ended, counting as many as are allowed. Null: there
   * were fewer.
   */
  free_since: Date | null;
}

/**
 * Unfinished jobs beyond this number do not count: an account with many jobs waits longer, but not for ever.
 */
const WAITING_COUNTED_MAX = 20;
/** How much more than the others an account may have used when it returns; beyond that it is forgiven. */
const LEAD_SECONDS_MAX = 300;

/** A process may claim the tasks of one list without asking again. */
const LISTED_MAX = 8;

export type SchedulerStore = typeof schedulerStore;

/** The attempts that run for each account, and the time that they have taken so far. */
const RUNNING = `
  select running_for as account_id, count(*)::int as attempts,
    sum(extract(epoch from (select now from query) - started_at))::float8 as seconds
  from claimed_tasks
  -- By the index of tickets: all waiting tasks may have been touched within the minute.
  where ticket > '' and state = 'processing' and (touched_at > (select alive_since from query)) is true
  group by running_for`;

/** The first account with an unfinished job of any kind, by the indexes. */
const firstAccount = (condition: string) =>
  `least(${JOB_TABLES.map(
    ({ jobs }) =>
      `(select account_id from ${jobs} where finished_at is null${condition} order by account_id limit 1)`,
  ).join(', ')})`;

/** The accounts with unfinished jobs, read by the indexes one account at a time. */
const WAITING = `
  select ${firstAccount('')}
  union all
  select ${firstAccount(' and account_id > waiting.account_id')}
  from waiting where waiting.account_id is not null`;

/** The waiting accounts by how much they have used, in seconds; those that have used least come first. */
const RANKED = `
  select waiting.account_id, plan.weight, coalesce(running.attempts, 0) as running,
    coalesce(share.used_seconds, 0) + coalesce(((select unstored from query) ->> waiting.account_id)::float8, 0)
      + counted.jobs
      + (coalesce(running.seconds, 0) + coalesce(running.attempts, 0)) / plan.weight as used
  from waiting
  join accounts account on account.id = waiting.account_id
  cross join lateral (
    select coalesce(((select weights from query) ->> account.plan)::float8, 1) as weight
  ) plan
  cross join lateral (
    select count(*)::int as jobs from (
      select from open_jobs
      where account_id = waiting.account_id and about = any((select kinds from query)::text[])
      limit (select $7::int)
    ) job
  ) counted
  left join running on running.account_id = waiting.account_id
  left join account_shares share on share.account_id = waiting.account_id
  order by used`;

/** The oldest waiting tasks of a ranked account. */
const TASKS_OF_ACCOUNT = JOB_TABLES.map(
  ({ about, jobs, tasks, subject }) => `
  (
    select '${about}' as about, job.${subject} as subject, task.id, task.slow, job.created_at as asked_at
    from ${jobs} job cross join lateral (
      select id, slow from ${tasks} where ${subject} = job.${subject} and ticket is null
        and slow = coalesce((select slow from query), slow) offset 0
    ) task
    where '${about}' = any((select kinds from query)::text[])
      and job.finished_at is null and job.account_id = ranked.account_id
    order by job.created_at limit (select $8::int)
  )`,
).join(`
  union all`);

/** Whether another task than this one waits. */
const MORE = JOB_TABLES.map(
  ({ about, tasks }) => `'${about}' = any((select kinds from query)::text[])
      and exists (select from ${tasks} other where other.ticket is null and other.id <> task.id)`,
).join(`
    or `);

/**
 * The parameters are selected, so that the plan does not depend on them: planning this takes longer than
 * running it.
 */
const NEXT_TASKS = `
  with recursive query as (
    select $1::text[] as kinds, $2::boolean as slow, $3::jsonb as weights, $4::jsonb as unstored,
      $5::timestamptz as now, $6::timestamptz as alive_since
  ),
  running as (${RUNNING}),
  waiting (account_id) as (${WAITING}),
  ranked as (${RANKED})
  select task.about, task.subject, task.id, task.slow, ranked.account_id, ranked.weight, ranked.running,
    ${MORE} as more,
    (
      select min(other.used) - ranked.used from ranked other
      where other.used >= ranked.used and other.account_id <> ranked.account_id
    ) as lead
  from ranked cross join lateral (${TASKS_OF_ACCOUNT}) task
  order by ranked.used, task.asked_at limit (select $8::int)`;

/** All waiting tasks, at most `$2` of them. */
const WAITING_TASKS = JOB_TABLES.map(({ tasks }) => `select from ${tasks} where ticket is null`).join(`
    union all
    `);

const LOAD = `
  select (select count(*)::int from open_jobs where account_id = $1) as open_jobs,
    (select count(*)::int from (
    ${WAITING_TASKS}
    limit $2
  ) crowd) as waiting_tasks, (
    select finished_at from jobs_ended_free where account_id = $1 and finished_at > $3
    order by finished_at desc offset $4 limit 1
  ) as free_since`;

export const schedulerStore = {
  /** The task that a ticket claimed before its attempt failed or its worker died. */
  findClaimed: (db: Queryable, ticket: string, weights: NextTaskQuery['weights']) =>
    db.first<NextTask>(sql`
      select task.about, task.subject, task.id, task.slow, 0 as running, false as more, 0 as lead,
        coalesce(task.running_for, '') as account_id,
        coalesce((${JSON.stringify(weights)}::jsonb ->> account.plan)::float8, 1) as weight
      from claimed_tasks task left join accounts account on account.id = task.running_for
      where task.ticket = ${ticket}`),

  /**
   * The oldest waiting tasks of the account that has used least, at most `LISTED_MAX`. Use is the time of its
   * ended and running attempts, with a second more for each that runs, divided by its weight; and a second
   * for each unfinished job. Accounts and their jobs are read by their indexes, one at a time (`offset 0`):
   * there may be many thousand jobs.
   */
  async listNext(db: Queryable, { kinds, slow, weights, unstored, now }: NextTaskQuery): Promise<NextTask[]> {
    const tasks = await db.query<NextTask>({
      name: 'next tasks',
      text: NEXT_TASKS,
      values: [
        kinds,
        slow,
        JSON.stringify(weights),
        JSON.stringify(Object.fromEntries(unstored)),
        now,
        new Date(now.getTime() - WORKER_SILENCE_MS_MAX),
        WAITING_COUNTED_MAX,
        LISTED_MAX,
      ],
    });
    return tasks.filter((task) => task.account_id === tasks[0]?.account_id);
  },

  /** True when tasks wait for a ticket. */
  async hasWaitingTasks(db: Queryable, kinds: readonly JobAbout[]): Promise<boolean> {
    const row = await db.first(sql`select 1 from waiting_tasks where about = any(${kinds}::text[]) limit 1`);
    return row !== undefined;
  },

  /**
   * Adds to what accounts have used. Locked in one order, so that processes do not wait for each other in a
   * circle.
   */
  async addUse(db: Queryable, uses: ReadonlyMap<string, number>): Promise<void> {
    await db.execute(sql`
      with used as (
        select share.account_id, added.seconds
        from unnest(${[...uses.keys()]}::text[], ${[...uses.values()]}::float8[]) as added (account_id, seconds)
        join account_shares share on share.account_id = added.account_id
        order by share.account_id for update of share
      )
      update account_shares share set used_seconds = used_seconds + used.seconds
      from used where share.account_id = used.account_id`);
  },

  /**
   * Before a new job. An account without jobs begins with as much use as the account that has least: idle
   * time cannot be saved up. An account with jobs keeps its use, and the use of others is not read. Locks the
   * account's share, so that its jobs are counted one call after another. The lock comes before the insert,
   * where calls queue for it: all calls that wait in an insert wake up at the end of each.
   */
  async enter(tx: Writer, accountId: string): Promise<void> {
    await tx.execute(sql`
      with locked as (select from account_shares where account_id = ${accountId} for no key update)
      insert into account_shares as share (account_id, used_seconds)
      select ${accountId}, coalesce(
        (select min(used_seconds) from account_shares where account_id in (select account_id from open_jobs)),
        (select max(used_seconds) from account_shares),
        0)
      where not exists (select from locked) or not exists (select from open_jobs where account_id = ${accountId})
      on conflict (account_id) do update set used_seconds =
        case when exists (select from open_jobs where account_id = ${accountId}) then share.used_seconds
        else greatest(excluded.used_seconds, least(share.used_seconds, excluded.used_seconds + ${LEAD_SECONDS_MAX}::int))
        end`);
  },

  async readLoad(
    tx: Transaction,
    accountId: string,
    { freeMax, since }: { freeMax: number; since: Date },
  ): Promise<AccountLoad> {
    const load = await tx.first<AccountLoad>({
      name: 'load of an account',
      text: LOAD,
      values: [accountId, CROWD, since, freeMax - 1],
    });
    return load ?? { open_jobs: 0, waiting_tasks: 0, free_since: null };
  },
};
