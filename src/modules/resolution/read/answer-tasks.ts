import { parentPort } from 'node:worker_threads';
import type { TaskMessage, ThreadMessage } from './thread-task.ts';

/** Makes the thread that calls this one of a pool: it does each task it is sent, in order. */
export function answerTasks<Input, Output>(work: (input: Input) => Output): void {
  const port = parentPort;
  if (!port) throw new Error('This module is for threads of a pool.');
  const tell = (message: ThreadMessage) => port.postMessage(message);
  port.on('message', ({ id, input }: TaskMessage) => {
    try {
      tell({ kind: 'done', id, output: work(input as Input) });
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      tell({ kind: 'failed', id, message: cause.message, stack: cause.stack });
    }
  });
  tell({ kind: 'ready' });
}
