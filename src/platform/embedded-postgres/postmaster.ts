import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile, rename, stat, unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { errorCode } from './error.ts';
import { commandOf, presenceOf } from './process-table.ts';

/** What `postmaster.pid` says about the cluster's server, and whether it is true. */
export type Postmaster =
  | { state: 'absent' }
  /** Left by a server that is gone; `contents` identifies the file that was judged. */
  | { state: 'stale'; contents: string; port: number | undefined }
  /** Too young to judge: it was created a moment ago and holds nothing yet. */
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
 * Whether a process id, which may long since belong to some other program, is a server of this cluster. A server stands
 * in its data folder before it writes its id there, so where a process stands settles it. Without that knowledge every
 * PostgreSQL is taken for the cluster's own: to wait for a stranger is a nuisance, to start a second one is data loss.
 */
function runsCluster(pid: number, cluster: string): boolean {
  // The cluster's server runs as us, or we are root and see every process as ours.
  if (presenceOf(pid) !== 'ours') return false;
  if (process.platform === 'linux') {
    try {
      const [place, data] = [statSync(`/proc/${pid}/cwd`), statSync(cluster)];
      return place.dev === data.dev && place.ino === data.ino;
    } catch {
      // Root in a container may lack the right to look, and the process may have ended meanwhile.
    }
  }
  const program = commandOf(pid)?.split(' ')[0] ?? '';
  return basename(program).startsWith('postgres');
}

/**
 * Takes away the file of a server that is gone, which PostgreSQL itself refuses to do while any process has that id. It
 * is moved first and looked at again: should a server have written a new one meanwhile, that one is put back.
 */
export async function removeStalePidFile(cluster: string, judged: string): Promise<void> {
  const file = pidFile(cluster);
  const aside = `${file}.stale-${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if ((await readFile(aside, 'utf8')) === judged) await unlink(aside);
  else await rename(aside, file);
}

function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}
