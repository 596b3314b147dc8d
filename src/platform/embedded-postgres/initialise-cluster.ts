import { spawn } from 'node:child_process';
import { chown, mkdir, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { addressOf, type ClusterHome, ensurePassword } from './cluster-home.ts';
import { EmbeddedPostgresError, errorCode, errorText } from './error.ts';
import { processState } from './postmaster.ts';

const UNFINISHED_PREFIX = 'cluster.new-';

/** A new cluster takes 40 MB, and its log grows by 16 MB at a time. */
const FREE_BYTES_MIN = 256 * 1024 * 1024;

interface InitialiseOptions {
  /** Waits until the files are on disk; off in tests. */
  durable: boolean;
}

/** Creates the cluster if there is none. True if it did. */
export async function ensureCluster(
  home: ClusterHome,
  binaries: Binaries,
  options: InitialiseOptions,
): Promise<boolean> {
  await removeUnfinished(home.directory);
  const version = await readVersion(home.cluster);
  if (version === undefined) return initialise(home, binaries, options);
  if (version === binaries.major) return false;
  throw new EmbeddedPostgresError(
    `The database in ${home.cluster} was made by PostgreSQL ${version} and this Domesday brings PostgreSQL ${binaries.major}: dump it with pg_dump from a PostgreSQL ${version} and restore it into a new one, or let a PostgreSQL ${version} server run it and set DATABASE_URL.`,
  );
}

async function readVersion(cluster: string): Promise<string | undefined> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  const contents = await readdir(cluster).catch(() => []);
  if (contents.length === 0) return undefined;
  throw new EmbeddedPostgresError(
    `The folder ${cluster} holds something that is not a PostgreSQL cluster (it has no PG_VERSION); move it away or set another DATA_DIR.`,
  );
}

/**
 * Works in a temporary folder and renames the result, so that a killed process leaves nothing that looks like
 * a cluster. Two processes may do this at once: the second rename fails, and both clusters had the same
 * password.
 */
async function initialise(
  home: ClusterHome,
  binaries: Binaries,
  { durable }: InitialiseOptions,
): Promise<boolean> {
  await refuseFullDisk(home.directory, FREE_BYTES_MIN);
  const password = await ensurePassword(home.passwordFile);
  const workDir = join(home.directory, `${UNFINISHED_PREFIX}${process.pid}`);
  const [data, passwordFile] = [join(workDir, 'data'), join(workDir, 'password')];
  try {
    await mkdir(data, { recursive: true, mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (home.runAs) {
      for (const path of [workDir, data, passwordFile]) await chown(path, home.runAs.uid, home.runAs.gid);
    }
    await runInitdb(home, binaries, { data, durable });
    await rename(data, home.cluster);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

async function runInitdb(
  home: ClusterHome,
  binaries: Binaries,
  { data, durable }: { data: string; durable: boolean },
): Promise<void> {
  const flags = [
    ...['-D', await addressOf(data, home.runAs), '--username=postgres', '--auth=scram-sha-256'],
    // Relative to the data folder, the working directory of initdb, which may not be able to enter the
    // folders above.
    '--pwfile=../password',
    ...['--encoding=UTF8', '--locale-provider=builtin', ...localeFlags(process.platform)],
    ...['--no-instructions', ...(durable ? [] : ['--no-sync'])],
  ];
  const initdb = spawn(binaries.initdb, flags, {
    ...home.runAs,
    cwd: data,
    env: { LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  initdb.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const outcome = await new Promise<string>((done) => {
    initdb.once('error', (error) => done(errorText(error)));
    initdb.once('close', (code, signal) => done(code === 0 ? '' : `it ended with ${code ?? signal}`));
  });
  if (outcome === '') return;
  if (/No space left on device/.test(stderr)) throw fullDisk(home.directory, stderr);
  throw new EmbeddedPostgresError(
    `PostgreSQL's initdb could not make a database in ${home.directory}: ${outcome}.`,
    {
      detail: stderr,
    },
  );
}

/** macOS has no libc locale C.UTF-8, which PostgreSQL needs beside its built-in one. */
function localeFlags(platform: string): string[] {
  if (platform !== 'darwin') return ['--locale=C.UTF-8'];
  return ['--builtin-locale=C.UTF-8', '--locale=C', '--lc-ctype=en_US.UTF-8'];
}

/** Removes what killed starts left behind. */
async function removeUnfinished(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!name.startsWith(UNFINISHED_PREFIX)) continue;
    const maker = Number(name.slice(UNFINISHED_PREFIX.length));
    if (maker !== process.pid && processState(maker) !== 'gone') continue;
    // An initdb that outlived its parent may still write there; what cannot be removed now is removed next
    // time.
    await rm(join(directory, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

export async function refuseFullDisk(directory: string, bytesNeeded: number): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < bytesNeeded) throw fullDisk(directory);
}

export function fullDisk(directory: string, detail = ''): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The disk that holds ${directory} is too full for the database; free some space or set another DATA_DIR.`,
    { detail },
  );
}
