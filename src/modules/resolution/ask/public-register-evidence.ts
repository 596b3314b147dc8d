import type { WebsiteListing } from '../../sources/index.ts';
import { websiteWeight } from '../match/public-registers.ts';
import type { Evidence, Verdict } from '../verdict/verdict.ts';

const QUOTE_MAX = 300;
const SAYS: Record<WebsiteListing['proves'], string> = {
  told_regulator: 'gives the website',
  holds_document: 'publishes its statement at',
  stated_by_others: 'is listed with the website',
  none: 'is listed with the website',
};

/**
 * Turns website listings of other registers into evidence beside what the pages say: for the company of the
 * answer, or for another company where they contradict it. Only the pages make a match; if they name nobody,
 * a listing is no answer.
 */
export function publicRegisterEvidence(
  { match_status: status }: Pick<Verdict, 'match_status'>,
  listings: readonly WebsiteListing[],
  domain: string,
): Evidence[] {
  if (status !== 'matched' && status !== 'needs_review') return [];
  return listings.map((listing) => ({
    kind: 'public_register',
    value: domain,
    supports: listing.company_number,
    page_url: listing.page_url,
    also_on: [],
    quote:
      `${listing.source}: ${listing.name ?? listing.identifier} (company ${listing.company_number}) ${SAYS[listing.proves]} ${domain}.`.slice(
        0,
        QUOTE_MAX,
      ),
    captured_at: listing.imported_at.toISOString(),
    page_sha256: listing.file_sha256,
    weight:
      listing.proves === 'none' ? 0 : websiteWeight({ proves: listing.proves, isShared: listing.is_shared }),
    source: listing.source,
    source_identifier: listing.identifier,
    source_row: listing.line,
    attribution: listing.attribution,
  }));
}
