/**
 * Reads a website as a polite stranger would: robots.txt first, the home page, then the few pages that tell who is
 * behind the site, two at a time, under an honest name and within limits of time, size and number.
 *
 * What it does: finds the site (https before http, the bare domain before www), follows redirects with the cookies set on
 * the way, reads frames of the same site, decodes every charset, leaves out what is no page or the same page again, and
 * recognises holding pages and robot checks. Where there is a browser, it lets it run the scripts of pages that are empty
 * without them. Whatever a site does, there is an answer, with a reason a person understands.
 *
 * What it does not do: judge what the pages say, pass robot checks, keep anything, or limit how many sites are read at
 * once. The guard against private addresses is in platform/egress, the browser in platform/browser.
 */
import type { Browser } from '../../../platform/browser/index.ts';
import type { Egress } from '../../../platform/egress/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Clock } from '../../../shared/clock.ts';
import { type CrawlLimits, DEFAULT_CRAWL_LIMITS } from './crawl-limits.ts';
import { type CrawlOptions, crawlSite } from './crawl-site.ts';
import type { CrawledSite } from './crawled-site.ts';
import { type RereadPage, rereadPages } from './reread-pages.ts';

export type { CrawlLimits } from './crawl-limits.ts';
export type { CrawlOptions, CrawlProgress } from './crawl-site.ts';
export type { RereadPage } from './reread-pages.ts';

export interface CrawlerOptions {
  egress: Egress;
  /** Renders pages that only scripts fill; without one they stay unread. */
  browser?: Browser | undefined;
  clock: Clock;
  log: Logger;
  limits?: Partial<CrawlLimits> | undefined;
}

export interface Crawler {
  /** `domain` is normalised: a registrable domain in lower case, IDNA-encoded. */
  crawlSite(domain: string, options?: CrawlOptions): Promise<CrawledSite>;
  /** Pages of one site, by their addresses. */
  rereadPages(addresses: readonly string[]): Promise<RereadPage[]>;
}

export function createCrawler({ egress, browser, clock, log, limits }: CrawlerOptions): Crawler {
  const dependencies = { egress, browser, clock, log, limits: { ...DEFAULT_CRAWL_LIMITS, ...limits } };
  return {
    crawlSite: (domain, options = {}) => crawlSite(dependencies, domain, options),
    rereadPages: (addresses) => rereadPages(dependencies, addresses),
  };
}
