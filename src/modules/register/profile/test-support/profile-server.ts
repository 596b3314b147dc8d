import { afterAll, beforeAll, beforeEach } from 'vitest';
import { captureLog } from '../../../../../test/support/captured-log.ts';
import { createTestClock } from '../../../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.ts';
import { addAuthentication } from '../../../../http/authenticate.ts';
import { createHealthProbe } from '../../../../http/health.ts';
import { createMetrics } from '../../../../http/metrics.ts';
import { createServer } from '../../../../http/server.ts';
import { createCompaniesHouseClient } from '../../../../platform/companies-house/index.ts';
import {
  type ScriptedCompaniesHouse,
  startScriptedCompaniesHouse,
} from '../../../../platform/companies-house/test-support/scripted-companies-house.ts';
import type { AppInstance } from '../../../../platform/http/index.ts';
import { sql } from '../../../../platform/postgres/index.ts';
import { consoleDir, docsDir } from '../../../../project-files.ts';
import { Problem } from '../../../../shared/problem.ts';
import type { Authenticator } from '../../../accounts/index.ts';
import { identityRoutes } from '../../identity/identity.routes.ts';
import { createLiveSource } from '../../index.ts';
import { emptyRegister } from '../../live/test-support/live-fixture.ts';
import { liveListRoutes } from '../../live-lists/live-lists.routes.ts';
import { companyProfileRoutes } from '../../register.routes.ts';

/** Knows one key, `good`. */
const authenticator: Authenticator = {
  async authenticateKey(key) {
    if (key !== 'good') throw new Problem('invalid_credentials', 'No.');
    return { account: { id: 'acc_reader' } } as never;
  },
  authenticateSession: async () => ({}) as never,
};

/**
 * The real server with the routes of a company's profile, an official server, and a key that tests turn on.
 */
export function useProfileServer() {
  const clock = createTestClock();
  const closers: (() => Promise<unknown>)[] = [];
  let database: TestDatabase;
  let official: ScriptedCompaniesHouse;
  let app: AppInstance;
  let keyed = false;

  beforeAll(async () => {
    database = await createTestDatabase();
    official = await startScriptedCompaniesHouse();
    const { db } = database;
    const { log } = captureLog();
    const access = () => (keyed ? official : undefined);
    const client = createCompaniesHouseClient({
      db,
      clock,
      log,
      userAgent: 'test',
      access,
      sleep: async () => undefined,
    });
    const live = createLiveSource({ db, clock, log, client });
    const health = createHealthProbe({ url: database.url, log });
    app = await createServer({
      baseUrl: 'http://127.0.0.1',
      siteUrl: 'http://127.0.0.1',
      trustProxy: [],
      version: '0',
      consoleDir,
      docsDir,
      log,
      health,
      metrics: createMetrics({ db, health }),
      routes: (routed) => {
        addAuthentication(routed, { authenticator });
        companyProfileRoutes(routed, { live, clock, listRegistrations: async () => [] });
        liveListRoutes(routed, live);
        identityRoutes(routed, { live, clock, db });
      },
    });
    await app.ready();
    closers.push(
      () => app.close(),
      () => live.close(),
      () => client.close(),
      () => health.close(),
    );
    closers.push(
      () => official.close(),
      () => database.drop(),
    );
  });
  afterAll(async () => {
    for (const close of closers) await close();
  });
  beforeEach(async () => {
    keyed = false;
    clock.set('2026-11-15T09:00:00Z');
    official.forget();
    await emptyRegister(database.db);
    await database.db.execute(sql`delete from rate_limits`);
    await database.db.execute(sql`update register_state set as_of = '2026-11-01', companies = 1`);
  });

  return {
    clock,
    get db() {
      return database.db;
    },
    get official() {
      return official;
    },
    setKey() {
      keyed = true;
    },
    get: (number: string, headers: Record<string, string> = { 'x-api-key': 'good' }) =>
      app.inject({ url: `/v1/companies/${encodeURIComponent(number)}`, headers }),
    inject: (request: { method?: 'GET' | 'POST'; url: string; headers?: object; payload?: string }) =>
      app.inject({ ...request, headers: { 'x-api-key': 'good', ...request.headers } }),
  };
}
