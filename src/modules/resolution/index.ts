/**
 * Resolution: which UK company runs the website of a domain.
 *
 * A call (`ask/`) returns a known result at once, or a job. The job (`jobs/`, run by the engine of paid-jobs once per domain for all
 * accounts that wait) reads the website (`crawl/`) and judges it on a thread (`judge-threads/`): its pages are understood (`html/`,
 * `extract/`), matched with the register (`match/`), weighed (`score/`, by the tables of `phrases/` and `features/` and the weights of
 * `model/`) and decided (`decide/`). What is stored is a verdict (`verdict.ts`) that holds no conclusion from the register; an answer is
 * made of it and of the register of today (`ask/present-resolution.ts`), with what the law asks a website to state (`disclosures/`).
 *
 * `createSiteWork` opens the crawler and the threads, which are expensive, so a process has them once. `createResolution` answers with
 * them: `questions`, `jobs` and `given` for callers, `work` for the queue, and `sites` for the modules that read websites themselves
 * (website, survey, website-watch). `createPoliteCrawler` is the slower crawler of the survey.
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
import { createGivenAnswers } from './ask/given-answers.ts';
import { createJobAnswers } from './ask/job-answers.ts';
import { createFindAccountState, createKnownAnswers } from './ask/known-answers.ts';
import { createQuestions } from './ask/questions.ts';
import type { WebsiteClaim } from './ask/register-evidence.ts';
import { createNoteGiven } from './ask/resolve-domain.ts';
import { createCallLimits } from './call-limits.ts';
import { createDomainJobs, type OnNeedsReview } from './jobs/domain-jobs.ts';
import type { JudgeSite, SiteCrawler } from './jobs/examine-site.ts';
import { createRegisterReader } from './jobs/read-register.ts';
import { createRegisterRows } from './jobs/register-rows.store.ts';
import { createSiteReading } from './jobs/site-reading.ts';
import { givenResultStore as given, resolutionStore as store } from './resolution.store.ts';
import { websiteLinkStore as links } from './website-links.store.ts';

export type { GivenAnswer, GivenAnswers } from './ask/given-answers.ts';
export type { JobAnswers } from './ask/job-answers.ts';
export type { AnswerShape } from './ask/known-answers.ts';
export { describeResolution } from './ask/present-resolution.ts';
export { presentDoubt } from './ask/present-verdict.ts';
export type { Ask, Questions } from './ask/questions.ts';
export { registerEvidence, type WebsiteClaim } from './ask/register-evidence.ts';
export { namedIn } from './ask/register-view.ts';
export type { WrittenAnswer } from './ask/resolve-domain.ts';
export { type CallLimits, TOO_MANY_CALLS } from './call-limits.ts';
export type { Disclosures } from './disclosures/disclosures.ts';
export type { SiteStatements } from './disclosures/site-statements.ts';
export type { JudgeSite, SiteCrawler } from './jobs/examine-site.ts';
export type { JudgedSite } from './jobs/record-verdict.ts';
export type { SiteReading } from './jobs/site-reading.ts';
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
export { type EvidenceJson, readEvidence, readVerdict, writeEvidence } from './stored-verdict.ts';
export type { Evidence, ReviewCandidate, Verdict } from './verdict.ts';
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
  /** The companies that other public registers give a website to. */
  listWebsiteClaims: (domain: string) => Promise<WebsiteClaim[]>;
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

/** The companies that verdicts name, with their names of today. */
export const { listNamed } = store;

export type Resolution = ReturnType<typeof createResolution>;

export function createResolution(options: ResolutionOptions) {
  const { db, clock, ids, log, credits, history, scheduler, jobWaiter, search, live, groups, baseUrl } =
    options;
  const { crawler, judge, listRegistrations, listWebsiteClaims, onNeedsReview, allowsReservedTld } = options;
  const { callLimitPerMinute, partnerLimitPerMinute } = options;
  const register = createRegisterReader({
    rows: createRegisterRows(options.registerDb ?? db),
    freshRows: createRegisterRows(db),
    search,
    live,
    log,
  });
  const examining = { crawler, judge, register, live };
  const kind = createDomainJobs({
    crawler,
    judge,
    register,
    live,
    store,
    links,
    given,
    history,
    onNeedsReview,
  });
  const jobs = createJobEngine({ kind, db, credits, scheduler, clock, ids });
  const registerView = { db, store, live, groups, listRegistrations, listWebsiteClaims };
  const readingJobs = { ...registerView, jobs, clock, baseUrl, jobWaiter };
  const resolving = {
    db,
    store,
    jobs,
    answers: createKnownAnswers({ ...registerView, clock, log }),
    findAccountState: createFindAccountState(db, store),
    clock,
    onNeedsReview,
    noteGiven: createNoteGiven({ db, given, clock, log }),
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
      resolving,
      waiting: { ...readingJobs, readCreditsRemaining },
      allowsReservedTld,
    }),
    /** How the jobs of questions stand. */
    jobs: createJobAnswers(readingJobs),
    /** Answers that were given before, and what websites state. */
    given: createGivenAnswers({ ...registerView, given, clock }),
    /** For modules that read websites themselves. */
    sites: createSiteReading({ db, store, links, clock, register, examining }),
    /** The work on jobs, for the queue. */
    work: {
      runAttempt: jobs.runAttempt,
      takeTicket: scheduler.takeTicket,
      recoverStalled: jobs.recoverStalled,
      purge: jobs.purge,
    },
  };
}
