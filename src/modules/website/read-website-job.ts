import type { CompanyNumber } from '../../shared/companies/company-number.ts';
import { Problem } from '../../shared/problem.ts';
import { ALREADY_CHARGED, FAILED_FREE, PENDING } from '../paid-jobs/index.ts';
import {
  type AnswerCompanyDeps,
  type JobAsker,
  presentCompanyPart,
  withBestEvidence,
} from './answer-company.ts';
import {
  type CompanyAnswer,
  presentKnown,
  presentRunning,
  type ReverseDomain,
  statusUrlOf,
} from './present-website.ts';
import { type KnownWebsites, paidFirst, unlocked } from './resolve-company.ts';
import type { StoredSearch, WebsiteCharge, WebsiteJob } from './website-result.ts';

/**
 * The answer of a job, in the form of the call that opened it; when the job has ended, with its result and
 * cost.
 */
export async function readWebsiteJob(
  deps: AnswerCompanyDeps,
  jobId: string,
  asker?: JobAsker,
): Promise<CompanyAnswer> {
  const { db, store, jobs, live, clock, baseUrl } = deps;
  const job = await jobs.findJob(jobId);
  const company = job && (await live.findCompany(job.company_number as CompanyNumber));
  if (!job || !company) throw jobNotFound();
  const partFor = ({ status }: ReverseDomain) =>
    presentCompanyPart(deps, company, { accountId: job.account_id, name: asker?.name, status });
  if (job.result_id === null) {
    const running = presentRunning(job, { baseUrl, now: clock.now() });
    return { ...(await partFor(running)), reverse_domain: running, ...PENDING };
  }
  const search = await store.findSearch(db, job.result_id);
  if (!search) throw jobNotFound();
  const isWithheld = search.status === 'verified' && job.charge_reason === FAILED_FREE.charge_reason;
  const known = isWithheld ? withhold(search) : await knownOf(deps, job, search);
  const found = presentKnown(await withBestEvidence(deps, company, known), statusUrlOf(baseUrl, job.id));
  const part = await partFor(found);
  return {
    ...part,
    note: isWithheld ? [part.note, WITHHELD].filter(Boolean).join(' ') : part.note,
    reverse_domain: found,
    ...(await reportCharge(deps, job, asker)),
  };
}

/**
 * Of the calls that get the answer, one reports the charge: the one that opened the job, or one that came
 * after its end. Whoever reads the job by its id is told what it cost.
 */
async function reportCharge(
  { db, store, clock }: AnswerCompanyDeps,
  job: WebsiteJob,
  asker: JobAsker | undefined,
): Promise<WebsiteCharge> {
  const { account_id: accountId, company_number: companyNumber, charged, charge_reason } = job;
  if (!charged) return { charged, charge_reason };
  if (asker?.isJoined) return ALREADY_CHARGED;
  const isFirst =
    job.charge_notified_at === null &&
    (await store.markChargeNotified(db, { accountId, companyNumber, at: clock.now() }));
  return asker && !isFirst ? ALREADY_CHARGED : { charged, charge_reason };
}

const WITHHELD =
  'Another website was found than the one that your account paid for. That costs one credit and the account has none; nothing was charged. Add credits and ask again.';

function withhold({ candidates_tried: candidatesTried }: StoredSearch): KnownWebsites {
  return { status: 'failed', websites: [], candidatesTried };
}

/** Accounts that wait for one search may have paid for different websites: each is shown its own. */
async function knownOf(
  { db, store }: AnswerCompanyDeps,
  { account_id: accountId, company_number: companyNumber, finished_at: finishedAt }: WebsiteJob,
  { status, websites, candidates_tried: candidatesTried, searched_at: searchedAt }: StoredSearch,
): Promise<KnownWebsites> {
  const domains = websites.map(({ domain }) => domain);
  const at = finishedAt ?? searchedAt;
  const paid = await store.listPaidDomains(db, { accountId, companyNumber, domains, at });
  return { status, websites: unlocked(paidFirst(websites, paid), paid), candidatesTried };
}

function jobNotFound(): Problem {
  return new Problem('job_not_found', 'There is no such job; check its id.');
}
