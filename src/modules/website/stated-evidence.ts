import type { Queryable } from '../../platform/postgres/index.ts';
import type { StatedWebsite } from '../financials/index.ts';
import { publicRegisterEvidence } from '../resolution/index.ts';
import type { WebsiteListing } from '../sources/index.ts';
import type { VerifiedWebsite } from './website-result.ts';

export interface StatedEvidenceDeps {
  db: Queryable;
  /** The entries of other registers that name a website. */
  listWebsiteListings: (db: Queryable, domain: string) => Promise<WebsiteListing[]>;
}

/** Adds what other registers and the company's accounts state to what the pages of the websites say. */
export function withStatedEvidence(
  { db, listWebsiteListings }: StatedEvidenceDeps,
  websites: readonly VerifiedWebsite[],
  { companyNumber, stated }: { companyNumber: string; stated: readonly StatedWebsite[] },
): Promise<VerifiedWebsite[]> {
  return Promise.all(
    websites.map(async (website) => {
      const listings = await listWebsiteListings(db, website.domain);
      const own = listings.filter((listing) => listing.company_number === companyNumber);
      const registered = publicRegisterEvidence({ match_status: 'matched' }, own, website.domain);
      const { evidence, ...rest } = withStatement(website, companyNumber, stated);
      return { ...rest, evidence: [...evidence, ...registered] };
    }),
  );
}

/**
 * The company's own statement in its accounts is evidence beside what the pages say. The model does not weigh
 * it.
 */
function withStatement(
  website: VerifiedWebsite,
  companyNumber: string,
  stated: readonly StatedWebsite[],
): VerifiedWebsite {
  const statement = stated.find((one) => one.website === website.domain);
  if (!statement) return website;
  const evidence = {
    kind: 'filed_accounts' as const,
    value: website.domain,
    supports: companyNumber,
    page_url: statement.name,
    quote: `The accounts ${statement.name} state the website ${website.domain}.`,
    captured_at: statement.loaded_at.toISOString(),
    page_sha256: statement.sha256,
    weight: 0,
    also_on: [],
  };
  return { ...website, evidence: [...website.evidence, evidence] };
}
