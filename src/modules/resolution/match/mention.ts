import type { PageKind } from '../crawl/crawled-site.ts';
import type { Claim } from '../extract/claim.ts';

export interface SourcePage {
  url: string;
  sha256: string;
  capturedAt: string;
  kind: PageKind;
  title: string | null;
}

/** A claim and the page it stands on. */
export interface Mention {
  claim: Claim;
  page: SourcePage;
}

/** The site's own, as far as the words around tell: not said to be a third party's, an agency's or the group's. */
export function isOwn({ claim }: Mention): boolean {
  return claim.role === 'operator' || claim.role === 'unknown';
}

/** Named by way of something else: a footer may speak of a landlord, or of whose goods are sold. */
export function isInPassing({ claim }: Mention): boolean {
  return claim.doubts.includes('in_passing');
}

export function isSameStatement(a: Mention, b: Mention): boolean {
  return a.page.url === b.page.url && a.claim.statement === b.claim.statement;
}

/** On neighbouring lines of one page, as a name over the registration line. */
export function isNearby(a: Mention, b: Mention): boolean {
  return a.page.url === b.page.url && Math.abs(a.claim.block - b.claim.block) <= 1;
}
