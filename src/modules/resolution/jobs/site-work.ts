import type { CrawledPage, CrawledSite } from '../crawl/crawled-site.ts';
import type { Verdict } from '../decide/verdict.ts';
import type { ExtractedPage } from '../extract/claim.ts';
import type { RegisterReader } from '../match/register-reader.ts';

/** Reads a website, and says of one that cannot be read why not. Throws only for what is our own trouble. */
export interface SiteCrawler {
  crawlSite(
    domain: string,
    options: { signal: AbortSignal; onProgress: (progress: { pagesRead: number }) => void },
  ): Promise<CrawledSite>;
}

export interface SiteReader {
  extractPages(pages: CrawledPage[]): Promise<ExtractedPage[]>;
}

export type JudgeSite = (question: {
  site: CrawledSite;
  pages: ExtractedPage[];
  register: RegisterReader;
}) => Promise<Verdict>;
