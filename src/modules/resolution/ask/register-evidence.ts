import { websiteWeight } from '../match/public-registers.ts';
import type { RegisteredWebsite } from '../match/register-lookup.ts';
import type { Evidence, Verdict } from '../verdict.ts';

/** An entry of another public register that gives the website to a company. */
export interface WebsiteClaim {
  source: string;
  /** The entry in that register. */
  identifier: string;
  name: string | null;
  company_number: string;
  proves: RegisteredWebsite['proves'] | 'none';
  is_shared: boolean;
  page_url: string;
  line: number | null;
  file_sha256: string;
  imported_at: Date;
  attribution: string;
}

const QUOTE_MAX = 300;
const SAYS: Record<WebsiteClaim['proves'], string> = {
  told_regulator: 'gives the website',
  holds_document: 'publishes its statement at',
  stated_by_others: 'is listed with the website',
  none: 'is listed with the website',
};

/**
 * Entries of other registers as evidence beside what the pages say: for the company of the answer, and for
 * another one where they contradict it. The pages alone make a match; where they name nobody, an entry is no
 * answer.
 */
export function registerEvidence(
  { match_status: status }: Pick<Verdict, 'match_status'>,
  claims: readonly WebsiteClaim[],
  domain: string,
): Evidence[] {
  if (status !== 'matched' && status !== 'needs_review') return [];
  return claims.map((claim) => ({
    kind: 'public_register',
    value: domain,
    supports: claim.company_number,
    page_url: claim.page_url,
    also_on: [],
    quote:
      `${claim.source}: ${claim.name ?? claim.identifier} (company ${claim.company_number}) ${SAYS[claim.proves]} ${domain}.`.slice(
        0,
        QUOTE_MAX,
      ),
    captured_at: claim.imported_at.toISOString(),
    page_sha256: claim.file_sha256,
    weight: claim.proves === 'none' ? 0 : websiteWeight({ proves: claim.proves, isShared: claim.is_shared }),
    source: claim.source,
    source_identifier: claim.identifier,
    source_row: claim.line,
    attribution: claim.attribution,
  }));
}
