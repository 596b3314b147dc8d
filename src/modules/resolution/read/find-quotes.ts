import type { TaskContext } from '../../../platform/threads/index.ts';
import type { CrawledPage } from '../crawl/crawled-site.ts';
import { readPage } from '../extract/index.ts';

/** Pages, and the quotes to look for on each. */
export interface QuoteTask {
  pages: { page: CrawledPage; quotes: string[] }[];
}

/** For each page, whether each of its quotes stands there; null where the page could not be read. */
export interface QuotesFound {
  found: (boolean[] | null)[];
}

/** Looks for quotes in the text that they are taken from when a site is judged. */
export function findQuotes({ pages }: QuoteTask, context: TaskContext): QuotesFound {
  return {
    found: pages.map(({ page, quotes }, index) => {
      context.step(index);
      try {
        const text = folded(readPage(page).text);
        return quotes.map((quote) => text.includes(folded(quote)));
      } catch {
        return null;
      }
    }),
  };
}

const folded = (text: string) => text.replace(/\s+/g, ' ');
