import type { JobWaiter } from '../../paid-jobs/index.ts';
import type { JobProgress } from './read-job.ts';

interface ProgressStream {
  jobId: string;
  read(): Promise<JobProgress>;
  /** Aborted when nobody reads any more. */
  signal: AbortSignal;
}

const READ_EVERY_MS = 500;
/** Proxies close connections that are silent for long. */
const SILENT_MS_MAX = 15_000;

/**
 * The progress of a job as server-sent events: one `progress` at the beginning and after every change, and a
 * last one when the job has ended. Ends early when the process stops; clients then connect again by
 * themselves.
 */
export async function* streamProgress(
  { jobWaiter }: { jobWaiter: Pick<JobWaiter, 'wait'> },
  { jobId, read, signal }: ProgressStream,
): AsyncGenerator<string> {
  let shown = '';
  let shownAt = 0;
  while (!signal.aborted) {
    const progress = await read();
    const text = JSON.stringify(progress);
    if (text !== shown) yield `event: progress\ndata: ${text}\n\n`;
    else if (performance.now() - shownAt > SILENT_MS_MAX) yield ': still running\n\n';
    if (text !== shown || performance.now() - shownAt > SILENT_MS_MAX) shownAt = performance.now();
    shown = text;
    if (progress.finished_at !== null) return;
    const before = performance.now();
    const hasEnded = await jobWaiter.wait(jobId, { timeoutMs: READ_EVERY_MS, signal });
    // A wait that ends early although the job runs means that the process stops.
    if (!hasEnded && performance.now() - before < READ_EVERY_MS / 2) return;
  }
}
