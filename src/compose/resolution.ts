import { createJobWaiter, createScheduler } from '../modules/paid-jobs/index.ts';
import { createResolution, createSiteWork } from '../modules/resolution/index.ts';
import { createReviews } from '../modules/reviews/index.ts';
import { createWebsiteSearch } from '../modules/website/index.ts';
import { createHostFinder, hasRule, hasSpecificRule } from '../platform/egress/index.ts';
import { PLAN_SHARES } from '../shared/plans.ts';
import type { AccountModules } from './accounts.ts';
import type { Platform } from './platform.ts';
import type { RegisterModules } from './register.ts';
import type { WatchModules } from './watching.ts';

export type ResolutionModules = ReturnType<typeof createResolutionModules>;

/** The paid answers, from domain to company and from company to website, with the scheduler of their jobs. */
export function createResolutionModules(
  platform: Platform,
  modules: Pick<AccountModules, 'credits' | 'history'> &
    Pick<RegisterModules, 'search' | 'live' | 'groups' | 'listRegistrations' | 'listWebsiteListings'> &
    Pick<WatchModules, 'companySignals'>,
) {
  const { config, db, replica, audit, clock, ids, log, hosts, egress, browser } = platform;
  const { credits, history, search, live, groups, listRegistrations, listWebsiteListings, companySignals } =
    modules;
  const { baseUrl } = config;
  const { allowsReservedTld, mayRequest } = domainRules(platform);

  const siteWork = createSiteWork({ egress, browser, clock, log });
  const reviews = createReviews({ db, live, audit, listWebsiteListings, clock, ids });
  const scheduler = createScheduler({
    db,
    clock,
    ids,
    workers: config.workers,
    idlePerWorker: config.survey.sitesPerWorker,
    jobsAtOnce: config.jobsAtOnce,
    freeOutcomesPerHour: config.freeOutcomesPerHour,
    weights: PLAN_SHARES,
  });
  const jobWaiter = createJobWaiter({ db, log });
  const resolution = createResolution({
    ...siteWork,
    db,
    credits,
    history,
    scheduler,
    jobWaiter,
    search,
    live,
    groups,
    listRegistrations,
    listWebsiteListings,
    clock,
    ids,
    log,
    baseUrl,
    registerDb: replica ?? db,
    partnerLimitPerMinute: config.partnerRateLimitPerMinute,
    callLimitPerMinute: config.resolutionRateLimitPerMinute,
    onNeedsReview: reviews.add,
    allowsReservedTld,
  });
  const websites = createWebsiteSearch({
    db,
    credits,
    history,
    scheduler,
    jobWaiter,
    live,
    companySignals,
    limits: resolution.limits,
    siteReader: resolution.siteReader,
    clock,
    ids,
    log,
    baseUrl,
    findHost: createHostFinder(hosts),
    readTlds: () => ({ withTest: allowsReservedTld('name.test'), mayRequest }),
  });

  return { siteWork, reviews, scheduler, jobWaiter, resolution, websites };
}

/** The sandbox may end at any time, so each call asks it again. */
function domainRules({ config, sandbox }: Pick<Platform, 'config' | 'sandbox'>) {
  const allowsReservedTld = (domain: string) =>
    (sandbox?.allowsReservedTld(domain) ?? false) || hasSpecificRule(config.egressConnectTo, domain);
  // Fictional companies have no real websites: while they are the register, no real site is crawled for them.
  const mayRequest = (domain: string) =>
    sandbox?.access() === undefined || allowsReservedTld(domain) || hasRule(config.egressConnectTo, domain);
  return { allowsReservedTld, mayRequest };
}
