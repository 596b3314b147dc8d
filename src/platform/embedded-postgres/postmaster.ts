import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { readFile, rename, stat, unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { errorCode } from './error.ts';

/** The state of the cluster's server according to `postmaster.pid`, checked against the process table. */
export type Postmaster =
  | { state: 'absent' }
  /** Left by a server that is gone; `contents` identifies the file that was checked. */
  | { state: 'stale'; contents: string; port: number | undefined }
  /** Created a moment ago and still empty. */
  | { state: 'unsettled' }
  | { state: 'running'; pid: number; port: number | undefined; ready: boolean };

/** Line numbers of postmaster.pid, from PostgreSQL's `pidfile.h`. */
const PID_LINE = 0;
const PORT_LINE = 3;
const STATUS_LINE = 7;

export async function inspectPostmaster(cluster: string): Promise<Postmaster> {
  const file = pidFile(cluster);
  let contents: string;
  try {
    contents = await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return { state: 'absent' };
    throw error;
  }
  const lines = contents.split('\n');
  // A server in single-user mode writes its id with a minus sign.
  const pid = Math.abs(Number(lines[PID_LINE]));
  if (!(Number.isInteger(pid) && pid > 0)) {
    const stats = await stat(file).catch(() => undefined);
    const young = !stats || Date.now() - stats.mtimeMs < 5_000;
    return young ? { state: 'unsettled' } : { state: 'stale', contents, port: undefined };
  }
  const port = Number(lines[PORT_LINE]) || undefined;
  if (!runsCluster(pid, cluster)) return { state: 'stale', contents, port };
  return { state: 'running', pid, port, ready: lines[STATUS_LINE]?.trim() === 'ready' };
}

/**
 * Whether a process id, which may have been reused by another program, is a server of this cluster. A server
 * changes to its data folder before it writes its id, so the working directory of the process decides. Where
 * that is unknown, any PostgreSQL counts as the cluster's: waiting for a foreign server is a nuisance,
 * starting a second one loses data.
 */
function runsCluster(pid: number, cluster: string): boolean {
  // The cluster's server runs as our user, or we are root and may signal every process.
  if (processState(pid) !== 'ours') return false;
  if (process.platform === 'linux') {
    try {
      const [place, data] = [statSync(`/proc/${pid}/cwd`), statSync(cluster)];
      return place.dev === data.dev && place.ino === data.ino;
    } catch {
      // Root in a container may lack the permission, or the process has ended in the meantime.
    }
  }
  const program = commandOf(pid)?.split(' ')[0] ?? '';
  return basename(program).startsWith('postgres');
}

/**
 * Removes the pid file of a server that is gone, which PostgreSQL does not do while any process has that id.
 * The file is moved and read again first: if a server wrote a new one in the meantime, it is moved back.
 */
export async function removeStalePidFile(cluster: string, checked: string): Promise<void> {
  const file = pidFile(cluster);
  const aside = `${file}.stale-${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if ((await readFile(aside, 'utf8')) === checked) await unlink(aside);
  else await rename(aside, file);
}

function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

/** Whether a process exists, and whether we may signal it. */
type ProcessState = 'gone' | 'ours' | 'of another user';

export function processState(pid: number): ProcessState {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM' ? 'of another user' : 'gone';
  }
  return isZombie(pid) ? 'gone' : 'ours';
}

/**
 * When a process started, to distinguish processes that had the same id one after the other. Linux counts
 * from boot, so changes of the clock do not matter, but the boot id has to be part of the result.
 */
export function startTimeOf(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    const ps = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      env: { LC_ALL: 'C' },
    });
    return ps.status === 0 ? ps.stdout.trim() : undefined;
  }
  const ticks = statFields(pid)?.[19];
  return ticks === undefined ? undefined : `${readProc('sys/kernel/random/boot_id')?.trim()}/${ticks}`;
}

/** The command line of a process; undefined when it has ended. */
function commandOf(pid: number): string | undefined {
  if (process.platform === 'linux') return readProc(`${pid}/cmdline`)?.split('\0').join(' ').trim();
  const ps = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return ps.status === 0 ? ps.stdout.trim() : undefined;
}

/**
 * A process that has ended stays in the table until its parent reads its exit code. The parent of an orphaned
 * server is process 1, which in a container is often a program that never does.
 */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  const state = statFields(pid)?.[0];
  return state === 'Z' || state === 'X';
}

/** The fields after the program's name, which is in brackets and may contain any character. */
function statFields(pid: number): string[] | undefined {
  const line = readProc(`${pid}/stat`);
  return line?.slice(line.lastIndexOf(')') + 2).split(' ');
}

function readProc(path: string): string | undefined {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return undefined;
  }
}
