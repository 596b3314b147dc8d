import type { Config } from './config.ts';
import type { DataDir } from './data-dir.ts';
import { createHealthProbe } from './http/health.ts';
import { createMetrics } from './http/metrics.ts';
import { createAccounts } from './modules/accounts/index.ts';
import { createCredits } from './modules/credits/index.ts';
import { createLiveSource, createSearch, SEARCH_POOL } from './modules/register/index.ts';
import { createSignals } from './modules/signals/index.ts';
import { createWatchlist } from './modules/watchlist/index.ts';
import { createWebhooks } from './modules/webhooks/index.ts';
import { type CompaniesHouseAccess, createCompaniesHouseClient } from './platform/companies-house/index.ts';
import { createEgress } from './platform/egress/index.ts';
import type { Logger } from './platform/logger.ts';
import { createMailer } from './platform/mailer/index.ts';
import { openDatabase } from './platform/postgres/index.ts';
import { consoleDir, version } from './project-files.ts';
import type { Sandbox } from './sandbox/index.ts';
import { type Clock, systemClock } from './shared/clock.ts';
import { createIdSource, type IdSource } from './shared/ids.ts';
import { gatherJobs } from './worker/jobs.ts';

export interface ComposeOptions {
  config: Config;
  dataDir: DataDir;
  databaseUrl: string;
  appSecret: string;
  log: Logger;
  clock?: Clock;
  ids?: IdSource;
  /** The fictional Companies House and websites, which may end at any time. */
  sandbox?: Pick<Sandbox, 'access' | 'findWebsite' | 'servesDomain' | 'pages'>;
}

export type Service = Awaited<ReturnType<typeof compose>>;

/** The composition root: every part is built once, here, and given what it needs. */
export async function compose(options: ComposeOptions) {
  const { config, dataDir, databaseUrl, log } = options;
  const clock = options.clock ?? systemClock;
  const ids = options.ids ?? createIdSource();

  const db = openDatabase({ url: databaseUrl, log });
  const searchDb = openDatabase({ url: databaseUrl, log, ...SEARCH_POOL });
  const health = createHealthProbe({ url: databaseUrl, log });
  const metrics = createMetrics(db);
  const userAgent = `Domesday/${version} (+${config.siteUrl})`;
  const egress = createEgress({
    connectTo: config.egressConnectTo,
    findStandIn: options.sandbox?.findWebsite,
    userAgent,
  });
  const isSandboxDomain = (domain: string) => options.sandbox?.servesDomain(domain) ?? false;
  const mailer = createMailer({ ...config.mail, outboxDir: dataDir.outboxDir, clock, ids, log });

  const credits = createCredits({ clock, ids });
  const accounts = createAccounts({
    db,
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
    egress,
    accounts,
    appSecret: options.appSecret,
    siteUrl: config.siteUrl,
  });
  const signals = createSignals({ db, clock, ids, onSignals: webhooks.fanOut });
  const live = createLiveSource({ db, clock, log, client: companiesHouse, onSaved: signals.recordFetched });
  const watchlist = createWatchlist({ db, live, signals, clock });

  return {
    db,
    metrics,
    accounts,
    credits,
    isSandboxDomain,
    webhooks,
    jobs: gatherJobs({ db, clock, accounts, webhooks }),
    async createServer() {
      // Loaded only where it is needed: commands that do not serve start in half the time without it.
      const { createServer } = await import('./http/server.ts');
      const { registerRoutes } = await import('./http/routes.ts');
      return createServer({
        baseUrl: config.baseUrl,
        trustProxy: config.trustProxy,
        version,
        consoleDir,
        log,
        health,
        metrics,
        sandboxPages: options.sandbox?.pages,
        routes: (app) =>
          registerRoutes(app, {
            accounts,
            search,
            live,
            signals,
            watchlist,
            webhooks,
            clock,
            secure: config.siteUrl.startsWith('https:'),
          }),
      });
    },
    async close() {
      mailer.close();
      await Promise.all([egress.close(), companiesHouse.close(), live.close()]);
      await Promise.all([health.close(), searchDb.close(), db.close()]);
    },
  };
}

function keyedAccess({ companiesHouse: { apiUrl, apiKey } }: Config): CompaniesHouseAccess | undefined {
  return apiKey === undefined ? undefined : { apiUrl, apiKey };
}
