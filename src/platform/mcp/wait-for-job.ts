import { setTimeout as sleep } from 'node:timers/promises';

export interface Progress {
  /** Never decreases. */
  done: number;
  total: number;
  message: string;
}

export interface AwaitedJob<Job> {
  timeoutMs: number;
  /** The job's last known state. */
  first: Job;
  read(): Promise<Job>;
  hasEnded(job: Job): boolean;
  /** Called only when the client asked for progress. */
  readProgress(job: Job): Progress | Promise<Progress>;
}

export interface JobWaiter {
  signal: AbortSignal;
  reportProgress?: ((progress: Progress) => Promise<void>) | undefined;
}

const POLL_INTERVAL_MS = 250;

/** Polls a job until it has ended, or until the time is up, and reports its progress to clients that asked for it. */
export async function waitForJob<Job>(
  { signal, reportProgress }: JobWaiter,
  { timeoutMs, first, read, hasEnded, readProgress }: AwaitedJob<Job>,
): Promise<Job> {
  const until = performance.now() + timeoutMs;
  let job = first;
  let reported = -1;
  for (;;) {
    const leftMs = until - performance.now();
    if (hasEnded(job) || signal.aborted || leftMs <= 0) return job;
    if (reportProgress) {
      const progress = await readProgress(job);
      // A second attempt starts from the beginning, but the protocol forbids progress that goes back.
      if (progress.done > reported) {
        reported = progress.done;
        await reportProgress(progress);
      }
    }
    // An abort ends the pause early, which is not a failure.
    await sleep(Math.min(POLL_INTERVAL_MS, leftMs), undefined, { signal }).catch(() => undefined);
    job = await read();
  }
}
