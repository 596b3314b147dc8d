/**
 * Resolution: which UK company runs the website of a domain.
 *
 * A call returns a known result at once, or a job that waits until the website is read (crawl/), its pages are
 * understood (read/, extract/) and matched with the register and judged (match/, score/, decide/). The job engine
 * (paid-jobs) runs that once per domain for all accounts that wait; `jobs/domain-jobs.ts` is the adapter. The website
 * module goes the other way, from a company to its website, and reads sites by `examineSite`.
 *
 * Credits, companies and accounts belong to the modules of these names.
 */
import type { Browser } from '../../platform/browser/index.ts';
import type { Egress } from '../../platform/egress/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Database, Queryable, Transaction } from '../../platform/postgres/index.ts';
import { bufferLimiter, createRateLimiter, rateLimited } from '../../platform/rate-limit/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { limitConcurrency } from '../../shared/concurrency.ts';
import type { IdSource } from '../../shared/ids.ts';
import { type AllowsReservedTld, parseDomainName } from '../../shared/internet/domain-name.ts';
import type { Credits } from '../credits/index.ts';
import type { Groups } from '../groups/index.ts';
import type { HistoryWriter } from '../history/index.ts';
import {
  type AttemptContext,
  createJobEngine,
  type EndedJobs,
  type Scheduler,
  type TaskRef,
  type WaitLimits,
} from '../paid-jobs/index.ts';
import {
  type KnownCompany,
  type LiveSource,
  presentCompany,
  type Registration,
  type Search,
} from '../register/index.ts';
import { awaitAnswer, awaitJob } from './ask/await-answer.ts';
import { createFindAccountState, createKnownAnswers, readKnown } from './ask/known-answers.ts';
import { presentEnrichment, presentReview } from './ask/present-resolution.ts';
import { judgedRecord, presentEvidence } from './ask/present-verdict.ts';
import { readJob, readPartnerJob, readProgress } from './ask/read-job.ts';
import type { WebsiteClaim } from './ask/register-evidence.ts';
import { readRegisterView } from './ask/register-view.ts';
import {
  createNoteGiven,
  type Question,
  resolveDomain,
  type WrittenAnswer,
  writeAnswer,
} from './ask/resolve-domain.ts';
import { streamProgress } from './ask/stream-progress.ts';
import { POLITE_CRAWL_LIMITS } from './crawl/crawl-limits.ts';
import { createCrawler } from './crawl/index.ts';
import type { Disclosures } from './disclosures/disclosures.ts';
import { judgeStatements } from './disclosures/judge-statements.ts';
import type { SiteStatements } from './disclosures/site-statements.ts';
import { createDomainJobs, type OnNeedsReview } from './jobs/domain-jobs.ts';
import {
  type ExamineSiteOptions,
  examineSite,
  type JudgeSite,
  type SiteCrawler,
} from './jobs/examine-site.ts';
import { createRegisterReader } from './jobs/read-register.ts';
import { type JudgedSite, recordIncidentalVerdicts } from './jobs/record-verdict.ts';
import { createRegisterRows } from './jobs/register-rows.store.ts';
import { createSiteJudge, type PlacedQuote, rereadQuotes } from './read/index.ts';
import { givenResultStore as given, resolutionStore as store } from './resolution.store.ts';
import { websiteLinkStore as links } from './website-links.store.ts';

export type { AnswerShape } from './ask/known-answers.ts';
export { describeResolution } from './ask/present-resolution.ts';
export { presentDoubt } from './ask/present-verdict.ts';
export { registerEvidence, type WebsiteClaim } from './ask/register-evidence.ts';
export { namedIn } from './ask/register-view.ts';
export type { WrittenAnswer } from './ask/resolve-domain.ts';
export type { Disclosures } from './disclosures/disclosures.ts';
export type { SiteStatements } from './disclosures/site-statements.ts';
export type { JudgeSite, SiteCrawler } from './jobs/examine-site.ts';
export type { JudgedSite } from './jobs/record-verdict.ts';
export type { NamedCompany, RegisteredCompany, RegisterReader } from './match/register-reader.ts';
export type { PlacedQuote } from './read/index.ts';
export {
  DisclosuresOut,
  EnrichmentOut,
  EvidenceOut,
  JobIn,
  PendingJobOut,
  ResolutionOut,
  ReviewCandidateOut,
} from './resolution.schemas.ts';
export { resolutionStore } from './resolution.store.ts';
export { type EvidenceJson, readEvidence, readVerdict, writeEvidence } from './stored-verdict.ts';
export type { Evidence, ReviewCandidate, Verdict } from './verdict.ts';
export type { EndedBy, WebsiteLink, WebsiteLinkStore } from './website-links.store.ts';

export interface ResolutionOptions {
  db: Database;
  /** Where companies are looked up; may be some seconds behind `db`. */
  registerDb?: Queryable;
  credits: Credits;
  scheduler: Scheduler;
  endedJobs: EndedJobs;
  search: Search;
  live: LiveSource;
  groups: Groups;
  /** What other public registers hold of a company. */
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

export interface SiteWorkParts {
  egress: Egress;
  /** Undefined if none is installed. */
  browser?: Browser | undefined;
  clock: Clock;
  log: Logger;
}

/** The real work on websites: crawls through the guarded client and the browser, reads and judges on threads. */
export function createSiteWork(parts: SiteWorkParts) {
  const { judge, findQuotes, close } = createSiteJudge({ log: parts.log });
  const crawler = createCrawler(parts);
  return {
    crawler,
    judge,
    /** Reads pages again: whether each quote is still on its page, or null if the page cannot be read. */
    rereadQuotes: (quotes: readonly PlacedQuote[]) =>
      rereadQuotes({ crawler, judge: { findQuotes } }, quotes),
    close,
  };
}

/** How many pages of background crawls may be in the browser at once, so that customers' pages have room. */
const POLITE_RENDERS_AT_ONCE = 2;

/** Reads websites in the background: one request at a time, with a delay between pages. */
export function createPoliteCrawler({
  browser,
  crawlDelayMs,
  ...parts
}: SiteWorkParts & { crawlDelayMs: number }): SiteCrawler {
  const inTurn = limitConcurrency({
    concurrency: POLITE_RENDERS_AT_ONCE,
    waitingMax: Number.POSITIVE_INFINITY,
    onRefused: () => new Error('too many pages wait for the browser'),
  });
  return createCrawler({
    ...parts,
    browser: browser && {
      render: (request) => inTurn(() => browser.render(request)),
      close: () => browser.close(),
    },
    limits: { ...POLITE_CRAWL_LIMITS, crawlDelayMsMin: crawlDelayMs },
  });
}

/** An answer that an account was given, with the places of its quotes. */
export interface GivenAnswer {
  /** With the company's whole record. */
  answer: ReturnType<typeof presentEnrichment>;
  quotes: ReturnType<typeof presentEvidence>;
  modelVersion: string;
  /** The account's own decision on the domain. */
  review: ReturnType<typeof presentReview>;
  givenAt: Date;
}

/** With the domain as the caller sent it. */
export type Ask = Omit<Question, 'domain'> & { domain: string };

export const TOO_MANY_CALLS = 'Too many calls within a minute';

export type Resolution = ReturnType<typeof createResolution>;

export function createResolution(options: ResolutionOptions) {
  const parts = createParts(options);
  return {
    ...callLimits(options),
    ...asking(parts),
    ...givenAnswers(parts),
    ...jobsOf(parts),
    ...siteReading(parts),
  };
}

type Parts = ReturnType<typeof createParts>;

function createParts(options: ResolutionOptions) {
  const { db } = options;
  const register = createRegisterReader({
    ...options,
    rows: createRegisterRows(options.registerDb ?? db),
    freshRows: createRegisterRows(db),
  });
  const kind = createDomainJobs({ ...options, store, links, register, given });
  return {
    ...options,
    store,
    links,
    register,
    answers: createKnownAnswers({ ...options, store }),
    findAccountState: createFindAccountState(db, store),
    jobs: createJobEngine({ ...options, kind }),
    noteGiven: createNoteGiven({ ...options, given }),
    readCreditsRemaining: async (accountId: string) =>
      (await options.credits.readBalance(db, accountId)).available,
  };
}

function callLimits({ db, clock, callLimitPerMinute, partnerLimitPerMinute }: ResolutionOptions) {
  const perMinute = { limit: callLimitPerMinute, windowSeconds: 60 };
  const callLimit = bufferLimiter(
    createRateLimiter(db, clock, { name: 'resolution', ...perMinute }),
    perMinute.limit,
    clock,
  );
  return {
    /** The rate limit of an account, for both directions. Partner calls have their own limit. */
    callLimit,
    /** The same for callers without headers. Throws `rate_limited`. */
    async countCall(accountId: string): Promise<void> {
      const state = await callLimit.consume(accountId);
      if (!state.allowed) throw rateLimited(state, TOO_MANY_CALLS);
    },
    /** How many of the partner's calls an account may make. */
    partnerLimit: createRateLimiter(db, clock, {
      name: 'partner_enrichment',
      limit: partnerLimitPerMinute,
      windowSeconds: 60,
    }),
  };
}

/** Questions about domains, and what they would cost. */
function asking(parts: Parts) {
  const { db, clock, baseUrl } = parts;
  return {
    /**
     * Accepts any spelling of the domain; charges, holds and queues. With limits, waits for a job that it opened or joined.
     * Throws `invalid_domain`, `no_credits`.
     */
    async resolve(ask: Ask, limits?: WaitLimits): Promise<WrittenAnswer> {
      const domain = parseDomainName(ask.domain, parts.allowsReservedTld);
      const answer = await resolveDomain(parts, { ...ask, domain });
      const route = ask.shape === 'partner' ? 'partner' : 'enrich';
      const first = writeAnswer(answer, { route, baseUrl, now: clock.now() });
      return limits ? awaitAnswer(parts, { ...ask, first, limits }) : first;
    },
    /** The domain as in `input_domain`. Throws `invalid_domain`. */
    parseDomain: (text: string) => parseDomainName(text, parts.allowsReservedTld),
    /** How many of these domains have a valid result. */
    async countKnown(domains: readonly string[]): Promise<number> {
      return (await store.listValidDomains(db, domains, clock.now())).length;
    },
    /** How many of these domains can cost the account a credit. */
    countChargeable: (accountId: string, domains: readonly string[]) =>
      store.countChargeable(db, { accountId, domains, now: clock.now() }),
    readCreditsRemaining: parts.readCreditsRemaining,
    /** A known result that costs the account nothing. Throws `invalid_domain`. */
    async readKnown(accountId: string, domain: string): Promise<object | undefined> {
      return readKnown(parts, accountId, parseDomainName(domain, parts.allowsReservedTld));
    },
  };
}

/** Answers that were given before, and what websites state. */
function givenAnswers(parts: Parts) {
  const { db, clock } = parts;
  return {
    /** The last result of the domain that the account received, if that was after `since`, as it is answered now. */
    async findGiven(accountId: string, domain: string, since: Date): Promise<GivenAnswer | undefined> {
      const noted = await given.find(db, accountId, domain, since);
      const result = noted && (await store.findResult(db, noted.result_id));
      if (!result) return undefined;
      const [view, review] = await Promise.all([
        readRegisterView(parts, result),
        store.findReview(db, accountId, domain),
      ]);
      const answer = presentEnrichment(result, view, clock.now());
      const quotes = presentEvidence(result.verdict, answer.company ?? undefined);
      const { model_version: modelVersion } = result.verdict;
      return { answer, quotes, modelVersion, review: presentReview(review), givenAt: noted.given_at };
    },
    /** What the newest reading of a domain says about the company, if it found it to be the operator. */
    findStatements: (domain: string, companyNumber: string) =>
      store.findStatements(db, domain, companyNumber),
    /** What statements of a website are worth against the company's record of today. */
    async judgeStatements(
      statements: SiteStatements,
      { record, detail }: KnownCompany,
    ): Promise<Disclosures> {
      const formerOffices = await store.listFormerOffices(db, record.company_number);
      const company = presentCompany(record, detail, clock.now());
      return judgeStatements(statements, judgedRecord(company, formerOffices));
    },
  };
}

function jobsOf(parts: Parts) {
  return {
    /** With limits, waits for the end of the job. */
    readJob: (jobId: string, limits?: WaitLimits) =>
      awaitJob(parts, { jobId, read: () => readJob(parts, jobId), limits }),
    readPartnerJob: (accountId: string, jobId: string, limits?: WaitLimits) =>
      awaitJob(parts, { jobId, read: () => readPartnerJob(parts, accountId, jobId), limits }),
    readProgress: (accountId: string, jobId: string) => readProgress(parts, accountId, jobId),
    streamProgress: (accountId: string, jobId: string, signal: AbortSignal) =>
      streamProgress(parts, { jobId, read: () => readProgress(parts, accountId, jobId), signal }),
    waitForJob: parts.endedJobs.wait,
    /** Answers the calls that wait, as when their time is up. */
    stopWaiting: parts.endedJobs.stop,
    runAttempt: (task: TaskRef, context: AttemptContext) => parts.jobs.runAttempt(task, context),
    takeTicket: parts.scheduler.takeTicket,
    recoverStalled: (recoveryLog: Logger) => parts.jobs.recoverStalled(recoveryLog),
    purge: () => parts.jobs.purge(),
  };
}

/** For modules that read websites themselves and store verdicts in the same tables. */
function siteReading(parts: Parts) {
  const { db, clock } = parts;
  return {
    links,
    register: parts.register,
    examineSite: (domain: string, how: ExamineSiteOptions) => examineSite(parts, domain, how),
    listValidVerdicts: (domains: readonly string[]) => store.listValidVerdicts(db, domains, clock.now()),
    /** Those of these domains that need not be read again because they have a result since then. */
    listFreshDomains: (domains: readonly string[], since: Date) =>
      store.listFreshDomains(db, domains, { since, now: clock.now() }),
    recordVerdict: (tx: Transaction, judged: JudgedSite) =>
      recordIncidentalVerdicts({ store, links }, tx, [judged]),
    /** Of different domains. */
    recordVerdicts: (tx: Transaction, judged: readonly JudgedSite[]) =>
      recordIncidentalVerdicts({ store, links }, tx, judged),
  };
}
