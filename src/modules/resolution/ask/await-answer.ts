import { type JobWaiter, joinedCharge, type WaitLimits } from '../../paid-jobs/index.ts';
import type { AnswerForm } from './known-answers.ts';
import { type ReadJobDeps, readJob, readPartnerJob } from './read-job.ts';
import type { WrittenAnswer } from './resolve-domain.ts';

export interface AwaitAnswerDeps extends ReadJobDeps {
  jobWaiter: Pick<JobWaiter, 'wait'>;
  readCreditsRemaining(accountId: string): Promise<number>;
}

interface AwaitedAnswer {
  accountId: string;
  form: AnswerForm;
  /** The answer without waiting. */
  first: WrittenAnswer;
  limits: WaitLimits;
}

/** The finished answer if the job ends in time, otherwise the first one. A job that failed is still a 202. */
export async function awaitAnswer(
  deps: AwaitAnswerDeps,
  { accountId, form, first, limits }: AwaitedAnswer,
): Promise<WrittenAnswer> {
  const { jobId, isJoined } = first;
  if (jobId === undefined || !(await deps.jobWaiter.wait(jobId, limits))) return first;
  const [ended, creditsRemaining] = await Promise.all([
    form === 'partner' ? readPartnerJob(deps, accountId, jobId) : readJob(deps, jobId, form),
    deps.readCreditsRemaining(accountId),
  ]);
  const body = isJoined ? asJoined(ended) : ended;
  return {
    status: body.status === 'completed' ? 200 : 202,
    body: JSON.stringify(body),
    creditsRemaining,
    creditsCharged: body.charged ? 1 : 0,
    jobId,
    isJoined,
  };
}

/** The job as a call that joined it reports it. */
export function asJoined<Job extends { charged: boolean; charge_reason: string }>(job: Job): Job {
  const { charged, charge_reason } = job;
  return { ...job, ...joinedCharge({ charged, charge_reason }) };
}

/** Reads a job; while it runs, waits for its end at most as long as the limits say, and reads it again. */
export async function awaitJob<Job extends { status: string }>(
  { jobWaiter }: Pick<AwaitAnswerDeps, 'jobWaiter'>,
  { jobId, read, limits }: { jobId: string; read: () => Promise<Job>; limits: WaitLimits | undefined },
): Promise<Job> {
  const job = await read();
  const isRunning = job.status === 'pending' || job.status === 'processing';
  if (!isRunning || limits === undefined) return job;
  return (await jobWaiter.wait(jobId, limits)) ? read() : job;
}
