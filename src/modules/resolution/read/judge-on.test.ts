import { describe, expect, test } from 'vitest';
import { PoolBusyError, TaskGivenUpError } from '../../../platform/threads/index.ts';
import type { Behaviour, Done, TaskList } from '../../../platform/threads/test-support/misbehaving-thread.ts';
import { noAnswer, startPool, task } from '../../../platform/threads/test-support/start-pool.ts';
import { judgeOn } from './judge-on.ts';

describe('judging a site', { timeout: 30_000 }, () => {
  const siteOf = (...behaviours: Behaviour[]): TaskList => ({
    pages: behaviours.map((behaviour, i) => task(`page ${i}`, behaviour)),
  });

  test.each(['hang', 'die'] as const)(
    'leaves it at its first page that makes a thread %s, keeps what was read, and goes on with others',
    async (behaviour) => {
      const { pool, lost } = startPool({ stepMs: 1_000 });
      const [read, other] = await Promise.all([
        judgeOn<TaskList, Done>(pool, siteOf('well', behaviour, 'well', behaviour), noAnswer),
        judgeOn<TaskList, Done>(pool, siteOf('well', 'well'), noAnswer),
      ]);
      expect(read.url).toBe('page 0');
      expect(read.unread.map(({ url }) => url)).toEqual(['page 1', 'page 2', 'page 3']);
      expect(other).toMatchObject({ url: 'page 0 page 1', unread: [] });
      expect(lost).toHaveLength(1);
    },
  );

  test('counts neither the time in the queue nor that of other pages', async () => {
    const { pool, lost } = startPool({ stepMs: 1_000 });
    const slow = [1, 2].map(() => judgeOn<TaskList, Done>(pool, siteOf('slow', 'slow', 'slow'), noAnswer));
    expect(await judgeOn<TaskList, Done>(pool, siteOf('well'), noAnswer)).toMatchObject({ unread: [] });
    await Promise.all(slow);
    expect(lost).toEqual([]);
  });

  test('fails as a whole when the pool is full or closed, because another attempt may do better', async () => {
    const { pool } = startPool({ waitingMax: 0 });
    await expect(judgeOn<TaskList, Done>(pool, siteOf('well'), noAnswer)).rejects.toBeInstanceOf(
      PoolBusyError,
    );
    await pool.close();
    await expect(judgeOn<TaskList, Done>(pool, siteOf('well'), noAnswer)).rejects.toBeInstanceOf(
      TaskGivenUpError,
    );
  });
});
