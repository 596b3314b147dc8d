import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { compose, type Service } from '../../src/compose.ts';
import { loadConfig } from '../../src/config.ts';
import { prepareDataDir } from '../../src/data-dir.ts';
import { parseSearchQuery } from '../../src/modules/register/index.ts';
import type { AppInstance } from '../../src/platform/http/index.ts';
import { PostgresServer } from '../faults/postgres-server.ts';
import { captureLog } from '../support/captured-log.ts';
import { makeDataDir, type PreparedDir } from '../support/data-dir.ts';
import { freePort } from '../support/free-port.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';

/** A primary, a streaming replica of it behind a proxy, and the service in this process. */
let dir: PreparedDir;
let primary: PostgresServer;
let replica: PostgresServer;
let proxy: TcpProxy;
let service: Service;
let app: AppInstance;

beforeAll(async () => {
  dir = await makeDataDir('sandbox');
  primary = new PostgresServer({ home: join(dir.data, 'postgres'), port: await freePort() });
  replica = primary.makeStandby(join(dir.path, 'replica'), await freePort());
  proxy = new TcpProxy(await freePort(), replica.port);
  await Promise.all([primary.start(), replica.start(), proxy.open()]);
  const config = loadConfig({
    DATA_DIR: dir.data,
    DATABASE_URL: primary.url(),
    DATABASE_READ_URL: replica.url({ port: proxy.port }),
    DATABASE_READ_LAG_SECONDS: '1',
  });
  service = await compose({
    config,
    dataDir: prepareDataDir(config.dataDir),
    databaseUrl: primary.url(),
    appSecret: 'a secret for tests, long enough to be accepted',
    log: captureLog().log,
  });
  app = await service.createOperationsServer();
});
afterAll(async () => {
  await app?.close();
  await service?.close();
  await proxy?.close();
  await Promise.all([primary?.stop('SIGKILL'), replica?.stop('SIGKILL')]);
  dir?.remove();
});

const COMPANY = '73816452';

async function readReplica() {
  const response = await app.inject('/healthz');
  return { code: response.statusCode, status: response.json().checks.replica?.status };
}

async function becomes(status: string): Promise<void> {
  await expect.poll(readReplica).toEqual({ code: 200, status });
}

async function readCounts() {
  const { body } = await app.inject('/metrics');
  const countOf = (server: string) =>
    Number(new RegExp(`domesday_replica_reads_total\\{server="${server}"\\} (\\d+)`).exec(body)?.[1]);
  return { replica: countOf('replica'), primary: countOf('primary') };
}

async function findName(): Promise<string | undefined> {
  const { companies } = await service.search.searchCompanies(parseSearchQuery({ name: COMPANY }), 'reader');
  return companies[0]?.company.company_name;
}

async function rename(name: string): Promise<void> {
  await primary.query(
    `update companies set company_name = '${name}' where company_number = '${COMPANY}'`,
    'domesday',
  );
}

/**
 * A busy machine may make any replica lag for a moment, so a single read may go to the primary at any time.
 */
beforeEach(() => becomes('ok'));

it('is read from while it keeps up, and the primary answers while it does not', async () => {
  await expect
    .poll(async () => {
      await findName();
      return (await readCounts()).replica;
    })
    .toBeGreaterThan(0);

  await replica.query('select pg_wal_replay_pause()');
  await rename('WHILE PAUSED LTD');
  await becomes('lagging');
  const before = (await readCounts()).primary;
  expect(await findName()).toBe('WHILE PAUSED LTD');
  expect((await readCounts()).primary).toBeGreaterThan(before);
  await replica.query('select pg_wal_replay_resume()');
});

it('may go away in the middle of a search: the primary answers it', async () => {
  await rename('WHILE CUT LTD');
  await expect.poll(findName).toBe('WHILE CUT LTD');
  await proxy.close();
  expect(await findName()).toBe('WHILE CUT LTD');
  await becomes('unreachable');
  await proxy.open();
});

it('is still read from while the primary is away', async () => {
  await rename('WHILE ALONE LTD');
  await expect.poll(findName).toBe('WHILE ALONE LTD');
  await primary.stop('SIGKILL');
  try {
    await expect.poll(() => findName().catch(() => undefined)).toBe('WHILE ALONE LTD');
  } finally {
    await primary.start();
  }
});

it('is not read from once it has become a primary itself', async () => {
  await replica.query('select pg_promote(true)');
  await becomes('not_a_replica');
  await rename('AFTER PROMOTION LTD');
  expect(await findName()).toBe('AFTER PROMOTION LTD');
});
