import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile, rename, stat, unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { errorCode } from './error.ts';
import { commandOf, processState } from './process-table.ts';

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
 * Whether a process id, which may have been reused by another program, is a server of this cluster. A server changes to its
 * data folder before it writes its id, so the working directory of the process decides. Where that is unknown, any
 * PostgreSQL counts as the cluster's: waiting for a foreign server is a nuisance, starting a second one loses data.
 */
function runsCluster(pid: number, cluster: string): boolean {
  // The cluster's server runs as our user, or we are root and may signal every process.
  if (processState(pid) !== 'ours') return false;
  if (process.platform === 'linux') {
    try {
      const [place, data] = [statSync(`/proc/${pid}/cwd`), statSync(cluster)];
      return place.dev === data.dev && place.ino === data.ino;
    } catch {
      // Root in a container may lack the permission, or the process has ended meanwhile.
    }
  }
  const program = commandOf(pid)?.split(' ')[0] ?? '';
  return basename(program).startsWith('postgres');
}

/**
 * Removes the pid file of a server that is gone, which PostgreSQL does not do while any process has that id. The file is
 * moved and read again first: if a server has written a new one meanwhile, it is moved back.
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
