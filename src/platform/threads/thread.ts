import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import {
  type FromThread,
  StepBoard,
  type ThreadData,
  type ThreadTask,
  type ToThread,
} from './answer-tasks.ts';

export interface ThreadOptions<Input, Output> {
  module: URL;
  /** The time limit of each step of a task. */
  stepMs: number;
  memoryMbMax: number;
  /** Called when the thread can take another task. */
  onRoom: () => void;
  /** Called when the thread has ended. `unfinished` are the tasks that did not cause it. */
  onEnd: (why: Error, unfinished: ThreadTask<Input, Output>[]) => void;
}

/** The thread did not start; another would not either. */
export class ThreadStartError extends Error {
  override readonly name = 'ThreadStartError';
}

/** A task took too long, or broke its thread. */
export class TaskLostError extends Error {
  override readonly name = 'TaskLostError';
  /** The step that it was at; infinite when it had not begun, or waited for an answer. */
  readonly step: number;

  constructor(cause: Error, step: number) {
    super(cause.message, { cause });
    this.step = step;
  }
}

/**
 * One runs and one waits on the thread, so that it is not idle between two tasks or while a task waits for an
 * answer.
 */
const TASKS_MAX = 2;
/** Loading the module; from sources that takes a second on a busy machine. */
const START_MS_MAX = 20_000;

interface GivenTask<Input, Output> extends ThreadTask<Input, Output> {
  openQuestions: number;
  /** Why a question of the task could not be answered. */
  failure: unknown;
}

export class Thread<Input, Output> {
  readonly #options: ThreadOptions<Input, Output>;
  readonly #worker: Worker;
  readonly #tasks = new Map<number, GivenTask<Input, Output>>();
  readonly #board = new StepBoard();
  #nextId = 1;
  #isReady = false;
  #isOver = false;
  #timer: NodeJS.Timeout | undefined;
  #failure: Error | undefined;

  constructor(options: ThreadOptions<Input, Output>) {
    this.#options = options;
    this.#worker = startWorker(options.module, options.memoryMbMax, this.#board.memory);
    this.#worker.on('message', (message: FromThread) => this.#onMessage(message));
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
    this.#tasks.set(id, { ...task, openQuestions: 0, failure: undefined });
    this.#worker.ref();
    if (this.#isReady && !this.#timer) this.#restartTimer();
    this.#post({ kind: 'task', id, input: task.input });
  }

  /** Ends the thread now; its tasks fail with the reason. */
  async end(reason: Error): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#timer);
    for (const task of this.#tasks.values()) task.reject(reason);
    this.#tasks.clear();
    await this.#worker.terminate();
  }

  #post(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  #onMessage(message: FromThread): void {
    if (this.#isOver) return;
    if (message.kind === 'ready') this.#isReady = true;
    else this.#onTaskMessage(message);
    this.#restartTimer();
    if (this.#tasks.size === 0) this.#worker.unref();
    if (this.hasRoom) this.#options.onRoom();
  }

  #onTaskMessage(message: Exclude<FromThread, { kind: 'ready' }>): void {
    const { id } = message;
    const task = this.#tasks.get(id);
    if (!task) return;
    if (message.kind === 'ask') void this.#answer(task, message.number, message.question);
    else {
      this.#tasks.delete(id);
      if (message.kind === 'done') task.resolve(message.output as Output);
      else task.reject(task.failure ?? Object.assign(new Error(message.message), { stack: message.stack }));
    }
  }

  async #answer(task: GivenTask<Input, Output>, question: number, asked: unknown): Promise<void> {
    task.openQuestions += 1;
    let message: ToThread = { kind: 'no_answer', question };
    try {
      message = { kind: 'answer', question, value: await task.answer(asked) };
    } catch (error) {
      task.failure = error;
    }
    task.openQuestions -= 1;
    if (this.#isOver) return;
    this.#post(message);
    this.#restartTimer();
  }

  /** Starts the timer for the step that begins now, or for the start of the thread. */
  #restartTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const isBusy = [...this.#tasks.values()].some(({ openQuestions }) => openQuestions === 0);
    if (this.#isReady && !isBusy) return;
    this.#waitFor(this.#isReady ? this.#options.stepMs : START_MS_MAX);
  }

  /** Steps begin and end without a message, so the board says how much time is left. */
  #waitFor(limitMs: number, waitMs = limitMs): void {
    this.#timer = setTimeout(() => {
      const leftMs = limitMs - this.#board.unchangedMs;
      if (leftMs > 0) this.#waitFor(limitMs, leftMs);
      else this.#lose(new Error(`It took longer than ${limitMs} ms.`));
    }, waitMs);
    this.#timer.unref();
  }

  #lose(why: Error): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#worker.terminate().catch(() => {});
    if (this.#isReady) {
      const { running } = this.#board;
      const lost = running?.id ?? this.#tasks.keys().next().value;
      const task = lost === undefined ? undefined : this.#tasks.get(lost);
      if (lost !== undefined) this.#tasks.delete(lost);
      task?.reject(new TaskLostError(why, running?.step ?? Number.POSITIVE_INFINITY));
      this.#options.onEnd(why, [...this.#tasks.values()]);
    } else {
      this.#options.onEnd(new ThreadStartError(why.message, { cause: why }), [...this.#tasks.values()]);
    }
    this.#tasks.clear();
  }
}

/**
 * A thread collects its whole heap when the old generation has grown to this share of its memory, and not
 * before. V8 keeps the optimised code of a callback only while an instance of it is alive: each full
 * collection drops that code, to be compiled again. By default a small heap is collected every hundred tasks,
 * and compiling then takes a tenth of the processor time.
 */
const COLLECTED_AT = 1 / 4;

/**
 * The share of its memory for objects that do not live long: most of what a task makes is gone when it ends.
 */
const YOUNG = 1 / 5;

function startWorker(module: URL, memoryMbMax: number, steps: SharedArrayBuffer): Worker {
  // It also applies to threads that start later: it only moves the first collection, and reserves nothing.
  setFlagsFromString(`--initial-old-space-size=${Math.round(memoryMbMax * COLLECTED_AT)}`);
  const resourceLimits = {
    maxOldGenerationSizeMb: memoryMbMax,
    maxYoungGenerationSizeMb: Math.round(memoryMbMax * YOUNG),
  };
  const options = { execArgv: [], resourceLimits };
  const workerData: ThreadData = { steps, module: module.href };
  if (!module.pathname.endsWith('.ts')) return new Worker(module, { ...options, workerData });
  return new Worker(new URL('./run-source.mjs', import.meta.url), { ...options, workerData });
}
