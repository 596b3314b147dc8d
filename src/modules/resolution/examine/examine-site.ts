import type { CompanyNumber } from '../../../shared/companies/company-number.ts';
import type { LimitedRun } from '../../../shared/concurrency.ts';
import { Problem } from '../../../shared/problem.ts';
import type { LiveSource } from '../../register/index.ts';
import type { CrawledSite } from '../crawl/crawled-site.ts';
import type { TaskStage } from '../domain-job/domain-job.ts';
import type { SiteRegister } from '../match/register-lookup.ts';
import type { Verdict } from '../verdict/verdict.ts';

/** Reads a website, or returns why it cannot be read. Throws only on errors of our own. */
export interface SiteCrawler {
  crawlSite(
    domain: string,
    options: { signal: AbortSignal; onProgress: (progress: { pagesRead: number }) => void },
  ): Promise<CrawledSite>;
}

/** Reads the pages of a crawled site and judges it by them. */
export type JudgeSite = (question: { site: CrawledSite; register: SiteRegister }) => Promise<Verdict>;

export interface ExamineSiteDeps {
  crawler: SiteCrawler;
  judge: JudgeSite;
  register: SiteRegister;
  live: Pick<LiveSource, 'enabled' | 'getCompany'>;
}

export type SiteProgress = { stage: TaskStage; pages_read: number };

export interface ExamineSiteOptions {
  signal: AbortSignal;
  onProgress?: (progress: SiteProgress) => void;
  /** Instead of the usual one. */
  crawler?: SiteCrawler | undefined;
  /**
   * Limits how many of the caller's websites are judged at once, so that others do not wait behind all of
   * them.
   */
  inTurn?: LimitedRun | undefined;
  /** False: the matched company is not looked up at Companies House. */
  withDetail?: boolean | undefined;
}

export interface ExaminedSite {
  verdict: Verdict;
  pagesRead: number;
  /** Where the home page ended: the domain itself, or another that it redirects to. */
  finalDomain: string;
}

/** Reads one website and judges which company runs it. Both directions of resolution use it. */
export async function examineSite(
  deps: ExamineSiteDeps,
  domain: string,
  { signal, onProgress, crawler = deps.crawler, inTurn = atOnce, withDetail = true }: ExamineSiteOptions,
): Promise<ExaminedSite> {
  const site = await crawler.crawlSite(domain, {
    signal,
    onProgress: (crawl) => onProgress?.({ stage: 'crawling', pages_read: crawl.pagesRead }),
  });
  const pagesRead = site.pages.length;
  onProgress?.({ stage: 'reading', pages_read: pagesRead });
  // The look-up follows the reading of all pages.
  const lookUp: SiteRegister['lookUp'] = (query) => {
    onProgress?.({ stage: 'matching', pages_read: pagesRead });
    return deps.register.lookUp(query);
  };
  const verdict = await inTurn(() => {
    signal.throwIfAborted();
    return deps.judge({ site, register: { lookUp } });
  });
  if (withDetail) await fetchDetailOfMatch(deps, verdict);
  return { verdict, pagesRead, finalDomain: site.finalDomain };
}

const atOnce: LimitedRun = (work) => work();

/** Fetches officers, charges and due dates for the first answer. Without a live source they are left out. */
async function fetchDetailOfMatch({ live }: ExamineSiteDeps, verdict: Verdict): Promise<void> {
  if (verdict.match_status !== 'matched') return;
  if (verdict.company_number === null) throw new Error('a match without a company');
  if (!live.enabled) return;
  await live.getCompany(verdict.company_number as CompanyNumber).catch((error) => {
    if (!(error instanceof Problem)) throw error;
  });
}
