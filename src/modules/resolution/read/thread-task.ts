/** Something to be done, and who waits for it. */
export interface ThreadTask<Input, Output> {
  input: Input;
  resolve: (output: Output) => void;
  reject: (error: unknown) => void;
}

/** Goes to a thread. */
export interface TaskMessage {
  id: number;
  input: unknown;
}

/** Comes from a thread: that it is ready, or what became of a task. */
export type ThreadMessage =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; output: unknown }
  | { kind: 'failed'; id: number; message: string; stack: string | undefined };
