/**
 * Link history: which websites a company has and had, and which companies were behind a domain, with dates.
 *
 * Resolution writes the links when it reads a website. A credit buys a current link, so it is locked for an
 * account that has not paid for it in the last 30 days; ended links are free.
 */
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { findStoredCompany, type LiveSource, type PresentedCompany } from '../register/index.ts';
import { currentEvidence, type Evidence, type Questions } from '../resolution/index.ts';
import { type LinkPeriod, linkHistoryStore as store } from './link-history.store.ts';

interface LinkHistoryOptions {
  db: Database;
  live: LiveSource;
  clock: Clock;
  questions: Pick<Questions, 'parseDomain'>;
}

interface PresentedPeriod {
  status: 'current' | 'ended';
  locked: boolean;
  valid_from: string;
  valid_to: string | null;
  ended_by: LinkPeriod['ended_by'];
}

interface CompanyWebsite extends PresentedPeriod {
  domain: string | null;
  match_confidence: number | null;
  evidence: Evidence[];
}

interface DomainCompany extends PresentedPeriod {
  company_number: string | null;
  company_name: string | null;
}

export type LinkHistory = ReturnType<typeof createLinkHistory>;

export function createLinkHistory({ db, live, clock, questions }: LinkHistoryOptions) {
  return {
    /** Takes the number in any spelling. Throws `company_not_found`. */
    async listWebsites(
      accountId: string,
      companyNumber: string,
    ): Promise<{ company_number: string; websites: CompanyWebsite[] }> {
      const { record } = await findStoredCompany(live, companyNumber);
      const { company_number, postal_code: registered_postcode } = record;
      const periods = await store.listOfCompany(db, accountId, company_number, clock.now());
      const company = { company_number, registered_postcode };
      return { company_number, websites: periods.map((period) => presentWebsite(period, company)) };
    },
    /** Takes the domain in any spelling. Throws `invalid_domain`. */
    async listCompanies(
      accountId: string,
      text: string,
    ): Promise<{ domain: string; companies: DomainCompany[] }> {
      const domain = questions.parseDomain(text);
      const periods = await store.listOfDomain(db, accountId, domain, clock.now());
      return { domain, companies: periods.map(presentCompany) };
    },
  };
}

function presentPeriod({ valid_from, valid_to, ended_by, is_paid }: LinkPeriod): PresentedPeriod {
  return {
    status: valid_to === null ? 'current' : 'ended',
    locked: valid_to === null && !is_paid,
    valid_from: valid_from.toISOString(),
    valid_to: valid_to?.toISOString() ?? null,
    ended_by,
  };
}

/** The evidence of an ended link is of the time when the website was the company's. */
function presentWebsite(
  period: LinkPeriod,
  company: Pick<PresentedCompany, 'company_number' | 'registered_postcode'>,
): CompanyWebsite {
  const presented = presentPeriod(period);
  return presented.locked
    ? { domain: null, ...presented, match_confidence: null, evidence: [] }
    : {
        domain: period.domain,
        ...presented,
        match_confidence: period.confidence,
        evidence:
          presented.status === 'current' ? currentEvidence(period.evidence, company) : period.evidence,
      };
}

function presentCompany(period: LinkPeriod): DomainCompany {
  const presented = presentPeriod(period);
  return presented.locked
    ? { company_number: null, company_name: null, ...presented }
    : { company_number: period.company_number, company_name: period.company_name, ...presented };
}
