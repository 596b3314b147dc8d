import type { JobWaiter, WaitLimits } from '../../paid-jobs/index.ts';
import { awaitJob } from './await-answer.ts';
import { type ReadJobDeps, readJob, readPartnerJob, readProgress } from './read-job.ts';
import { streamProgress } from './stream-progress.ts';

interface JobAnswersDeps extends ReadJobDeps {
  jobWaiter: JobWaiter;
}

export type JobAnswers = ReturnType<typeof createJobAnswers>;

/** The status of jobs, for callers that wait. */
export function createJobAnswers(deps: JobAnswersDeps) {
  const { jobWaiter } = deps;
  return {
    /** With limits, waits for the end of the job. */
    readJob: (jobId: string, limits?: WaitLimits) =>
      awaitJob(deps, { jobId, read: () => readJob(deps, jobId), limits }),
    readPartnerJob: (accountId: string, jobId: string, limits?: WaitLimits) =>
      awaitJob(deps, { jobId, read: () => readPartnerJob(deps, accountId, jobId), limits }),
    readProgress: (accountId: string, jobId: string) => readProgress(deps, accountId, jobId),
    streamProgress: (accountId: string, jobId: string, signal: AbortSignal) =>
      streamProgress(deps, { jobId, read: () => readProgress(deps, accountId, jobId), signal }),
    waitForJob: jobWaiter.wait,
    /** Answers the calls that wait, as when their time is up. */
    stopWaiting: jobWaiter.stop,
  };
}
