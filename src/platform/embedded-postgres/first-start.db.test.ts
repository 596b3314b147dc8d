import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../test/support/free-port.ts';
import { query, ScratchClusters } from './test-support/scratch-clusters.ts';

const scratch = new ScratchClusters();
afterAll(() => scratch.remove());

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

let directory: string;
beforeAll(async () => {
  directory = await scratch.directory();
});

test('an empty folder becomes a UTF-8 database that only the password opens, on loopback only', async () => {
  const server = await scratch.open(directory);

  expect(server.state).toBe('initialised');
  expect(server.url).toMatch(
    new RegExp(`^postgres://postgres:[\\w-]{32}@127\\.0\\.0\\.1:${server.port}/domesday$`),
  );
  expect(
    await query(
      server.url,
      `select current_setting('server_encoding') as encoding, datlocprovider as provider, datlocale as locale,
              current_setting('listen_addresses') as listens, current_setting('unix_socket_directories') as sockets,
              current_setting('fsync') as overridden
       from pg_database where datname = current_database()`,
    ),
  ).toEqual([
    {
      encoding: 'UTF8',
      provider: 'b',
      locale: 'C.UTF-8',
      listens: '127.0.0.1',
      sockets: '',
      overridden: 'off',
    },
  ]);
  await expect(query(server.url.replace(/:[\w-]{32}@/, ':guess@'), 'select 1')).rejects.toThrow(/password/);

  expect((await modeOf(directory)) & 0o707).toBe(0o700);
  expect(await modeOf(join(directory, 'cluster'))).toBe(0o700);
  expect(await modeOf(join(directory, 'password'))).toBe(0o600);
  const names = await readdir(directory);
  expect(names.sort()).toEqual(['cluster', 'cluster.lock', 'password', 'port', 'server.log']);
  await server.release();
});

test('a second start makes no new cluster, keeps the data, the password and the port, and writes its log to a file', async () => {
  // Not the port that every service tries first: another one could take it in between.
  const first = await scratch.open(directory, { preferredPort: await freePort() });
  await query(first.url, 'create table kept as select 7 as number');
  await first.release();

  const second = await scratch.open(directory);
  expect(second).toMatchObject({ state: 'started', url: first.url });
  expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }]);
  expect(await readFile(join(directory, 'server.log'), 'utf8')).toContain('ready to accept connections');
  // Other tools find the server by the file every PostgreSQL writes.
  const [pid, , , port] = (await readFile(join(directory, 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
  expect([Number(pid), Number(port)]).toEqual([second.pid, second.port]);
  await second.release();
});

test('a port that another program has taken is replaced by a free one', async () => {
  const taken = createServer();
  const port = await new Promise<number>((done) => {
    taken.listen(0, '127.0.0.1', () => done((taken.address() as { port: number }).port));
  });
  try {
    const server = await scratch.open(directory, { preferredPort: port });
    expect(server.port).not.toBe(port);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.release();
  } finally {
    taken.close();
  }
});

/** Kills a process in the middle of making a cluster; undefined when it was done before the signal came. */
async function killInTheMiddle(): Promise<string | undefined> {
  directory = await scratch.directory();
  const killed = scratch.spawnUser(directory);
  const unfinished = join(directory, `cluster.new-${killed.pid}`);
  const isBegun = () => existsSync(join(unfinished, 'data', 'PG_VERSION'));
  while (!isBegun() && !existsSync(join(directory, 'cluster'))) await sleep(2);
  await killed.kill('SIGKILL');
  return existsSync(join(directory, 'cluster')) ? undefined : unfinished;
}

test('being killed while the cluster is being made does not hinder the next start', async () => {
  const unfinished = (await killInTheMiddle()) ?? (await killInTheMiddle()) ?? (await killInTheMiddle());
  if (unfinished === undefined) throw new Error('the signal came too late three times');

  const next = await scratch.open(directory);
  expect(next.state).toBe('initialised');
  expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await next.release();
  await scratch.open(directory);
  expect(existsSync(unfinished)).toBe(false);
});

test('a start reads again what was in memory when the server stopped', async () => {
  const cached = await scratch.stoppedCluster();
  // What the copied cluster remembers. A server that is stopped while it reads that would keep it.
  await rm(join(cached, 'cluster', 'autoprewarm.blocks'), { force: true });
  const pagesInMemory = `select count(*)::int as pages from pg_buffercache b
    where b.relfilenode = pg_relation_filenode('filler') and b.reldatabase =
      (select oid from pg_database where datname = current_database())`;
  const first = await scratch.open(cached);
  await query(first.url, 'create extension pg_buffercache');
  await query(first.url, `create table filler as select repeat('x', 800) from generate_series(1, 1000)`);
  const [before] = await query<{ pages: number }>(first.url, pagesInMemory);
  await first.release();
  const second = await scratch.open(cached);
  await expect.poll(() => query(second.url, pagesInMemory), { timeout: 20_000 }).toEqual([before]);
  expect(before?.pages).toBeGreaterThan(100);
  await second.release();
});
