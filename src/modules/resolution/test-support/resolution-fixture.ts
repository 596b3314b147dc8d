import { hash } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { captureLog } from '../../../../test/support/captured-log.ts';
import { createTestClock } from '../../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts';
import { addAuthentication } from '../../../http/authenticate.ts';
import { createHealthProbe } from '../../../http/health.ts';
import { createMetrics } from '../../../http/metrics.ts';
import { createServer } from '../../../http/server.ts';
import type { AppInstance } from '../../../platform/http/index.ts';
import { type JobTask, startJobRunner } from '../../../platform/job-queue/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import { sql } from '../../../platform/postgres/index.ts';
import { consoleDir, docsDir } from '../../../project-files.ts';
import { SCOPES } from '../../../shared/caller.ts';
import type { Clock } from '../../../shared/clock.ts';
import { createIdSource } from '../../../shared/ids.ts';
import { Problem } from '../../../shared/problem.ts';
import type { AccountProfile, Authenticator } from '../../accounts/index.ts';
import { createCredits } from '../../credits/index.ts';
import { listLedgerFaults } from '../../credits/test-support/ledger-faults.ts';
import { createLedgerFixture, type LedgerFixture } from '../../credits/test-support/ledger-fixture.ts';
import { createGroups } from '../../groups/index.ts';
import { createHistory } from '../../history/index.ts';
import { createJobWaiter } from '../../paid-jobs/index.ts';
import { createTestScheduler, type SchedulerLimits } from '../../paid-jobs/test-support/test-scheduler.ts';
import { createLiveSource, createSearch, type LiveSource } from '../../register/index.ts';
import { createResolution, type Resolution } from '../index.ts';
import { resolutionTasks } from '../resolution.jobs.ts';
import { resolutionRoutes } from '../resolution.routes.ts';
import { createScriptedSites } from './scripted-sites.ts';

export const BASE_URL = 'https://api.domesday.test';

export interface ResolutionFixtureOptions {
  /** Whether a real job runner works on the queue. */
  working: boolean;
  partnerLimitPerMinute?: number;
  callLimitPerMinute?: number;
  limits?: SchedulerLimits;
  live?: (test: TestDatabase) => LiveSource;
  /** Routes and tasks of a module that uses resolution. */
  extend?: (parts: ReturnType<typeof createParts> & { resolution: Resolution }) => {
    routes: (app: AppInstance) => void;
    tasks: JobTask[];
  };
}

function createParts(
  database: TestDatabase,
  { clock, log, limits }: { clock: Clock; log: Logger; limits: ResolutionFixtureOptions['limits'] },
) {
  const { db } = database;
  const ids = createIdSource();
  const credits = createCredits({ clock, ids });
  const scheduler = createTestScheduler({ db, clock, ids }, limits);
  const live = createLiveSource({ db, clock, log, client: undefined });
  const history = createHistory({ db, clock, log });
  const jobWaiter = createJobWaiter({ db, log });
  return { db, clock, log, ids, credits, history, scheduler, jobWaiter, live, baseUrl: BASE_URL };
}

/**
 * The real server, database, ledger and queue, with websites that tests write. Call it once at the top of a
 * file.
 */
export function useResolutionFixture(options: ResolutionFixtureOptions) {
  const clock = createTestClock();
  const sites = createScriptedSites();
  const captured = captureLog();
  const closers: (() => Promise<unknown>)[] = [];
  let database: TestDatabase;
  let app: AppInstance;
  let resolution: Resolution;
  let ledger: LedgerFixture;

  /** The key of an account is its id; all else about it is real. */
  const authenticator: Authenticator = {
    async authenticateKey(key) {
      const account = await database.db.first<AccountProfile>(sql`
        select * from account_profiles where id = ${key}`);
      if (!account) throw new Problem('invalid_credentials', 'No.');
      return { account, via: 'key', actor: 'test key', permissions: SCOPES };
    },
    async authenticateSession(token) {
      return { ...(await authenticator.authenticateKey(token)), via: 'session' };
    },
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    const { db } = database;
    const { log } = captured;
    ledger = withKeys(createLedgerFixture(db, clock), database);
    const parts = createParts(database, { clock, log, limits: options.limits });
    if (options.live) parts.live = options.live(database);
    resolution = createResolution({
      ...parts,
      ...sites,
      groups: createGroups(parts),
      search: createSearch({ db }),
      listRegistrations: async () => [],
      listWebsiteListings: async () => [],
      partnerLimitPerMinute: options.partnerLimitPerMinute ?? 1_000,
      callLimitPerMinute: options.callLimitPerMinute ?? 1_000_000,
      allowsReservedTld: (domain) => domain.endsWith('.test'),
    });
    const extension = options.extend?.({ ...parts, resolution });
    const health = createHealthProbe({ url: database.url, log });
    app = await createServer({
      baseUrl: BASE_URL,
      siteUrl: BASE_URL,
      trustProxy: [],
      version: '0',
      consoleDir,
      docsDir,
      log,
      health,
      metrics: createMetrics({ db, health }),
      routes: (routed) => {
        addAuthentication(routed, { authenticator });
        resolutionRoutes(routed, resolution);
        extension?.routes(routed);
      },
    });
    await app.ready();
    if (options.working) {
      const tasks = [...resolutionTasks(resolution), ...(extension?.tasks ?? [])];
      const runner = await startJobRunner({ url: database.url, tasks, cron: [], concurrency: 8, log });
      closers.push(() => runner.stop());
    }
    closers.push(
      () => app.close(),
      () => parts.history.close(),
      () => health.close(),
    );
  });
  afterAll(async () => {
    const faults = await listLedgerFaults(database.db);
    for (const close of closers) await close();
    await database.drop();
    if (faults.length > 0) throw new Error(`the ledger is wrong: ${JSON.stringify(faults)}`);
  });

  const fixture = {
    clock,
    sites,
    captured,
    get db() {
      return database.db;
    },
    get app() {
      return app;
    },
    get resolution() {
      return resolution;
    },
    get ledger() {
      return ledger;
    },
    post: (path: string, account: string, domain: unknown) =>
      app.inject({ method: 'POST', url: path, payload: { domain }, headers: { 'x-api-key': account } }),
    get: (path: string, account?: string, headers: Record<string, string> = {}) =>
      app.inject({ url: path, headers: { ...headers, ...(account && { 'x-api-key': account }) } }),
    status: async (jobId: string) => (await app.inject(`/v1/enrich/status/${jobId}`)).json(),
    /** Stores a result for the domain, by a job of an account that no test uses. */
    async learn(domain: string, script: Parameters<typeof sites.set>[1]): Promise<void> {
      sites.set(domain, script);
      const other = await ledger.account(1);
      const { job_id: jobId } = (await fixture.post('/v1/resolve/domain', other, domain)).json();
      await fixture.finish(domain);
      if ((await fixture.status(jobId)).status !== 'completed') throw new Error(`${domain} was not resolved`);
    },
    /** Waits for the worker, or does its work when there is none. */
    async finish(domain: string): Promise<void> {
      for (let tries = 0; tries < 500; tries++) {
        const task = await database.db.first<{ id: string }>(sql`
          select id from resolution_tasks where domain = ${domain}`);
        if (!task) return;
        if (options.working) await new Promise((resolve) => setTimeout(resolve, 10));
        else await fixture.attempt(domain);
      }
      throw new Error(`${domain} was not finished`);
    },
    /** One attempt at the domain's task, as a worker makes it. */
    async attempt(domain: string, signal = new AbortController().signal): Promise<void> {
      const task = await database.db.first<{ id: string }>(sql`
        select id from resolution_tasks where domain = ${domain}`);
      if (!task) throw new Error(`there is no task for ${domain}`);
      await resolution.queueTasks.runAttempt({ id: task.id, subject: domain }, { signal, log: captured.log });
    },
  };
  return fixture;
}

/** Every account has a key, which is its id. */
function withKeys(ledger: LedgerFixture, { db }: TestDatabase): LedgerFixture {
  return {
    ...ledger,
    async account(balance) {
      const id = await ledger.account(balance);
      await db.execute(sql`
        insert into api_keys (id, account_id, name, is_default, scopes, key_hash, key_encrypted, prefix, last_four,
          created_at)
        values ('key_' || ${id}, ${id}, 'Default key', true, '{read,resolve,manage}',
          ${hash('sha256', id, 'buffer')}, '', 'dk_live_', '0000', now())`);
      return id;
    },
  };
}
