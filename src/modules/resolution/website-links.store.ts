import { type Queryable, type Statement, sql, type Writer } from '../../platform/postgres/index.ts';
import { type EvidenceJson, readEvidence, writeEvidence } from './verdict/stored-verdict.ts';
import type { Evidence } from './verdict/verdict.ts';

/** `forward`: found from the domain. `reverse`: found from the company. */
export type LinkSource = 'forward' | 'reverse';

/** `ended`: it was verified once, and a later crawl of the site found otherwise. */
type LinkStatus = 'verified' | 'not_verified' | 'ended';

/** The finding of a later reading of the website. */
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

/** After a reading of a domain, the link to `keep` stays and all other links of the domain end. */
export interface EndOfLinks {
  domain: string;
  keep: string | null;
  endedBy: EndedBy;
  at: Date;
}

/**
 * The links that both directions write and read, and the companies that pages name. Writes take any number of
 * domains; where lists are joined with a table they are selected, because their plan depends on their length
 * otherwise and is made each time.
 */
export const websiteLinkStore = {
  /** Replaces what was known of these pairs, each given once. */
  async save(tx: Writer, links: readonly WebsiteLink[]): Promise<void> {
    const column = <T>(value: (link: WebsiteLink) => T) => links.map(value);
    await tx.execute(sql`
      with link as (
        insert into website_links
          (company_number, domain, status, confidence, evidence, source, verified_at, valid_until)
        select company_number, domain, status, confidence, evidence::jsonb, source, verified_at, valid_until
        from unnest(
          ${column((link) => link.company_number)}::text[], ${column((link) => link.domain)}::text[],
          ${column((link) => link.status)}::text[], ${column((link) => link.confidence)}::double precision[],
          ${column((link) => JSON.stringify(writeEvidence(link.evidence)))}::text[],
          ${column((link) => link.source)}::text[], ${column((link) => link.verified_at.toISOString())}::timestamptz[],
          ${column((link) => link.valid_until.toISOString())}::timestamptz[]
        ) as found (company_number, domain, status, confidence, evidence, source, verified_at, valid_until)
        order by domain, company_number
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

  /**
   * Ends the links of each domain to all companies but `keep`, because the site now names that one or none.
   */
  async endOthers(tx: Writer, ends: readonly EndOfLinks[]): Promise<void> {
    await tx.execute(sql`
      with read as (
        select * from unnest(
          (select ${ends.map(({ domain }) => domain)}::text[]), (select ${ends.map(({ keep }) => keep)}::text[]),
          (select ${ends.map(({ endedBy }) => endedBy)}::text[]), (select ${ends.map(({ at }) => at.toISOString())}::timestamptz[])
        ) as read (domain, keep, ended_by, at)
      ), ended as (
        update website_links link set status = 'ended', valid_until = read.at from read
        where link.domain = read.domain and link.status = 'verified'
          and link.company_number is distinct from read.keep
      )
      update website_link_periods period
      set valid_to = greatest(period.confirmed_at, read.at), ended_by = read.ended_by from read
      where period.domain = read.domain and period.valid_to is null
        and period.company_number is distinct from read.keep`);
  },

  /** Replaces those of older results of the domains. */
  async saveMentions(tx: Writer, mentions: readonly MentionsOfDomain[]): Promise<void> {
    const named = mentions.flatMap(({ domain, companyNumbers, operator }) =>
      [...new Set(companyNumbers)].map((number) => ({ domain, number, isOperator: number === operator })),
    );
    await tx.execute(sql`
      with named as (
        select * from unnest(
          (select ${named.map(({ domain }) => domain)}::text[]), (select ${named.map(({ number }) => number)}::text[]),
          (select ${named.map(({ isOperator }) => isOperator)}::boolean[])
        ) as named (domain, company_number, is_operator)
      ), gone as (
        delete from company_mentions old
        using unnest((select ${mentions.map(({ domain }) => domain)}::text[])) as read (domain)
        where old.domain = read.domain and not exists (
          select from named where named.domain = old.domain and named.company_number = old.company_number
        )
      )
      insert into company_mentions (company_number, domain, is_operator)
      select company_number, domain, is_operator from named
      order by domain, company_number
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
