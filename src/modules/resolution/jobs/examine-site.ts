import type { CompanyNumber } from '../../../shared/company-number.ts';
import { Problem } from '../../../shared/problem.ts';
import type { LiveSource } from '../../register/index.ts';
import type { Verdict } from '../decide/verdict.ts';
import type { RegisterReader } from '../match/register-reader.ts';
import type { TaskStage } from '../resolution-job.ts';
import type { JudgeSite, SiteCrawler } from './site-work.ts';

export interface ExamineSiteDeps {
  crawler: SiteCrawler;
  judge: JudgeSite;
  register: RegisterReader;
  live: Pick<LiveSource, 'enabled' | 'getCompany'>;
}

export type SiteProgress = { stage: TaskStage; pages_read: number };

export interface ExamineSiteOptions {
  signal: AbortSignal;
  onProgress?: (progress: SiteProgress) => void;
  /** Instead of the usual one. */
  crawler?: SiteCrawler | undefined;
  /** False: the matched company is not looked up at Companies House. */
  withDetail?: boolean | undefined;
}

export interface ExaminedSite {
  verdict: Verdict;
  pagesRead: number;
  /** Where the home page ended: the domain itself, or another that it redirects to. */
  finalDomain: string;
}

/** Reads one website and judges which company runs it. Both directions of resolution do it this way. */
export async function examineSite(
  deps: ExamineSiteDeps,
  domain: string,
  { signal, onProgress, crawler = deps.crawler, withDetail = true }: ExamineSiteOptions,
): Promise<ExaminedSite> {
  const site = await crawler.crawlSite(domain, {
    signal,
    onProgress: ({ pagesRead }) => onProgress?.({ stage: 'crawling', pages_read: pagesRead }),
  });
  const pagesRead = site.pages.length;
  onProgress?.({ stage: 'reading', pages_read: pagesRead });
  // The look-up follows the reading of all pages.
  const lookUp: RegisterReader['lookUp'] = (query) => {
    onProgress?.({ stage: 'matching', pages_read: pagesRead });
    return deps.register.lookUp(query);
  };
  const verdict = await deps.judge({ site, register: { ...deps.register, lookUp } });
  if (withDetail) await fetchDetailOfMatch(deps, verdict);
  return { verdict, pagesRead, finalDomain: site.finalDomain };
}

/** So that the first answer has officers, charges and due dates. Without a live source it is answered without them. */
async function fetchDetailOfMatch({ live }: ExamineSiteDeps, verdict: Verdict): Promise<void> {
  if (verdict.match_status !== 'matched') return;
  if (verdict.company_number === null) throw new Error('a match without a company');
  if (!live.enabled) return;
  await live.getCompany(verdict.company_number as CompanyNumber).catch((error) => {
    if (!(error instanceof Problem)) throw error;
  });
}
