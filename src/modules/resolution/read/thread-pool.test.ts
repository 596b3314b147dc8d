import { threadId } from 'node:worker_threads';
import { describe, expect, onTestFinished, test } from 'vitest';
import { captureLog } from '../../../../test/support/captured-log.ts';
import { readWith } from './read-pages.ts';
import { TaskLostError } from './thread.ts';
import { PoolBusyError, TaskGivenUpError, ThreadPool } from './thread-pool.ts';

interface Task {
  url: string;
  mood: 'well' | 'slow' | 'hang' | 'throw' | 'die' | 'eat';
}
interface Done {
  url: string;
  threadId: number;
}

const moody = new URL('./test-support/moody-thread.ts', import.meta.url);
const broken = new URL('./test-support/broken-thread.ts', import.meta.url);
const missing = new URL('./test-support/no-such-thread.ts', import.meta.url);

function startPool({
  module = moody,
  threads = 1,
  taskMs = 2_000,
  waitingMax = 100,
}: {
  module?: URL;
  threads?: number;
  taskMs?: number;
  waitingMax?: number;
} = {}) {
  const lost: string[] = [];
  const noThreads: Error[] = [];
  const pool = new ThreadPool<Task, Done>({
    module,
    threads,
    taskMs,
    waitingMax,
    memoryMbMax: 64,
    runHere: ({ url, mood }) => {
      if (mood === 'throw') throw new Error('this page is beyond me');
      return { url, threadId };
    },
    onThreadLost: (why) => lost.push(why),
    onNoThreads: (error) => noThreads.push(error),
  });
  onTestFinished(() => pool.close());
  return { pool, lost, noThreads };
}

const task = (url: string, mood: Task['mood'] = 'well'): Task => ({ url, mood });

describe('a thread pool', { timeout: 30_000 }, () => {
  test('does its tasks on other threads and gives each its own result', async () => {
    const { pool } = startPool({ threads: 2 });
    const urls = Array.from({ length: 50 }, (_, index) => `page ${index}`);
    const done = await Promise.all(urls.map((url) => pool.run(task(url))));
    expect(done.map(({ url }) => url)).toEqual(urls);
    expect(done.map((one) => one.threadId)).not.toContain(threadId);
    expect(new Set(done.map((one) => one.threadId)).size).toBeLessThanOrEqual(2);
  });

  test('gives up a task that never ends, replaces the thread and does the rest', async () => {
    const { pool, lost } = startPool({ taskMs: 1_000 });
    const before = await pool.run(task('before'));
    const [hung, after, last] = await Promise.allSettled([
      pool.run(task('hangs', 'hang')),
      pool.run(task('after')),
      pool.run(task('last')),
    ]);
    expect(hung).toMatchObject({ status: 'rejected', reason: expect.any(TaskLostError) });
    expect(after).toMatchObject({ status: 'fulfilled', value: { url: 'after' } });
    expect(last).toMatchObject({ status: 'fulfilled', value: { url: 'last' } });
    expect((after as PromiseFulfilledResult<Done>).value.threadId).not.toBe(before.threadId);
    expect(lost).toEqual(['It took longer than 1000 ms.']);
  });

  test.each(['die', 'eat'] as const)('survives a task that makes its thread %s', async (mood) => {
    const { pool, lost } = startPool({ taskMs: 20_000 });
    const [bad, good] = await Promise.allSettled([pool.run(task('bad', mood)), pool.run(task('good'))]);
    expect(bad).toMatchObject({ status: 'rejected', reason: expect.any(TaskLostError) });
    expect(good).toMatchObject({ status: 'fulfilled', value: { url: 'good' } });
    expect(lost).toHaveLength(1);
  });

  test('tells what a task threw, and keeps the thread', async () => {
    const { pool, lost } = startPool();
    const [before, failed, after] = await Promise.allSettled([
      pool.run(task('before')),
      pool.run(task('fails', 'throw')),
      pool.run(task('after')),
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
    const done = await Promise.all(['a', 'b', 'c'].map((url) => pool.run(task(url))));
    expect(done).toEqual(['a', 'b', 'c'].map((url) => ({ url, threadId })));
    await expect(pool.run(task('fails', 'throw'))).rejects.toThrow('beyond me');
    expect(noThreads).toHaveLength(1);
  });

  test('refuses a task when the line is full', async () => {
    const { pool } = startPool({ waitingMax: 3, taskMs: 1_000 });
    // Two are on the thread, one of them for ever; three wait.
    const given = ['hang', 'well', 'well', 'well', 'well'] as const;
    const running = given.map((mood) => pool.run(task('one', mood)));
    await expect(pool.run(task('too many'))).rejects.toBeInstanceOf(PoolBusyError);
    const results = await Promise.allSettled(running);
    expect(results.map(({ status }) => status)).toEqual(['rejected', ...Array(4).fill('fulfilled')]);
  });

  test('gives up everything when it is closed, and takes nothing afterwards', async () => {
    const { pool } = startPool();
    await pool.run(task('first'));
    const running = Promise.allSettled([
      pool.run(task('hangs', 'hang')),
      pool.run(task('b')),
      pool.run(task('c')),
    ]);
    await pool.close();
    for (const result of await running) {
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(TaskGivenUpError) });
    }
    await expect(pool.run(task('late'))).rejects.toBeInstanceOf(TaskGivenUpError);
  });
});

describe('reading pages', { timeout: 30_000 }, () => {
  const siteMs = 20_000;

  test('leaves out those that fail, with a line in the log for each, and keeps the order', async () => {
    const { pool } = startPool();
    const { log, lines } = captureLog();
    const pages = [task('a'), task('b', 'throw'), task('c'), task('d', 'throw'), task('e')];
    const read = await readWith(pool, pages, { log, siteMs });
    expect(read.map(({ url }) => url)).toEqual(['a', 'c', 'e']);
    expect(lines().map(({ msg, url }) => [msg, url])).toEqual([
      ['a page could not be read', 'b'],
      ['a page could not be read', 'd'],
    ]);
  });

  test.each(['hang', 'die'] as const)(
    'leaves a site with its first page that makes a thread %s, keeps what was read, and goes on with others',
    async (mood) => {
      const { pool, lost } = startPool({ taskMs: 1_000 });
      const { log, lines } = captureLog();
      const pages = [task('a'), ...['b', 'c', 'd', 'e'].map((url) => task(url, mood))];
      const [read, other] = await Promise.all([
        readWith(pool, pages, { log, siteMs }),
        readWith(pool, [task('x'), task('y')], { log, siteMs }),
      ]);
      expect(read.map(({ url }) => url)).toEqual(['a']);
      expect(other.map(({ url }) => url)).toEqual(['x', 'y']);
      expect(lines().map(({ url }) => url)).toEqual(['b', 'c', 'd', 'e']);
      expect(lost).toHaveLength(1);
    },
  );

  test('leaves a site whose pages together take too long, none of them being too slow alone', async () => {
    const { pool } = startPool();
    const { log, lines } = captureLog();
    await pool.run(task('warm'));
    const pages = Array.from({ length: 8 }, (_, index) => task(`${index}`, 'slow'));
    const read = await readWith(pool, pages, { log, siteMs: 1_000 });
    expect(read.length).toBeGreaterThan(0);
    expect(read.length).toBeLessThan(4);
    expect(lines()).toHaveLength(8 - read.length);
    // Those that had not begun do not hold up anybody else.
    expect(await readWith(pool, [task('other')], { log, siteMs: 2_000 })).toHaveLength(1);
  });

  test('takes no account of the time in the line', async () => {
    const { pool } = startPool();
    const { log } = captureLog();
    const before = [1, 2, 3].map(() => pool.run(task('before', 'slow')));
    expect(await readWith(pool, [task('mine')], { log, siteMs: 300 })).toHaveLength(1);
    await Promise.all(before);
  });

  test('fails as a whole when the pool is full or closed, because another attempt may do better', async () => {
    const { pool } = startPool({ waitingMax: 0 });
    const { log } = captureLog();
    await expect(readWith(pool, [task('a')], { log, siteMs })).rejects.toBeInstanceOf(PoolBusyError);
    await pool.close();
    await expect(readWith(pool, [task('a')], { log, siteMs })).rejects.toBeInstanceOf(TaskGivenUpError);
  });
});
