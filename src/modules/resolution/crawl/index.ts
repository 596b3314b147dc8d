/**
 * Crawls a website: robots.txt first, the home page, then the few pages that are likely to name the company
 * behind the site. It reads two pages at a time, identifies itself and keeps limits of time, size and number.
 *
 * It finds the site (https before http, the bare domain before www), follows redirects with the cookies set
 * on the way, reads frames of the same site, decodes every charset, leaves out duplicates and what is not a
 * page, and recognises holding pages and bot checks. If there is a browser, it renders pages that are empty
 * without scripts. Every crawl ends with a result, and every failure has a message that a person understands.
 *
 * It does not judge what the pages say, pass bot checks, store anything, or limit how many sites are read at
 * once. The guard against private addresses is in platform/egress, the browser in platform/browser.
 */
import type { Browser } from '../../../platform/browser/index.ts';
import type { Egress } from '../../../platform/egress/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Clock } from '../../../shared/clock.ts';
import { type CrawlLimits, DEFAULT_CRAWL_LIMITS } from './crawl-limits.ts';
import { type CrawlOptions, crawlSite, rereadPages } from './crawl-site.ts';
import type { CrawledSite } from './crawled-site.ts';
import type { ReadPage } from './page-response.ts';

export type { CrawlLimits } from './crawl-limits.ts';
export type { CrawlOptions, CrawlProgress } from './crawl-site.ts';

export interface CrawlerOptions {
  egress: Egress;
  /** Renders pages that are empty without scripts; without a browser they are not read. */
  browser?: Browser | undefined;
  clock: Clock;
  log: Logger;
  limits?: Partial<CrawlLimits> | undefined;
}

export interface Crawler {
  /** `domain` is normalised: a registrable domain in lower case, IDNA-encoded. */
  crawlSite(domain: string, options?: CrawlOptions): Promise<CrawledSite>;
  /** Pages of one site, by their addresses. */
  rereadPages(addresses: readonly string[]): Promise<ReadPage[]>;
}

export function createCrawler({ egress, browser, clock, log, limits }: CrawlerOptions): Crawler {
  const dependencies = { egress, browser, clock, log, limits: { ...DEFAULT_CRAWL_LIMITS, ...limits } };
  return {
    crawlSite: (domain, options = {}) => crawlSite(dependencies, domain, options),
    rereadPages: (addresses) => rereadPages(dependencies, addresses),
  };
}
