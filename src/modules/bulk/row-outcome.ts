import type { CompanyAnswer } from '../website/index.ts';
import { firstSentence } from './first-sentence.ts';
import type { RowOutcome } from './upload-job.ts';

export const NO_ANSWER: Omit<RowOutcome, 'outcome'> = {
  website: null,
  company_number: null,
  company_name: null,
  match_confidence: null,
  charged: false,
  charge_reason: null,
  evidence_quote: null,
  evidence_url: null,
  failure_code: null,
  reason: null,
  disclosures: null,
};

/** For a domain that the account decided about and that has no known answer. */
export const DECIDED: RowOutcome = {
  ...NO_ANSWER,
  outcome: 'needs_review',
  charge_reason: 'needs_review_free',
  reason: 'Your account decided about this domain, so its website was not read again.',
};

/** The part of a resolution's answer that a row stores. */
export interface DomainAnswer {
  status: string;
  job_id?: string | null;
  match_status?: string;
  match_confidence?: number | null;
  company?: { company_number: string; company_name: string } | null;
  evidence?: { quote: string; page_url: string }[];
  failure?: { code: string; message: string } | null;
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

/** Undefined while the job of the answer runs. */
export function outcomeOfDomain(answer: DomainAnswer): RowOutcome | undefined {
  if (answer.status !== 'completed' && answer.status !== 'failed') return undefined;
  return {
    ...NO_ANSWER,
    outcome: answer.match_status ?? 'failed',
    company_number: answer.company?.company_number ?? null,
    company_name: answer.company?.company_name ?? null,
    match_confidence: answer.match_confidence ?? null,
    charged: answer.charged,
    charge_reason: answer.charge_reason ?? null,
    evidence_quote: answer.evidence?.[0]?.quote ?? null,
    evidence_url: answer.evidence?.[0]?.page_url ?? null,
    failure_code: answer.failure?.code ?? null,
    reason: reasonOf(answer),
    disclosures: answer.disclosures ? summariseDisclosures(answer.disclosures) : null,
  };
}

/** In one sentence. */
function reasonOf({ failure, explanation, error_message: error }: DomainAnswer): string | null {
  return failure?.message ?? (explanation ? firstSentence(explanation) : (error ?? null));
}

/** `complete`, or what is wrong: `registered_number missing, registered_office outdated`. */
function summariseDisclosures({ complete, items }: DisclosureStates): string {
  if (complete) return 'complete';
  return items
    .filter(({ status }) => status !== 'present' && status !== 'not_applicable')
    .map(({ item, status }) => `${item} ${status}`)
    .join(', ');
}

/** Undefined while the job of the answer runs. */
export function outcomeOfCompany(answer: CompanyAnswer): RowOutcome | undefined {
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
    evidence_quote: found.evidence[0]?.quote ?? null,
    evidence_url: found.evidence[0]?.page_url ?? null,
    charge_reason: found.status === 'failed' ? 'job_failed_free' : answer.charge_reason,
    reason: company === null ? describeCandidates(candidates) : (answer.note ?? describeSearch(found)),
  };
}

function describeCandidates(candidates: CompanyAnswer['review_candidates']): string {
  const names = candidates.map((one) => `${one.company_number} ${one.company_name}`).join('; ');
  const said = `The name does not decide between companies; upload the number of the right one: ${names}.`;
  // A name at the end may have a full stop of its own, as LTD. does.
  return said.replace(/\.\.$/, '.');
}

function describeSearch({ status, candidates_tried: tried }: CompanyAnswer['reverse_domain']): string | null {
  if (status === 'not_found') return `None of the ${tried} domains that were tried is the company’s own.`;
  return status === 'failed' ? 'The search could not be made; try again later.' : null;
}
