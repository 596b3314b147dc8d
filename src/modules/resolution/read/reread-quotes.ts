import type { Crawler } from '../crawl/index.ts';
import type { SiteJudge } from './index.ts';

/** Words that stood on a page. */
export interface PlacedQuote {
  page_url: string;
  quote: string;
}

export interface RereadDeps {
  crawler: Pick<Crawler, 'rereadPages'>;
  judge: Pick<SiteJudge, 'findQuotes'>;
}

/** Whether each quote still stands on its page; null where the page cannot be read at the moment. */
export async function rereadQuotes(
  { crawler, judge }: RereadDeps,
  quotes: readonly PlacedQuote[],
): Promise<(boolean | null)[]> {
  const addresses = [...new Set(quotes.map(({ page_url }) => page_url))];
  const reread = await crawler.rereadPages(addresses);
  const stands = new Map<string, Map<string, boolean> | null>();
  for (const [index, { page, failure }] of reread.entries()) {
    const address = addresses[index] ?? '';
    const wanted = quotes.filter(({ page_url }) => page_url === address).map(({ quote }) => quote);
    if (page) stands.set(address, await findOn(judge, page, wanted));
    // A page that is gone no longer says it; one that does not answer may.
    else if (failure.reason === 'not_found') stands.set(address, new Map());
    else stands.set(address, null);
  }
  return quotes.map(({ page_url, quote }) => {
    const onPage = stands.get(page_url);
    return onPage ? (onPage.get(quote) ?? false) : null;
  });
}

async function findOn(
  judge: RereadDeps['judge'],
  page: Parameters<SiteJudge['findQuotes']>[0]['pages'][number]['page'],
  quotes: string[],
): Promise<Map<string, boolean> | null> {
  // A page that was made to take for ever is one that cannot be read.
  const { found } = await judge.findQuotes({ pages: [{ page, quotes }] }).catch(() => ({ found: [null] }));
  const [answers] = found;
  return answers ? new Map(quotes.map((quote, index) => [quote, answers[index] ?? false])) : null;
}
