import type { CrawledSite } from '../crawl/crawled-site.ts';
import type { Verdict } from '../decide/verdict.ts';
import type { SiteRegister } from '../match/register-reader.ts';

/** Reads a website, or says why it cannot be read. Throws only when the fault is ours. */
export interface SiteCrawler {
  crawlSite(
    domain: string,
    options: { signal: AbortSignal; onProgress: (progress: { pagesRead: number }) => void },
  ): Promise<CrawledSite>;
}

/** Reads the pages of a crawled site and judges it by them. */
export type JudgeSite = (question: { site: CrawledSite; register: SiteRegister }) => Promise<Verdict>;
