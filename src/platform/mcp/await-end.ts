import { setTimeout as sleep } from 'node:timers/promises';
import type { Progress, ToolCall } from './tool.ts';

export interface AwaitedJob<Job> {
  patienceMs: number;
  /** As the job stood a moment ago. */
  first: Job;
  read(): Promise<Job>;
  hasEnded(job: Job): boolean;
  /** Asked only when somebody wants to be told. */
  readProgress(job: Job): Progress | Promise<Progress>;
}

const LOOK_EVERY_MS = 250;

/** A job once it has ended, or as it stands when patience has; what it does meanwhile is told to clients that asked. */
export async function awaitEnd<Job>(
  { signal, reportProgress }: Pick<ToolCall<unknown>, 'signal' | 'reportProgress'>,
  { patienceMs, first, read, hasEnded, readProgress }: AwaitedJob<Job>,
): Promise<Job> {
  const until = performance.now() + patienceMs;
  let job = first;
  let told = -1;
  for (;;) {
    const leftMs = until - performance.now();
    if (hasEnded(job) || signal.aborted || leftMs <= 0) return job;
    if (reportProgress) {
      const progress = await readProgress(job);
      // A second attempt begins anew; progress that goes back would be against the protocol.
      if (progress.done > told) {
        told = progress.done;
        await reportProgress(progress);
      }
    }
    // An abort ends the pause; that it does is no failure.
    await sleep(Math.min(LOOK_EVERY_MS, leftMs), undefined, { signal }).catch(() => undefined);
    job = await read();
  }
}
