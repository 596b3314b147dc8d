import type { JobWaiter, WaitLimits } from '../paid-jobs/index.ts';
import type { CompanyResponse } from './answer-company.ts';
import { type CompanyAnswer, isSearching, jobIdOf } from './present-website.ts';

interface AwaitCompanyDeps {
  jobWaiter: Pick<JobWaiter, 'wait'>;
  readJob(jobId: string): Promise<CompanyAnswer>;
  readCreditsRemaining(accountId: string): Promise<number>;
}

/** The answer after the search if that ends in time, otherwise the first one. */
export async function awaitCompanyAnswer(
  deps: AwaitCompanyDeps,
  { accountId, first, limits }: { accountId: string; first: CompanyResponse; limits: WaitLimits },
): Promise<CompanyResponse> {
  const jobId = isSearching(first.answer) ? jobIdOf(first.answer) : undefined;
  if (jobId === undefined || !(await deps.jobWaiter.wait(jobId, limits))) return first;
  const [answer, creditsRemaining] = await Promise.all([
    deps.readJob(jobId),
    deps.readCreditsRemaining(accountId),
  ]);
  return {
    // The job does not store the name with which the company was requested.
    answer: { ...answer, note: first.answer.note },
    creditsRemaining,
    creditsCharged: answer.charged ? 1 : 0,
  };
}

/** Reads a search; while it runs, waits for its end at most as long as the limits say, and reads it again. */
export async function awaitWebsiteJob(
  { jobWaiter, readJob }: Omit<AwaitCompanyDeps, 'readCreditsRemaining'>,
  jobId: string,
  limits: WaitLimits | undefined,
): Promise<CompanyAnswer> {
  const answer = await readJob(jobId);
  if (!isSearching(answer) || limits === undefined) return answer;
  return (await jobWaiter.wait(jobId, limits)) ? readJob(jobId) : answer;
}
