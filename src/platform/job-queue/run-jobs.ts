import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Logger as GraphileLogger,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import type { Database } from '../postgres/index.ts';
import { endLease, RENEW_EVERY_MS, renewLease, unlockJobsOfDeadRunners } from './runner-lease.ts';

export interface JobContext {
  /** 1 for the first attempt. */
  attempt: number;
  attemptsMax: number;
  /** Aborted when the process stops and the job did not finish within the grace period. */
  signal: AbortSignal;
  log: Logger;
}

export interface JobTask {
  name: string;
  run(payload: unknown, context: JobContext): Promise<void>;
}

export interface CronJob {
  task: string;
  /** Five fields, in UTC: minute, hour, day of the month, month, day of the week. */
  schedule: string;
}

export interface JobRunnerOptions {
  url: string;
  db: Database;
  tasks: JobTask[];
  cron: CronJob[];
  concurrency: number;
  log: Logger;
  onFinished?: (task: string, outcome: 'done' | 'failed', durationMs: number) => void;
}

export interface JobRunner {
  /** Takes no new jobs and waits for running ones. Those that do not finish in time are aborted and retried later. */
  stop(): Promise<void>;
}

/** How long running jobs may continue after `stop`, before their signal is aborted. */
const STOP_GRACE_MS = 5_000;
const RESTART_DELAY_MS = 1_000;

/**
 * Runs jobs until stopped. When graphile-worker gives up, which it does when the database is unreachable for long, a new
 * runner replaces it.
 */
export async function startJobRunner(options: JobRunnerOptions): Promise<JobRunner> {
  const { log } = options;
  // A separate pool: fetching jobs must not wait for requests, nor requests for it.
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.concurrency + 2,
    connectionTimeoutMillis: 5_000,
    application_name: 'domesday jobs',
  });
  const logBrokenConnection = (error: Error) => log.debug({ err: error }, 'a job-queue connection broke');
  pool.on('error', logBrokenConnection);
  pool.on('connect', (client) => client.on('error', logBrokenConnection));

  let stopping = false;
  let current = await startOnce(options, pool);

  const supervision = (async () => {
    while (!stopping) {
      await current.runner.promise.catch((error) => log.error({ err: error }, 'the job runner failed'));
      if (stopping) return;
      log.warn('the job runner ended by itself; starting another');
      await sleep(RESTART_DELAY_MS);
      current = await startOnce(options, pool).catch((error) => {
        log.error({ err: error }, 'the job runner could not start; trying again');
        return current;
      });
    }
  })();

  const heartbeat = setInterval(() => {
    renewLease(options.db, current.id)
      .then(() => unlockJobsOfDeadRunners(options.db, log))
      .catch((error) => log.warn({ err: error }, 'the job runner could not renew its lease'));
  }, RENEW_EVERY_MS);

  return {
    async stop() {
      stopping = true;
      clearInterval(heartbeat);
      await current.runner.stop().catch((error) => log.debug({ err: error }, 'jobs were cut short'));
      await supervision;
      await endLease(options.db, current.id).catch((error) =>
        log.warn({ err: error }, 'the job runner could not end its lease'),
      );
      await pool.end();
    },
  };
}

async function startOnce(
  options: JobRunnerOptions,
  pgPool: pg.Pool,
): Promise<{ id: string; runner: Runner }> {
  const events: WorkerEvents = new EventEmitter();
  let id = '';
  events.on('pool:create', ({ workerPool }) => {
    id = workerPool.id;
  });
  const runner = await run({
    pgPool,
    events,
    noHandleSignals: true,
    taskList: Object.fromEntries(
      options.tasks.map((task) => [task.name, executor(task, options)]),
    ) as TaskList,
    parsedCronItems: parseCronItems(
      options.cron.map(({ task, schedule }) => ({
        task,
        match: schedule,
        options: { jobKey: `cron:${task}`, jobKeyMode: 'preserve_run_at' },
      })),
    ),
    logger: graphileLogger(options.log),
    preset: {
      worker: {
        concurrentJobs: options.concurrency,
        gracefulShutdownAbortTimeout: STOP_GRACE_MS,
        // Fetching several jobs at a time saves round trips. Fetching more than can run at once would only keep them
        // from another idle process.
        localQueue: { size: options.concurrency },
        completeJobBatchDelay: 0,
      },
    },
  });
  await renewLease(options.db, id);
  return { id, runner };
}

function executor(task: JobTask, options: JobRunnerOptions): TaskList[string] {
  return async (payload, { job, abortSignal }) => {
    const log = options.log.child({ task: task.name, job_id: job.id, attempt: job.attempts });
    const startedAt = performance.now();
    try {
      await task.run(payload, {
        attempt: job.attempts,
        attemptsMax: job.max_attempts,
        signal: abortSignal ?? new AbortController().signal,
        log,
      });
      const durationMs = performance.now() - startedAt;
      options.onFinished?.(task.name, 'done', durationMs);
      log.debug({ duration_ms: Math.round(durationMs) }, 'job done');
    } catch (error) {
      options.onFinished?.(task.name, 'failed', performance.now() - startedAt);
      log.warn({ err: error, attempts_max: job.max_attempts }, 'job failed');
      throw error;
    }
  };
}

/** graphile-worker logs every step of every job. We log failures ourselves, so its lines are for debugging only. */
function graphileLogger(log: Logger): GraphileLogger {
  return new GraphileLogger(() => (level, message) => {
    if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
