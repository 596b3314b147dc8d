/** What a page is for, by its own heading and title, its address, and the words of the link that led to it. */
export const PAGE_KINDS = [
  'home',
  'privacy',
  'terms',
  'legal',
  'contact',
  'about',
  'cookies',
  'complaints',
  'modern_slavery',
  'delivery',
  'other',
  /** An article of a blog or of the news. */
  'post',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export interface CrawledPage {
  /** Where it was read, after redirects. */
  url: string;
  kind: PageKind;
  status: number;
  /** Decoded to text by its real charset; of a rendered page, what its scripts made of it. */
  html: string;
  /** A browser ran the page's scripts. */
  rendered?: boolean;
  /** Lower-case hex, of the bytes as they came (after content decoding), also of a rendered page. */
  sha256: string;
  capturedAt: string;
  /** Only a part came. */
  truncated: boolean;
}

/** `read`: there is text to judge. The others say why there is little or none. */
export type SiteCondition = 'read' | 'script_only' | 'parked' | 'empty' | 'blocked' | 'unreachable';

/** A stable word for why nothing, or not all, could be read; `message` says it to a person. */
export interface CrawlFailure {
  reason:
    | 'no_such_domain'
    | 'no_answer'
    | 'refused'
    | 'tls_failed'
    | 'private_address'
    | 'timed_out'
    | 'blocked'
    | 'robots_disallow'
    | 'server_error'
    | 'not_found'
    | 'not_html'
    | 'redirect_loop'
    | 'bad_redirect'
    | 'parked'
    | 'empty';
  message: string;
}

/** From a certificate whose organisation was checked by its authority (OV and EV). */
export interface SiteCertificate {
  organisation: string;
  /** In EV certificates: the number in the register of `jurisdictionCountry`. */
  serialNumber: string | null;
  country: string | null;
  jurisdictionCountry: string | null;
  pageUrl: string;
}

/** A website as the crawl found it. Plain data: it crosses threads and is made by hand in tests. */
export interface CrawledSite {
  /** The domain asked for, normalised. */
  domain: string;
  /** The registrable domain that the home page ended on; the same as `domain` unless it redirects elsewhere. */
  finalDomain: string;
  condition: SiteCondition;
  /** The home page first. Empty unless something was read. */
  pages: CrawledPage[];
  certificate: SiteCertificate | null;
  /** Why nothing could be read, when nothing could be. */
  failure: CrawlFailure | null;
}
