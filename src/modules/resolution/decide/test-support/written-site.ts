import type { CrawledSite, PageKind } from '../../crawl/crawled-site.ts';
import type { Claim, ClaimKind, ExtractedPage } from '../../extract/claim.ts';

/** A claim as a test writes it: what it says, and what is unusual about it. */
export type WrittenClaim = { kind: ClaimKind; value: string } & Partial<Omit<Claim, 'kind' | 'value'>>;

export interface WrittenPage {
  kind?: PageKind;
  title?: string;
  /** Each list is one statement. */
  says: WrittenClaim[][];
}

export interface WrittenSite {
  domain: string;
  pages: WrittenPage[];
  site?: Partial<CrawledSite>;
  /** Where the home page was read, when not at the front of the domain. */
  homeUrl?: string;
}

/** A site whose pages were read and say what the test wrote. */
export function writeSite({ domain, pages, site, homeUrl }: WrittenSite): {
  site: CrawledSite;
  pages: ExtractedPage[];
} {
  const extracted = pages.map((page, index) => writePage(domain, page, index, homeUrl));
  return {
    site: {
      domain,
      finalDomain: domain,
      condition: 'read',
      pages: extracted.map(({ url, sha256, capturedAt }, index) => ({
        url,
        kind: pages[index]?.kind ?? 'home',
        status: 200,
        html: '',
        sha256,
        capturedAt,
        truncated: false,
      })),
      certificate: null,
      failure: null,
      ...site,
    },
    pages: extracted,
  };
}

function writePage(
  domain: string,
  { kind = 'home', title, says }: WrittenPage,
  index: number,
  homeUrl = `https://${domain}/`,
): ExtractedPage {
  const claims = says.flatMap((statement, number) =>
    statement.map((claim, place) => writeClaim(claim, number, 1000 * number + 40 * place, statement)),
  );
  return {
    url: kind === 'home' ? homeUrl : `https://${domain}/${kind}`,
    sha256: String(index).repeat(64),
    capturedAt: '2026-11-15T09:00:00.000Z',
    title: title ?? null,
    language: 'en',
    textLength: 2000,
    claims,
  };
}

function writeClaim(claim: WrittenClaim, statement: number, start: number, all: WrittenClaim[]): Claim {
  return {
    role: 'operator',
    source: 'footer',
    cue: 'registration',
    ukPart: null,
    country: null,
    doubts: [],
    statement,
    block: 10 * statement,
    start,
    end: start + claim.value.length,
    quote: all.map(({ value }) => value).join(', '),
    ...claim,
  };
}

export const number = (value: string, more: Partial<Claim> = {}): WrittenClaim => ({
  kind: 'company_number',
  value,
  ...more,
});
export const legalName = (value: string, more: Partial<Claim> = {}): WrittenClaim => ({
  kind: 'legal_name',
  value,
  ...more,
});
export const brand = (value: string, more: Partial<Claim> = {}): WrittenClaim => ({
  kind: 'trading_name',
  value,
  ...more,
});
export const postcode = (value: string, more: Partial<Claim> = {}): WrittenClaim => ({
  kind: 'postcode',
  value,
  cue: 'registered_office',
  ...more,
});
