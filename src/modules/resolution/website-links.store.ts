import { type Queryable, type Statement, sql, type Writer } from '../../platform/postgres/index.ts';
import type { Evidence } from './decide/verdict.ts';
import { type EvidenceJson, readEvidence, writeEvidence } from './stored-verdict.ts';

/** `forward`: found from the domain. `reverse`: found from the company. */
export type LinkSource = 'forward' | 'reverse';

/** `ended`: it was verified once, and a later crawl of the site found otherwise. */
export type LinkStatus = 'verified' | 'not_verified' | 'ended';

/** What a later reading of the website found. */
export type EndedBy = 'operator_changed' | 'no_longer_named' | 'in_doubt';

/** A company and a website that is, was, or turned out not to be its own. */
export interface WebsiteLink {
  company_number: string;
  domain: string;
  status: LinkStatus;
  confidence: number;
  evidence: Evidence[];
  source: LinkSource;
  verified_at: Date;
  valid_until: Date;
}

/** The companies that the pages of a domain name. */
export interface MentionsOfDomain {
  domain: string;
  companyNumbers: readonly string[];
  /** The matched company, when there is one. */
  operator: string | null;
}

export type WebsiteLinkStore = typeof websiteLinkStore;

/** The links that both directions write and read, and the companies that pages name. */
export const websiteLinkStore = {
  /** Replaces what was known of this pair. */
  async save(tx: Writer, link: WebsiteLink): Promise<void> {
    await tx.execute(sql`
      with link as (
        insert into website_links
          (company_number, domain, status, confidence, evidence, source, verified_at, valid_until)
        values (${link.company_number}, ${link.domain}, ${link.status}, ${link.confidence},
          ${JSON.stringify(writeEvidence(link.evidence))}::jsonb, ${link.source}, ${link.verified_at}, ${link.valid_until})
        on conflict (company_number, domain) do update set
          status = excluded.status, confidence = excluded.confidence, evidence = excluded.evidence,
          source = excluded.source, verified_at = excluded.verified_at, valid_until = excluded.valid_until
        returning company_number, domain, status, verified_at
      )
      insert into website_link_periods (company_number, domain, valid_from, confirmed_at)
      select company_number, domain, verified_at, verified_at from link where status = 'verified'
      on conflict (company_number, domain) where valid_to is null
      do update set confirmed_at = greatest(website_link_periods.confirmed_at, excluded.confirmed_at)`);
  },

  /** Ends the domain's links to all companies but `keep`, because the site now names that one or none. */
  async endOthers(
    tx: Writer,
    { domain, keep, endedBy, at }: { domain: string; keep: string | null; endedBy: EndedBy; at: Date },
  ): Promise<void> {
    await tx.execute(sql`
      with ended as (
        update website_links set status = 'ended', valid_until = ${at}
        where domain = ${domain} and status = 'verified' and company_number is distinct from ${keep}
      )
      update website_link_periods set valid_to = greatest(confirmed_at, ${at}), ended_by = ${endedBy}
      where domain = ${domain} and valid_to is null and company_number is distinct from ${keep}`);
  },

  /** Replaces those of an older result of the domain. */
  async saveMentions(tx: Writer, { domain, companyNumbers, operator }: MentionsOfDomain): Promise<void> {
    const numbers = [...new Set(companyNumbers)];
    const operators = numbers.map((number) => number === operator);
    await tx.execute(sql`
      with gone as (
        delete from company_mentions where domain = ${domain} and company_number <> all(${numbers}::text[])
      )
      insert into company_mentions (company_number, domain, is_operator)
      select number, ${domain}, is_operator
      from unnest(${numbers}::text[], ${operators}::boolean[]) as named (number, is_operator)
      order by number
      on conflict (company_number, domain) do update set is_operator = excluded.is_operator
      where company_mentions.is_operator <> excluded.is_operator`);
  },

  /** Verified and still valid, the likeliest first. */
  listOfDomain: (db: Queryable, domain: string, now: Date) =>
    listLinks(
      db,
      sql`
      select company_number, domain, status, confidence, evidence, source, verified_at, valid_until
      from website_links where domain = ${domain} and status = 'verified' and valid_until > ${now}
      order by confidence desc, company_number`,
    ),

  /** All that is known, ended ones included, the likeliest first. */
  listOfCompany: (db: Queryable, companyNumber: string) =>
    listLinks(
      db,
      sql`
      select company_number, domain, status, confidence, evidence, source, verified_at, valid_until
      from website_links where company_number = ${companyNumber} order by confidence desc, domain`,
    ),
};

async function listLinks(db: Queryable, statement: Statement): Promise<WebsiteLink[]> {
  const rows = await db.query<Omit<WebsiteLink, 'evidence'> & { evidence: EvidenceJson }>(statement);
  return rows.map((row) => ({ ...row, evidence: readEvidence(row.evidence) }));
}
