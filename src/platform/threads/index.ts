/**
 * A pool of worker threads. A module that calls `answerTasks` is the thread; `ThreadPool` starts it, hands
 * out tasks, limits the time of each step, answers the questions of tasks, and replaces a thread that hangs,
 * dies or runs out of memory. If no thread can be started, tasks run on the calling thread.
 */
export { answerTasks, type TaskContext } from './answer-tasks.ts';
export { compiledLike } from './compiled-like.ts';
export { TaskLostError } from './thread.ts';
export { PoolBusyError, TaskGivenUpError, ThreadPool } from './thread-pool.ts';
