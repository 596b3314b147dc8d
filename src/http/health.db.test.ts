import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../platform/embedded-postgres/index.ts';
import { silentLogger } from '../platform/logger.ts';
import { openDatabase, sql } from '../platform/postgres/index.ts';
import { consoleDir, docsDir } from '../project-files.ts';
import { migrateStorage } from '../storage.ts';
import { createHealthProbe, type HealthProbe } from './health.ts';
import { createMetrics } from './metrics.ts';
import { createServer } from './server.ts';

/** A separate database, because these tests stop it. */
let directory: string;
let postgres: EmbeddedPostgres;
let probe: HealthProbe;
let app: Awaited<ReturnType<typeof createServer>>;
let closeDatabase: () => Promise<void>;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'domesday-health-'));
  postgres = await openEmbeddedPostgres({
    directory: join(directory, 'postgres'),
    preferredPort: 0,
    log: silentLogger,
  });
  await migrateStorage(postgres.url, silentLogger);
  const db = openDatabase({ url: postgres.url, log: silentLogger });
  closeDatabase = () => db.close();
  probe = createHealthProbe({ url: postgres.url, log: silentLogger });
  app = await createServer({
    baseUrl: 'http://127.0.0.1:3000',
    siteUrl: 'http://127.0.0.1:3000',
    trustProxy: [],
    version: '1.2.3',
    consoleDir,
    docsDir,
    log: silentLogger,
    health: probe,
    metrics: createMetrics({ db, health: probe }),
    routes: () => undefined,
  });
});
afterAll(async () => {
  await app.close();
  await probe.close();
  await closeDatabase();
  await postgres.release();
  rmSync(directory, { recursive: true, force: true });
});

describe('the health probe', () => {
  it('says ok with the version and each check', async () => {
    const response = await app.inject('/healthz');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      status: 'ok',
      version: '1.2.3',
      checks: {
        database: { status: 'ok', reason: null, latency_ms: expect.any(Number) },
        queue: { status: 'ok', ready: 0, oldest_ready_seconds: null },
        register: { companies: 0, as_of: null },
      },
    });
  });

  it('answers 503 within two seconds while the database hangs, and 200 once it goes on', async () => {
    const { pid } = postgres;
    const children = await childrenOf(pid);
    for (const each of [pid, ...children]) process.kill(each, 'SIGSTOP');
    try {
      const took: number[] = [];
      // The best of three: a busy machine may keep us waiting now and then, the database always would.
      for (let round = 0; round < 3 && Math.min(...took) > 2_000; round++) took.push(await timeRefusals());
      expect(Math.min(...took)).toBeLessThan(2_000);
      const { body } = await app.inject('/metrics');
      expect(body).toContain('domesday_database_up 0');
      expect(body).toContain('domesday_jobs_ready Nan');
    } finally {
      for (const each of [pid, ...children]) process.kill(each, 'SIGCONT');
    }
    await expect.poll(async () => (await app.inject('/healthz')).statusCode).toBe(200);
    const { body } = await app.inject('/metrics');
    // An alert of deploy/ asks for it.
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
    expect(body).toContain('domesday_database_up 1');
    expect(body).toContain('domesday_jobs_ready 0');
  });

  it('answers 503 when the database was killed, and 200 once it is back, without a restart of ours', async () => {
    process.kill(postgres.pid, 'SIGKILL');
    const patience = { interval: 20, timeout: 45_000 };
    await expect.poll(async () => (await app.inject('/healthz')).statusCode, patience).toBe(503);
    // The launcher supervises the server it started and restarts it on the same port.
    await expect.poll(async () => (await app.inject('/healthz')).statusCode, patience).toBe(200);
  });
});

describe('the health probe of a database that cannot store anything', () => {
  it('writes to the disk, so that it notices a full one', async () => {
    const db = openDatabase({ url: postgres.url, log: silentLogger });
    const countFiles = async () => {
      // A session reports its figures when it ends.
      await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'domesday health'`);
      const row = await db.first<{ temp_files: number }>(
        sql`select temp_files from pg_stat_database where datname = current_database()`,
      );
      return row?.temp_files ?? 0;
    };
    const before = await countFiles();
    await expect.poll(async () => (await app.inject('/healthz')).statusCode).toBe(200);
    await expect.poll(countFiles).toBeGreaterThan(before);
    await db.close();
  });

  const readDatabase = async () => {
    const response = await app.inject('/healthz');
    return { code: response.statusCode, database: response.json().checks.database };
  };

  it('says so when the server became read-only, as a standby after a failover', async () => {
    const admin = openDatabase({ url: postgres.url, log: silentLogger });
    const setReadOnly = (value: 'on' | 'off') =>
      admin.transaction(async (tx) => {
        await tx.execute(sql`set transaction read write`);
        await tx.execute({
          text: `alter database domesday set default_transaction_read_only = ${value}`,
          values: [],
        });
        // Sessions take the setting when they begin.
        await tx.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'domesday health'`);
      });
    await setReadOnly('on');
    await expect.poll(readDatabase).toEqual({
      code: 503,
      database: { status: 'unwritable', reason: 'read_only', latency_ms: null },
    });
    await setReadOnly('off');
    await expect.poll(async () => (await readDatabase()).code).toBe(200);
    await admin.close();
  });

  it('says so when no connection is left', async () => {
    const admin = openDatabase({ url: postgres.url, log: silentLogger });
    const limit = (connections: number) =>
      admin.transaction(async (tx) => {
        await tx.execute({ text: `alter role probed connection limit ${connections}`, values: [] });
        await tx.execute(
          sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'probed'`,
        );
      });
    await admin.execute({ text: `create role probed login password 'probed'`, values: [] });
    await admin.execute({ text: `grant usage on schema public, graphile_worker to probed`, values: [] });
    await admin.execute({
      text: `grant select on all tables in schema public, graphile_worker to probed`,
      values: [],
    });
    const url = new URL(postgres.url);
    url.username = 'probed';
    url.password = 'probed';
    const limited = createHealthProbe({ url: url.href, log: silentLogger });
    const degradedBy = async () => (await limited.check()).degradedBy;
    await expect.poll(degradedBy).toBeUndefined();
    await limit(0);
    await expect.poll(degradedBy).toBe('no_connections');
    await limit(1);
    await expect.poll(degradedBy).toBeUndefined();
    await limited.close();
    await admin.close();
  });
});

/** Makes three concurrent requests, all of which must be refused, and returns how long that took. */
async function timeRefusals(): Promise<number> {
  const startedAt = performance.now();
  const responses = await Promise.all(Array.from({ length: 3 }, () => app.inject('/healthz')));
  const tookMs = performance.now() - startedAt;
  for (const response of responses) {
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({
      status: 'degraded',
      checks: {
        database: { status: 'unreachable', reason: 'slow', latency_ms: null },
        register: { companies: null, as_of: null },
      },
    });
  }
  return tookMs;
}

async function childrenOf(pid: number): Promise<number[]> {
  const { readFile } = await import('node:fs/promises');
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.split(' ').filter(Boolean).map(Number);
}
