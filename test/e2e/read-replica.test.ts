import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose, type Service } from '../../src/compose.ts';
import { loadConfig } from '../../src/config.ts';
import { prepareDataDir } from '../../src/data-dir.ts';
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
  return (await service.search.findCompanyByNumber(COMPANY))?.company_name;
}

async function rename(name: string): Promise<void> {
  await primary.query(
    `update companies set company_name = '${name}' where company_number = '${COMPANY}'`,
    'domesday',
  );
}

it('is read from while it keeps up, and the primary answers while it does not', async () => {
  await becomes('ok');
  await rename('FIRST NAME LTD');
  await expect.poll(findName).toBe('FIRST NAME LTD');
  const { replica: read, primary: fallenBack } = await readCounts();
  expect(read).toBeGreaterThan(0);
  expect(fallenBack).toBe(0);

  await replica.query('select pg_wal_replay_pause()');
  await rename('SECOND NAME LTD');
  await becomes('lagging');
  expect(await findName()).toBe('SECOND NAME LTD');
  expect((await readCounts()).primary).toBe(1);
  await replica.query('select pg_wal_replay_resume()');
  await becomes('ok');
});

it('may go away in the middle of a search: the primary answers it', async () => {
  await proxy.close();
  expect(await findName()).toBe('SECOND NAME LTD');
  await becomes('unreachable');
  await proxy.open();
  await becomes('ok');
});

it('is still read from while the primary is away', async () => {
  await primary.stop('SIGKILL');
  expect(await findName()).toBe('SECOND NAME LTD');
  await primary.start();
  await becomes('ok');
});

it('is not read from once it has become a primary itself', async () => {
  await replica.query('select pg_promote(true)');
  await becomes('not_a_replica');
  expect(await findName()).toBe('SECOND NAME LTD');
});
