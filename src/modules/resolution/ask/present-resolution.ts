import { type GroupParent, type SiteGroup, siteGroupOf } from '../../groups/index.ts';
import { type KnownCompany, type PresentedCompany, presentCompany } from '../../register/index.ts';
import type { DomainCharge } from '../charge-reason.ts';
import type { Evidence, MatchStatus, ReviewCandidate, Verdict } from '../decide/verdict.ts';
import { withDissolution } from '../disclosures/disclosures.ts';
import type { AnswerKind, StoredResult } from '../resolution-job.ts';

const RESOLVED_COMPANY_FIELDS = [
  'company_number',
  'company_name',
  'company_status',
  'company_type',
  'registered_postcode',
  'registered_address',
  'incorporated_on',
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

export type ResolvedCompany = Pick<PresentedCompany, (typeof RESOLVED_COMPANY_FIELDS)[number]>;

/** The part of an answer that is the same for all accounts; the charge and the job are added to it. */
export interface PresentedResolution {
  status: 'completed';
  input_domain: string;
  match_status: MatchStatus;
  match_confidence: number | null;
  company: ResolvedCompany | PresentedCompany | null;
  evidence: Evidence[];
  review_candidates: ReviewCandidate[];
  entities_on_site: Verdict['entities_on_site'];
  group: SiteGroup | null;
  disclosures: Verdict['disclosures'];
  explanation: string;
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

/** The verdict is as old as the crawl; the company, and every number of days, is of `now`. */
export function presentResolution(
  { domain, verdict, resolved_at, expires_at }: StoredResult,
  company: KnownCompany | undefined,
  { answer, parents, now }: { answer: AnswerKind; parents: readonly GroupParent[]; now: Date },
): PresentedResolution {
  const presented = company && presentCompany(company.record, company.detail, now);
  const shown =
    answer === 'enrich' || presented === undefined ? presented : pick(presented, RESOLVED_COMPANY_FIELDS);
  return {
    status: 'completed',
    input_domain: domain,
    match_status: verdict.match_status,
    match_confidence: verdict.match_confidence,
    company: shown ?? null,
    evidence: verdict.evidence,
    review_candidates: verdict.review_candidates,
    entities_on_site: verdict.entities_on_site,
    group: presented ? groupOf(verdict, presented, parents) : null,
    disclosures:
      verdict.disclosures && withDissolution(verdict.disclosures, presented?.company_status === 'dissolved'),
    explanation: verdict.explanation,
    resolved_at: resolved_at.toISOString(),
    expires_at: expires_at.toISOString(),
  };
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

function groupOf(
  { evidence, entities_on_site, parents_on_site, company_number: number }: Verdict,
  { company_number, company_name }: PresentedCompany,
  parents: readonly GroupParent[],
): SiteGroup | null {
  return siteGroupOf(parents, {
    operator: { company_number, company_name },
    named: entities_on_site,
    calledParent: parents_on_site,
    printsNumber: evidence.some(({ kind, supports }) => kind === 'company_number' && supports === number),
  });
}

type PartnerCompany = {
  [Field in (typeof PARTNER_COMPANY_FIELDS)[number]]: PresentedCompany[Field] | null;
};

export interface PartnerResult extends PartnerCompany {
  match_status: MatchStatus;
  match_confidence: number | null;
  recent_resignations: PresentedCompany['recent_resignations'];
  review_candidates: ReviewCandidate[];
}

export interface PresentedForPartner {
  status: 'completed';
  input_domain: string;
  result: PartnerResult;
}

export type CompletedForPartner = PresentedForPartner & DomainCharge;

/** Flat: every field is there, and null where there is no company. */
export function presentForPartner(
  { domain, verdict }: StoredResult,
  company: KnownCompany | undefined,
  now: Date,
): PresentedForPartner {
  const presented = company && presentCompany(company.record, company.detail, now);
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
      review_candidates: verdict.review_candidates,
    },
  };
}

function pick<T, Field extends keyof T>(from: T, fields: readonly Field[]): Pick<T, Field> {
  return Object.fromEntries(fields.map((field) => [field, from[field]])) as Pick<T, Field>;
}
