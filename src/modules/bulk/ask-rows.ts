import type { Requester } from '../../shared/caller.ts';
import { parseCompanyNumber } from '../../shared/company-number.ts';
import { Problem } from '../../shared/problem.ts';
import type { Resolution } from '../resolution/index.ts';
import type { CompanyAnswer, WebsiteSearch } from '../website/index.ts';
import type { OpenRow } from './bulk.store.ts';
import type { Direction, RowOutcome } from './bulk.ts';

export interface AskDeps {
  resolution: Pick<Resolution, 'resolve' | 'readJob'>;
  websites: Pick<WebsiteSearch, 'answer' | 'readJob'>;
}

type Asked = { outcome: RowOutcome; isKnown: boolean } | { jobId: string };

/** The account that pays, and the upload as the history names it. */
export interface RowOwner {
  accountId: string;
  requester: Requester;
}

/** How the rows of an upload are asked about. */
export interface AskRows {
  /** A `Problem` is returned when the row has to wait: for credits, or because too many jobs are under way. */
  ask(owner: RowOwner, row: OpenRow): Promise<Asked | Problem>;
  /** Undefined while the job runs. A job that no longer exists ends its row as failed. */
  readJob(jobId: string): Promise<RowOutcome | undefined>;
}

export function askRowsOf(deps: AskDeps, direction: Direction): AskRows {
  return direction === 'domain' ? askDomains(deps) : askCompanies(deps);
}

const NO_ANSWER: Omit<RowOutcome, 'outcome'> = {
  website: null,
  company_number: null,
  company_name: null,
  match_confidence: null,
  charged: false,
  charge_reason: null,
  reason: null,
  disclosures: null,
};

/** Refusals that are about the row end it; others are the upload's. */
async function asked(ask: () => Promise<Asked>): Promise<Asked | Problem> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'no_credits' || error.code === 'rate_limited') return error;
    if (error.status >= 500) throw error;
    const outcome = error.code === 'company_not_found' ? 'company_not_found' : 'invalid';
    return { outcome: { ...NO_ANSWER, outcome, reason: error.message }, isKnown: false };
  }
}

async function unlessGone(read: () => Promise<RowOutcome | undefined>): Promise<RowOutcome | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'job_not_found') throw error;
    const reason = 'Its job is gone; ask again.';
    return { ...NO_ANSWER, outcome: 'failed', charge_reason: 'job_failed_free', reason };
  }
}

function askDomains({ resolution }: AskDeps): AskRows {
  return {
    ask: (owner, { domain, input }) =>
      asked(async () => {
        const question = { ...owner, domain: domain ?? input, shape: 'resolve' } as const;
        const { body } = await resolution.resolve(question);
        const answer = JSON.parse(body) as DomainAnswer;
        const outcome = outcomeOfDomain(answer);
        return outcome ? { outcome, isKnown: true } : { jobId: answer.job_id ?? '' };
      }),
    readJob: (jobId) =>
      unlessGone(async () => outcomeOfDomain((await resolution.readJob(jobId)) as DomainAnswer)),
  };
}

/** The part of a resolution's answer that a row stores. */
interface DomainAnswer {
  status: string;
  job_id?: string | null;
  match_status?: string;
  match_confidence?: number | null;
  company?: { company_number: string; company_name: string } | null;
  explanation?: string;
  disclosures?: DisclosureStates | null;
  charged: boolean;
  charge_reason?: string | undefined;
  error_message?: string | null | undefined;
}

interface DisclosureStates {
  complete: boolean;
  items: { item: string; status: string }[];
}

function outcomeOfDomain(answer: DomainAnswer): RowOutcome | undefined {
  if (answer.status !== 'completed' && answer.status !== 'failed') return undefined;
  return {
    ...NO_ANSWER,
    outcome: answer.match_status ?? 'failed',
    company_number: answer.company?.company_number ?? null,
    company_name: answer.company?.company_name ?? null,
    match_confidence: answer.match_confidence ?? null,
    charged: answer.charged,
    charge_reason: answer.charge_reason ?? null,
    reason: answer.explanation ?? answer.error_message ?? null,
    disclosures: answer.disclosures ? summariseDisclosures(answer.disclosures) : null,
  };
}

/** `complete`, or what is wrong: `registered_number missing, registered_office outdated`. */
function summariseDisclosures({ complete, items }: DisclosureStates): string {
  if (complete) return 'complete';
  return items
    .filter(({ status }) => status !== 'present' && status !== 'not_applicable')
    .map(({ item, status }) => `${item} ${status}`)
    .join(', ');
}

function askCompanies({ websites }: AskDeps): AskRows {
  return {
    ask: (owner, { input }) =>
      asked(async () => {
        const isNumber = parseCompanyNumber(input) !== undefined;
        const { answer } = await websites.answer({
          ...owner,
          ...(isNumber ? { companyNumber: input } : { companyName: input }),
        });
        const outcome = outcomeOfCompany(answer);
        const jobId = answer.reverse_domain.status_url?.split('/').at(-1) ?? '';
        return outcome ? { outcome, isKnown: answer.company !== null } : { jobId };
      }),
    readJob: (jobId) => unlessGone(async () => outcomeOfCompany(await websites.readJob(jobId))),
  };
}

function outcomeOfCompany(answer: CompanyAnswer): RowOutcome | undefined {
  const { company, reverse_domain: found, review_candidates: candidates } = answer;
  if (found.status === 'pending' || found.status === 'processing') return undefined;
  return {
    ...NO_ANSWER,
    outcome: company === null ? 'needs_review' : found.status,
    website: found.domain,
    company_number: company?.company_number ?? null,
    company_name: company?.company_name ?? null,
    match_confidence: found.match_confidence,
    charged: answer.charged,
    charge_reason: found.status === 'failed' ? 'job_failed_free' : answer.charge_reason,
    reason: company === null ? describeCandidates(candidates) : (answer.note ?? describeSearch(found)),
  };
}

function describeCandidates(candidates: CompanyAnswer['review_candidates']): string {
  const names = candidates.map((one) => `${one.company_number} ${one.company_name}`).join('; ');
  return `The name does not decide between companies; upload the number of the right one: ${names}.`;
}

function describeSearch({ status, candidates_tried: tried }: CompanyAnswer['reverse_domain']): string | null {
  if (status === 'not_found') return `None of the ${tried} domains that were tried is the company’s own.`;
  return status === 'failed' ? 'The search could not be made; try again later.' : null;
}
