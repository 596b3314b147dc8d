import { parentPort } from 'node:worker_threads';

/** What work on a thread may do while it runs. */
export interface TaskContext {
  /** Reports progress. The time limit applies to each step. */
  step(step: number): void;
  /** Asks the thread that gave the task. Time spent waiting for the answer is not limited here. */
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

/** Goes to a thread: a task, or the answer to what one asked. */
export type ToThread =
  | { kind: 'task'; id: number; input: unknown }
  | { kind: 'answer'; question: number; value: unknown }
  | { kind: 'no_answer'; question: number };

/** Comes from a thread: that it is ready, how far a task is, or what became of it. */
export type FromThread =
  | { kind: 'ready' }
  | { kind: 'step'; id: number; step: number }
  | { kind: 'ask'; id: number; number: number; question: unknown }
  | { kind: 'done'; id: number; output: unknown }
  | { kind: 'failed'; id: number; message: string; stack: string | undefined };

interface OpenQuestion {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** Makes the thread that calls this one of a pool. While a task waits for an answer, the next one begins. */
export function answerTasks<Input, Output>(work: Work<Input, Output>): void {
  const port = parentPort;
  if (!port) throw new Error('This module is for threads of a pool.');
  const post = (message: FromThread) => port.postMessage(message);
  const questions = new Map<number, OpenQuestion>();
  let asked = 0;

  function contextOf(id: number): TaskContext {
    let current = 0;
    const step = (next: number) => {
      current = next;
      post({ kind: 'step', id, step: current });
    };
    return {
      step,
      async ask(question) {
        const number = ++asked;
        const answer = new Promise((resolve, reject) => questions.set(number, { resolve, reject }));
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
      post({ kind: 'done', id, output: await work(input, context) });
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      post({ kind: 'failed', id, message: cause.message, stack: cause.stack });
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
