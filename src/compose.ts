import { createAccountModules } from './compose/accounts.ts';
import { createBulkModule } from './compose/bulk.ts';
import { createLinkModules } from './compose/links.ts';
import { type ComposeOptions, openPlatform, type Platform } from './compose/platform.ts';
import { createRegisterModules } from './compose/register.ts';
import { createResolutionModules } from './compose/resolution.ts';
import { createSignalOutlets } from './compose/signal-outlets.ts';
import { createSurveyParts } from './compose/survey.ts';
import { createWatchModules } from './compose/watching.ts';
import type { Streams } from './modules/register/index.ts';
import { version } from './project-files.ts';
import { listJobs } from './worker/jobs.ts';

export type Service = Awaited<ReturnType<typeof compose>>;

/** The composition root: every part is built once, by the files of `compose/`, with what it needs. */
export async function compose(options: ComposeOptions) {
  const platform = openPlatform(options);
  const modules = createModules(platform, options);
  const { survey, politeEgress } = createSurveyParts(platform, modules);
  const { config, log, clock, db, replica, health, metrics } = platform;
  let streams: Streams | undefined;

  return {
    ...modules,
    db,
    metrics,
    survey,
    jobs: listJobs({ ...modules, db, clock }),
    noticeImport: () => modules.changeSources.noticeImport(),
    /** For a process that works on jobs: it takes part in the election of who reads the change streams. */
    async startSources() {
      streams = await modules.changeSources.start();
    },
    async createServer() {
      // Loaded only where it is needed: commands that do not serve start in half the time without it.
      const { createApiServer } = await import('./api-server.ts');
      return createApiServer({
        config,
        log,
        health,
        replica,
        metrics,
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
      platform.mailer.close();
      modules.idempotency.close();
      await Promise.all([
        platform.browser?.close(),
        platform.egress.close(),
        politeEgress.close(),
        modules.siteWork.close(),
        modules.jobWaiter.stop(),
        platform.uploads.close(),
        modules.companiesHouse.close(),
        modules.live.close(),
        modules.streamClient.close(),
      ]);
      await modules.history.close();
      await health.close();
      await platform.pools.close();
    },
  };
}

/** Routes, jobs and tools each declare in their own types which of these modules they use. */
function createModules(platform: Platform, options: ComposeOptions) {
  const accounts = createAccountModules(platform, options);
  const outlets = createSignalOutlets(platform, accounts);
  const register = createRegisterModules(platform, outlets);
  const watching = createWatchModules(platform, {
    signals: outlets.signals,
    register: register.register,
    search: register.search,
    live: register.live,
  });
  const resolution = createResolutionModules(platform, {
    credits: accounts.credits,
    history: accounts.history,
    search: register.search,
    live: register.live,
    groups: register.groups,
    listRegistrations: register.listRegistrations,
    listWebsiteListings: register.listWebsiteListings,
    companySignals: watching.companySignals,
  });
  const links = createLinkModules(platform, {
    signals: outlets.signals,
    register: register.register,
    live: register.live,
    siteWork: resolution.siteWork,
    resolution: resolution.resolution,
  });
  const bulk = createBulkModule(platform, { ...resolution, live: register.live });
  return { ...accounts, ...outlets, ...register, ...watching, ...resolution, ...links, ...bulk };
}
