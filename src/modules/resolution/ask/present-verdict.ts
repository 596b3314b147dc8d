/** The parts of an answer that follow from what the website says and what the register says now. */
import { type GroupParent, type SiteGroup, siteGroupOf } from '../../groups/index.ts';
import type { PresentedCompany } from '../../register/index.ts';
import { FAILURES, type FailureCode } from '../crawl/site-failure.ts';
import { countryName } from '../decide/explain.ts';
import { explainMatch } from '../decide/explain-match.ts';
import type { Disclosures } from '../disclosures/disclosures.ts';
import { type JudgedRecord, judgeStatements } from '../disclosures/judge-statements.ts';
import { fillNameSlots } from '../name-slots.ts';
import type { NamedRecord } from '../resolution.store.ts';
import type {
  EntityOnSite,
  Evidence,
  ForeignOperator,
  QuoteOffsets,
  ReviewCandidate,
  SiteFailure,
  Verdict,
} from '../verdict.ts';
import type { RegisterView } from './register-view.ts';

type Named = Pick<RegisterView, 'named'>;

const nameIn =
  ({ named }: Named) =>
  (number: string) =>
    named.get(number)?.company_name;

/** The candidates and texts with the current records and names. */
export function presentDoubt(
  verdict: Pick<Verdict, 'explanation' | 'review_candidates'>,
  view: Named,
): { explanation: string; review_candidates: ReviewCandidate[] } {
  const fill = (text: string) => fillNameSlots(text, nameIn(view));
  return {
    explanation: fill(verdict.explanation),
    review_candidates: verdict.review_candidates.map((candidate) => ({
      ...candidate,
      ...recordFields(view.named.get(candidate.company_number)),
      reasons: candidate.reasons.map(fill),
      would_settle: fill(candidate.would_settle),
    })),
  };
}

function recordFields(record: NamedRecord | undefined) {
  if (!record) return {};
  const { company_name, company_status, registered_postcode, incorporated_on } = record;
  return { company_name, company_status, registered_postcode, incorporated_on };
}

/**
 * The evidence with the places of its quotes. A postcode that is not the registered one any more is no
 * evidence now.
 */
export function presentEvidence(
  { evidence, quote_offsets: offsets }: Pick<Verdict, 'evidence' | 'quote_offsets'>,
  company: Pick<PresentedCompany, 'registered_postcode'> | undefined,
): { item: Evidence; offsets: QuoteOffsets | undefined }[] {
  return evidence
    .map((item, index) => ({ item, offsets: offsets[index] }))
    .filter(
      ({ item: { kind, value } }) =>
        kind !== 'postcode_match' || company === undefined || value === company.registered_postcode,
    );
}

/** A company as disclosures are judged against it. */
export function judgedRecord(
  company: Pick<
    PresentedCompany,
    | 'company_number'
    | 'company_name'
    | 'company_type'
    | 'company_status'
    | 'registered_address'
    | 'registered_postcode'
  > & { previous_names: readonly { name: string }[] },
  formerOffices: readonly string[],
): JudgedRecord & { registered_postcode: string | null } {
  return {
    company_number: company.company_number,
    company_name: company.company_name,
    company_type: company.company_type,
    registered_address: company.registered_address,
    registered_postcode: company.registered_postcode,
    isDissolved: company.company_status === 'dissolved',
    previous_names: company.previous_names.map(({ name }) => name),
    former_offices: formerOffices,
  };
}

/** The disclosures and the explanation of a match, both against the record that the answer shows. */
export function presentMatch(
  { statements, grounds, explanation }: Verdict,
  company: PresentedCompany,
  view: RegisterView,
): { disclosures: Disclosures | null; explanation: string } {
  const record = judgedRecord(company, view.formerOffices);
  const disclosures = statements && judgeStatements(statements, record);
  return {
    disclosures,
    explanation: grounds
      ? explainMatch(grounds, record, disclosures)
      : fillNameSlots(explanation, nameIn(view)),
  };
}

/** The organisations on the site, with current names and groups. At most one operator. */
export function presentEntities(
  verdict: Pick<Verdict, 'entities_on_site' | 'company_number'>,
  company: PresentedCompany | undefined,
  view: RegisterView,
): EntityOnSite[] {
  const nameOf = nameIn(view);
  return verdict.entities_on_site.map((entity) => {
    const { company_number: number } = entity;
    if (number === null) return entity;
    if (number === company?.company_number) return { ...entity, name: company.company_name };
    const role = view.relatives.has(number) ? 'group' : entity.role;
    return { ...entity, name: nameOf(number) ?? entity.name, role };
  });
}

export function presentGroup(
  { evidence, parents_on_site, company_number: number }: Verdict,
  company: PresentedCompany,
  { entities, parents, view }: { entities: EntityOnSite[]; parents: readonly GroupParent[]; view: Named },
): SiteGroup | null {
  const nameOf = nameIn(view);
  return siteGroupOf(parents, {
    operator: company,
    named: entities,
    calledParent: parents_on_site.map((parent) => ({
      ...parent,
      name: (parent.company_number === null ? undefined : nameOf(parent.company_number)) ?? parent.name,
    })),
    printsNumber: evidence.some(({ kind, supports }) => kind === 'company_number' && supports === number),
  });
}

export interface PresentedFailure extends SiteFailure {
  can_retry: boolean;
}

export function presentFailure(failure: SiteFailure | null): PresentedFailure | null {
  return failure && { ...failure, can_retry: FAILURES[failure.code as FailureCode].canRetry };
}

export interface PresentedForeignOperator extends ForeignOperator {
  country_name: string | null;
}

export function presentForeignOperator(operator: ForeignOperator | null): PresentedForeignOperator | null {
  if (!operator) return null;
  const { name, legal_form, country, registration, quote, page_url } = operator;
  return { name, legal_form, country, country_name: countryName(country), registration, quote, page_url };
}
