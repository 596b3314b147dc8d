import { afterAll, beforeAll } from 'vitest';
import { captureLog } from '../../../../test/support/captured-log.ts';
import { createTestClock } from '../../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts';
import { addAuthentication } from '../../../http/authenticate.ts';
import { createHealthProbe } from '../../../http/health.ts';
import { createMetrics } from '../../../http/metrics.ts';
import { createServer } from '../../../http/server.ts';
import type { AppInstance } from '../../../platform/http/index.ts';
import { startJobRunner } from '../../../platform/job-queue/index.ts';
import { sql } from '../../../platform/postgres/index.ts';
import { consoleDir, docsDir } from '../../../project-files.ts';
import { createIdSource } from '../../../shared/ids.ts';
import { Problem } from '../../../shared/problem.ts';
import type { AccountProfile, Accounts } from '../../accounts/index.ts';
import { createCredits } from '../../credits/index.ts';
import { listLedgerFaults } from '../../credits/test-support/ledger-faults.ts';
import { createLedgerFixture, type LedgerFixture } from '../../credits/test-support/ledger-fixture.ts';
import { createLiveSource, createSearch, refreshSearchTables } from '../../register/index.ts';
import { createResolution, type Resolution } from '../../resolution/index.ts';
import { insertCompany } from '../../resolution/test-support/register-fixture.ts';
import { createScriptedSites, verdict } from '../../resolution/test-support/scripted-sites.ts';
import { createSignals } from '../../signals/index.ts';
import { createWebsiteSearch, type WebsiteSearch } from '../index.ts';
import { websiteTasks } from '../website.jobs.ts';
import { websiteRoutes } from '../website.routes.ts';

export const BASE_URL = 'https://api.domesday.test';
export const PATH = '/v1/resolve/company';

/** The real server, database, ledger and queue, with names and websites that tests write. */
export function useWebsiteWorld({ working }: { working: boolean }) {
  const clock = createTestClock();
  const sites = createScriptedSites();
  const captured = captureLog();
  const hosts = new Map<string, 'found' | 'unknown'>();
  const lookUps: string[] = [];
  const closers: (() => Promise<unknown>)[] = [];
  let database: TestDatabase;
  let app: AppInstance;
  let resolution: Resolution;
  let search: WebsiteSearch;
  let ledger: LedgerFixture;
  let nameServers = true;
  let everythingIsThere = false;

  /** The key of an account is its id; all else about it is real. */
  const accounts: Pick<Accounts, 'authenticateKey' | 'authenticateSession'> = {
    async authenticateKey(key) {
      const account = await database.db.first<AccountProfile>(
        sql`select * from account_profiles where id = ${key}`,
      );
      if (!account) throw new Problem('invalid_credentials', 'No.');
      return { account, via: 'key' };
    },
    async authenticateSession(token) {
      return { ...(await accounts.authenticateKey(token)), via: 'session' };
    },
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    const { db } = database;
    const { log } = captured;
    const ids = createIdSource();
    ledger = createLedgerFixture(db, clock);
    const parts = {
      ...sites,
      db,
      credits: createCredits({ clock, ids }),
      live: createLiveSource({ db, clock, log, client: undefined }),
      clock,
      ids,
      log,
      baseUrl: BASE_URL,
    };
    resolution = createResolution({
      ...parts,
      search: createSearch({ db }),
      partnerLimitPerMinute: 1_000,
      servesReserved: () => false,
    });
    search = createWebsiteSearch({
      ...parts,
      resolution,
      signals: createSignals({ db, clock, ids }),
      async findHost(hostname) {
        lookUps.push(hostname);
        if (!nameServers) return 'unknown';
        return hosts.get(hostname) ?? (everythingIsThere ? 'found' : 'none');
      },
      readTlds: () => ({ withTest: false, mayAsk: () => true }),
    });
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
      metrics: createMetrics(db),
      routes: (routed) => {
        addAuthentication(routed, accounts);
        websiteRoutes(routed, search);
      },
    });
    await app.ready();
    if (working) {
      const tasks = websiteTasks(search);
      const runner = await startJobRunner({ url: database.url, db, tasks, cron: [], concurrency: 4, log });
      closers.push(() => runner.stop());
    }
    closers.push(
      () => app.close(),
      () => health.close(),
    );
  });
  afterAll(async () => {
    const faults = await listLedgerFaults(database.db);
    for (const close of closers) await close();
    await database.drop();
    if (faults.length > 0) throw new Error(`the ledger is wrong: ${JSON.stringify(faults)}`);
  });

  const world = {
    clock,
    sites,
    captured,
    lookUps,
    get db() {
      return database.db;
    },
    get resolution() {
      return resolution;
    },
    get search() {
      return search;
    },
    get ledger() {
      return ledger;
    },
    setNameServers(on: boolean): void {
      nameServers = on;
    },
    /** Whatever name is asked for exists, and nobody is named there. */
    answerAll(on: boolean): void {
      everythingIsThere = on;
      sites.setDefault(on ? verdict() : undefined);
    },
    company: (name: string, changes: Record<string, unknown> = {}) =>
      insertCompany(database.db, { company_name: name, previous_names: [], ...changes }),
    /** After all companies of a test are there, so that they are found by their names. */
    indexNames: () => database.db.transaction((tx) => refreshSearchTables(tx)),
    /** A domain that exists, and what comes of reading it. */
    site(domain: string, script: Parameters<typeof sites.set>[1]): void {
      hosts.set(domain, 'found');
      sites.set(domain, script);
    },
    post: (account: string, payload: object) =>
      app.inject({ method: 'POST', url: PATH, payload, headers: { 'x-api-key': account } }),
    ask: async (account: string, companyNumber: string, more: object = {}) =>
      (await world.post(account, { company_number: companyNumber, ...more })).json(),
    get: (path: string) => app.inject(path),
    async status(statusUrl: string) {
      return (await app.inject(statusUrl.slice(BASE_URL.length))).json();
    },
    /** One attempt at the company's search, as a worker makes it. */
    async attempt(companyNumber: string, signal = new AbortController().signal): Promise<void> {
      const task = await database.db.first<{ id: string }>(sql`
        select id from website_tasks where company_number = ${companyNumber}`);
      if (!task) throw new Error(`nothing is to be done for ${companyNumber}`);
      await search.runAttempt({ id: task.id, subject: companyNumber }, { signal, log: captured.log });
    },
  };
  return world;
}
