import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { type FileHandle, open, readFile, rename, stat, unlink } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError, errorCode } from './error.ts';
import { processState, startTimeOf } from './postmaster.ts';

/**
 * Lets one process at a time create, start or join a cluster, so that the others wait for its server instead
 * of racing it.
 *
 * It is a file that names its holder, because Node has no lock that the kernel releases; a dead holder is
 * detected by its process id and start time. It avoids wasted work. Data safety does not depend on it: if two
 * processes ever held it, the rename of a new cluster, postmaster.pid and the cluster lock would still let
 * only one of them through.
 */
export async function withStartLock<T>(
  file: string,
  limits: { deadline: number; signal?: AbortSignal },
  work: () => Promise<T>,
): Promise<T> {
  const mine = JSON.stringify({ pid: process.pid, start: startTimeOf(process.pid), token: randomUUID() });
  while (!(await tryTake(file, mine))) {
    if (Date.now() > limits.deadline) {
      throw new EmbeddedPostgresError(
        `Another process has been starting the database for too long; if none is running, delete ${file}.`,
        { detail: await readFile(file, 'utf8').catch(() => '') },
      );
    }
    await sleep(15, undefined, { signal: limits.signal });
  }
  try {
    return await work();
  } finally {
    if ((await readIfThere(file)) === mine) await unlink(file).catch(() => undefined);
  }
}

async function tryTake(file: string, mine: string): Promise<boolean> {
  if (await create(file, mine)) return true;
  const held = await readIfThere(file);
  if (held === undefined) return false;
  if (await isAbandoned(file, held)) await removeAbandoned(file, held);
  return false;
}

async function create(file: string, mine: string): Promise<boolean> {
  let handle: FileHandle;
  try {
    handle = await open(file, 'wx', 0o600);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
  try {
    await handle.writeFile(mine);
    return true;
  } catch (error) {
    // On a full disk a file can be created but not written; left behind it would lock out every process.
    await unlink(file);
    throw error;
  } finally {
    await handle.close();
  }
}

async function isAbandoned(file: string, held: string): Promise<boolean> {
  const holder = parseHolder(held);
  if (!holder) {
    // The file is empty between its creation and its first byte; one that stays empty was left by a crash.
    const stats = await stat(file).catch(() => undefined);
    return stats !== undefined && Date.now() - stats.mtimeMs > 2_000;
  }
  return processState(holder.pid) === 'gone' || startTimeOf(holder.pid) !== holder.start;
}

/** Moves the file first and compares it with the one we checked; a newer one is moved back. */
async function removeAbandoned(file: string, checked: string): Promise<void> {
  const aside = `${file}.${process.pid}-${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if ((await readIfThere(aside)) === checked) await unlink(aside);
  else await rename(aside, file);
}

function parseHolder(text: string): { pid: number; start: string | undefined } | undefined {
  try {
    const { pid, start } = JSON.parse(text) as { pid?: unknown; start?: unknown };
    if (typeof pid !== 'number') return undefined;
    return { pid, start: typeof start === 'string' ? start : undefined };
  } catch {
    return undefined;
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const FLOCK = 'flock';

/** A file descriptor that the server inherits; undefined if the system has no `flock` program. */
export interface ClusterLock {
  descriptor: number | undefined;
  /** Closes our descriptor. The lock is held as long as a server process that inherited it is alive. */
  close(): void;
}

/**
 * A kernel lock that lives as long as the server: all its processes inherit the open file, so the lock is
 * released exactly when the last of them ends. It covers cases that process ids cannot: a cluster on a volume
 * shared with another container, whose processes we do not see, and sessions that outlive a killed server.
 * Undefined: it is locked.
 *
 * Node cannot lock files, so the `flock` program does. The lock belongs to the open file and outlives that
 * program.
 */
export function tryLockCluster(file: string): ClusterLock | undefined {
  const descriptor = openSync(file, 'a', 0o600);
  const flock = spawnSync(FLOCK, ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', descriptor] });
  if (flock.status === 0) return { descriptor, close: () => closeSync(descriptor) };
  closeSync(descriptor);
  if (flock.status === 1) return undefined;
  return { descriptor: undefined, close: () => undefined };
}
