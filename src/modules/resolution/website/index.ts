/**
 * From a company to its website: which domain is a company's own, said by the site itself.
 *
 * Who asks gets what is known at once, or a job that waits for a search: domains that the name suggests (candidates/),
 * looked up, the likeliest read and judged exactly as the other direction does it. What is read on the way is kept in
 * the tables both directions share, so one crawl serves both. One search a company serves everybody who waits.
 *
 * It does not read, judge or keep websites itself (the folder above does), nor credits, companies or signals.
 */
import type { Logger } from '../../../platform/logger.ts';
import type { Database, Transaction } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { IdSource } from '../../../shared/ids.ts';
import type { Credits } from '../../credits/index.ts';
import type { LiveSource } from '../../register/index.ts';
import type { Signals } from '../../signals/index.ts';
import type { JudgedSite } from '../jobs/record-verdict.ts';
import type { JudgeSite, SiteCrawler } from '../jobs/site-work.ts';
import type { RegisterReader } from '../match/register-reader.ts';
import type { WebsiteLinkStore } from '../website-links.ts';
import { type AskCompany, answerCompany } from './answer-company.ts';
import type { EndingChoice } from './candidates/list-candidates.ts';
import type { FindHost } from './look-up-domains.ts';
import { readWebsiteJob } from './read-website-job.ts';
import { purgeSearches, reapSearches } from './reap-searches.ts';
import { runSearch, type SearchContext } from './run-search.ts';
import { type ImportVisitedOptions, importVisited } from './visited/import-visited.ts';
import { listVisited, replaceVisited } from './visited/visited.store.ts';
import { websiteStore as store } from './website.store.ts';
import type { SearchRef } from './website-result.ts';

export type { AskCompany } from './answer-company.ts';
export type { FindHost } from './look-up-domains.ts';
export type { CompanyAnswer } from './present-website.ts';

export interface WebsiteSearchOptions {
  db: Database;
  credits: Credits;
  live: LiveSource;
  signals: Pick<Signals, 'feed'>;
  /** Of the other direction, whose work this one shares. */
  resolution: {
    register: RegisterReader;
    links: WebsiteLinkStore;
    recordVerdict: (tx: Transaction, judged: JudgedSite) => Promise<void>;
  };
  crawler: SiteCrawler;
  judge: JudgeSite;
  findHost: FindHost;
  /** Which names can be asked about now. */
  readEndings: () => EndingChoice;
  clock: Clock;
  ids: IdSource;
  log: Logger;
  baseUrl: string;
}

export type WebsiteSearch = ReturnType<typeof createWebsiteSearch>;

export function createWebsiteSearch(options: WebsiteSearchOptions) {
  const { db, credits } = options;
  const isFleeting = (domain: string) => domain.endsWith('.test');
  const deps = { ...options, ...options.resolution, store, isFleeting, listVisited };
  return {
    /** Throws `invalid_request`, `company_not_found`, `no_credits`. */
    answer: (ask: AskCompany) => answerCompany(deps, ask),
    /** For whoever has the job's id, which nobody can guess. */
    readJob: (jobId: string) => readWebsiteJob(deps, jobId),
    async readCreditsRemaining(accountId: string): Promise<number> {
      return (await credits.readBalance(db, accountId)).available;
    },
    run: (task: SearchRef, context: SearchContext) => runSearch(deps, task, context),
    reap: (log: Logger) => reapSearches(deps, log),
    purge: () => purgeSearches(deps),
  };
}

/** Takes a list of visited websites, by which searches order what they try. */
export function importVisitedSites(db: Database, options: ImportVisitedOptions) {
  return importVisited(replaceVisited(db), options);
}
