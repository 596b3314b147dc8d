/**
 * Reads crawled sites and judges them on threads (platform/threads), so that the thread that serves requests stays free and
 * a page that takes too long is given up. The threads ask the main thread for the rows of the register.
 */
import { availableParallelism } from 'node:os';
import type { Logger } from '../../../platform/logger.ts';
import { ThreadPool } from '../../../platform/threads/index.ts';
import type { CrawledSite } from '../crawl/crawled-site.ts';
import type { Verdict } from '../decide/index.ts';
import type { SiteRegister } from '../match/register-reader.ts';
import type { QuotesFound, QuoteTask } from './find-quotes.ts';
import { judgeOn } from './judge-on.ts';
import { answerFrom, type RegisterQuestion, type SiteJudgement } from './judge-pages.ts';
import { type SiteTask, workOnSite } from './work-on-site.ts';

export interface SiteJudgeOptions {
  log: Logger;
  /** One less than there are processors, so that one is left for everything else, and at most four. */
  threads?: number | undefined;
}

export interface SiteJudge {
  /**
   * Reads the site's pages and judges it; pages that could not be read are logged and left out. Throws when too many sites
   * wait and when the judge is closed.
   */
  judge(question: { site: CrawledSite; register: SiteRegister }): Promise<Verdict>;
  /** Looks for quotes on pages. Throws when a page takes for ever, too. */
  findQuotes(task: QuoteTask): Promise<QuotesFound>;
  close(): Promise<void>;
}

/** A page of 2 MiB takes a tenth of a second; this stops pages that are made to slow a parser down. */
const PAGE_MS_MAX = 4_000;
const WAITING_SITES_MAX = 500;
const MEMORY_MB_MAX = 512;

export function createSiteJudge({ log, threads }: SiteJudgeOptions): SiteJudge {
  const pool = new ThreadPool<SiteTask, SiteJudgement | QuotesFound>({
    module: compiledLikeThis(new URL('./judge-thread.ts', import.meta.url)),
    threads: threads ?? Math.min(4, Math.max(1, availableParallelism() - 1)),
    stepMs: PAGE_MS_MAX,
    waitingMax: WAITING_SITES_MAX,
    memoryMbMax: MEMORY_MB_MAX,
    runHere: workOnSite,
    onThreadLost: (why) => log.warn({ why }, 'a thread that read a website was replaced'),
    onNoThreads: (err) => log.warn({ err }, 'websites are read on the main thread: no other can be started'),
  });
  const judging = {
    run: (judge: CrawledSite, answer: (question: unknown) => Promise<unknown>) =>
      pool.run({ judge }, answer) as Promise<SiteJudgement>,
  };
  return {
    async judge({ site, register }) {
      const answer = (question: unknown) => answerFrom(register, question as RegisterQuestion);
      const { verdict, unread } = await judgeOn(judging, site, answer);
      for (const { url, why } of unread) log.warn({ url, why }, 'a page could not be read');
      return verdict;
    },
    findQuotes: (find) => pool.run({ find }, async () => undefined) as Promise<QuotesFound>,
    close: () => pool.close(),
  };
}

/** The build renames imports, but not addresses: where this file is JavaScript, so is its neighbour. */
function compiledLikeThis(module: URL): URL {
  return import.meta.url.endsWith('.ts') ? module : new URL(module.href.replace(/\.ts$/, '.js'));
}
