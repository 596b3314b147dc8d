/** How much of a site is read, and how long that may take. */
export interface CrawlLimits {
  /** The home page and the pages likely to name the operator. */
  pagesMax: number;
  /** All requests to a site: pages, robots.txt, sitemaps, redirects, addresses that turn out to be empty. */
  requestsMax: number;
  /** The size of one page, after decoding. */
  pageBytesMax: number;
  /** The whole crawl. */
  totalMs: number;
  /** One page, redirects included. */
  pageMs: number;
  robotsMs: number;
  connectMs: number;
  /** For the further addresses of a site whose first did not answer. */
  connectAgainMs: number;
  /**
   * For all timed-out requests of a site together, so that a very slow site does not block a worker for
   * longer.
   */
  lateMs: number;
  /** A page that arrives more slowly is cut. */
  bytesPerSecondMin: number;
  /** Requests at the same time. */
  concurrency: number;
  /** Between two pages, even if robots.txt asks for less. 0: pages are read `concurrency` at a time. */
  crawlDelayMsMin: number;
  /** A longer Crawl-delay is cut to this. */
  crawlDelayMsMax: number;
  /** Pages that a browser renders, where there is one. */
  rendersMax: number;
  /** The requests that the browser may make in one crawl, besides `requestsMax`. */
  renderRequestsMax: number;
  /** The size of one script or one answer to a script. */
  renderFileBytesMax: number;
  /** The size of everything the browser gets in one crawl. */
  renderBytesMax: number;
  /** One page in the browser. */
  renderMs: number;
  /** A crawl that renders may last this much longer than `totalMs`. */
  renderExtraMs: number;
}

export const DEFAULT_CRAWL_LIMITS: CrawlLimits = {
  pagesMax: 12,
  requestsMax: 32,
  pageBytesMax: 2 * 1024 * 1024,
  totalMs: 20_000,
  pageMs: 8_000,
  robotsMs: 4_000,
  connectMs: 4_000,
  connectAgainMs: 2_500,
  lateMs: 10_000,
  bytesPerSecondMin: 256,
  concurrency: 2,
  crawlDelayMsMin: 0,
  crawlDelayMsMax: 2_000,
  rendersMax: 6,
  renderRequestsMax: 120,
  renderFileBytesMax: 5 * 1024 * 1024,
  renderBytesMax: 30 * 1024 * 1024,
  renderMs: 8_000,
  renderExtraMs: 15_000,
};

/**
 * For websites that are read in the background: one request at a time, more time, fewer pages in the browser.
 */
export const POLITE_CRAWL_LIMITS: Partial<CrawlLimits> = {
  concurrency: 1,
  totalMs: 60_000,
  crawlDelayMsMax: 10_000,
  rendersMax: 3,
};
