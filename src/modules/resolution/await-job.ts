import type { PendingJob } from './pending-job.ts';
import type { CompletedResolution } from './present-resolution.ts';
import type { JobProgress } from './read-job.ts';

export interface AwaitJobParts {
  readJob(jobId: string): Promise<PendingJob | CompletedResolution>;
  readProgress(accountId: string, jobId: string): Promise<JobProgress>;
  /** Resolves after that time, or as soon as nobody waits any more. */
  pause(ms: number): Promise<void>;
  /** In milliseconds, from any beginning. */
  now(): number;
}

export interface Waiting {
  accountId: string;
  jobId: string;
  patienceMs: number;
  signal: AbortSignal;
  /** Told of each step once; `done` of `STEPS_IN_ALL` only grows. */
  onStep?: ((step: { done: number; message: string }) => Promise<void>) | undefined;
}

const LOOK_EVERY_MS = 250;
export const STEPS_IN_ALL = 4;
const PAGES_IN_ALL = 8;

const STEPS: Record<JobProgress['stage'], { done: number; message: string }> = {
  queued: { done: 0, message: 'Waiting for a free worker' },
  crawling: { done: 1, message: 'Reading the website' },
  reading: { done: 2, message: 'Understanding the pages' },
  matching: { done: 3, message: 'Comparing with the register' },
  done: { done: STEPS_IN_ALL, message: 'Done' },
};

/** The job once it has ended, or as it stands when patience has. */
export async function awaitJob(
  parts: AwaitJobParts,
  waiting: Waiting,
): Promise<PendingJob | CompletedResolution> {
  const until = parts.now() + waiting.patienceMs;
  let told = -1;
  for (;;) {
    const job = await parts.readJob(waiting.jobId);
    const hasEnded = job.status === 'completed' || job.status === 'failed';
    if (hasEnded || waiting.signal.aborted || parts.now() >= until) return job;
    if (waiting.onStep) {
      const step = stepOf(await parts.readProgress(waiting.accountId, waiting.jobId));
      // A second attempt begins anew; progress that goes back would be against the protocol.
      if (step.done > told) {
        told = step.done;
        await waiting.onStep(step);
      }
    }
    await parts.pause(Math.min(LOOK_EVERY_MS, Math.max(0, until - parts.now())));
  }
}

function stepOf({ stage, pages_read: pages }: JobProgress): { done: number; message: string } {
  const { done, message } = STEPS[stage];
  if (stage !== 'crawling' || pages === 0) return { done, message };
  const share = Math.min(pages, PAGES_IN_ALL) / (PAGES_IN_ALL + 1);
  return { done: done + share, message: `${message}: ${pages} ${pages === 1 ? 'page' : 'pages'} so far` };
}
