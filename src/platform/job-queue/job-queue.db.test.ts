import { setTimeout as sleep } from 'node:timers/promises';
import { Logger as LibraryLogger, runOnce } from 'graphile-worker';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { DAY_MS, MINUTE_MS } from '../../shared/clock.ts';
import { silentLogger } from '../logger.ts';
import { sql } from '../postgres/index.ts';
import { enqueueJob, type JobContext, type JobRunner, type JobTask, startJobRunner } from './index.ts';
import { renewLease, unlockJobsOfDeadRunners, unlockStrayJobs } from './runner-lease.ts';
import { parseSchedules, runSchedules } from './schedules.ts';

let test: TestDatabase;
let runner: JobRunner | undefined;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterEach(async () => {
  await runner?.stop();
  runner = undefined;
  await test.db.execute(sql`delete from graphile_worker._private_jobs`);
});
afterAll(() => test.drop());

async function start(...tasks: JobTask[]): Promise<void> {
  runner = await startJobRunner({
    url: test.url,
    tasks,
    cron: [],
    concurrency: 4,
    log: silentLogger,
  });
}

/** A task that records its runs and can be made to fail the first few. */
function recorder(name = 'record', failures = 0) {
  const runs: { payload: unknown; attempt: number }[] = [];
  const task: JobTask = {
    name,
    async run(payload, { attempt }: JobContext) {
      runs.push({ payload, attempt });
      if (runs.length <= failures) throw new Error('not yet');
    },
  };
  return { task, runs };
}

describe('a job', () => {
  it('runs soon after the transaction that asked for it commits', async () => {
    const { task, runs } = recorder();
    await start(task);
    await test.db.transaction((tx) => enqueueJob(tx, { task: 'record', payload: { n: 1 } }));
    await expect.poll(() => runs).toEqual([{ payload: { n: 1 }, attempt: 1 }]);
  });

  it('never exists when that transaction rolls back', async () => {
    const { task, runs } = recorder();
    await start(task);
    const undone = test.db.transaction(async (tx) => {
      await enqueueJob(tx, { task: 'record', payload: {} });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await test.db.transaction((tx) => enqueueJob(tx, { task: 'record', payload: { last: true } }));
    await expect.poll(() => runs.length).toBeGreaterThan(0);
    expect(runs.map((run) => run.payload)).toEqual([{ last: true }]);
  });

  it('replaces the waiting job of its key instead of adding a second', async () => {
    const runAt = new Date(Date.now() + 400);
    for (const n of [1, 2, 3])
      await enqueueJob(test.db, { task: 'record', payload: { n }, key: 'one', runAt });
    const { task, runs } = recorder();
    await start(task);
    await expect.poll(() => runs).toEqual([{ payload: { n: 3 }, attempt: 1 }]);
  });

  it('is tried again later when it fails, until it succeeds', async () => {
    const { task, runs } = recorder('flaky', 1);
    await start(task);
    await enqueueJob(test.db, { task: 'flaky', payload: {} });
    await expect.poll(() => runs.map((run) => run.attempt)).toEqual([1, 2]);
  });

  it('is given up after its tries if it keeps failing, and kept for a person to look at', async () => {
    const { task, runs } = recorder('hopeless', 99);
    await start(task);
    await enqueueJob(test.db, { task: 'hopeless', payload: {}, attemptsMax: 1 });
    await expect
      .poll(() =>
        test.db.query(sql`select last_error from graphile_worker.jobs where attempts = max_attempts`),
      )
      .toEqual([{ last_error: 'not yet' }]);
    expect(runs).toHaveLength(1);
  });

  it('is finished before the runner stops if it is in progress', async () => {
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let finished = false;
    await start({
      name: 'slow',
      async run() {
        begin();
        await sleep(300);
        finished = true;
      },
    });
    await enqueueJob(test.db, { task: 'slow', payload: {} });
    await begun;
    await runner?.stop();
    runner = undefined;
    expect(finished).toBe(true);
  });
});

describe('the runner', () => {
  it('is woken by each new job, long before it would poll', async () => {
    const { task, runs } = recorder();
    await start(task);
    const startedAt = performance.now();
    for (let count = 1; count <= 10; count++) {
      await enqueueJob(test.db, { task: 'record', payload: { count } });
      await expect.poll(() => runs, { interval: 5 }).toHaveLength(count);
    }
    // Polling alone would take 20 s.
    expect(performance.now() - startedAt).toBeLessThan(12_000);
  });

  it('finds jobs by polling that nobody notified it of', async () => {
    const { task, runs } = recorder();
    await start(task);
    await test.db.execute(sql`
      insert into graphile_worker._private_jobs (task_id, payload)
      select id, '{}' from graphile_worker._private_tasks where identifier = 'record'`);
    await expect.poll(() => runs).toHaveLength(1);
  });

  it('continues a queue that graphile-worker’s own runner worked on before an upgrade', async () => {
    await enqueueJob(test.db, { task: 'record', payload: { half: 'done' } });
    await runOnce({
      connectionString: test.url,
      logger: new LibraryLogger(() => () => undefined),
      taskList: {
        record() {
          throw new Error('stopped for the upgrade');
        },
      },
    });
    const { task, runs } = recorder();
    await start(task);
    await expect.poll(() => runs).toEqual([{ payload: { half: 'done' }, attempt: 2 }]);
  });
});

describe('a schedule', () => {
  const everyMinute = parseSchedules([{ task: 'minutely', schedule: '* * * * *' }]);
  const readRuns = () =>
    test.db.query<{ key: string; is_due: boolean }>(
      sql`select key, run_at <= now() as is_due from graphile_worker.jobs where task_identifier = 'minutely'`,
    );

  /** A clock that is so far from ours, and will strike the next minute soon. */
  function clockBefore(nextMinute: number): () => number {
    const offset = nextMinute - 300 - Date.now();
    return () => Date.now() + offset;
  }

  it('enqueues one job for all processes, each time', async () => {
    const stopping = new AbortController();
    const now = clockBefore(Date.UTC(2026, 0, 1, 12));
    const options = { signal: stopping.signal, log: silentLogger, now };
    const running = [1, 2, 3].map(() => runSchedules(test.db, everyMinute, options));
    await expect.poll(readRuns).toEqual([{ key: 'cron:minutely', is_due: true }]);
    stopping.abort();
    await Promise.all(running);
    expect(await readRuns()).toHaveLength(1);
  });

  it('is not held up after a clock that was days ahead is set right', async () => {
    for (const at of [Date.now() + 10 * DAY_MS, Date.now()]) {
      const stopping = new AbortController();
      const now = clockBefore(at - (at % MINUTE_MS));
      const running = runSchedules(test.db, everyMinute, { signal: stopping.signal, log: silentLogger, now });
      await expect.poll(readRuns).toEqual([{ key: 'cron:minutely', is_due: true }]);
      stopping.abort();
      await running;
      await test.db.execute(sql`delete from graphile_worker._private_jobs`);
    }
  });

  it('is registered once for the whole deployment, so that two processes do not both start its job', async () => {
    const options = {
      url: test.url,
      tasks: [recorder('tidy').task],
      concurrency: 1,
      log: silentLogger,
    };
    const runners = await Promise.all([
      startJobRunner({ ...options, cron: [{ task: 'tidy', schedule: '17 3 * * *' }] }),
      startJobRunner({ ...options, cron: [{ task: 'tidy', schedule: '17 3 * * *' }] }),
    ]);
    await expect
      .poll(() =>
        test.db.query(
          sql`select identifier from graphile_worker._private_known_crontabs where identifier = 'tidy'`,
        ),
      )
      .toHaveLength(1);
    await Promise.all(runners.map((each) => each.stop()));
  });

  it('is refused at the start if it cannot be one', async () => {
    const options = { url: test.url, tasks: [], concurrency: 1, log: silentLogger };
    await expect(
      startJobRunner({ ...options, cron: [{ task: 'tidy', schedule: 'at noon' }] }),
    ).rejects.toThrow();
  });
});

describe('the jobs of a process that died', () => {
  it('are put back in the queue once its lease has run out, and not before', async () => {
    await enqueueJob(test.db, { task: 'orphan', payload: {} });
    await test.db.execute(
      sql`update graphile_worker._private_jobs set locked_by = 'pool-dead', locked_at = now(), attempts = 1`,
    );
    await renewLease(test.db, 'pool-dead');
    await unlockJobsOfDeadRunners(test.db, silentLogger);
    expect(await lockedBy()).toEqual(['pool-dead']);
    await test.db.execute(sql`update job_runners set seen_at = now() - interval '13 seconds'`);
    await unlockJobsOfDeadRunners(test.db, silentLogger);
    expect(await lockedBy()).toEqual([null]);
  });

  it('are put back in the queue when it has no lease at all', async () => {
    await enqueueJob(test.db, { task: 'stray', payload: {} });
    await test.db.execute(
      sql`update graphile_worker._private_jobs set locked_by = 'pool-gone', locked_at = now(), attempts = 1`,
    );
    await unlockStrayJobs(test.db, silentLogger);
    expect(await lockedBy()).toEqual(['pool-gone']);
    await test.db.execute(
      sql`update graphile_worker._private_jobs set locked_at = now() - interval '61 seconds'`,
    );
    await unlockStrayJobs(test.db, silentLogger);
    expect(await lockedBy()).toEqual([null]);
  });

  async function lockedBy(): Promise<(string | null)[]> {
    const rows = await test.db.query<{ locked_by: string | null }>(
      sql`select locked_by from graphile_worker.jobs`,
    );
    return rows.map((row) => row.locked_by);
  }
});
