import { type Queryable, sql } from '../../platform/postgres/index.ts';
import { type EndedBy, type Evidence, type EvidenceJson, readEvidence } from '../resolution/index.ts';

/** A period in which a website belonged to a company. */
export interface LinkPeriod {
  company_number: string;
  company_name: string | null;
  domain: string;
  valid_from: Date;
  valid_to: Date | null;
  ended_by: EndedBy | null;
  confidence: number;
  evidence: Evidence[];
  /** Whether the account has paid for the website or the link within the last 30 days. */
  is_paid: boolean;
}

interface Asked {
  companyNumber: string | null;
  domain: string | null;
  now: Date;
}

/** Reads the links that resolution writes, and what the account has paid for. */
export const linkHistoryStore = {
  listOfCompany: (db: Queryable, accountId: string, companyNumber: string, now: Date) =>
    list(db, accountId, { companyNumber, domain: null, now }),
  listOfDomain: (db: Queryable, accountId: string, domain: string, now: Date) =>
    list(db, accountId, { companyNumber: null, domain, now }),
};

const PERIODS_MAX = 500;

/** Current links first, then newest first. */
async function list(
  db: Queryable,
  accountId: string,
  { companyNumber, domain, now }: Asked,
): Promise<LinkPeriod[]> {
  const rows = await db.query<Omit<LinkPeriod, 'evidence'> & { evidence: EvidenceJson }>(sql`
    select period.company_number, company.company_name, period.domain, period.valid_from, period.valid_to,
      period.ended_by, coalesce(link.confidence, 0) as confidence, coalesce(link.evidence, '[]') as evidence,
      exists (
        select from credit_purchases
        where account_id = ${accountId} and paid_until > ${now} and subject = any(array[
          'domain:' || period.domain, 'link:' || period.domain || '/' || period.company_number])
      ) as is_paid
    from website_link_periods period
    left join website_links link on link.company_number = period.company_number and link.domain = period.domain
    left join companies company on company.company_number = period.company_number
    where (period.company_number = ${companyNumber} or ${companyNumber}::text is null)
      and (period.domain = ${domain} or ${domain}::text is null)
    order by period.valid_to is not null, period.valid_from desc, period.id desc
    limit ${PERIODS_MAX}`);
  return rows.map((row) => ({ ...row, evidence: readEvidence(row.evidence) }));
}
