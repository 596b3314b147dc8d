import type { ThreadTask, Work } from './answer-tasks.ts';
import { Thread, ThreadStartError } from './thread.ts';

export interface ThreadPoolOptions<Input, Output> {
  /**
   * A module that answers tasks with `answerTasks`: the compiled file, or its source where sources are run.
   */
  module: URL;
  threads: number;
  /** A task with a step that takes longer is abandoned, and its thread replaced. */
  stepMs: number;
  /** Tasks that wait; more are refused. */
  waitingMax: number;
  memoryMbMax: number;
  /** Runs the task on the main thread if no other thread can be started. */
  runOnMainThread: Work<Input, Output>;
  onThreadLost: (why: string) => void;
  onNoThreads: (error: Error) => void;
}

/** Why a task has no result. */
export class TaskGivenUpError extends Error {
  override readonly name = 'TaskGivenUpError';
}

/** Every thread is busy and the queue is full. */
export class PoolBusyError extends Error {
  override readonly name = 'PoolBusyError';
}

/**
 * Runs tasks on other threads, so that the thread that serves requests stays free and a task that never ends
 * can be stopped. Threads are started when they are first needed; a thread that hangs or dies is replaced.
 */
export class ThreadPool<Input, Output> {
  readonly #options: ThreadPoolOptions<Input, Output>;
  readonly #threads = new Set<Thread<Input, Output>>();
  readonly #waiting: ThreadTask<Input, Output>[] = [];
  #mode: 'threads' | 'mainThread' | 'closed' = 'threads';
  #isRunningOnMainThread = false;

  constructor(options: ThreadPoolOptions<Input, Output>) {
    this.#options = options;
  }

  /** `answer` answers the questions that the task asks while it runs. */
  run(input: Input, answer: (question: unknown) => Promise<unknown>): Promise<Output> {
    return new Promise((resolve, reject) => {
      if (this.#mode === 'closed') {
        reject(new TaskGivenUpError('The service is shutting down.'));
      } else if (this.#waiting.length >= this.#options.waitingMax) {
        reject(new PoolBusyError('Too many tasks are waiting.'));
      } else {
        this.#waiting.push({ input, answer, resolve, reject });
        this.#deal();
      }
    });
  }

  /** Ends every thread; unfinished tasks are abandoned. */
  async close(): Promise<void> {
    this.#mode = 'closed';
    this.#giveUpWaiting();
    const threads = [...this.#threads];
    this.#threads.clear();
    await Promise.all(
      threads.map((thread) => thread.end(new TaskGivenUpError('The service is shutting down.'))),
    );
  }

  #deal(): void {
    if (this.#mode === 'mainThread') {
      this.#runOnMainThread();
      return;
    }
    while (this.#waiting.length > 0) {
      const thread = this.#freeThread();
      if (!thread) return;
      const task = this.#waiting.shift();
      if (task) thread.give(task);
    }
  }

  /** An idle thread, else a new one, else one that has room for a second task. */
  #freeThread(): Thread<Input, Output> | undefined {
    const threads = [...this.#threads];
    const idle = threads.find((thread) => thread.taskCount === 0);
    if (idle) return idle;
    if (this.#threads.size < this.#options.threads) return this.#startThread();
    return threads.find((thread) => thread.hasRoom);
  }

  #startThread(): Thread<Input, Output> {
    const { module, stepMs, memoryMbMax } = this.#options;
    const thread = new Thread<Input, Output>({
      module,
      stepMs,
      memoryMbMax,
      onRoom: () => this.#deal(),
      onEnd: (why, unfinished) => this.#replace(thread, why, unfinished),
    });
    this.#threads.add(thread);
    return thread;
  }

  #replace(thread: Thread<Input, Output>, why: Error, unfinished: ThreadTask<Input, Output>[]): void {
    this.#threads.delete(thread);
    this.#waiting.unshift(...unfinished);
    if (this.#mode === 'closed') {
      this.#giveUpWaiting();
      return;
    }
    if (why instanceof ThreadStartError) {
      if (this.#mode === 'threads') this.#options.onNoThreads(why);
      this.#mode = 'mainThread';
    } else {
      this.#options.onThreadLost(why.message);
    }
    this.#deal();
  }

  /** One task per turn of the event loop, so that requests are served in between. */
  #runOnMainThread(): void {
    if (this.#isRunningOnMainThread) return;
    const task = this.#waiting.shift();
    if (!task) return;
    this.#isRunningOnMainThread = true;
    setImmediate(async () => {
      try {
        task.resolve(await this.#options.runOnMainThread(task.input, { step: () => {}, ask: task.answer }));
      } catch (error) {
        task.reject(error);
      }
      this.#isRunningOnMainThread = false;
      this.#runOnMainThread();
    });
  }

  #giveUpWaiting(): void {
    for (const task of this.#waiting.splice(0)) {
      task.reject(new TaskGivenUpError('The service is shutting down.'));
    }
  }
}
