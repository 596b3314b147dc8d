import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { captureLog } from '../../test/support/captured-log.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { compose, type Service } from '../compose.ts';
import { loadConfig } from '../config.ts';
import { prepareDataDir } from '../data-dir.ts';
import { sql } from '../platform/postgres/index.ts';
import { systemClock } from '../shared/clock.ts';
import { openSandbox, type Sandbox } from './open-sandbox.ts';
import { seedSandboxRegister } from './store/seed-register.ts';

vi.setConfig({ testTimeout: 90_000 });
/** Long, for machines that are busy; nothing waits longer than it must. */
const IN_TIME = { timeout: 30_000 };
const NUMBER = '73816452';
let database: TestDatabase;
let sandbox: Sandbox;
let service: Service;
let directory: string;
let log: ReturnType<typeof captureLog>;

beforeEach(async () => {
  database = await createTestDatabase();
  await seedSandboxRegister(database.db, { clock: systemClock, size: 120 });
  directory = mkdtempSync(join(tmpdir(), 'domesday-signals-'));
  log = captureLog();
  const config = loadConfig({ DATA_DIR: directory });
  const composed = { current: undefined as Service | undefined };
  sandbox = await openSandbox({
    url: database.url,
    settings: config,
    log: log.log,
    changeEveryMs: 50,
    pollForEndEveryMs: 50,
    listWatched: async () => composed.current?.signals.listWatched() ?? [],
  });
  service = await compose({
    config,
    dataDir: prepareDataDir(directory),
    databaseUrl: database.url,
    appSecret: 'a secret for tests, long enough to be accepted',
    log: log.log,
    sandbox,
  });
  composed.current = service;
  await service.startSources();
});
afterEach(async () => {
  await service.close();
  await sandbox.close();
  await database.drop();
  rmSync(directory, { recursive: true, force: true });
});

it('a new user who watches a company sees a signal soon; when a real register comes, the streams end', async () => {
  const app = await service.createServer();
  const password = 'correct horse';
  await service.accounts.admin.create('ada@example.org', password);
  const login = await app.inject({
    method: 'POST',
    url: '/v1/auth/login',
    payload: { email: 'ada@example.org', password },
  });
  const headers = { 'x-api-key': login.json().api_key };
  const watched = await app.inject({
    method: 'POST',
    url: '/v1/watchlist',
    headers,
    payload: { company_number: NUMBER },
  });
  expect(watched.statusCode).toBe(201);
  await expect
    .poll(async () => (await app.inject({ url: '/v1/signals', headers })).json().signals, IN_TIME)
    .toContainEqual(expect.objectContaining({ company_number: NUMBER, source: 'stream' }));
  await app.close();

  // As an import does in its last step.
  await database.db.execute(sql`update register_state set source = 'BasicCompanyData', companies = 1`);
  await expect.poll(() => sandbox.isOn(), IN_TIME).toBe(false);
  await expect.poll(() => locksHeld(), IN_TIME).toBe(0);
});

const locksHeld = async () =>
  (
    await database.db.query(sql`
      select 1 from pg_locks lock join pg_stat_activity activity using (pid)
      where lock.locktype = 'advisory' and activity.application_name = 'domesday streams'
        and activity.datname = current_database()`)
  ).length;
