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
