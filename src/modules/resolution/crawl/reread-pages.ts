import type { CrawlerDependencies } from './crawl-site.ts';
import type { CrawledPage, CrawlFailure } from './crawled-site.ts';
import { PageRenderer, withScriptsRun } from './page-renderer.ts';
import { readPage } from './read-page.ts';
import { scanPage } from './scan-page.ts';
import { SiteVisit } from './site-visit.ts';

/** A page as it is now, or why it cannot be read. */
export type RereadPage =
  | { page: CrawledPage; failure?: undefined }
  | { page?: undefined; failure: CrawlFailure };

/** Reads some pages of a site again, within the limits of one crawl. The answers are in the order of the addresses. */
export async function rereadPages(
  { egress, browser, clock, limits }: CrawlerDependencies,
  addresses: readonly string[],
): Promise<RereadPage[]> {
  const visit = new SiteVisit({ egress, limits, signal: undefined });
  const renderer = new PageRenderer({ browser, visit, limits, signal: undefined });
  const outOfTime = { reason: 'timed_out', message: 'The time for this website is over.' } as const;

  async function read(url: URL): Promise<RereadPage> {
    if (!visit.mayGoOn) return { failure: outOfTime };
    const answer = await visit.ask({ url, mayLeaveSite: false, timeoutMs: limits.pageMs });
    if (!answer.response) return { failure: answer.failure };
    const capturedAt = clock.now().toISOString();
    const { page, failure } = await readPage(answer.response, { kind: 'other', capturedAt });
    if (failure) return { failure };
    return withScriptsRun({ page, scan: await scanPage(page.html) }, renderer);
  }

  const waiting = addresses.slice(0, limits.pagesMax).entries();
  const found: RereadPage[] = addresses.map(() => ({ failure: outOfTime }));
  async function readUntilDone(): Promise<void> {
    for (const [index, address] of waiting) found[index] = await read(new URL(address));
  }
  await Promise.all(Array.from({ length: limits.concurrency }, readUntilDone));
  return found;
}
