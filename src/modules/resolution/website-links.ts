import type { Queryable, Transaction } from '../../platform/postgres/index.ts';
import type { Evidence } from './decide/verdict.ts';

/** `forward`: found by asking who is behind the domain. `reverse`: found by looking for the company's website. */
export type LinkSource = 'forward' | 'reverse';

/** `ended`: it was verified once, and a later look at the site found otherwise. */
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

/** The one table of links, fed by both directions and read by both. `website-links.store.ts` answers with SQL. */
export interface WebsiteLinkStore {
  /** What an older result of the domain said is replaced. */
  saveMentions(tx: Transaction, mentions: MentionsOfDomain): Promise<void>;
  /** What was known of this pair before is replaced. */
  save(tx: Transaction, link: WebsiteLink): Promise<void>;
  /** The site was read and speaks for `keep`, or for nobody: links to other companies are over. */
  endOthers(tx: Transaction, look: { domain: string; keep: string | null; at: Date }): Promise<void>;
  /** Verified and still valid, the likeliest first. */
  listOfDomain(db: Queryable, domain: string, now: Date): Promise<WebsiteLink[]>;
  /** All that is known, ended ones included, the likeliest first. */
  listOfCompany(db: Queryable, companyNumber: string): Promise<WebsiteLink[]>;
}
