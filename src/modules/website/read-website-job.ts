import type { CompanyNumber } from '../../shared/company-number.ts';
import { Problem } from '../../shared/problem.ts';
import { PENDING } from '../paid-jobs/index.ts';
import { type AnswerCompanyDeps, presentCompanyPart } from './answer-company.ts';
import { type CompanyAnswer, presentKnown, presentRunning, statusUrlOf } from './present-website.ts';

/** The same payload as the call that opened the job; once it is finished, what it found and what that cost. */
export async function readWebsiteJob(deps: AnswerCompanyDeps, jobId: string): Promise<CompanyAnswer> {
  const { db, store, jobs, live, clock, baseUrl } = deps;
  const job = await jobs.findJob(jobId);
  const company = job && (await live.findCompany(job.company_number as CompanyNumber));
  if (!job || !company) throw jobNotFound();
  const part = await presentCompanyPart(deps, company, undefined);
  if (job.result_id === null)
    return { ...part, reverse_domain: presentRunning(job, { baseUrl, now: clock.now() }), ...PENDING };
  const search = await store.findSearch(db, job.result_id);
  if (!search) throw jobNotFound();
  if (job.charged && job.charge_notified_at === null) {
    const { account_id: accountId, company_number: companyNumber } = job;
    await store.markChargeNotified(db, { accountId, companyNumber, at: clock.now() });
  }
  const { status, websites, candidates_tried: candidatesTried } = search;
  return {
    ...part,
    reverse_domain: presentKnown({ status, websites, candidatesTried }, statusUrlOf(baseUrl, job.id)),
    charged: job.charged,
    charge_reason: job.charge_reason,
  };
}

function jobNotFound(): Problem {
  return new Problem('job_not_found', 'There is no such job; check its id.');
}
