import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ClusterHome } from './cluster-home.ts';
import { EmbeddedPostgresError } from './error.ts';
import {
  classifyFailedStart,
  openServerLog,
  readLogTail,
  serverSettings,
  truncateServerLog,
} from './launch-server.ts';

const home = { directory: '/data/postgres', logFile: '/data/postgres/server.log' } as ClusterHome;
const classify = (logTail: string, signal: NodeJS.Signals | null = null) =>
  classifyFailedStart(home, { logTail, signal });

test('a taken port, a quicker server and a start that was cut off are tried again', () => {
  expect(classify('LOG:  could not bind IPv4 address "127.0.0.1": Address already in use')).toBe(
    'another port',
  );
  expect(classify('FATAL:  lock file "postmaster.pid" already exists')).toBe('another try');
  expect(classify('FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use')).toBe(
    'another try',
  );
  expect(classify('LOG:  received fast shutdown request')).toBe('another try');
  expect(classify('LOG:  database system was interrupted', 'SIGKILL')).toBe('another try');
});

test('a full disk and a crash are not tried again, and the log is shown', () => {
  const full = classify(
    'PANIC:  could not write to file "pg_wal/xlogtemp.7": No space left on device',
    'SIGABRT',
  );
  expect(full).toBeInstanceOf(EmbeddedPostgresError);
  expect(full).toMatchObject({ message: expect.stringContaining('too full') });
  expect(classify('PANIC:  could not locate a valid checkpoint record', 'SIGABRT')).toMatchObject({
    message:
      'PostgreSQL did not start on the database in /data/postgres; its log is /data/postgres/server.log.',
    detail: 'PANIC:  could not locate a valid checkpoint record',
  });
});

const GIGABYTE = 1024 ** 3;
const withMemory = (gigabytes: number) =>
  serverSettings(25_432, { memoryBytes: gigabytes * GIGABYTE, sharedMemoryBytes: gigabytes * GIGABYTE });

test('the memory the server takes follows the machine, within bounds', () => {
  expect(withMemory(0.5).shared_buffers).toBe('128MB');
  expect(withMemory(2).shared_buffers).toBe('256MB');
  expect(withMemory(24).shared_buffers).toBe('3072MB');
  expect(withMemory(64).shared_buffers).toBe('4096MB');
  expect(withMemory(24)).toMatchObject({ maintenance_work_mem: '512MB', work_mem: '16MB' });
  expect(withMemory(1)).toMatchObject({ maintenance_work_mem: '64MB', work_mem: '4MB' });
});

test('parallel queries do not depend on a container’s small /dev/shm', () => {
  const small = serverSettings(25_432, { memoryBytes: GIGABYTE, sharedMemoryBytes: 64 * 1024 * 1024 });
  expect(small.dynamic_shared_memory_type).toBe('mmap');
  expect(withMemory(4)).not.toHaveProperty('dynamic_shared_memory_type');
});

let file: string;
beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'domesday-log-')), 'server.log');
});
afterEach(() => rm(join(file, '..'), { recursive: true, force: true }));

const TOO_LONG = 'x'.repeat(11 * 1024 * 1024);

test('a start goes on in the same log, or in a new one when that is too long', async () => {
  await writeFile(file, 'before\n');
  await (await openServerLog(file)).close();
  expect(await readFile(file, 'utf8')).toBe('before\n');
  await writeFile(file, TOO_LONG);
  await (await openServerLog(file)).close();
  expect((await stat(file)).size).toBe(0);
  expect((await stat(`${file}.1`)).size).toBe(TOO_LONG.length);
});

test('a log that grows too long under a running server is emptied, and the server writes on', async () => {
  const log = await openServerLog(file);
  await log.write(TOO_LONG);
  await truncateServerLog(file);
  await log.write('after\n');
  await log.close();
  expect(await readFile(file, 'utf8')).toBe('after\n');
  expect((await stat(`${file}.1`)).size).toBe(TOO_LONG.length);
});

test('the tail holds the last lines of this start and nothing from before', async () => {
  await writeFile(file, `before\n${Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n')}\n`);
  const tail = (await readLogTail(file, 'before\n'.length)).split('\n');
  expect(tail).toHaveLength(20);
  expect(tail.at(-1)).toBe('line 29');
  expect(await readLogTail(file, (await stat(file)).size)).toBe('');
});
