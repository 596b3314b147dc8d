/** The parts of an answer that follow from what the website says and what the register says now. */
import { isClosedStatus } from '../../../shared/companies/company-status.ts';
import { type GroupParent, type SiteGroup, siteGroupOf } from '../../groups/index.ts';
import type { PresentedCompany } from '../../register/index.ts';
import { countryName } from '../country-name.ts';
import { FAILURES, type FailureCode } from '../crawl/site-failure.ts';
import { explainMatch } from '../decide/explain-match.ts';
import type { Disclosures } from '../disclosures/disclosures.ts';
import { type JudgedRecord, judgeStatements } from '../disclosures/judge-statements.ts';
import { fillNameSlots } from '../verdict/name-slots.ts';
import type {
  EntityOnSite,
  Evidence,
  ForeignOperator,
  QuoteOffsets,
  SiteFailure,
  Verdict,
} from '../verdict/verdict.ts';
import { nameIn, type RegisterView } from './register-view.ts';

type Named = Pick<RegisterView, 'named'>;

/** The registered postcode of a company now; undefined where its record is unknown. */
type PostcodeOf = (companyNumber: string) => string | null | undefined;
type Office = Pick<PresentedCompany, 'company_number' | 'registered_postcode'>;

/** Of the company that was matched, and of those that are only named. */
export const postcodesIn =
  ({ named }: Named, company?: Office): PostcodeOf =>
  (number) =>
    number === company?.company_number ? company.registered_postcode : named.get(number)?.registered_postcode;

/** A postcode that is not the registered one any more is no evidence now. */
function isCurrent({ kind, value, supports }: Evidence, postcodeOf: PostcodeOf): boolean {
  if (kind !== 'postcode_match' || supports === null) return true;
  const postcode = postcodeOf(supports);
  return postcode === undefined || postcode === value;
}

/** The current evidence, with the places of its quotes. */
export function presentEvidence(
  { evidence, quote_offsets: offsets }: Pick<Verdict, 'evidence' | 'quote_offsets'>,
  postcodeOf: PostcodeOf,
): { item: Evidence; offsets: QuoteOffsets | undefined }[] {
  return evidence
    .map((item, index) => ({ item, offsets: offsets[index] }))
    .filter(({ item }) => isCurrent(item, postcodeOf));
}

/** What is still current of the stored evidence that a website is the company’s. */
export function currentEvidence(evidence: readonly Evidence[], company: Office): Evidence[] {
  const postcodeOf = postcodesIn({ named: new Map() }, company);
  return evidence.filter((item) => isCurrent(item, postcodeOf));
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
    isClosed: isClosedStatus(company.company_status),
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
