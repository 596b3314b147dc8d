import type { CrawledSite } from '../../../src/modules/resolution/crawl/crawled-site.ts';
import { type CrawlLimits, createCrawler } from '../../../src/modules/resolution/crawl/index.ts';
import { createEgress } from '../../../src/platform/egress/index.ts';
import { silentLogger } from '../../../src/platform/logger.ts';
import { inParallel } from './in-parallel.ts';
import type { LabelledSiteFile } from './site-file.ts';
import { startSiteServer } from './site-server.ts';

const CONCURRENCY = 4;
/** Long enough that a busy machine does not change what is read. */
const LIMITS: Partial<CrawlLimits> = {
  totalMs: 120_000,
  pageMs: 30_000,
  robotsMs: 30_000,
  connectMs: 30_000,
  connectAgainMs: 30_000,
};
/** Fixed, so that two crawls of a file are equal. */
const CAPTURED_AT = new Date('2026-11-15T00:00:00Z');

/** Crawls every site of a file with the real crawler. The results are in the order of the sites. */
export async function crawlSites(sites: readonly LabelledSiteFile[]): Promise<CrawledSite[]> {
  const server = await startSiteServer(sites);
  const egress = createEgress({
    userAgent: 'domesday-bench',
    connectTo: [{ pattern: '*', target: { host: '127.0.0.1', port: server.port } }],
  });
  const crawler = createCrawler({
    egress,
    clock: { now: () => CAPTURED_AT },
    log: silentLogger,
    limits: LIMITS,
  });
  try {
    return await inParallel(sites, CONCURRENCY, ({ domain }) => crawler.crawlSite(domain));
  } finally {
    await egress.close();
    await server.close();
  }
}
