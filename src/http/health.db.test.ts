import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../platform/embedded-postgres/index.ts';
import { silentLogger } from '../platform/logger.ts';
import { openDatabase } from '../platform/postgres/index.ts';
import { consoleDir, docsDir } from '../project-files.ts';
import { migrateStorage } from '../storage.ts';
import { createHealthProbe, type HealthProbe } from './health.ts';
import { createMetrics } from './metrics.ts';
import { createServer } from './server.ts';

/** A database of its own, because these tests stop it. */
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
    metrics: createMetrics(db),
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
        database: { status: 'ok', latency_ms: expect.any(Number) },
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
    } finally {
      for (const each of [pid, ...children]) process.kill(each, 'SIGCONT');
    }
    await expect.poll(async () => (await app.inject('/healthz')).statusCode).toBe(200);
  });

  it('answers 503 when the database was killed, and 200 once it is back, without a restart of ours', async () => {
    process.kill(postgres.pid, 'SIGKILL');
    const patience = { interval: 20, timeout: 45_000 };
    await expect.poll(async () => (await app.inject('/healthz')).statusCode, patience).toBe(503);
    // The launcher looks after the server it started: it brings it back on the same port.
    await expect.poll(async () => (await app.inject('/healthz')).statusCode, patience).toBe(200);
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
        database: { status: 'unreachable', latency_ms: null },
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
