import { randomBytes } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../logger.ts';
import { listen, openDatabase } from '../postgres/index.ts';
import { inSpan } from '../tracing.ts';
import { type ClaimedJob, registerTasks } from './queue-tables.ts';
import { endLease, keepLease, renewLease } from './runner-lease.ts';
import { type CronJob, parseSchedules, runSchedules } from './schedules.ts';
import { startWorkLoop } from './work-loop.ts';

export interface JobContext {
  /** 1 for the first attempt. */
  attempt: number;
  attemptsMax: number;
  /** Aborted when the process stops and the job did not finish within the grace period. */
  signal: AbortSignal;
  /** False when the process stops: a job that does one thing after another ends after this one. */
  mayContinue(): boolean;
  log: Logger;
}

export interface JobTask {
  name: string;
  run(payload: unknown, context: JobContext): Promise<void>;
}

export interface JobRunnerOptions {
  url: string;
  /** The server itself, when `url` leads to a pooler. */
  sessionUrl?: string | undefined;
  tasks: JobTask[];
  cron: CronJob[];
  concurrency: number;
  log: Logger;
  onFinished?: ((task: string, outcome: 'done' | 'failed', durationMs: number) => void) | undefined;
}

type ExecuteOptions = Pick<JobRunnerOptions, 'log' | 'onFinished'> &
  Pick<JobContext, 'signal' | 'mayContinue'>;

export interface JobRunner {
  /**
   * Takes no new jobs and waits for running ones. Those that do not finish in time are aborted and retried
   * later.
   */
  stop(): Promise<void>;
}

/** How long running jobs may continue after `stop`, before their signal is aborted. */
const STOP_GRACE_MS = 5_000;
/** How long jobs may take to end after that. */
const ABORT_GRACE_MS = 1_500;
/** How long the database may take for each step of the stop. */
const STEP_MS_MAX = 1_000;
const MESSAGE_LENGTH_MAX = 2_000;
/** The claims, the reports, the schedules and the lease, each one statement at a time. */
const CONNECTIONS_MAX = 4;

/**
 * Runs jobs until stopped. It outlives the loss of its database: jobs that run go on, and what became of them
 * is stored when the database is back (ADR 0019).
 */
export async function startJobRunner(options: JobRunnerOptions): Promise<JobRunner> {
  const { log } = options;
  const schedules = parseSchedules(options.cron);
  const runnerId = `runner-${randomBytes(9).toString('hex')}`;
  // A separate pool: fetching jobs must not wait for requests, nor requests for it.
  const db = openDatabase({
    url: options.url,
    sessionUrl: options.sessionUrl,
    log,
    connectionsMax: CONNECTIONS_MAX,
    applicationName: 'domesday jobs',
  });
  const tasks = new Map<number, JobTask>();
  try {
    const ids = await registerTasks(
      db,
      options.tasks.map((task) => task.name),
    );
    for (const [id, name] of ids) {
      const task = options.tasks.find((each) => each.name === name);
      if (task) tasks.set(id, task);
    }
    await renewLease(db, runnerId);
  } catch (error) {
    await db.close();
    throw error;
  }

  const aborting = new AbortController();
  const stopping = new AbortController();
  // Every running job listens.
  setMaxListeners(0, aborting.signal);
  const executing: ExecuteOptions = {
    log,
    onFinished: options.onFinished,
    signal: aborting.signal,
    mayContinue: () => !stopping.signal.aborted,
  };
  const work = startWorkLoop({
    db,
    runnerId,
    taskIds: [...tasks.keys()],
    concurrency: options.concurrency,
    log,
    execute: (job) => executeJob(tasks.get(job.task_id), job, executing),
  });
  const listener = listen(db, { channel: 'jobs:insert', onNotify: work.wake, log });
  const lease = keepLease(db, runnerId, log);
  const scheduling = runSchedules(db, schedules, { signal: stopping.signal, log });

  async function stop(): Promise<void> {
    stopping.abort();
    lease.stop();
    const abort = setTimeout(() => aborting.abort(), STOP_GRACE_MS);
    const stopped = within(STEP_MS_MAX, work.stop()).then(() => work.idle());
    await within(STOP_GRACE_MS + ABORT_GRACE_MS, stopped);
    clearTimeout(abort);
    work.giveUp();
    const left = Promise.all([scheduling, endLease(db, runnerId)]);
    await within(STEP_MS_MAX, left).catch((error) =>
      log.warn(
        { err: error },
        'the job runner could not end its lease; its jobs are taken over when it expires',
      ),
    );
    await within(STEP_MS_MAX, Promise.all([listener.stop(), db.close()]));
  }
  return { stop };
}

/** Returns the message of the failure, if the job failed. */
async function executeJob(
  task: JobTask | undefined,
  job: ClaimedJob,
  { log: runnerLog, onFinished, signal, mayContinue }: ExecuteOptions,
): Promise<string | undefined> {
  const name = task?.name ?? 'unknown';
  const log = runnerLog.child({ task: name, job_id: job.id, attempt: job.attempts });
  const startedAt = performance.now();
  try {
    const attributes = { 'domesday.job.id': job.id, 'domesday.job.attempt': job.attempts };
    await inSpan({ name: `job ${name}`, kind: 'consumer', attributes }, async () => {
      await task?.run(job.payload, {
        attempt: job.attempts,
        attemptsMax: job.max_attempts,
        signal,
        mayContinue,
        log,
      });
    });
    const durationMs = performance.now() - startedAt;
    onFinished?.(name, 'done', durationMs);
    log.debug({ duration_ms: Math.round(durationMs) }, 'job done');
    return undefined;
  } catch (error) {
    onFinished?.(name, 'failed', performance.now() - startedAt);
    log.warn({ err: error, attempts_max: job.max_attempts }, 'job failed');
    return describeFailure(error);
  }
}

/** PostgreSQL cannot store NUL characters. */
function describeFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message || 'no message').replaceAll('\0', '').slice(0, MESSAGE_LENGTH_MAX);
}

/** Waits for the work, but no longer than that. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const waiting = new AbortController();
  try {
    await Promise.race([work, sleep(ms, undefined, { signal: waiting.signal }).catch(() => undefined)]);
  } finally {
    waiting.abort();
  }
}
