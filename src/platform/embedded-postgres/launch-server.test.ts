import { expect, test } from 'vitest';
import type { ClusterHome } from './cluster-home.ts';
import { EmbeddedPostgresError } from './error.ts';
import { classifyFailedStart } from './launch-server.ts';

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
