/** The purpose of a page, by its heading and title, its address, and the words of the link to it. */
const PAGE_KINDS = [
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
  /** Decoded by its real charset; for a rendered page, the HTML after its scripts ran. */
  html: string;
  /** A browser ran the page's scripts. */
  rendered?: boolean;
  /** In lower-case hex, of the bytes received (after content decoding), even for a rendered page. */
  sha256: string;
  capturedAt: string;
  /** Only a part was received. */
  truncated: boolean;
}

/** `read`: there is text to judge. The others say why there is little or none. */
export type SiteCondition = 'read' | 'script_only' | 'parked' | 'empty' | 'blocked' | 'unreachable';

/** Why a site could not be read, or not all of it: a stable code, and a message for people. */
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
    | 'too_large'
    | 'redirect_loop'
    | 'bad_redirect'
    | 'parked'
    | 'empty';
  message: string;
  /** The status of the answer, where there was one. */
  status?: number;
  /** The page that was asked for. */
  url?: string;
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

/** A crawled website. Plain data, because it crosses threads. */
export interface CrawledSite {
  /** The requested domain, normalised. */
  domain: string;
  /**
   * The registrable domain that the home page ended on; the same as `domain` unless it redirects elsewhere.
   */
  finalDomain: string;
  condition: SiteCondition;
  /** The home page first. Empty unless something was read. */
  pages: CrawledPage[];
  certificate: SiteCertificate | null;
  /** Why nothing could be read, when nothing could be. */
  failure: CrawlFailure | null;
}
