import type { JobWaiter, WaitLimits } from '../paid-jobs/index.ts';
import type { CompanyResponse, JobAsker } from './answer-company.ts';
import { type CompanyAnswer, isSearching, jobIdOf } from './present-website.ts';

interface AwaitCompanyDeps {
  jobWaiter: Pick<JobWaiter, 'wait'>;
  readJob(jobId: string, asker?: JobAsker): Promise<CompanyAnswer>;
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
    deps.readJob(jobId, first.asker),
    deps.readCreditsRemaining(accountId),
  ]);
  return { answer, creditsRemaining, creditsCharged: answer.charged ? 1 : 0 };
}

/** Reads a search; while it runs, waits for its end at most as long as the limits say, and reads it again. */
export async function awaitWebsiteJob(
  { jobWaiter, readJob }: Omit<AwaitCompanyDeps, 'readCreditsRemaining'>,
  jobId: string,
  { limits, asker }: { limits: WaitLimits | undefined; asker: JobAsker | undefined },
): Promise<CompanyAnswer> {
  const answer = await readJob(jobId, asker);
  if (!isSearching(answer) || limits === undefined) return answer;
  return (await jobWaiter.wait(jobId, limits)) ? readJob(jobId, asker) : answer;
}
