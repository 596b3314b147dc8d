import { setTimeout as sleep } from 'node:timers/promises';
import { type ParsedCronItem, parseCronItems } from 'graphile-worker';
import { DAY_MS, MINUTE_MS } from '../../shared/clock.ts';
import type { Logger } from '../logger.ts';
import { type Queryable, sql } from '../postgres/index.ts';
import { retry } from './retry.ts';

export interface CronJob {
  task: string;
  /** Five fields, in UTC: minute, hour, day of the month, month, day of the week. */
  schedule: string;
}

/** Times that passed while the database was away are made up for, this far back. */
const CATCH_UP_MS = DAY_MS;

interface DueTask {
  task: string;
  at: Date;
}

/** Throws for a schedule that is none. */
export function parseSchedules(cron: readonly CronJob[]): ParsedCronItem[] {
  return parseCronItems(cron.map(({ task, schedule }) => ({ task, match: schedule })));
}

export interface SchedulesOptions {
  signal: AbortSignal;
  log: Logger;
  now?: () => number;
}

/**
 * Enqueues the jobs of the schedules until the signal is aborted. All processes do so; the row of a schedule
 * in the database lets the first one through.
 */
export async function runSchedules(
  db: Queryable,
  schedules: readonly ParsedCronItem[],
  { signal, log, now = Date.now }: SchedulesOptions,
): Promise<void> {
  if (schedules.length === 0) return;
  const onFailure = (error: unknown) => log.warn({ err: error }, 'scheduled jobs wait for the database');
  const persist = <T>(work: () => Promise<T>) => retry(work, { signal, onFailure });
  let last = now();
  try {
    await persist(() => registerSchedules(db, schedules));
    for (;;) {
      const until = now();
      const due = listDue(schedules, { after: last, until });
      if (due.length > 0) await persist(() => enqueueDue(db, due));
      last = until;
      await sleep(MINUTE_MS - (now() % MINUTE_MS) + 1, undefined, { signal });
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** The last time of each schedule in the period. */
export function listDue(
  schedules: readonly ParsedCronItem[],
  { after, until }: { after: number; until: number },
): DueTask[] {
  const first = Math.max(after, until - CATCH_UP_MS);
  return schedules.flatMap(({ task, match }) => {
    for (let at = until - (until % MINUTE_MS); at > first; at -= MINUTE_MS) {
      if (match(digest(new Date(at)))) return [{ task, at: new Date(at) }];
    }
    return [];
  });
}

function digest(at: Date) {
  return {
    min: at.getUTCMinutes(),
    hour: at.getUTCHours(),
    date: at.getUTCDate(),
    month: at.getUTCMonth() + 1,
    dow: at.getUTCDay(),
  };
}

async function registerSchedules(db: Queryable, schedules: readonly ParsedCronItem[]): Promise<void> {
  await db.execute(sql`
    insert into graphile_worker._private_known_crontabs (identifier, known_since)
    select unnest(${schedules.map(({ task }) => task)}::text[]), now()
    on conflict do nothing`);
}

/**
 * A job that still waits from an earlier time is not doubled. A last time in the future was written by a
 * clock that was wrong, and must not hold the schedule up until then.
 */
async function enqueueDue(db: Queryable, due: readonly DueTask[]): Promise<void> {
  await db.execute(sql`
    with due as (
      select * from unnest(${due.map(({ task }) => task)}::text[], ${due.map(({ at }) => at)}::timestamptz[])
        as due (task, at)
    ),
    mine as (
      insert into graphile_worker._private_known_crontabs as known (identifier, known_since, last_execution)
      select task, at, at from due
      on conflict (identifier) do update set last_execution = excluded.last_execution
        where known.last_execution is null or known.last_execution < excluded.last_execution
          or known.last_execution > now() + interval '5 minutes'
      returning identifier
    )
    select graphile_worker.add_job(
      identifier => due.task,
      payload => json_build_object('_cron', json_build_object('ts', due.at)),
      run_at => least(due.at, now()),
      job_key => 'cron:' || due.task,
      job_key_mode => 'preserve_run_at'
    )
    from due join mine on mine.identifier = due.task`);
}
