/**
 * Resources in the format of the API. The stream sends stored data; the REST API adds values computed for the
 * current day. Both contain the same facts in different fields.
 */
import type { Day } from '../world/days.ts';
import { etagOf } from '../world/random.ts';
import type {
  Charge,
  CompanyProfile,
  Filing,
  InsolvencyCase,
  Officer,
  Psc,
  SandboxCompany,
} from '../world/sandbox-company.ts';

export function streamedProfile(company: SandboxCompany) {
  const { profile } = company;
  return { ...profile, etag: etagOf([profile, company.revision]), links: profileLinks(company) };
}

export function servedProfile(company: SandboxCompany, today: Day) {
  const { accounts, confirmation_statement: statement } = company.profile;
  const isLive = company.profile.date_of_cessation === undefined;
  const accountsOverdue = isLive && accounts?.next_due !== undefined && accounts.next_due < today;
  return {
    ...streamedProfile(company),
    ...(accounts === undefined
      ? {}
      : {
          accounts: {
            ...accounts,
            ...(accounts.next_accounts === undefined
              ? {}
              : { next_accounts: { ...accounts.next_accounts, overdue: accountsOverdue } }),
            overdue: accountsOverdue,
          },
        }),
    ...(statement === undefined
      ? {}
      : { confirmation_statement: { ...statement, overdue: isLive && statement.next_due < today } }),
    has_charges: company.charges.length > 0,
    has_insolvency_history: company.insolvency_cases.length > 0,
    has_been_liquidated: company.insolvency_cases.some(({ type }) => type.endsWith('liquidation')),
    registered_office_is_in_dispute: false,
    has_super_secure_pscs: false,
  };
}

function profileLinks({ profile, officers, pscs, charges, insolvency_cases }: SandboxCompany) {
  const self = companyPath(profile);
  return {
    self,
    filing_history: `${self}/filing-history`,
    ...(officers.length > 0 ? { officers: `${self}/officers` } : {}),
    ...(pscs.length > 0
      ? { persons_with_significant_control: `${self}/persons-with-significant-control` }
      : {}),
    ...(charges.length > 0 ? { charges: `${self}/charges` } : {}),
    ...(insolvency_cases.length > 0 ? { insolvency: `${self}/insolvency` } : {}),
  };
}

export function companyPath({ company_number }: Pick<CompanyProfile, 'company_number'>): string {
  return `/company/${company_number}`;
}

export function appointmentPath(profile: CompanyProfile, { id }: Officer): string {
  return `${companyPath(profile)}/appointments/${id}`;
}

/** The stream omits the link to the person. */
export function streamedOfficer(profile: CompanyProfile, officer: Officer) {
  const { id: _id, person_id: _personId, ...facts } = officer;
  return { ...facts, links: { self: appointmentPath(profile, officer) } };
}

export function servedOfficer(profile: CompanyProfile, officer: Officer) {
  const { links, ...facts } = streamedOfficer(profile, officer);
  return {
    ...facts,
    is_pre_1992_appointment: officer.appointed_on < '1992-01-01',
    links: { ...links, officer: { appointments: `/officers/${officer.person_id}/appointments` } },
  };
}

/** The same appointment in the list of the person, which names the company. */
export function servedAppointment(profile: CompanyProfile, officer: Officer) {
  const { id: _id, person_id: _personId, date_of_birth: _born, ...facts } = officer;
  const { company_name, company_number, company_status } = profile;
  return {
    ...facts,
    appointed_to: { company_name, company_number, company_status },
    is_pre_1992_appointment: officer.appointed_on < '1992-01-01',
    links: { company: companyPath(profile) },
  };
}

export function pscPath(profile: CompanyProfile, { kind, id }: Psc): string {
  const family = kind.replace('-person-with-significant-control', '');
  return `${companyPath(profile)}/persons-with-significant-control/${family}/${id}`;
}

export function shownPsc(profile: CompanyProfile, psc: Psc) {
  const { id: _id, ...facts } = psc;
  return { ...facts, etag: etagOf(psc), links: { self: pscPath(profile, psc) } };
}

export function chargePath(profile: CompanyProfile, { id }: Charge): string {
  return `${companyPath(profile)}/charges/${id}`;
}

/** Without the id: the stream has it in the envelope, the REST API beside the charge. */
export function shownCharge(profile: CompanyProfile, charge: Charge) {
  const { id: _id, transactions, ...facts } = charge;
  return {
    ...facts,
    etag: etagOf(charge),
    links: { self: chargePath(profile, charge) },
    transactions: transactions.map(({ transaction_id, ...transaction }) => ({
      ...transaction,
      links: { filing: filingPath(profile, { transaction_id }) },
    })),
  };
}

export function shownInsolvency(cases: InsolvencyCase[]) {
  return { cases, etag: etagOf(cases) };
}

export function filingPath(
  profile: CompanyProfile,
  { transaction_id }: Pick<Filing, 'transaction_id'>,
): string {
  return `${companyPath(profile)}/filing-history/${transaction_id}`;
}

export function shownFiling(profile: CompanyProfile, filing: Filing) {
  return { ...filing, links: { self: filingPath(profile, filing) } };
}
