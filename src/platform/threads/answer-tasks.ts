import { parentPort, workerData } from 'node:worker_threads';

/** The calls that a task can make while it runs on a thread. */
export interface TaskContext {
  /** Reports progress. The time limit applies to each step. */
  step(step: number): void;
  /** Sends a question to the main thread. The time limit does not apply while it waits for the answer. */
  ask(question: unknown): Promise<unknown>;
}

export type Work<Input, Output> = (input: Input, context: TaskContext) => Output | Promise<Output>;

/** A task and the promise of its result. */
export interface ThreadTask<Input, Output> {
  input: Input;
  answer: (question: unknown) => Promise<unknown>;
  resolve: (output: Output) => void;
  reject: (error: unknown) => void;
}

/** A message to a thread: a task, or the answer to a question. */
export type ToThread =
  | { kind: 'task'; id: number; input: unknown }
  | { kind: 'answer'; question: number; value: unknown }
  | { kind: 'no_answer'; question: number };

/** The data that a thread gets when it starts. */
export interface ThreadData {
  /** The memory of its `StepBoard`. */
  steps: SharedArrayBuffer;
  /** Where sources are run, their runner imports it. */
  module: string;
}

/** A message from a thread: it is ready, a question of a task, or its result. */
export type FromThread =
  | { kind: 'ready' }
  | { kind: 'ask'; id: number; number: number; question: unknown }
  | { kind: 'done'; id: number; output: unknown }
  | { kind: 'failed'; id: number; message: string; stack: string | undefined };

interface OpenQuestion {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** Makes the calling thread a worker of a pool. While a task waits for an answer, the next one begins. */
export function answerTasks<Input, Output>(work: Work<Input, Output>): void {
  const port = parentPort;
  if (!port) throw new Error('This module is for threads of a pool.');
  const post = (message: FromThread) => port.postMessage(message);
  const board = new StepBoard((workerData as ThreadData).steps);
  const questions = new Map<number, OpenQuestion>();
  let asked = 0;

  function contextOf(id: number): TaskContext {
    let current = 0;
    const step = (next: number) => {
      current = next;
      board.begin(id, current);
    };
    return {
      step,
      async ask(question) {
        const number = ++asked;
        const answer = new Promise((resolve, reject) => questions.set(number, { resolve, reject }));
        board.rest();
        post({ kind: 'ask', id, number, question });
        try {
          return await answer;
        } finally {
          // Another task may have run in the meantime.
          step(current);
        }
      },
    };
  }

  async function run(id: number, input: Input): Promise<void> {
    const context = contextOf(id);
    context.step(0);
    try {
      const output = await work(input, context);
      post({ kind: 'done', id, output });
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      post({ kind: 'failed', id, message: cause.message, stack: cause.stack });
    } finally {
      board.rest();
    }
  }

  port.on('message', (message: ToThread) => {
    if (message.kind === 'task') {
      void run(message.id, message.input as Input);
      return;
    }
    const question = questions.get(message.question);
    questions.delete(message.question);
    if (message.kind === 'answer') question?.resolve(message.value);
    else question?.reject(new Error('The question could not be answered.'));
  });
  post({ kind: 'ready' });
}

/**
 * The current task and step of a thread, in memory shared with the main thread. A message for every step
 * would wake the main thread needlessly: it reads this only when a step may have taken too long, or when the
 * thread has ended.
 */
export class StepBoard {
  readonly memory: SharedArrayBuffer;
  readonly #numbers: Int32Array;
  readonly #changedAt: BigInt64Array;

  constructor(memory: SharedArrayBuffer = new SharedArrayBuffer(16)) {
    this.memory = memory;
    this.#numbers = new Int32Array(memory, 0, 2);
    this.#changedAt = new BigInt64Array(memory, 8, 1);
  }

  /** The task that runs and its step; undefined while none does. */
  get running(): { id: number; step: number } | undefined {
    const [id = 0, step = 0] = this.#numbers;
    return id === 0 ? undefined : { id, step };
  }

  /** Since a step began or the last one ended. All threads of a process have this clock. */
  get unchangedMs(): number {
    return Number(process.hrtime.bigint() - (this.#changedAt[0] ?? 0n)) / 1e6;
  }

  begin(id: number, step: number): void {
    this.#write(id, step);
  }

  rest(): void {
    this.#write(0, 0);
  }

  #write(id: number, step: number): void {
    this.#numbers[0] = id;
    this.#numbers[1] = step;
    this.#changedAt[0] = process.hrtime.bigint();
  }
}
