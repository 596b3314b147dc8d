/**
 * Reads crawled sites and judges them on threads of its own, so that the thread that answers requests stays free and
 * a page that takes for ever is given up.
 *
 * What it does: shares sites out, bounds the line and the time of each page and site, answers what the threads ask of the
 * register, replaces a thread that hangs or dies, and works on the calling thread where none can be started. What it does
 * not do: crawl, or say how pages are read and judged.
 */
import { availableParallelism } from 'node:os';
import type { Logger } from '../../../platform/logger.ts';
import type { CrawledSite } from '../crawl/crawled-site.ts';
import type { Verdict } from '../decide/index.ts';
import type { SiteRegister } from '../match/register-reader.ts';
import { judgeOn } from './judge-on.ts';
import { answerFrom, judgePages, type RegisterQuestion, type SiteJudgement } from './judge-pages.ts';
import { ThreadPool } from './thread-pool.ts';

export interface SiteJudgeOptions {
  log: Logger;
  /** One less than there are processors, so that one is left for everything else, and at most four. */
  threads?: number | undefined;
}

export interface SiteJudge {
  /**
   * Reads the site's pages and judges it; pages that could not be read are logged and left out. Throws when the line is
   * too long and when the judge is closed.
   */
  judge(question: { site: CrawledSite; register: SiteRegister }): Promise<Verdict>;
  close(): Promise<void>;
}

/** A page of 2 MiB takes a tenth of a second; this is for those made to take for ever. */
const PAGE_MS_MAX = 4_000;
const WAITING_SITES_MAX = 500;
const MEMORY_MB_MAX = 512;

export function createSiteJudge({ log, threads }: SiteJudgeOptions): SiteJudge {
  const pool = new ThreadPool<CrawledSite, SiteJudgement>({
    module: compiledLikeThis(new URL('./judge-thread.ts', import.meta.url)),
    threads: threads ?? Math.min(4, Math.max(1, availableParallelism() - 1)),
    stepMs: PAGE_MS_MAX,
    waitingMax: WAITING_SITES_MAX,
    memoryMbMax: MEMORY_MB_MAX,
    runHere: judgePages,
    onThreadLost: (why) => log.warn({ why }, 'a thread that read a website was replaced'),
    onNoThreads: (err) => log.warn({ err }, 'websites are read on the main thread: no other can be started'),
  });
  return {
    async judge({ site, register }) {
      const answer = (question: unknown) => answerFrom(register, question as RegisterQuestion);
      const { verdict, unread } = await judgeOn(pool, site, answer);
      for (const { url, why } of unread) log.warn({ url, why }, 'a page could not be read');
      return verdict;
    },
    close: () => pool.close(),
  };
}

/** The build renames imports, but not addresses: where this file is JavaScript, so is its neighbour. */
function compiledLikeThis(module: URL): URL {
  return import.meta.url.endsWith('.ts') ? module : new URL(module.href.replace(/\.ts$/, '.js'));
}
