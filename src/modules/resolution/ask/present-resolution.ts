import { ukDay } from '../../../shared/clock.ts';
import { percent } from '../../../shared/percent.ts';
import type { SiteGroup } from '../../groups/index.ts';
import { FAILED_FREE, PENDING } from '../../paid-jobs/index.ts';
import { type PresentedCompany, presentCompany, type Registration } from '../../register/index.ts';
import { strongestFirst } from '../decide/evidence-items.ts';
import type { Disclosures } from '../disclosures/disclosures.ts';
import type { DomainCharge } from '../domain-job/domain-charge.ts';
import { type CompanyFields, type DomainJob, statusOf } from '../domain-job/domain-job.ts';
import type { StoredResult } from '../verdict/stored-verdict.ts';
import type { EntityOnSite, Evidence, MatchStatus, ReviewCandidate } from '../verdict/verdict.ts';
import { presentDoubt } from './present-doubt.ts';
import {
  type PresentedFailure,
  type PresentedForeignOperator,
  postcodesIn,
  presentEntities,
  presentEvidence,
  presentFailure,
  presentForeignOperator,
  presentGroup,
  presentMatch,
} from './present-verdict.ts';
import { publicRegisterEvidence } from './public-register-evidence.ts';
import type { RegisterView } from './register-view.ts';

const RESOLVED_COMPANY_FIELDS = [
  'company_number',
  'company_name',
  'company_status',
  'company_type',
  'registered_postcode',
  'registered_address',
  'incorporated_on',
  'financials',
] as const;

const PARTNER_COMPANY_FIELDS = [
  'company_name',
  'company_number',
  'company_status',
  'registered_postcode',
  'incorporated_on',
  'accounts_type',
  'accounts_next_due',
  'accounts_overdue',
  'accounts_days_until_due',
  'confirmation_next_due',
  'confirmation_overdue',
  'confirmation_days_until_due',
  'has_insolvency_history',
  'current_insolvency_status',
  'has_active_charges',
  'last_charge_date',
  'days_since_last_charge',
  'recent_director_resignation',
  'last_director_change_date',
  'days_since_last_director_change',
] as const;

type ResolvedCompany = Pick<PresentedCompany, (typeof RESOLVED_COMPANY_FIELDS)[number]>;

/** The part of an answer that is the same for all accounts; the charge and the job are added to it. */
interface PresentedResolution {
  status: 'completed';
  input_domain: string;
  match_status: MatchStatus;
  match_confidence: number | null;
  company: ResolvedCompany | PresentedCompany | null;
  evidence: Evidence[];
  review_candidates: ReviewCandidate[];
  entities_on_site: EntityOnSite[];
  group: SiteGroup | null;
  disclosures: Disclosures | null;
  registrations: readonly Registration[];
  failure: PresentedFailure | null;
  foreign_operator: PresentedForeignOperator | null;
  explanation: string;
  /** The day of the register's record that the answer shows; null when it shows none. */
  as_of: string | null;
  resolved_at: string;
  expires_at: string;
}

/** The account's own decision on the domain. It changes no result. */
export interface PresentedReview {
  decision: 'confirmed' | 'rejected';
  /** Null: none of the companies is right. */
  company_number: string | null;
  decided_at: string;
}

export interface CompletedResolution extends PresentedResolution, DomainCharge {
  review: PresentedReview | null;
  job_id: string | null;
  cached: boolean;
}

/**
 * The verdict is that of the crawl; what it means on the register, the company and all numbers of days are as
 * of `now`.
 */
export function presentResolution(
  { domain, verdict, resolved_at, expires_at }: StoredResult,
  view: RegisterView,
  { fields, now }: { fields: CompanyFields; now: Date },
): PresentedResolution {
  const presented = view.company && presentCompany(view.company.record, view.company.detail, now);
  const shown =
    fields === 'enrich' || presented === undefined ? presented : pick(presented, RESOLVED_COMPANY_FIELDS);
  const doubt = presentDoubt(verdict, view);
  const match = presented && presentMatch(verdict, presented, view);
  const entities = presentEntities(verdict, presented, view);
  return {
    status: 'completed',
    input_domain: domain,
    match_status: verdict.match_status,
    match_confidence: verdict.match_confidence,
    company: shown ?? null,
    evidence: [
      ...presentEvidence(verdict, postcodesIn(view, presented)).map(({ item }) => item),
      ...publicRegisterEvidence(verdict, view.listings, domain),
    ].sort(strongestFirst),
    review_candidates: doubt.review_candidates,
    entities_on_site: entities,
    group: presented ? presentGroup(verdict, presented, { entities, parents: view.parents, view }) : null,
    disclosures: match?.disclosures ?? null,
    registrations: view.registrations,
    failure: presentFailure(verdict.failure),
    foreign_operator: presentForeignOperator(verdict.foreign_operator),
    explanation: match?.explanation ?? doubt.explanation,
    as_of: dayOf(view, verdict.review_candidates),
    resolved_at: resolved_at.toISOString(),
    expires_at: expires_at.toISOString(),
  };
}

/** The answer of `/v1/enrich`, with the full company record. */
export function presentEnrichment(
  result: StoredResult,
  view: RegisterView,
  now: Date,
): PresentedResolution & { company: PresentedCompany | null } {
  const answer = presentResolution(result, view, { fields: 'enrich', now });
  return { ...answer, company: answer.company as PresentedCompany | null };
}

/** The day of the matched company's record, or of the oldest record of a candidate. */
function dayOf({ company, named }: RegisterView, candidates: readonly ReviewCandidate[]): string | null {
  if (company) return company.record.live_at ? ukDay(company.record.live_at) : company.snapshotAsOf;
  const days = candidates.flatMap(({ company_number }) => named.get(company_number)?.as_of ?? []);
  return days.sort()[0] ?? null;
}

export function presentReview(
  review: { reviewed_at: Date | null; reviewed_number: string | null } | undefined,
): PresentedReview | null {
  if (!review?.reviewed_at) return null;
  return {
    decision: review.reviewed_number === null ? 'rejected' : 'confirmed',
    company_number: review.reviewed_number,
    decided_at: review.reviewed_at.toISOString(),
  };
}

type PartnerCompany = {
  [Field in (typeof PARTNER_COMPANY_FIELDS)[number]]: PresentedCompany[Field] | null;
};

interface PartnerResult extends PartnerCompany {
  match_status: MatchStatus;
  match_confidence: number | null;
  recent_resignations: PresentedCompany['recent_resignations'];
  review_candidates: ReviewCandidate[];
}

interface PresentedForPartner {
  status: 'completed';
  input_domain: string;
  result: PartnerResult;
}

export type CompletedForPartner = PresentedForPartner & DomainCharge;

/** Flat: every field is present, and null when there is no company. */
export function presentForPartner(
  { domain, verdict }: StoredResult,
  view: RegisterView,
  now: Date,
): PresentedForPartner {
  const presented = view.company && presentCompany(view.company.record, view.company.detail, now);
  const fields = presented
    ? pick(presented, PARTNER_COMPANY_FIELDS)
    : (Object.fromEntries(PARTNER_COMPANY_FIELDS.map((field) => [field, null])) as PartnerCompany);
  return {
    status: 'completed',
    input_domain: domain,
    result: {
      match_status: verdict.match_status,
      ...fields,
      match_confidence: verdict.match_confidence,
      recent_resignations: presented?.recent_resignations ?? [],
      review_candidates: presentDoubt(verdict, view).review_candidates,
    },
  };
}

function pick<T, Field extends keyof T>(from: T, fields: readonly Field[]): Pick<T, Field> {
  return Object.fromEntries(fields.map((field) => [field, from[field]])) as Pick<T, Field>;
}

/** A job without a result: pending, running or failed. */
export interface PendingJob {
  status: 'pending' | 'processing' | 'failed';
  input_domain: string;
  job_id: string;
  charged: boolean;
  charge_reason: DomainCharge['charge_reason'];
  status_url: string;
  error_message: string | null;
}

/** The partner route has its own status route; all others share one that needs no credential. */
export type StatusRoute = 'enrich' | 'partner';

const STATUS_PATHS: Record<StatusRoute, string> = {
  enrich: '/v1/enrich/status/',
  partner: '/v1/partner/enrich-company/',
};

function statusUrl(baseUrl: string, route: StatusRoute, jobId: string): string {
  return `${baseUrl}${STATUS_PATHS[route]}${jobId}`;
}

export function presentPendingJob(
  job: DomainJob,
  { baseUrl, route, now }: { baseUrl: string; route: StatusRoute; now: Date },
): PendingJob {
  const status = statusOf(job, now);
  if (status === 'completed') throw new Error(`job ${job.id} is completed and has a result to show`);
  return {
    status,
    input_domain: job.domain,
    job_id: job.id,
    ...(status === 'failed' ? FAILED_FREE : PENDING),
    status_url: statusUrl(baseUrl, route, job.id),
    error_message: job.error_message,
  };
}

const CANDIDATES_MAX = 3;

/** An answer in a sentence or two, for agents. */
export function describeResolution(answer: PendingJob | CompletedResolution): string {
  const { input_domain: domain } = answer;
  if (answer.status === 'failed') return `${domain}: ${answer.error_message ?? 'the job failed'}`;
  if (answer.status !== 'completed') {
    return `${domain} is still being read (${answer.status}). Ask get_job for ${answer.job_id} in a few seconds.`;
  }
  const { company, match_confidence: confidence, charged } = answer;
  const decided = describeReview(answer);
  const cost = charged ? 'It cost one credit.' : `It cost nothing (${answer.charge_reason}).`;
  if (company && answer.match_status === 'matched') {
    const sure = confidence === null ? '' : `, ${percent(confidence)} sure`;
    return `${domain} is run by ${company.company_name} (${company.company_number}, ${company.company_status})${sure}.${decided} ${cost}`;
  }
  const candidates = answer.review_candidates
    .slice(0, CANDIDATES_MAX)
    .map((candidate) => `${candidate.company_name} (${candidate.company_number})`);
  const perhaps = candidates.length > 0 ? ` Candidates: ${candidates.join(', ')}.` : '';
  const why = answer.failure ? ` (${answer.failure.code})` : '';
  return `${domain}: ${answer.match_status}${why}. ${answer.explanation}${perhaps}${decided} ${cost}`;
}

function describeReview({ review }: CompletedResolution): string {
  if (!review) return '';
  const day = review.decided_at.slice(0, 10);
  if (review.company_number === null)
    return ` Your account decided on ${day} that none of the companies is right.`;
  return ` Your account decided on ${day} that it is ${review.company_number}.`;
}
