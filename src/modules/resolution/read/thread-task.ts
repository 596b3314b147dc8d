export interface TaskOptions {
  /** Aborted: nobody waits any more, and what was not begun need not be. */
  signal?: AbortSignal | undefined;
  /** It has left the line. */
  onBegin?: (() => void) | undefined;
}

/** Something to be done, and who waits for it. */
export interface ThreadTask<Input, Output> extends TaskOptions {
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
