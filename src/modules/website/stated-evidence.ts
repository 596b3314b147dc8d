import type { Queryable } from '../../platform/postgres/index.ts';
import type { StatedWebsite } from '../financials/index.ts';
import { type Evidence, publicRegisterEvidence, strongestFirst } from '../resolution/index.ts';
import type { WebsiteListing } from '../sources/index.ts';
import type { VerifiedWebsite } from './website-result.ts';

export interface StatedEvidenceDeps {
  db: Queryable;
  /** The entries of other registers that name a website. */
  listWebsiteListings: (db: Queryable, domain: string) => Promise<WebsiteListing[]>;
  /** The websites that the company states in its accounts. */
  listStatedWebsites: (db: Queryable, companyNumber: string) => Promise<StatedWebsite[]>;
}

/**
 * Adds what other registers and the company's accounts state now to what the pages of its website say. It is
 * not stored with the website, so each answer shows it.
 */
export async function withStatedEvidence(
  { db, listWebsiteListings, listStatedWebsites }: StatedEvidenceDeps,
  companyNumber: string,
  website: VerifiedWebsite,
): Promise<VerifiedWebsite> {
  const [stated, listings] = await Promise.all([
    listStatedWebsites(db, companyNumber),
    listWebsiteListings(db, website.domain),
  ]);
  const own = listings.filter((listing) => listing.company_number === companyNumber);
  const evidence = [
    ...website.evidence.filter(({ kind }) => !STATED_KINDS.has(kind)),
    ...publicRegisterEvidence({ match_status: 'matched' }, own, website.domain),
    ...filedEvidence(website.domain, companyNumber, stated),
  ];
  return { ...website, evidence: evidence.sort(strongestFirst) };
}

/** Searches of former versions stored it. */
const STATED_KINDS: ReadonlySet<Evidence['kind']> = new Set(['public_register', 'filed_accounts']);

/**
 * The company's own statement in its accounts is evidence beside what the pages say. The model does not weigh
 * it.
 */
function filedEvidence(domain: string, companyNumber: string, stated: readonly StatedWebsite[]): Evidence[] {
  const statement = stated.find((one) => one.website === domain);
  if (!statement) return [];
  return [
    {
      kind: 'filed_accounts',
      value: domain,
      supports: companyNumber,
      page_url: statement.name,
      quote: `The accounts ${statement.name} state the website ${domain}.`,
      captured_at: statement.loaded_at.toISOString(),
      page_sha256: statement.sha256,
      weight: 0,
      also_on: [],
    },
  ];
}
