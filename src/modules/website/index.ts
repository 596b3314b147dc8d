/**
 * From a company to its website: which domain is a company's own, by what the site itself says.
 *
 * A call returns what is known at once, or a job that waits for a search: domains that the name suggests
 * (candidates/) are looked up, and the likeliest are read and judged as resolution does it. The verdicts are
 * stored as results of their domains, so one crawl serves both directions. The job engine (paid-jobs) runs
 * one search per company for all accounts that wait; `website-job-kind.ts` is the adapter.
 *
 * Resolution reads, judges and stores the websites.
 */
import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import type { Credits } from '../credits/index.ts';
import { listStatedWebsites } from '../financials/index.ts';
import type { HistoryWriter } from '../history/index.ts';
import {
  type AttemptContext,
  createJobEngine,
  type JobWaiter,
  type Scheduler,
  type TaskRef,
  type WaitLimits,
} from '../paid-jobs/index.ts';
import type { LiveSource } from '../register/index.ts';
import type { CallLimits, SiteReader } from '../resolution/index.ts';
import type { CompanySignals } from '../signals/index.ts';
import { listRegisteredNames, listRegisteredWebsites, listWebsiteListings } from '../sources/index.ts';
import { answerCompany, type CompanyRequest, type JobAsker } from './answer-company.ts';
import { awaitCompanyAnswer, awaitWebsiteJob } from './await-company.ts';
import type { TldChoice } from './candidates/list-candidates.ts';
import { type ImportVisitedOptions, importVisited } from './import-visited.ts';
import type { FindHost } from './look-up-domains.ts';
import { readWebsiteJob } from './read-website-job.ts';
import { listVisited, replaceVisited, websiteStore as store } from './website.store.ts';
import { createWebsiteJobKind } from './website-job-kind.ts';

export { type CompanyAnswer, jobIdOf } from './present-website.ts';

interface WebsiteSearchOptions {
  db: Database;
  credits: Credits;
  scheduler: Scheduler;
  jobWaiter: JobWaiter;
  history: HistoryWriter;
  live: LiveSource;
  companySignals: CompanySignals;
  /** Counts the calls of both directions. */
  limits: Pick<CallLimits, 'callLimit' | 'countCall'>;
  /** Resolution's reader of websites; it also stores their verdicts. */
  siteReader: Pick<
    SiteReader,
    'examineSite' | 'listLinks' | 'listValidVerdicts' | 'recordDelivered' | 'recordVerdict' | 'register'
  >;
  findHost: FindHost;
  /** Which domains can be requested now. */
  readTlds: () => TldChoice;
  clock: Clock;
  ids: IdSource;
  log: Logger;
  baseUrl: string;
}

export type WebsiteSearch = ReturnType<typeof createWebsiteSearch>;

export function createWebsiteSearch(options: WebsiteSearchOptions) {
  const { db, credits, clock, ids, live, history, scheduler, siteReader, findHost, readTlds } = options;
  const { register } = siteReader;
  const isTransient = (domain: string) => domain.endsWith('.test');
  const kind = createWebsiteJobKind({
    db,
    clock,
    log: options.log,
    store,
    register,
    siteReader,
    history,
    findHost,
    readTlds,
    isTransient,
    listVisited,
    listRegisteredWebsites,
    listRegisteredNames,
    listStatedWebsites,
  });
  const jobs = createJobEngine({ kind, db, credits, scheduler, clock, ids });
  const readCreditsRemaining = async (accountId: string) =>
    (await credits.readBalance(db, accountId)).available;
  const deps = {
    db,
    store,
    jobs,
    history,
    siteReader,
    clock,
    credits,
    live,
    register,
    listWebsiteListings,
    listStatedWebsites,
    companySignals: options.companySignals,
    baseUrl: options.baseUrl,
  };
  const waiting = {
    jobWaiter: options.jobWaiter,
    readCreditsRemaining,
    readJob: (jobId: string, asker?: JobAsker) => readWebsiteJob(deps, jobId, asker),
  };
  return {
    /**
     * With limits, waits for a search that it began or joined. Throws `invalid_request`, `company_not_found`,
     * `no_credits`.
     */
    async answer(request: CompanyRequest, limits?: WaitLimits) {
      const first = await answerCompany(deps, request);
      return limits ? awaitCompanyAnswer(waiting, { accountId: request.accountId, first, limits }) : first;
    },
    /**
     * For anyone who has the job's id, which cannot be guessed. With limits, waits for its end. With the
     * asker of an answer, as for the call that got it.
     */
    readJob: (jobId: string, limits?: WaitLimits, asker?: JobAsker) =>
      awaitWebsiteJob(waiting, jobId, { limits, asker }),
    waitForJob: options.jobWaiter.wait,
    /** How many of these companies, by their numbers, have an answer that needs no search. */
    countKnown: (companyNumbers: readonly string[]) => store.countKnown(db, companyNumbers, clock.now()),
    /** Which of these companies can cost the account a credit. */
    listChargeable: (accountId: string, companyNumbers: readonly string[]) =>
      store.listChargeable(db, { accountId, companyNumbers, now: clock.now() }),
    readCreditsRemaining,
    runAttempt: (task: TaskRef, context: AttemptContext) => jobs.runAttempt(task, context),
    /** The limit of both directions together. */
    callLimit: options.limits.callLimit,
    countCall: options.limits.countCall,
    takeTicket: scheduler.takeTicket,
    recoverStalled: (log: Logger) => jobs.recoverStalled(log),
    async purge(): Promise<number> {
      await store.deleteExpiredLookups(db, clock.now());
      return jobs.purge();
    },
  };
}

/** Imports a list of visited websites; searches order their candidates by it. */
export function importVisitedSites(db: Database, options: ImportVisitedOptions) {
  return importVisited(replaceVisited(db), options);
}
