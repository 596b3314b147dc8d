/**
 * Resolution: which UK company runs the website of a domain.
 *
 * A call (`ask/`) returns a known result at once, or a job. The job (`domain-job/`, run by the engine of
 * paid-jobs once per domain for all accounts that wait) reads and judges the website (`examine/`): it reads
 * the pages (`crawl/`) and judges them on a thread (`judge-threads/`). The pages are understood (`html/`,
 * `extract/`), matched with the register (`match/`), observed (`observe/`: the words around each name, and
 * what all pages show), weighed (`score/`, by the tables of `phrases/` and `features/` and the weights of
 * `model/`) and decided (`decide/`). Each of these folders imports only those before it.
 *
 * What is stored is a verdict (`verdict/`), which contains no conclusion from the register. An answer is
 * made from the verdict and the current register (`ask/present-resolution.ts`), with what the law requires a
 * website to state (`disclosures/`).
 *
 * `createSiteWork` opens the crawler and the threads, which are expensive, so a process has them once.
 * `createResolution` answers with them: `questions`, `jobs` and `pastAnswers` for callers, `queueTasks` for
 * the queue, and `siteReader` for the modules that read websites themselves (website, survey, website-watch).
 * `createPoliteCrawler` is the slower crawler of the survey.
 *
 * Credits, companies and accounts belong to the modules of these names.
 */
import type { Logger } from '../../platform/logger.ts';
import type { Database, Queryable } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import type { AllowsReservedTld } from '../../shared/internet/domain-name.ts';
import type { Credits } from '../credits/index.ts';
import type { Groups } from '../groups/index.ts';
import type { HistoryWriter } from '../history/index.ts';
import { createJobEngine, type JobWaiter, type Scheduler } from '../paid-jobs/index.ts';
import type { LiveSource, Registration, Search } from '../register/index.ts';
import type { WebsiteListing } from '../sources/index.ts';
import { createFindAccountState } from './ask/account-state.ts';
import { createJobAnswers } from './ask/job-answers.ts';
import { createKnownAnswers } from './ask/known-answers.ts';
import { createPastAnswers } from './ask/past-answers.ts';
import { createQuestions } from './ask/questions.ts';
import { createDeliveryRecorder } from './ask/record-delivered.ts';
import { createCallLimits } from './call-limits.ts';
import { deliveredResultStore as delivered } from './delivered-results.store.ts';
import { createDomainJobKind, type OnNeedsReview } from './domain-job/domain-job-kind.ts';
import type { JudgeSite, SiteCrawler } from './examine/examine-site.ts';
import { createRegisterReader } from './examine/read-register.ts';
import { createRegisterRows } from './examine/register-rows.store.ts';
import { createSiteReader } from './examine/site-reader.ts';
import { resolutionStore as store } from './resolution.store.ts';
import { websiteLinkStore as links } from './website-links.store.ts';

export type { JobAnswers } from './ask/job-answers.ts';
export type { AnswerForm } from './ask/known-answers.ts';
export type { PastAnswer, PastAnswers } from './ask/past-answers.ts';
export { presentDoubt } from './ask/present-doubt.ts';
export { describeResolution } from './ask/present-resolution.ts';
export { currentEvidence, postcodesIn, presentEvidence } from './ask/present-verdict.ts';
export { publicRegisterEvidence } from './ask/public-register-evidence.ts';
export type { Ask, Questions } from './ask/questions.ts';
export { namedIn } from './ask/register-view.ts';
export type { WrittenAnswer } from './ask/resolve-domain.ts';
export { type CallLimits, TOO_MANY_CALLS } from './call-limits.ts';
export { strongestFirst } from './decide/evidence-items.ts';
export type { Disclosures } from './disclosures/disclosures.ts';
export type { SiteStatements } from './disclosures/site-statements.ts';
export type { JudgeSite, SiteCrawler } from './examine/examine-site.ts';
export type { JudgedSite } from './examine/record-verdict.ts';
export type { SiteReader } from './examine/site-reader.ts';
export type { PlacedQuote } from './judge-threads/index.ts';
export type { NamedCompany, RegisteredCompany, RegisterLookup } from './match/register-lookup.ts';
export {
  DisclosuresOut,
  EnrichmentOut,
  EvidenceOut,
  JobIn,
  PendingJobOut,
  ResolutionOut,
  ReviewCandidateOut,
} from './resolution.schemas.ts';
export { createPoliteCrawler, createSiteWork } from './site-work.ts';
export { type EvidenceJson, readEvidence, readVerdict, writeEvidence } from './verdict/stored-verdict.ts';
export type { Evidence, ReviewCandidate, Verdict } from './verdict/verdict.ts';
export type { EndedBy, WebsiteLink } from './website-links.store.ts';

export interface ResolutionOptions {
  db: Database;
  /** Where companies are looked up; may be some seconds behind `db`. */
  registerDb?: Queryable;
  credits: Credits;
  scheduler: Scheduler;
  jobWaiter: JobWaiter;
  search: Search;
  live: LiveSource;
  groups: Groups;
  /** Entries of other public registers about a company. */
  listRegistrations: (companyNumber: string) => Promise<Registration[]>;
  /** The entries of other public registers that name a website. */
  listWebsiteListings: (domain: string) => Promise<WebsiteListing[]>;
  history: HistoryWriter;
  crawler: SiteCrawler;
  judge: JudgeSite;
  clock: Clock;
  ids: IdSource;
  log: Logger;
  baseUrl: string;
  partnerLimitPerMinute: number;
  callLimitPerMinute: number;
  onNeedsReview?: OnNeedsReview;
  /** Which domains under .test and .example are served by something. */
  allowsReservedTld: AllowsReservedTld;
}

/** The companies that verdicts name, with their current names. */
export const { listNamed } = store;

export type Resolution = ReturnType<typeof createResolution>;

export function createResolution(options: ResolutionOptions) {
  const { db, clock, ids, log, credits, history, scheduler, jobWaiter, search, live, groups, baseUrl } =
    options;
  const { crawler, judge, listRegistrations, listWebsiteListings, onNeedsReview, allowsReservedTld } =
    options;
  const { callLimitPerMinute, partnerLimitPerMinute } = options;
  const register = createRegisterReader({
    rows: createRegisterRows(options.registerDb ?? db),
    freshRows: createRegisterRows(db),
    search,
    live,
    log,
  });
  const examineDeps = { crawler, judge, register, live };
  const kind = createDomainJobKind({
    crawler,
    judge,
    register,
    live,
    store,
    links,
    delivered,
    history,
    onNeedsReview,
  });
  const jobs = createJobEngine({ kind, db, credits, scheduler, clock, ids });
  const registerView = { db, store, live, groups, listRegistrations, listWebsiteListings };
  const jobDeps = { ...registerView, jobs, clock, baseUrl, jobWaiter };
  const resolveDeps = {
    db,
    store,
    jobs,
    answers: createKnownAnswers({ ...registerView, clock, log }),
    findAccountState: createFindAccountState(db, store),
    clock,
    onNeedsReview,
    recordDelivered: createDeliveryRecorder({ db, store: delivered, clock, log }),
    history,
  };
  const readCreditsRemaining = async (accountId: string) =>
    (await credits.readBalance(db, accountId)).available;
  return {
    /** How many calls an account may make. */
    limits: createCallLimits({ db, clock, callLimitPerMinute, partnerLimitPerMinute }),
    /** Questions about domains, and what they would cost. */
    questions: createQuestions({
      db,
      store,
      resolveDeps,
      awaitDeps: { ...jobDeps, readCreditsRemaining },
      allowsReservedTld,
    }),
    /** The status of jobs, and waiting for them. */
    jobs: createJobAnswers(jobDeps),
    /** Answers that accounts have received. */
    pastAnswers: createPastAnswers({ ...registerView, delivered, clock }),
    /** For modules that read websites themselves. */
    siteReader: createSiteReader({ db, store, links, delivered, clock, register, examineDeps }),
    /** What the tasks of the queue call. */
    queueTasks: {
      runAttempt: jobs.runAttempt,
      takeTicket: scheduler.takeTicket,
      recoverStalled: jobs.recoverStalled,
      purge: jobs.purge,
    },
  };
}
