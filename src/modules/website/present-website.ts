import { isClosedStatus } from '../../shared/companies/company-status.ts';
import { runningState } from '../paid-jobs/index.ts';
import { type KnownCompany, type PresentedCompany, presentCompany } from '../register/index.ts';
import type { Evidence, ReviewCandidate } from '../resolution/index.ts';
import type { Signal } from '../signals/index.ts';
import type { KnownWebsites } from './resolve-company.ts';
import type { WebsiteCharge, WebsiteJob } from './website-result.ts';

export interface ReverseDomain {
  status: 'verified' | 'pending' | 'processing' | 'not_found' | 'failed';
  domain: string | null;
  url: string | null;
  match_confidence: number | null;
  evidence: Evidence[];
  candidates_tried: number;
  /** Further websites of the company that the account has paid for, the surest first. */
  candidates: { domain: string; url: string; match_confidence: number; verified_at: string }[];
  verified_at: string | null;
  status_url: string | null;
}

export interface CompanyAnswer extends WebsiteCharge {
  company: PresentedCompany | null;
  /** Newest first, at most 20. */
  signals: Signal[];
  reverse_domain: ReverseDomain;
  review_candidates: ReviewCandidate[];
  /** A hint about the request or the company for the caller. */
  note: string | null;
}

const STATUS_PATH = '/v1/resolve/company/status/';

export function presentKnown(
  { status, websites, candidatesTried }: KnownWebsites,
  statusUrl: string | null,
): ReverseDomain {
  const [best, ...others] = websites;
  return {
    status,
    domain: best?.domain ?? null,
    url: best ? urlOf(best.domain) : null,
    match_confidence: best?.match_confidence ?? null,
    evidence: best?.evidence ?? [],
    candidates_tried: candidatesTried,
    candidates: others.map(({ domain, match_confidence, verified_at }) => ({
      domain,
      url: urlOf(domain),
      match_confidence,
      verified_at,
    })),
    verified_at: best?.verified_at ?? null,
    status_url: statusUrl,
  };
}

export function presentRunning(
  job: WebsiteJob,
  { baseUrl, now }: { baseUrl: string; now: Date },
): ReverseDomain {
  return {
    status: runningState(job, now),
    domain: null,
    url: null,
    match_confidence: null,
    evidence: [],
    candidates_tried: job.candidates_tried ?? 0,
    candidates: [],
    verified_at: null,
    status_url: statusUrlOf(baseUrl, job.id),
  };
}

export function statusUrlOf(baseUrl: string, jobId: string): string {
  return `${baseUrl}${STATUS_PATH}${jobId}`;
}

/** No search was made, because the company is not chosen yet. */
export const NOT_SEARCHED: ReverseDomain = {
  status: 'not_found',
  domain: null,
  url: null,
  match_confidence: null,
  evidence: [],
  candidates_tried: 0,
  candidates: [],
  verified_at: null,
  status_url: null,
};

export function presentOwner({ record, detail }: KnownCompany, now: Date): PresentedCompany {
  return presentCompany(record, detail, now);
}

/** A note for the caller beside the answer; null if there is none. */
export function noteOn(
  company: PresentedCompany,
  { disagreeingName, status }: { disagreeingName: string | undefined; status: ReverseDomain['status'] },
): string | null {
  const notes: string[] = [];
  if (disagreeingName !== undefined)
    notes.push(
      `The company_name “${disagreeingName}” is not the name of ${company.company_number}, ${company.company_name}; the number decides.`,
    );
  if (isClosedStatus(company.company_status))
    notes.push(
      status === 'verified'
        ? `${company.company_name} is ${company.company_status}; this website still names it.`
        : `${company.company_name} is ${company.company_status}; its website is searched for all the same, but a website is verified only for a company that exists.`,
    );
  return notes.length > 0 ? notes.join(' ') : null;
}

/** The address of the home page, by https, which the crawl also tries first. */
function urlOf(domain: string): string {
  return `https://${domain}/`;
}

export function isSearching({ reverse_domain: { status } }: CompanyAnswer): boolean {
  return status === 'pending' || status === 'processing';
}

/** The job behind the answer, if there is one. */
export function jobIdOf({ reverse_domain: { status_url: url } }: CompanyAnswer): string | undefined {
  return url?.split('/').at(-1);
}
