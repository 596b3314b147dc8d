import type { Browser } from '../../platform/browser/index.ts';
import type { Egress } from '../../platform/egress/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Clock } from '../../shared/clock.ts';
import { limitConcurrency } from '../../shared/concurrency.ts';
import { POLITE_CRAWL_LIMITS } from './crawl/crawl-limits.ts';
import { createCrawler } from './crawl/index.ts';
import type { SiteCrawler } from './examine/examine-site.ts';
import { createSiteJudge, type PlacedQuote, rereadQuotes } from './judge-threads/index.ts';

interface SiteWorkParts {
  egress: Egress;
  /** Undefined if none is installed. */
  browser?: Browser | undefined;
  clock: Clock;
  log: Logger;
}

/**
 * The real work on websites: crawls through the guarded client and the browser, reads and judges on threads.
 */
export function createSiteWork({ egress, browser, clock, log }: SiteWorkParts) {
  const { judge, findQuotes, close } = createSiteJudge({ log });
  const crawler = createCrawler({ egress, browser, clock, log });
  return {
    crawler,
    judge,
    /** Reads pages again: whether each quote is still on its page, or null if the page cannot be read. */
    rereadQuotes: (quotes: readonly PlacedQuote[]) =>
      rereadQuotes({ crawler, judge: { findQuotes } }, quotes),
    close,
  };
}

/** How many pages of background crawls may be in the browser at once, so that customers' pages have room. */
const POLITE_RENDERS_AT_ONCE = 2;

/** Reads websites in the background: one request at a time, with a delay between pages. */
export function createPoliteCrawler({
  egress,
  browser,
  clock,
  log,
  crawlDelayMs,
}: SiteWorkParts & { crawlDelayMs: number }): SiteCrawler {
  const inTurn = limitConcurrency({
    concurrency: POLITE_RENDERS_AT_ONCE,
    waitingMax: Number.POSITIVE_INFINITY,
    onRefused: () => new Error('too many pages wait for the browser'),
  });
  return createCrawler({
    egress,
    clock,
    log,
    browser: browser && {
      render: (request) => inTurn(() => browser.render(request)),
      close: () => browser.close(),
    },
    limits: { ...POLITE_CRAWL_LIMITS, crawlDelayMsMin: crawlDelayMs },
  });
}
