import type { Queryable, Transaction } from '../../platform/postgres/index.ts';
import type { Evidence } from './decide/verdict.ts';

/** `forward`: found from the domain. `reverse`: found from the company. */
export type LinkSource = 'forward' | 'reverse';

/** `ended`: it was verified once, and a later crawl of the site found otherwise. */
export type LinkStatus = 'verified' | 'not_verified' | 'ended';

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

/** The links that both directions write and read. `website-links.store.ts` implements it. */
export interface WebsiteLinkStore {
  /** Replaces those of an older result of the domain. */
  saveMentions(tx: Transaction, mentions: MentionsOfDomain): Promise<void>;
  /** Replaces what was known of this pair. */
  save(tx: Transaction, link: WebsiteLink): Promise<void>;
  /** Ends the domain's links to all companies but `keep`, because the site now names that one or none. */
  endOthers(tx: Transaction, end: { domain: string; keep: string | null; at: Date }): Promise<void>;
  /** Verified and still valid, the likeliest first. */
  listOfDomain(db: Queryable, domain: string, now: Date): Promise<WebsiteLink[]>;
  /** All that is known, ended ones included, the likeliest first. */
  listOfCompany(db: Queryable, companyNumber: string): Promise<WebsiteLink[]>;
}
