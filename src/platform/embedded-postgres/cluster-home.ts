import { randomBytes } from 'node:crypto';
import { access, chmod, chown, constants, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { EmbeddedPostgresError, errorCode, errorText } from './error.ts';
import { canReach, chooseRunAs, type RunAs } from './run-as.ts';

/** The folder that holds one cluster and what belongs to it. */
export interface ClusterHome {
  directory: string;
  /** PostgreSQL's own data folder. */
  cluster: string;
  passwordFile: string;
  /** The port of last time, so that a URL that was noted down goes on working. */
  portFile: string;
  logFile: string;
  startLockFile: string;
  holdFile: string;
  runAs: RunAs | undefined;
}

/**
 * As root the folder stays root's, and only the data folder becomes PostgreSQL's: root writes files here, and whoever
 * owned the folder could put a link to any file of the system in their place.
 */
export async function prepareHome(directory: string): Promise<ClusterHome> {
  const home = describeHome(resolve(directory), chooseRunAs());
  try {
    const made = await mkdir(home.directory, { recursive: true, mode: 0o700 });
    if (made && home.runAs) {
      await chown(home.directory, 0, home.runAs.gid);
      await chmod(home.directory, 0o710);
    }
  } catch (cause) {
    throw new EmbeddedPostgresError(`The folder ${home.directory} cannot be made: ${errorText(cause)}.`, {
      cause,
    });
  }
  await refuseForeignOwner(home);
  try {
    await access(home.directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The folder ${home.directory} cannot be written to; let the user that runs Domesday write there, or set another DATA_DIR.`,
      { cause },
    );
  }
  return home;
}

function describeHome(directory: string, runAs: RunAs | undefined): ClusterHome {
  return {
    directory,
    cluster: join(directory, 'cluster'),
    passwordFile: join(directory, 'password'),
    portFile: join(directory, 'port'),
    logFile: join(directory, 'server.log'),
    startLockFile: join(directory, 'start.lock'),
    holdFile: join(directory, 'cluster.lock'),
    runAs,
  };
}

/** PostgreSQL starts only for the owner of its files, and says so in words that do not help. */
async function refuseForeignOwner({ directory, cluster, runAs }: ClusterHome): Promise<void> {
  const expected = runAs?.uid ?? process.getuid?.();
  let found: number;
  try {
    found = (await stat(cluster)).uid;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    // We may not look inside, so the folder itself has to tell whose it is.
    found = (await stat(directory)).uid;
  }
  if (found === expected) return;
  const remedy = runAs
    ? `start Domesday as that user, or give the files to PostgreSQL with: chown -R ${runAs.uid}:${runAs.gid} ${cluster}`
    : 'start Domesday as the user that made it (root, if it was made by root), or set another DATA_DIR';
  throw new EmbeddedPostgresError(
    `The database in ${directory} belongs to user ${found} but PostgreSQL would run as user ${expected}; ${remedy}.`,
  );
}

/**
 * Any user of the machine can reach a TCP port, so there is a password even on loopback. It is made once and never
 * replaced, because the cluster that was made with it may outlive everything else.
 */
export async function ensurePassword(file: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  try {
    await writeFile(file, password, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    // A machine that lost its power in the middle of a first start leaves an empty file.
    if ((await readFile(file, 'utf8')) === '') await writeFile(file, password, { mode: 0o600, flush: true });
  }
  return readPassword(file);
}

export async function readPassword(file: string): Promise<string> {
  const password = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (password !== '') return password;
  throw new EmbeddedPostgresError(
    `The password of the database is missing from ${file}; restore that file from a backup, or move the folder away to begin anew.`,
  );
}

/**
 * How PostgreSQL is told its data folder, when it runs inside it. Under a folder that its user may not pass (/root, or a
 * home with mode 0700) the path is of no use to it, but the folder a process already stands in always is.
 */
export async function addressOf(folder: string, runAs: RunAs | undefined): Promise<string> {
  if (!runAs || process.platform !== 'linux' || (await canReach(folder, runAs))) return folder;
  return '/proc/self/cwd';
}
