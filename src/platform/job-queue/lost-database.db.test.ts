import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../test/support/free-port.ts';
import { TcpProxy } from '../../../test/support/tcp-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { silentLogger } from '../logger.ts';
import { sql } from '../postgres/index.ts';
import { enqueueJob, type JobRunner, type JobTask, startJobRunner } from './index.ts';

/** The runner reaches the database through the proxy, and the test directly. */
let test: TestDatabase;
let proxy: TcpProxy;
let runner: JobRunner | undefined;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  proxy = new TcpProxy(await freePort(), Number(new URL(test.url).port));
  await proxy.open();
});
afterEach(async () => {
  await runner?.stop();
  runner = undefined;
  await proxy.close();
  await test.db.execute(sql`delete from graphile_worker._private_jobs`);
});

async function start(tasks: JobTask[]): Promise<void> {
  const url = new URL(test.url);
  url.port = String(proxy.port);
  runner = await startJobRunner({ url: url.href, tasks, cron: [], concurrency: 4, log: silentLogger });
}

/** A task whose runs wait until the test ends them. */
function heldTask(name: string, end: () => void = () => undefined) {
  let begun = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const task: JobTask = {
    name,
    async run() {
      begun += 1;
      await released;
      end();
    },
  };
  return { task, release, begun: () => begun };
}

const readJobs = () =>
  test.db.query<{ task: string; attempts: number; last_error: string | null; locked_by: string | null }>(
    sql`select task_identifier as task, attempts, last_error, locked_by from graphile_worker.jobs order by 1`,
  );

describe('a job that ends while the database is away', () => {
  it('has its success or failure stored when the database is back', async () => {
    const succeeds = heldTask('succeeds');
    const fails = heldTask('fails', () => {
      throw new Error('no luck\0');
    });
    await start([succeeds.task, fails.task]);
    await enqueueJob(test.db, { task: 'succeeds', payload: {} });
    await enqueueJob(test.db, { task: 'fails', payload: {}, attemptsMax: 1 });
    await expect.poll(() => succeeds.begun() + fails.begun()).toBe(2);

    await proxy.close();
    succeeds.release();
    fails.release();
    // Nobody can say when the runner has failed to report, so it is given the time for several attempts.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await readJobs()).toMatchObject([
      { task: 'fails', last_error: null },
      { task: 'succeeds', attempts: 1 },
    ]);
    await proxy.open();

    await expect
      .poll(readJobs)
      .toEqual([{ task: 'fails', attempts: 1, last_error: 'no luck', locked_by: null }]);
    expect([succeeds.begun(), fails.begun()]).toEqual([1, 1]);
  });
});

describe('a runner whose database was away', () => {
  it('takes the next jobs without a restart, also after many outages', async () => {
    const runs: unknown[] = [];
    await start([{ name: 'record', run: async (payload) => void runs.push(payload) }]);
    for (const n of [1, 2, 3]) {
      await proxy.close();
      await enqueueJob(test.db, { task: 'record', payload: { n } });
      await proxy.open();
      await expect.poll(() => runs).toContainEqual({ n });
    }
    expect(runs).toHaveLength(3);
  });

  it('runs the jobs of a claim whose answer was lost', async () => {
    const runs: unknown[] = [];
    await start([{ name: 'record', run: async (_, { attempt }) => void runs.push(attempt) }]);
    await test.db.transaction(async (tx) => {
      // Holds back every claim until this transaction has ended.
      await tx.execute(sql`lock table graphile_worker._private_jobs in share row exclusive mode`);
      await enqueueJob(tx, { task: 'record', payload: {} });
      await expect
        .poll(() =>
          test.db.query(sql`select from pg_stat_activity
            where application_name = 'domesday jobs' and datname = current_database() and wait_event_type = 'Lock'`),
        )
        .not.toHaveLength(0);
      await proxy.close();
    });
    // The claim takes effect now, for a runner that never hears of it.
    await expect.poll(async () => (await readJobs())[0]?.locked_by).toMatch(/^runner-/);
    await proxy.open();
    await expect.poll(() => runs).toEqual([1]);
  });
});

describe('a runner whose database does not answer', () => {
  it('stops all the same, and aborts the jobs that run', async () => {
    let signal: AbortSignal | undefined;
    await start([
      {
        name: 'endless',
        run: (_, context) => {
          signal = context.signal;
          return new Promise((resolve) => signal?.addEventListener('abort', () => resolve()));
        },
      },
    ]);
    await enqueueJob(test.db, { task: 'endless', payload: {} });
    await expect.poll(() => signal).toBeDefined();
    proxy.silence();
    await runner?.stop();
    runner = undefined;
    expect(signal?.aborted).toBe(true);
  });
});

describe('jobs of one queue', () => {
  it('run one after another, also when they were due at the same time', async () => {
    let running = 0;
    let most = 0;
    let done = 0;
    for (let n = 0; n < 4; n++) await enqueueJob(test.db, { task: 'alone', payload: { n }, queue: 'alone' });
    await start([
      {
        name: 'alone',
        async run() {
          running += 1;
          most = Math.max(most, running);
          await new Promise((resolve) => setTimeout(resolve, 20));
          running -= 1;
          done += 1;
        },
      },
    ]);
    await expect.poll(() => done).toBe(4);
    expect(most).toBe(1);
  });
});
