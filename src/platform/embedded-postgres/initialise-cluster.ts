import { spawn } from 'node:child_process';
import { chown, mkdir, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { addressOf, type ClusterHome, ensurePassword } from './cluster-home.ts';
import { EmbeddedPostgresError, errorCode, errorText } from './error.ts';
import { presenceOf } from './process-table.ts';

const UNFINISHED = 'cluster.new-';

/** A new cluster takes 40 MB and its first writes 16 MB of log at a time. */
const FREE_BYTES_MIN = 256 * 1024 * 1024;

interface InitialiseOptions {
  /** Waits until the files are on the disk; tests go without. */
  durable: boolean;
}

/** Makes the cluster when there is none, and says whether it did. */
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
 * Works in a folder of its own and renames the result, so that being killed half-way leaves nothing that looks like a
 * cluster. Two that work at once are no harm: the second rename fails, and both clusters had the same password.
 */
async function initialise(
  home: ClusterHome,
  binaries: Binaries,
  { durable }: InitialiseOptions,
): Promise<boolean> {
  await refuseFullDisk(home.directory, FREE_BYTES_MIN);
  const password = await ensurePassword(home.passwordFile);
  const workplace = join(home.directory, `${UNFINISHED}${process.pid}`);
  const [data, passwordFile] = [join(workplace, 'data'), join(workplace, 'password')];
  try {
    await mkdir(data, { recursive: true, mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (home.runAs) {
      for (const path of [workplace, data, passwordFile]) await chown(path, home.runAs.uid, home.runAs.gid);
    }
    await runInitdb(home, binaries, { data, durable });
    await rename(data, home.cluster);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(workplace, { recursive: true, force: true });
  }
}

async function runInitdb(
  home: ClusterHome,
  binaries: Binaries,
  { data, durable }: { data: string; durable: boolean },
): Promise<void> {
  const flags = [
    ...['-D', await addressOf(data, home.runAs), '--username=postgres', '--auth=scram-sha-256'],
    // Seen from the data folder, because that is where a server that may not pass our folders stands.
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
  let said = '';
  initdb.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const outcome = await new Promise<string>((done) => {
    initdb.once('error', (error) => done(errorText(error)));
    initdb.once('close', (code, signal) => done(code === 0 ? '' : `it ended with ${code ?? signal}`));
  });
  if (outcome === '') return;
  if (/No space left on device/.test(said)) throw fullDisk(home.directory, said);
  throw new EmbeddedPostgresError(
    `PostgreSQL's initdb could not make a database in ${home.directory}: ${outcome}.`,
    {
      detail: said,
    },
  );
}

/** macOS has no libc locale C.UTF-8, which PostgreSQL asks for beside its own built-in one. */
function localeFlags(platform: string): string[] {
  if (platform !== 'darwin') return ['--locale=C.UTF-8'];
  return ['--builtin-locale=C.UTF-8', '--locale=C', '--lc-ctype=en_US.UTF-8'];
}

/** What starts that were killed half-way left behind. */
async function removeUnfinished(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const maker = Number(name.slice(UNFINISHED.length));
    if (maker !== process.pid && presenceOf(maker) !== 'gone') continue;
    // An initdb that outlived its starter may still be writing there; what resists now goes next time.
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
