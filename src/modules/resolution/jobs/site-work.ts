import type { CrawledPage, CrawledSite } from '../crawl/crawled-site.ts';
import type { Verdict } from '../decide/verdict.ts';
import type { PageReading } from '../extract/index.ts';
import type { RegisterReader } from '../match/register-reader.ts';

/** Reads a website, or says why it cannot be read. Throws only when the fault is ours. */
export interface SiteCrawler {
  crawlSite(
    domain: string,
    options: { signal: AbortSignal; onProgress: (progress: { pagesRead: number }) => void },
  ): Promise<CrawledSite>;
}

export interface SiteReader {
  readPages(pages: CrawledPage[]): Promise<PageReading[]>;
}

export type JudgeSite = (question: {
  site: CrawledSite;
  pages: PageReading[];
  register: RegisterReader;
}) => Promise<Verdict>;
