import type { Config } from './config.ts';
import type { DataDir } from './data-dir.ts';
import { createHealthProbe } from './http/health.ts';
import { addSurveyMetrics, createMetrics } from './http/metrics.ts';
import { type AccountsOptions, createAccounts, PLAN_WEIGHTS } from './modules/accounts/index.ts';
import { createAudit } from './modules/audit/index.ts';
import { createBulk, resumeUploads } from './modules/bulk/index.ts';
import { createCredits } from './modules/credits/index.ts';
import { createGroups } from './modules/groups/index.ts';
import { createHistory } from './modules/history/index.ts';
import { createLinkHistory } from './modules/link-history/index.ts';
import { createOauth } from './modules/oauth/index.ts';
import { createScheduler } from './modules/paid-jobs/index.ts';
import { createReceipts } from './modules/receipts/index.ts';
import {
  connectionsAt,
  createLiveSource,
  createRegister,
  createSearch,
  readStreamKeys,
  type StreamAccess,
  type Streams,
} from './modules/register/index.ts';
import { createPoliteCrawler, createResolution, createSiteWork } from './modules/resolution/index.ts';
import { createReviews } from './modules/reviews/index.ts';
import { createSignalMail } from './modules/signal-mail/index.ts';
import { combineOutlets, createSignals } from './modules/signals/index.ts';
import { createSurvey } from './modules/survey/index.ts';
import { createWatchlist } from './modules/watchlist/index.ts';
import { createWebhooks } from './modules/webhooks/index.ts';
import { createWebsiteSearch } from './modules/website/index.ts';
import { createWebsiteWatch } from './modules/website-watch/index.ts';
import { createBrowser } from './platform/browser/index.ts';
import {
  type CompaniesHouseAccess,
  createCompaniesHouseClient,
  createStreamClient,
} from './platform/companies-house/index.ts';
import {
  createAddressFinder,
  createEgress,
  createHostFinder,
  createNameResolver,
  type EgressOptions,
  hasRule,
  hasSpecificRule,
  rememberLookups,
} from './platform/egress/index.ts';
import type { Logger } from './platform/logger.ts';
import { createLoopLoad } from './platform/loop-load.ts';
import { createMailer } from './platform/mailer.ts';
import { version } from './project-files.ts';
import type { Sandbox, SandboxAccess } from './sandbox/index.ts';
import { type Clock, systemClock } from './shared/clock.ts';
import { createIdSource, type IdSource } from './shared/ids.ts';
import { openPools } from './storage.ts';
import { listJobs } from './worker/jobs.ts';

interface ComposeOptions {
  config: Config;
  dataDir: DataDir;
  databaseUrl: string;
  /** The server itself, when `databaseUrl` leads to a pooler. */
  sessionUrl?: string | undefined;
  appSecret: string;
  log: Logger;
  clock?: Clock;
  ids?: IdSource;
  /** How long agents are kept waiting for a job before they get its id. */
  agentPatienceMs?: number | undefined;
  passwordCost?: AccountsOptions['passwordCost'];
  /** The fictional Companies House and websites, which may end at any time. */
  sandbox?: Pick<
    Sandbox,
    'access' | 'findWebsite' | 'reachListeners' | 'allowsReservedTld' | 'pages' | 'isOn'
  >;
}

export type Service = Awaited<ReturnType<typeof compose>>;

/** The composition root: every part is built once, here, and given what it needs. */
export async function compose(options: ComposeOptions) {
  const { config, dataDir, databaseUrl, log } = options;
  const clock = options.clock ?? systemClock;
  const ids = options.ids ?? createIdSource();

  const pools = openPools({
    ...{ url: databaseUrl, sessionUrl: options.sessionUrl, read: config.databaseRead },
    log,
  });
  const { db, searchDb, replica } = pools;
  const health = createHealthProbe({ url: db.sessionUrl, log });
  const metrics = createMetrics({ db, health, replica });
  const userAgent = `Domesday/${version} (+${config.siteUrl})`;
  const hosts: Pick<EgressOptions, 'connectTo' | 'findFakeServer'> = {
    connectTo: config.egressConnectTo,
    findFakeServer: options.sandbox?.findWebsite,
  };
  const egress = createEgress({ ...hosts, userAgent });
  const mailer = createMailer({ ...config.mail, outboxDir: dataDir.outboxDir, clock, ids, log });

  const credits = createCredits({
    clock,
    ids,
    onGrant: (tx, accountId) => resumeUploads(tx, accountId, clock.now()),
  });
  const audit = createAudit({ db, clock, ids });
  const accounts = createAccounts({
    db,
    audit,
    credits,
    mailer,
    clock,
    ids,
    log,
    appSecret: options.appSecret,
    baseUrl: config.baseUrl,
    siteUrl: config.siteUrl,
    throttle: config.authThrottle,
    signupCredits: config.signupCredits,
    watchlistLimit: config.watchlistLimit,
    passwordCost: options.passwordCost,
  });

  const search = createSearch({ db: searchDb });
  const companiesHouse = createCompaniesHouseClient({
    db,
    clock,
    log,
    userAgent,
    access: () => options.sandbox?.access() ?? keyedAccess(config),
  });
  const webhooks = createWebhooks({
    db,
    clock,
    ids,
    log,
    egress: options.sandbox?.reachListeners(egress, userAgent) ?? egress,
    userAgent,
    accounts,
    audit,
    appSecret: options.appSecret,
    siteUrl: config.siteUrl,
  });
  const signalMail = createSignalMail({
    db,
    clock,
    accounts,
    audit,
    appSecret: options.appSecret,
    siteUrl: config.siteUrl,
  });
  const signals = createSignals({
    db,
    clock,
    ids,
    async onSignals(tx, signalIds) {
      await webhooks.fanOut(tx, signalIds);
      await signalMail.fanOut(tx, signalIds);
    },
    outlet: combineOutlets([webhooks.outlet, signalMail.outlet]),
  });
  const live = createLiveSource({ db, clock, log, client: companiesHouse, onSaved: signals.recordFetched });
  const groups = createGroups({ db, live, clock });
  const companySignals = signals.createCompanySignals({ live, log });
  const watchlist = createWatchlist({ db, live, search, signals, audit, clock });
  const streamClient = createStreamClient({ clock, userAgent });
  const register = createRegister({ db, clock });
  const sources = signals.createSources({
    log,
    live,
    register,
    streamClient,
    streamAccess: () => sandboxStreams(options.sandbox?.access()) ?? keyedStreams(config),
  });
  let streams: Streams | undefined;
  const browser = createBrowser({ chromiumPath: config.chromiumPath, log });
  const siteWork = createSiteWork({ egress, browser, clock, log });
  const reviews = createReviews({ db, live, audit, clock, ids });
  const allowsReservedTld = (domain: string) =>
    (options.sandbox?.allowsReservedTld(domain) ?? false) || hasSpecificRule(config.egressConnectTo, domain);
  const scheduler = createScheduler({
    db,
    clock,
    ids,
    workers: config.workers,
    idlePerWorker: config.survey.sitesPerWorker,
    jobsAtOnce: config.jobsAtOnce,
    freeOutcomesPerHour: config.freeOutcomesPerHour,
    weights: PLAN_WEIGHTS,
  });
  const history = createHistory({ db, clock, log });
  const resolution = createResolution({
    ...siteWork,
    db,
    registerDb: replica ?? db,
    credits,
    history,
    scheduler,
    search,
    live,
    groups,
    clock,
    ids,
    log,
    baseUrl: config.baseUrl,
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
    live,
    companySignals,
    resolution,
    findHost: createHostFinder(hosts),
    readTlds: () => ({
      withTest: allowsReservedTld('name.test'),
      // Fictional companies have no real websites: while they are the register, no real site is crawled for them.
      mayRequest: (domain) =>
        options.sandbox?.access() === undefined ||
        allowsReservedTld(domain) ||
        hasRule(config.egressConnectTo, domain),
    }),
    clock,
    ids,
    log,
    baseUrl: config.baseUrl,
  });

  const linkHistory = createLinkHistory({ db, live, clock, resolution });
  const websiteWatch = createWebsiteWatch({
    db,
    clock,
    live,
    resolution,
    signals,
    intervalDays: config.websiteCheckDays,
  });
  // Surveys look a name up before they read the website, and have one connection to each host.
  const lookup = rememberLookups(createNameResolver());
  const politeEgress = createEgress({ ...hosts, userAgent, lookup, limits: { connectionsPerOriginMax: 1 } });
  const survey = createSurvey({
    db,
    clock,
    ids,
    log,
    scheduler,
    resolution,
    crawler: createPoliteCrawler({
      egress: politeEgress,
      browser,
      clock,
      log,
      crawlDelayMs: config.survey.crawlDelayMs,
    }),
    findAddress: createAddressFinder({ ...hosts, lookup }),
    loopLoad: createLoopLoad(),
    freshDays: config.survey.freshDays,
    sitesPerAddress: config.survey.sitesPerAddress,
  });
  addSurveyMetrics(metrics.registry, survey);
  const receipts = createReceipts({
    db,
    clock,
    appSecret: options.appSecret,
    baseUrl: config.baseUrl,
    resolution,
    live,
    register,
    rereadQuotes: siteWork.rereadQuotes,
  });
  const bulk = createBulk({
    ...{ db, resolution, websites, audit, clock, ids },
    turnsMax: config.workers,
    keptDays: config.uploadKeptDays,
  });
  const oauth = createOauth({
    db,
    clock,
    log,
    accounts,
    audit,
    appSecret: options.appSecret,
    baseUrl: config.baseUrl,
    siteUrl: config.siteUrl,
    throttle: config.authThrottle,
  });

  /** What there is to serve. Routes, jobs and tools each name in their own types which of these they take. */
  const modules = {
    accounts,
    audit,
    bulk,
    companySignals,
    credits,
    groups,
    history,
    linkHistory,
    live,
    oauth,
    receipts,
    resolution,
    reviews,
    search,
    signalMail,
    signals,
    sources,
    watchlist,
    webhooks,
    websites,
    websiteWatch,
  };

  return {
    ...modules,
    db,
    metrics,
    survey,
    jobs: listJobs({ ...modules, db, clock }),
    noticeImport: () => sources.noticeImport(),
    /** For a process that works on jobs: it takes part in the election of who reads the change streams. */
    async startSources() {
      streams = await sources.start();
    },
    async createServer() {
      // Loaded only where it is needed: commands that do not serve start in half the time without it.
      const { createApiServer } = await import('./api-server.ts');
      return createApiServer({
        ...{ config, log, health, replica, metrics },
        modules: { ...modules, db, clock },
        sandbox: options.sandbox,
        agentPatienceMs: options.agentPatienceMs,
      });
    },
    async createOperationsServer() {
      const { createOperationsServer } = await import('./http/server.ts');
      return createOperationsServer({ log, health, replica, metrics, version });
    },
    async close() {
      await streams?.close();
      mailer.close();
      await Promise.all([
        browser?.close(),
        egress.close(),
        politeEgress.close(),
        siteWork.close(),
        companiesHouse.close(),
        live.close(),
        streamClient.close(),
      ]);
      await history.close();
      await health.close();
      await pools.close();
    },
  };
}

function keyedAccess({ companiesHouse: { apiUrl, apiKey } }: Config): CompaniesHouseAccess | undefined {
  return apiKey === undefined ? undefined : { apiUrl, apiKey };
}

function sandboxStreams(access: SandboxAccess | undefined): StreamAccess | undefined {
  if (!access) return undefined;
  const { streamUrl, streamKey } = access;
  return { source: 'sandbox', streamUrl, keys: [streamKey], connectionsPerKey: Number.POSITIVE_INFINITY };
}

function keyedStreams({ companiesHouse: { streamUrl, streamKey } }: Config): StreamAccess | undefined {
  if (streamKey === undefined) return undefined;
  const keys = readStreamKeys(streamKey);
  return { source: streamUrl, streamUrl, keys, ...connectionsAt(streamUrl) };
}
