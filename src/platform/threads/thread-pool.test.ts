import { threadId } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import type { Done } from './test-support/misbehaving-thread.ts';
import { noAnswer, startPool, task } from './test-support/start-pool.ts';
import { TaskLostError } from './thread.ts';
import { PoolBusyError, TaskGivenUpError } from './thread-pool.ts';

const broken = new URL('./test-support/broken-thread.ts', import.meta.url);
const churning = new URL('./test-support/churning-thread.ts', import.meta.url);
const missing = new URL('./test-support/no-such-thread.ts', import.meta.url);

describe('a thread pool', { timeout: 30_000 }, () => {
  test('does its tasks on other threads and gives each its own result', async () => {
    const { pool } = startPool({ threads: 2 });
    const urls = Array.from({ length: 50 }, (_, index) => `page ${index}`);
    const done = await Promise.all(urls.map((url) => pool.run(task(url), noAnswer)));
    expect(done.map(({ url }) => url)).toEqual(urls);
    expect(done.map((one) => one.threadId)).not.toContain(threadId);
    expect(new Set(done.map((one) => one.threadId)).size).toBeLessThanOrEqual(2);
  });

  test('gives up a task that never ends, replaces the thread and does the rest', async () => {
    const { pool, lost } = startPool({ stepMs: 1_000 });
    const before = await pool.run(task('before'), noAnswer);
    const [hung, after, last] = await Promise.allSettled([
      pool.run(task('hangs', 'hang'), noAnswer),
      pool.run(task('after'), noAnswer),
      pool.run(task('last'), noAnswer),
    ]);
    expect(hung).toMatchObject({ status: 'rejected', reason: expect.any(TaskLostError) });
    expect(after).toMatchObject({ status: 'fulfilled', value: { url: 'after' } });
    expect(last).toMatchObject({ status: 'fulfilled', value: { url: 'last' } });
    expect((after as PromiseFulfilledResult<Done>).value.threadId).not.toBe(before.threadId);
    expect(lost).toEqual(['It took longer than 1000 ms.']);
  });

  test.each(['die', 'eat'] as const)('survives a task that makes its thread %s', async (behaviour) => {
    const { pool, lost } = startPool({ stepMs: 20_000 });
    const [bad, good] = await Promise.allSettled([
      pool.run(task('bad', behaviour), noAnswer),
      pool.run(task('good'), noAnswer),
    ]);
    expect(bad).toMatchObject({ status: 'rejected', reason: expect.any(TaskLostError) });
    expect(good).toMatchObject({ status: 'fulfilled', value: { url: 'good' } });
    expect(lost).toHaveLength(1);
  });

  test('does not collect the whole heap of a thread before much of its memory is used', async () => {
    const { pool } = startPool({ module: churning, memoryMbMax: 1_024 });
    const { url: fullCollections } = await pool.run(task('churns'), noAnswer);
    expect(Number(fullCollections)).toBeLessThanOrEqual(1);
  });

  test('rejects with what a task threw, and keeps the thread', async () => {
    const { pool, lost } = startPool();
    const [before, failed, after] = await Promise.allSettled([
      pool.run(task('before'), noAnswer),
      pool.run(task('fails', 'throw'), noAnswer),
      pool.run(task('after'), noAnswer),
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
    const done = await Promise.all(['a', 'b', 'c'].map((url) => pool.run(task(url), noAnswer)));
    expect(done).toEqual(['a', 'b', 'c'].map((url) => ({ url, threadId, unread: [] })));
    await expect(pool.run(task('fails', 'throw'), noAnswer)).rejects.toThrow('beyond me');
    expect(noThreads).toHaveLength(1);
  });

  test('refuses a task when the queue is full', async () => {
    const { pool } = startPool({ waitingMax: 3, stepMs: 1_000 });
    // Two are on the thread, one of them forever; three wait.
    const given = ['hang', 'well', 'well', 'well', 'well'] as const;
    const running = given.map((behaviour) => pool.run(task('one', behaviour), noAnswer));
    await expect(pool.run(task('too many'), noAnswer)).rejects.toBeInstanceOf(PoolBusyError);
    const results = await Promise.allSettled(running);
    expect(results.map(({ status }) => status)).toEqual(['rejected', ...Array(4).fill('fulfilled')]);
  });

  test('rejects every task when it is closed, and later ones too', async () => {
    const { pool } = startPool();
    await pool.run(task('first'), noAnswer);
    const running = Promise.allSettled([
      pool.run(task('hangs', 'hang'), noAnswer),
      pool.run(task('b'), noAnswer),
      pool.run(task('c'), noAnswer),
    ]);
    await pool.close();
    for (const result of await running) {
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(TaskGivenUpError) });
    }
    await expect(pool.run(task('late'), noAnswer)).rejects.toBeInstanceOf(TaskGivenUpError);
  });
});

describe('a task that asks', { timeout: 30_000 }, () => {
  test('gets its answer, and others are done while it waits, however long that takes', async () => {
    const { pool, lost } = startPool({ stepMs: 500 });
    await pool.run(task('warm'), noAnswer);
    let reply: (answer: unknown) => void = () => {};
    const asking = pool.run(
      task('asks', 'ask'),
      (question) => new Promise((resolve) => (reply = (answer) => resolve(`${question}: ${answer}`))),
    );
    const others = await Promise.all(['b', 'c'].map((url) => pool.run(task(url), noAnswer)));
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
    expect(await pool.run(task('next'), noAnswer)).toMatchObject({ url: 'next' });
  });

  test('is done again when another one hangs while it waits', async () => {
    const { pool, lost } = startPool({ stepMs: 600 });
    await pool.run(task('warm'), noAnswer);
    const asked: unknown[] = [];
    const asking = pool.run(task('asks', 'ask'), async (question) => {
      asked.push(question);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return 'answer';
    });
    const hanging = pool.run(task('hangs', 'hang'), noAnswer);
    await expect(hanging).rejects.toBeInstanceOf(TaskLostError);
    expect(await asking).toMatchObject({ url: 'answer' });
    expect(asked).toEqual(['asks', 'asks']);
    expect(lost).toHaveLength(1);
  });
});
