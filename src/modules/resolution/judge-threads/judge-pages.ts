import type { TaskContext } from '../../../platform/threads/index.ts';
import type { CrawledPage, CrawledSite } from '../crawl/crawled-site.ts';
import { judgeSite } from '../decide/judge-site.ts';
import { extractPage } from '../extract/extract-page.ts';
import type { ExtractedPage } from '../extract/extracted-page.ts';
import type { RegisteredCompany } from '../match/register-lookup.ts';
import type { Verdict } from '../verdict/verdict.ts';

export interface SiteJudgement {
  verdict: Verdict;
  /** Pages that could not be read, and why. */
  unread: { url: string; why: string }[];
}

/** A crawl takes up to 20 seconds, and the whole job at most 25. */
const SITE_MS_MAX = 5_000;

/**
 * Reads the pages one after another and judges the site by them. Pages that cannot be read are left out: the
 * others may be enough. A caller waits for the answer, so when the time is over the remaining pages are left
 * out too.
 */
export async function judgePages(
  site: CrawledSite,
  context: TaskContext,
  siteMs: number = SITE_MS_MAX,
): Promise<SiteJudgement> {
  const end = performance.now() + siteMs;
  const pages: ExtractedPage[] = [];
  const unread: SiteJudgement['unread'] = [];
  for (const [index, page] of site.pages.entries()) {
    context.step(index);
    try {
      if (performance.now() > end) throw new Error(`The site took longer than ${siteMs} ms.`);
      pages.push(extractPage(page));
    } catch (error) {
      unread.push({ url: page.url, why: String(error) });
    }
  }
  context.step(site.pages.length);
  // The question to the register is plain data that crosses threads.
  const register = { lookUp: context.ask as (query: unknown) => Promise<RegisteredCompany[]> };
  return { verdict: await judgeSite({ site, pages, register }), unread };
}

/** Pages, and the quotes to look for on each. */
export interface QuoteTask {
  pages: { page: CrawledPage; quotes: string[] }[];
}

/** For each page, whether each of its quotes was found; null if the page could not be read. */
export interface QuotesFound {
  found: (boolean[] | null)[];
}

/** Looks for quotes in the same text that judging takes them from. */
function findQuotes({ pages }: QuoteTask, context: TaskContext): QuotesFound {
  return {
    found: pages.map(({ page, quotes }, index) => {
      context.step(index);
      try {
        const text = folded(extractPage(page).text);
        return quotes.map((quote) => text.includes(folded(quote)));
      } catch {
        return null;
      }
    }),
  };
}

const folded = (text: string) => text.replace(/\s+/g, ' ');

/** The task of a thread: judge a site, or look for quotes. */
export type SiteTask = { judge: CrawledSite; find?: undefined } | { judge?: undefined; find: QuoteTask };

export async function workOnSite(task: SiteTask, context: TaskContext): Promise<SiteJudgement | QuotesFound> {
  return task.judge ? judgePages(task.judge, context) : findQuotes(task.find, context);
}
