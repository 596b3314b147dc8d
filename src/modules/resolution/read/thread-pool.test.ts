import { threadId } from 'node:worker_threads';
import { describe, expect, onTestFinished, test } from 'vitest';
import { judgeOn } from './judge-on.ts';
import type { Done, Mood, MoodySite, Task } from './test-support/moody-thread.ts';
import { TaskLostError } from './thread.ts';
import { PoolBusyError, TaskGivenUpError, ThreadPool } from './thread-pool.ts';

const moody = new URL('./test-support/moody-thread.ts', import.meta.url);
const broken = new URL('./test-support/broken-thread.ts', import.meta.url);
const missing = new URL('./test-support/no-such-thread.ts', import.meta.url);

function startPool({
  module = moody,
  threads = 1,
  stepMs = 2_000,
  waitingMax = 100,
}: {
  module?: URL;
  threads?: number;
  stepMs?: number;
  waitingMax?: number;
} = {}) {
  const lost: string[] = [];
  const noThreads: Error[] = [];
  const pool = new ThreadPool<Task | MoodySite, Done>({
    module,
    threads,
    stepMs,
    waitingMax,
    memoryMbMax: 64,
    runHere: (given) => {
      const { url, mood } = given as Task;
      if (mood === 'throw') throw new Error('this page is beyond me');
      return { url, threadId, unread: [] };
    },
    onThreadLost: (why) => lost.push(why),
    onNoThreads: (error) => noThreads.push(error),
  });
  onTestFinished(() => pool.close());
  return { pool, lost, noThreads };
}

const nobody = () => Promise.reject(new Error('nobody answers'));
const task = (url: string, mood: Mood = 'well'): Task => ({ url, mood });

describe('a thread pool', { timeout: 30_000 }, () => {
  test('does its tasks on other threads and gives each its own result', async () => {
    const { pool } = startPool({ threads: 2 });
    const urls = Array.from({ length: 50 }, (_, index) => `page ${index}`);
    const done = await Promise.all(urls.map((url) => pool.run(task(url), nobody)));
    expect(done.map(({ url }) => url)).toEqual(urls);
    expect(done.map((one) => one.threadId)).not.toContain(threadId);
    expect(new Set(done.map((one) => one.threadId)).size).toBeLessThanOrEqual(2);
  });

  test('gives up a task that never ends, replaces the thread and does the rest', async () => {
    const { pool, lost } = startPool({ stepMs: 1_000 });
    const before = await pool.run(task('before'), nobody);
    const [hung, after, last] = await Promise.allSettled([
      pool.run(task('hangs', 'hang'), nobody),
      pool.run(task('after'), nobody),
      pool.run(task('last'), nobody),
    ]);
    expect(hung).toMatchObject({ status: 'rejected', reason: expect.any(TaskLostError) });
    expect(after).toMatchObject({ status: 'fulfilled', value: { url: 'after' } });
    expect(last).toMatchObject({ status: 'fulfilled', value: { url: 'last' } });
    expect((after as PromiseFulfilledResult<Done>).value.threadId).not.toBe(before.threadId);
    expect(lost).toEqual(['It took longer than 1000 ms.']);
  });

  test.each(['die', 'eat'] as const)('survives a task that makes its thread %s', async (mood) => {
    const { pool, lost } = startPool({ stepMs: 20_000 });
    const [bad, good] = await Promise.allSettled([
      pool.run(task('bad', mood), nobody),
      pool.run(task('good'), nobody),
    ]);
    expect(bad).toMatchObject({ status: 'rejected', reason: expect.any(TaskLostError) });
    expect(good).toMatchObject({ status: 'fulfilled', value: { url: 'good' } });
    expect(lost).toHaveLength(1);
  });

  test('tells what a task threw, and keeps the thread', async () => {
    const { pool, lost } = startPool();
    const [before, failed, after] = await Promise.allSettled([
      pool.run(task('before'), nobody),
      pool.run(task('fails', 'throw'), nobody),
      pool.run(task('after'), nobody),
    ]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'this page is beyond me' } });
    expect((after as PromiseFulfilledResult<Done>).value.threadId).toBe(
      (before as PromiseFulfilledResult<Done>).value.threadId,
    );
    expect(lost).toEqual([]);
  });

  test.each([
    ['cannot be loaded', broken],
    ['is not there', missing],
  ])('works on this thread when the module %s, and says so once', async (_, module) => {
    const { pool, noThreads } = startPool({ module, threads: 2 });
    const done = await Promise.all(['a', 'b', 'c'].map((url) => pool.run(task(url), nobody)));
    expect(done).toEqual(['a', 'b', 'c'].map((url) => ({ url, threadId, unread: [] })));
    await expect(pool.run(task('fails', 'throw'), nobody)).rejects.toThrow('beyond me');
    expect(noThreads).toHaveLength(1);
  });

  test('refuses a task when the line is full', async () => {
    const { pool } = startPool({ waitingMax: 3, stepMs: 1_000 });
    // Two are on the thread, one of them for ever; three wait.
    const given = ['hang', 'well', 'well', 'well', 'well'] as const;
    const running = given.map((mood) => pool.run(task('one', mood), nobody));
    await expect(pool.run(task('too many'), nobody)).rejects.toBeInstanceOf(PoolBusyError);
    const results = await Promise.allSettled(running);
    expect(results.map(({ status }) => status)).toEqual(['rejected', ...Array(4).fill('fulfilled')]);
  });

  test('gives up everything when it is closed, and takes nothing afterwards', async () => {
    const { pool } = startPool();
    await pool.run(task('first'), nobody);
    const running = Promise.allSettled([
      pool.run(task('hangs', 'hang'), nobody),
      pool.run(task('b'), nobody),
      pool.run(task('c'), nobody),
    ]);
    await pool.close();
    for (const result of await running) {
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(TaskGivenUpError) });
    }
    await expect(pool.run(task('late'), nobody)).rejects.toBeInstanceOf(TaskGivenUpError);
  });
});

describe('a task that asks', { timeout: 30_000 }, () => {
  test('gets its answer, and others are done while it waits, however long that takes', async () => {
    const { pool, lost } = startPool({ stepMs: 500 });
    await pool.run(task('warm'), nobody);
    let reply: (answer: unknown) => void = () => {};
    const asking = pool.run(
      task('asks', 'ask'),
      (question) => new Promise((resolve) => (reply = (answer) => resolve(`${question}: ${answer}`))),
    );
    const others = await Promise.all(['b', 'c'].map((url) => pool.run(task(url), nobody)));
    expect(others.map(({ url }) => url)).toEqual(['b', 'c']);
    await new Promise((resolve) => setTimeout(resolve, 800));
    reply('here');
    expect(await asking).toMatchObject({ url: 'asks: here' });
    expect(lost).toEqual([]);
  });

  test('fails with the reason why there is no answer', async () => {
    const { pool } = startPool();
    const broken = new Error('no register');
    await expect(pool.run(task('asks', 'ask'), () => Promise.reject(broken))).rejects.toBe(broken);
    expect(await pool.run(task('next'), nobody)).toMatchObject({ url: 'next' });
  });

  test('is done again when another one hangs while it waits', async () => {
    const { pool, lost } = startPool({ stepMs: 600 });
    await pool.run(task('warm'), nobody);
    const asked: unknown[] = [];
    const asking = pool.run(task('asks', 'ask'), async (question) => {
      asked.push(question);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return 'answer';
    });
    const hanging = pool.run(task('hangs', 'hang'), nobody);
    await expect(hanging).rejects.toBeInstanceOf(TaskLostError);
    expect(await asking).toMatchObject({ url: 'answer' });
    expect(asked).toEqual(['asks', 'asks']);
    expect(lost).toHaveLength(1);
  });
});

describe('judging a site', { timeout: 30_000 }, () => {
  const siteOf = (...moods: Mood[]): MoodySite => ({
    pages: moods.map((mood, i) => task(`page ${i}`, mood)),
  });

  test.each(['hang', 'die'] as const)(
    'leaves it at its first page that makes a thread %s, keeps what was read, and goes on with others',
    async (mood) => {
      const { pool, lost } = startPool({ stepMs: 1_000 });
      const [read, other] = await Promise.all([
        judgeOn<MoodySite, Done>(pool, siteOf('well', mood, 'well', mood), nobody),
        judgeOn<MoodySite, Done>(pool, siteOf('well', 'well'), nobody),
      ]);
      expect(read.url).toBe('page 0');
      expect(read.unread.map(({ url }) => url)).toEqual(['page 1', 'page 2', 'page 3']);
      expect(other).toMatchObject({ url: 'page 0 page 1', unread: [] });
      expect(lost).toHaveLength(1);
    },
  );

  test('takes no account of the time in the line, nor of that of other pages', async () => {
    const { pool, lost } = startPool({ stepMs: 1_000 });
    const slow = [1, 2].map(() => judgeOn<MoodySite, Done>(pool, siteOf('slow', 'slow', 'slow'), nobody));
    expect(await judgeOn<MoodySite, Done>(pool, siteOf('well'), nobody)).toMatchObject({ unread: [] });
    await Promise.all(slow);
    expect(lost).toEqual([]);
  });

  test('fails as a whole when the pool is full or closed, because another attempt may do better', async () => {
    const { pool } = startPool({ waitingMax: 0 });
    await expect(judgeOn<MoodySite, Done>(pool, siteOf('well'), nobody)).rejects.toBeInstanceOf(
      PoolBusyError,
    );
    await pool.close();
    await expect(judgeOn<MoodySite, Done>(pool, siteOf('well'), nobody)).rejects.toBeInstanceOf(
      TaskGivenUpError,
    );
  });
});
