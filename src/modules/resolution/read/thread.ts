import { Worker } from 'node:worker_threads';
import type { TaskMessage, ThreadMessage, ThreadTask } from './thread-task.ts';

export interface ThreadOptions<Input, Output> {
  module: URL;
  taskMs: number;
  memoryMbMax: number;
  /** It can be given another task. */
  onRoom: () => void;
  /** It is no more. Tasks that it had not begun are handed back. */
  onEnd: (why: Error, unbegun: ThreadTask<Input, Output>[]) => void;
}

/** The thread never came to life: another would not either. */
export class ThreadStartError extends Error {
  override readonly name = 'ThreadStartError';
}

/** A task took too long, or broke its thread. */
export class TaskLostError extends Error {
  override readonly name = 'TaskLostError';
}

/** One runs and one waits there already, so that the thread need not wait for us in between. */
const TASKS_MAX = 2;
/** Loading the module; from sources that takes a second on a busy machine. */
const START_MS_MAX = 20_000;

export class Thread<Input, Output> {
  readonly #options: ThreadOptions<Input, Output>;
  readonly #worker: Worker;
  readonly #tasks = new Map<number, ThreadTask<Input, Output>>();
  #nextId = 1;
  #isReady = false;
  #isOver = false;
  #timer: NodeJS.Timeout | undefined;
  #failure: Error | undefined;

  constructor(options: ThreadOptions<Input, Output>) {
    this.#options = options;
    this.#worker = startWorker(options.module, options.memoryMbMax);
    this.#worker.on('message', (message: ThreadMessage) => this.#onMessage(message));
    this.#worker.on('error', (error: Error) => {
      this.#failure = error;
    });
    this.#worker.on('messageerror', (error) => this.#lose(error));
    this.#worker.on('exit', (code) => this.#lose(this.#failure ?? new Error(`It ended with code ${code}.`)));
    // An idle pool does not keep the process alive.
    this.#worker.unref();
    this.#restartTimer();
  }

  get taskCount(): number {
    return this.#tasks.size;
  }

  get hasRoom(): boolean {
    return this.#tasks.size < TASKS_MAX;
  }

  give(task: ThreadTask<Input, Output>): void {
    const id = this.#nextId;
    this.#nextId += 1;
    this.#tasks.set(id, task);
    this.#worker.ref();
    if (this.#tasks.size === 1 && this.#isReady) this.#restartTimer();
    const message: TaskMessage = { id, input: task.input };
    this.#worker.postMessage(message);
  }

  /** Ends it now; its tasks fail with the reason. */
  async end(reason: Error): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#timer);
    for (const task of this.#tasks.values()) task.reject(reason);
    this.#tasks.clear();
    await this.#worker.terminate();
  }

  #onMessage(message: ThreadMessage): void {
    if (this.#isOver) return;
    if (message.kind === 'ready') {
      this.#isReady = true;
    } else {
      const task = this.#tasks.get(message.id);
      this.#tasks.delete(message.id);
      if (message.kind === 'done') task?.resolve(message.output as Output);
      else task?.reject(Object.assign(new Error(message.message), { stack: message.stack }));
    }
    this.#restartTimer();
    if (this.#tasks.size === 0) this.#worker.unref();
    this.#options.onRoom();
  }

  /** For the task that begins now, or for the start of the thread. */
  #restartTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isReady && this.#tasks.size === 0) return;
    if (this.#isReady) this.#tasks.values().next().value?.onBegin?.();
    const limitMs = this.#isReady ? this.#options.taskMs : START_MS_MAX;
    this.#timer = setTimeout(() => this.#lose(new Error(`It took longer than ${limitMs} ms.`)), limitMs);
    this.#timer.unref();
  }

  #lose(why: Error): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    const [running, ...unbegun] = this.#tasks.values();
    this.#tasks.clear();
    this.#worker.terminate().catch(() => {});
    if (this.#isReady) {
      running?.reject(new TaskLostError(why.message, { cause: why }));
      this.#options.onEnd(why, unbegun);
    } else {
      const tasks = running ? [running, ...unbegun] : [];
      this.#options.onEnd(new ThreadStartError(why.message, { cause: why }), tasks);
    }
  }
}

function startWorker(module: URL, memoryMbMax: number): Worker {
  const options = { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: memoryMbMax } };
  if (!module.pathname.endsWith('.ts')) return new Worker(module, options);
  const runner = new URL('./run-source.mjs', import.meta.url);
  return new Worker(runner, { ...options, workerData: { module: module.href } });
}
