/**
 * Reads crawled pages on threads of its own, so that the thread that answers requests stays free and
 * a page that takes for ever is given up.
 *
 * What it does: shares pages out, bounds the line and the time of each page and site, replaces a thread that hangs or dies,
 * and works on the calling thread where none can be started. What it does not do: crawl, or judge what the pages say.
 */
import { availableParallelism } from 'node:os';
import type { Logger } from '../../../platform/logger.ts';
import type { CrawledPage } from '../crawl/crawled-site.ts';
import { type PageReading, readPage } from '../extract/index.ts';
import { readWith } from './read-pages.ts';
import { ThreadPool } from './thread-pool.ts';

export interface SiteReaderOptions {
  log: Logger;
  /** One less than there are processors, so that one is left for everything else, and at most four. */
  threads?: number | undefined;
}

export interface SiteReader {
  /**
   * In the order given, without the pages that could not be read (which is logged). Throws when the line is too
   * long and when the reader is closed.
   */
  readPages(pages: readonly CrawledPage[]): Promise<PageReading[]>;
  close(): Promise<void>;
}

/**
 * A page of 2 MiB takes a tenth of a second; these are for those made to take for ever. A crawl takes up to twenty
 * seconds, and the answer shall be there within twenty-five.
 */
const PAGE_MS_MAX = 4_000;
const SITE_MS_MAX = 5_000;
const WAITING_PAGES_MAX = 2_000;
const MEMORY_MB_MAX = 512;

export function createSiteReader({ log, threads }: SiteReaderOptions): SiteReader {
  const pool = new ThreadPool<CrawledPage, PageReading>({
    module: compiledLikeThis(new URL('./read-thread.ts', import.meta.url)),
    threads: threads ?? Math.min(4, Math.max(1, availableParallelism() - 1)),
    taskMs: PAGE_MS_MAX,
    waitingMax: WAITING_PAGES_MAX,
    memoryMbMax: MEMORY_MB_MAX,
    runHere: readPage,
    onThreadLost: (why) => log.warn({ why }, 'a thread that read a page was replaced'),
    onNoThreads: (err) => log.warn({ err }, 'pages are read on the main thread: no other can be started'),
  });
  return {
    readPages: (pages) => readWith(pool, pages, { log, siteMs: SITE_MS_MAX }),
    close: () => pool.close(),
  };
}

/** The build renames imports, but not addresses: where this file is JavaScript, so is its neighbour. */
function compiledLikeThis(module: URL): URL {
  return import.meta.url.endsWith('.ts') ? module : new URL(module.href.replace(/\.ts$/, '.js'));
}
