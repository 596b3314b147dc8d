import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import {
  access,
  chmod,
  chown,
  constants,
  mkdir,
  readFile,
  realpath,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { EmbeddedPostgresError, errorCode, errorText } from './error.ts';

/** The folder that holds one cluster and what belongs to it. */
export interface ClusterHome {
  directory: string;
  /** PostgreSQL's own data folder. */
  cluster: string;
  passwordFile: string;
  /** The last used port, so that a URL that was written down stays valid. */
  portFile: string;
  logFile: string;
  startLockFile: string;
  lockFile: string;
  runAs: RunAs | undefined;
}

/**
 * When we are root, root keeps the folder and only the data folder belongs to PostgreSQL's user: root writes
 * files here, and the owner of the folder could replace them by links to any file of the system.
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
    lockFile: join(directory, 'cluster.lock'),
    runAs,
  };
}

/** PostgreSQL starts only for the owner of its files, and its own error message does not help. */
async function refuseForeignOwner({ directory, cluster, runAs }: ClusterHome): Promise<void> {
  const expected = runAs?.uid ?? process.getuid?.();
  let found: number;
  try {
    found = (await stat(cluster)).uid;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    // We may not read it, so the owner of the folder itself counts.
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
 * Any user of the machine can connect to a TCP port, so there is a password even on loopback. It is created
 * once and never replaced, because the cluster keeps it.
 */
export async function ensurePassword(file: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  try {
    await writeFile(file, password, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    // A power failure during the first start leaves an empty file.
    if ((await readFile(file, 'utf8')) === '') await writeFile(file, password, { mode: 0o600, flush: true });
  }
  return readPassword(file);
}

export async function readPassword(file: string): Promise<string> {
  const password = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (password !== '') return password;
  throw new EmbeddedPostgresError(
    `The password of the database is missing from ${file}; restore that file from a backup, or move the folder away to start over.`,
  );
}

/**
 * The path of its data folder for a PostgreSQL that runs inside it. Below a folder that its user may not
 * enter (/root, or a home with mode 0700) the absolute path does not work, but the current directory of a
 * process always does.
 */
export async function addressOf(folder: string, runAs: RunAs | undefined): Promise<string> {
  if (!runAs || process.platform !== 'linux' || (await canReach(folder, runAs))) return folder;
  return '/proc/self/cwd';
}

/** The user PostgreSQL runs as. */
export interface RunAs {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. `nobody` exists on every system, so no user has to be created. A uid
 * without a passwd entry would not work, because initdb looks up its name.
 */
const NOBODY: RunAs = { uid: 65534, gid: 65534 };

/** The user to run PostgreSQL as when we are root; undefined when it runs as our user. */
export function chooseRunAs(): RunAs | undefined {
  return process.getuid?.() === 0 ? NOBODY : undefined;
}

const READ = 4;
const ENTER = 1;

/** Whether a user without further groups may enter every folder above `path`. ACLs are ignored. */
async function canReach(path: string, who: RunAs): Promise<boolean> {
  let folder = dirname(await realpath(path));
  for (;;) {
    if (!permits(await stat(folder), who, ENTER)) return false;
    const above = dirname(folder);
    if (above === folder) return true;
    folder = above;
  }
}

/** Whether that user may also read it: a file's content, or a folder's entries. */
export async function canRead(path: string, who: RunAs): Promise<boolean> {
  const stats = await stat(path);
  return permits(stats, who, stats.isDirectory() ? READ | ENTER : READ) && (await canReach(path, who));
}

function permits(stats: Stats, who: RunAs, wanted: number): boolean {
  const shift = stats.uid === who.uid ? 6 : stats.gid === who.gid ? 3 : 0;
  return ((stats.mode >> shift) & wanted) === wanted;
}
