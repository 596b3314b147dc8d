import { threadId } from 'node:worker_threads';
import { onTestFinished } from 'vitest';
import { ThreadPool } from '../thread-pool.ts';
import type { Behaviour, Done, Task, TaskList } from './misbehaving-thread.ts';

const misbehaving = new URL('./misbehaving-thread.ts', import.meta.url);

/** A pool that is closed when the test ends, and what it reported. */
export function startPool({
  module = misbehaving,
  threads = 1,
  stepMs = 2_000,
  waitingMax = 100,
  memoryMbMax = 64,
}: {
  module?: URL;
  threads?: number;
  stepMs?: number;
  waitingMax?: number;
  memoryMbMax?: number;
} = {}) {
  const lost: string[] = [];
  const noThreads: Error[] = [];
  const pool = new ThreadPool<Task | TaskList, Done>({
    module,
    threads,
    stepMs,
    waitingMax,
    memoryMbMax,
    runOnMainThread: (given) => {
      const { url, behaviour } = given as Task;
      if (behaviour === 'throw') throw new Error('this page is beyond me');
      return { url, threadId, unread: [] };
    },
    onThreadLost: (why) => lost.push(why),
    onNoThreads: (error) => noThreads.push(error),
  });
  onTestFinished(() => pool.close());
  return { pool, lost, noThreads };
}

export const noAnswer = () => Promise.reject(new Error('no answer'));
export const task = (url: string, behaviour: Behaviour = 'well'): Task => ({ url, behaviour });
