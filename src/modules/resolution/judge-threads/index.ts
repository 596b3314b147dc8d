/**
 * Reads crawled sites and judges them on threads (platform/threads), so that the thread that serves requests
 * stays free and a page that takes too long can be abandoned. The threads get rows of the register through
 * the main thread.
 */
import { availableParallelism } from 'node:os';
import type { Logger } from '../../../platform/logger.ts';
import { compiledLike, TaskLostError, ThreadPool } from '../../../platform/threads/index.ts';
import type { CrawledSite } from '../crawl/crawled-site.ts';
import type { Crawler } from '../crawl/index.ts';
import type { RegisterQuery, SiteRegister } from '../match/register-lookup.ts';
import type { Verdict } from '../verdict/verdict.ts';
import type { QuotesFound, QuoteTask, SiteJudgement, SiteTask } from './judge-pages.ts';

export interface SiteJudgeOptions {
  log: Logger;
  /** By default as many as there are processors, and at most four. */
  threads?: number | undefined;
}

export interface SiteJudge {
  /**
   * Reads the site's pages and judges it; pages that cannot be read are logged and left out. Throws when too
   * many sites wait and when the judge is closed.
   */
  judge(question: { site: CrawledSite; register: SiteRegister }): Promise<Verdict>;
  /** Looks for quotes on pages. Also throws when a page takes too long. */
  findQuotes(task: QuoteTask): Promise<QuotesFound>;
  close(): Promise<void>;
}

/** A page of 2 MiB takes a tenth of a second; this stops pages that are built to slow a parser down. */
const PAGE_MS_MAX = 4_000;
const WAITING_SITES_MAX = 500;
const MEMORY_MB_MAX = 512;

export function createSiteJudge({ log, threads }: SiteJudgeOptions): SiteJudge {
  const pool = new ThreadPool<SiteTask, SiteJudgement | QuotesFound>({
    module: compiledLike(import.meta.url, new URL('./judge-thread.ts', import.meta.url)),
    threads: threads ?? Math.min(4, availableParallelism()),
    stepMs: PAGE_MS_MAX,
    waitingMax: WAITING_SITES_MAX,
    memoryMbMax: MEMORY_MB_MAX,
    // Loaded when it is needed: the model takes time to read, and the threads have their own.
    runOnMainThread: async (task, context) => (await import('./judge-pages.ts')).workOnSite(task, context),
    onThreadLost: (why) => log.warn({ why }, 'a thread that read a website was replaced'),
    onNoThreads: (err) => log.warn({ err }, 'websites are read on the main thread: no other can be started'),
  });
  const judging = {
    run: (judge: CrawledSite, answer: (question: unknown) => Promise<unknown>) =>
      pool.run({ judge }, answer) as Promise<SiteJudgement>,
  };
  return {
    async judge({ site, register }) {
      const answer = (query: unknown) => register.lookUp(query as RegisterQuery);
      const { verdict, unread } = await judgeOn(judging, site, answer);
      for (const { url, why } of unread) log.warn({ url, why }, 'a page could not be read');
      return verdict;
    },
    findQuotes: (find) => pool.run({ find }, async () => undefined) as Promise<QuotesFound>,
    close: () => pool.close(),
  };
}

interface Pages {
  pages: readonly { url: string }[];
}

interface Judgement {
  unread: { url: string; why: string }[];
}

/** If a page hangs or kills its thread, the site is judged by the pages before it. */
export async function judgeOn<Site extends Pages, Output extends Judgement>(
  pool: Pick<ThreadPool<Site, Output>, 'run'>,
  site: Site,
  answer: (question: unknown) => Promise<unknown>,
): Promise<Output> {
  try {
    return await pool.run(site, answer);
  } catch (error) {
    if (!(error instanceof TaskLostError) || error.step >= site.pages.length) throw error;
    const judgement = await pool.run({ ...site, pages: site.pages.slice(0, error.step) }, answer);
    const left = site.pages.slice(error.step).map(({ url }) => ({ url, why: error.message }));
    return { ...judgement, unread: [...judgement.unread, ...left] };
  }
}

/** A quote and the page that it is from. */
export interface PlacedQuote {
  page_url: string;
  quote: string;
}

export interface RereadDeps {
  crawler: Pick<Crawler, 'rereadPages'>;
  judge: Pick<SiteJudge, 'findQuotes'>;
}

/** Whether each quote is still on its page; null if the page cannot be read now. */
export async function rereadQuotes(
  { crawler, judge }: RereadDeps,
  quotes: readonly PlacedQuote[],
): Promise<(boolean | null)[]> {
  const addresses = [...new Set(quotes.map(({ page_url }) => page_url))];
  const reread = await crawler.rereadPages(addresses);
  const foundByPage = new Map<string, Map<string, boolean> | null>();
  for (const [index, { page, failure }] of reread.entries()) {
    const address = addresses[index] ?? '';
    const wanted = quotes.filter(({ page_url }) => page_url === address).map(({ quote }) => quote);
    if (page) foundByPage.set(address, await findOn(judge, page, wanted));
    // The quote is gone with a deleted page, but may still be on one that does not answer.
    else if (failure.reason === 'not_found') foundByPage.set(address, new Map());
    else foundByPage.set(address, null);
  }
  return quotes.map(({ page_url, quote }) => {
    const onPage = foundByPage.get(page_url);
    return onPage ? (onPage.get(quote) ?? false) : null;
  });
}

async function findOn(
  judge: RereadDeps['judge'],
  page: Parameters<SiteJudge['findQuotes']>[0]['pages'][number]['page'],
  quotes: string[],
): Promise<Map<string, boolean> | null> {
  // A page that takes too long counts as one that cannot be read.
  const { found } = await judge.findQuotes({ pages: [{ page, quotes }] }).catch(() => ({ found: [null] }));
  const [answers] = found;
  return answers ? new Map(quotes.map((quote, index) => [quote, answers[index] ?? false])) : null;
}
