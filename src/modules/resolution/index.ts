/**
 * Resolution: which UK company stands behind a web domain.
 *
 * Who asks gets a known result at once, or a job that waits for the website to be read (crawl/), its pages to be
 * understood (read/, extract/) and what they say to be matched with the register and judged (match/, score/, decide/).
 * One task a domain does that for everybody who waits; its end stores the result, settles what each account held and
 * completes their jobs in one transaction. `website/` goes the other way, from a company to its website.
 *
 * It does not keep credits (credits does), companies (register does) or who is calling (accounts does).
 */
import type { Browser } from '../../platform/browser/index.ts';
import type { Egress } from '../../platform/egress/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Database, Transaction } from '../../platform/postgres/index.ts';
import { createRateLimiter } from '../../platform/rate-limit/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { parseDomainName, type ServesReservedName } from '../../shared/domain-name.ts';
import type { IdSource } from '../../shared/ids.ts';
import type { Credits } from '../credits/index.ts';
import type { LiveSource, Search } from '../register/index.ts';
import { createKnownAnswers } from './ask/known-answers.ts';
import { countKnownDomains } from './ask/known-domains.store.ts';
import { readJob, readPartnerJob, readProgress } from './ask/read-job.ts';
import { readKnown } from './ask/read-known.ts';
import { type OnNeedsReview, type Question, resolveDomain } from './ask/resolve-domain.ts';
import { createFindStanding } from './ask/standings.ts';
import { type WrittenAnswer, writeAnswer } from './ask/write-answer.ts';
import { createCrawler } from './crawl/index.ts';
import { createRegisterReader } from './jobs/read-register.ts';
import { purgeOldJobs, reap } from './jobs/reap.ts';
import { type JudgedSite, recordByTheWay } from './jobs/record-verdict.ts';
import { createRegisterRows } from './jobs/register-rows.store.ts';
import { type AttemptContext, runTask } from './jobs/run-task.ts';
import type { JudgeSite, SiteCrawler } from './jobs/site-work.ts';
import { createSiteJudge } from './read/index.ts';
import { resolutionStore as store } from './resolution.store.ts';
import type { TaskRef } from './resolution-job.ts';
import { websiteLinkStore as links } from './website-links.store.ts';

export type { AnswerShape } from './ask/known-answers.ts';
export type { WrittenAnswer } from './ask/write-answer.ts';
export type { Verdict } from './decide/verdict.ts';
export type { JudgeSite, SiteCrawler } from './jobs/site-work.ts';
export { EvidenceOut, ReviewCandidateOut } from './resolution.schemas.ts';
export { createWebsiteSearch, importVisitedSites, type WebsiteSearch } from './website/index.ts';

export interface ResolutionOptions {
  db: Database;
  credits: Credits;
  search: Search;
  live: LiveSource;
  crawler: SiteCrawler;
  judge: JudgeSite;
  clock: Clock;
  ids: IdSource;
  log: Logger;
  baseUrl: string;
  partnerLimitPerMinute: number;
  /** Told of the accounts that are answered `needs_review`, in the transaction that stores such a result. */
  onNeedsReview?: OnNeedsReview;
  /** Which names under .test and .example something stands in for. */
  servesReserved: ServesReservedName;
}

export interface SiteWorkParts {
  egress: Egress;
  /** Undefined where none is installed. */
  browser?: Browser | undefined;
  clock: Clock;
  log: Logger;
}

/** The real website work: by the guarded client and the browser, and reading and judging on threads of their own. */
export function createSiteWork(parts: SiteWorkParts) {
  const { judge, close } = createSiteJudge({ log: parts.log });
  return { crawler: createCrawler(parts), judge, close };
}

/** The domain as it was typed. */
export type Ask = Omit<Question, 'domain'> & { domain: string };

export type Resolution = ReturnType<typeof createResolution>;

export function createResolution(options: ResolutionOptions) {
  const { db, clock, live, log, baseUrl } = options;
  const answers = createKnownAnswers({ db, store, live, clock, log });
  const register = createRegisterReader({ ...options, rows: createRegisterRows(db) });
  const findStanding = createFindStanding(db, store);
  const deps = { ...options, store, links, answers, register, findStanding };
  return {
    /** How many of the partner's calls an account may make. */
    partnerLimit: createRateLimiter(db, clock, {
      name: 'partner_enrichment',
      limit: options.partnerLimitPerMinute,
      windowSeconds: 60,
    }),
    /** The domain in any spelling; charges, holds and queues as the contract says. Throws `invalid_domain`, `no_credits`. */
    async resolve(ask: Ask): Promise<WrittenAnswer> {
      const domain = parseDomainName(ask.domain, options.servesReserved);
      const answer = await resolveDomain(deps, { ...ask, domain });
      const route = ask.shape === 'partner' ? 'partner' : 'enrich';
      return writeAnswer(answer, { route, baseUrl, now: clock.now() });
    },
    /** As `input_domain` says it. Throws `invalid_domain`. */
    parseDomain: (text: string) => parseDomainName(text, options.servesReserved),
    /** Of these domains, how many are answered at once. */
    countKnown: (domains: readonly string[]) => countKnownDomains(db, domains, clock.now()),
    async readCreditsRemaining(accountId: string): Promise<number> {
      return (await options.credits.readBalance(db, accountId)).available;
    },
    readJob: (jobId: string) => readJob(deps, jobId),
    /** What is known of a domain and costs the account nothing. Throws `invalid_domain`. */
    async readKnown(accountId: string, domain: string): Promise<object | undefined> {
      return readKnown(deps, accountId, parseDomainName(domain, options.servesReserved));
    },
    readPartnerJob: (accountId: string, jobId: string) => readPartnerJob(deps, accountId, jobId),
    readProgress: (accountId: string, jobId: string) => readProgress(deps, accountId, jobId),
    runTask: (task: TaskRef, context: AttemptContext) => runTask(deps, task, context),
    reap: (reaperLog: Logger) => reap(deps, reaperLog),
    purge: () => purgeOldJobs(deps),
    /** For the other direction, from a company to its website (website/), which reads and writes the same. */
    links,
    register,
    recordVerdict: (tx: Transaction, judged: JudgedSite) => recordByTheWay({ store, links }, tx, judged),
  };
}
