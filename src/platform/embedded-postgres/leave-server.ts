import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterHome } from './cluster-home.ts';
import { type GuardSession, openGuardSession } from './guard-session.ts';
import { withStartLock } from './locks.ts';
import { inspectPostmaster, processState } from './postmaster.ts';
import type { EmbeddedPostgresLog } from './types.ts';

/** Leaves the server, and stops it if no other process uses it. */
export async function leaveServer(
  home: ClusterHome,
  guard: GuardSession,
  log: EmbeddedPostgresLog,
): Promise<void> {
  try {
    if (await guard.leave()) await stopServer(home.cluster, log);
  } finally {
    await guard.close();
  }
}

/**
 * For a process that lost its guard connection: the server is gone, or is being restarted by another process.
 * If no other process uses it, it must not keep running. That is checked under the start lock, so that the
 * server is not stopped while another process restarts it.
 */
export async function leaveLostServer(
  home: ClusterHome,
  password: string,
  log: EmbeddedPostgresLog,
): Promise<void> {
  const deadline = Date.now() + 3_000;
  await withStartLock(home.startLockFile, { deadline }, async () => {
    for (; Date.now() < deadline; await sleep(50)) {
      const postmaster = await inspectPostmaster(home.cluster);
      if (postmaster.state !== 'running') return;
      if (!postmaster.ready || postmaster.port === undefined) continue;
      const guard = await openGuardSession(postmaster.port, password, 1_000).catch(() => undefined);
      if (guard) return leaveServer(home, guard, log);
    }
  });
}

/**
 * First a fast shutdown, which ends sessions and writes a checkpoint; then an immediate one, after which the
 * next start has to recover but loses nothing.
 */
const STEPS = [
  { signal: 'SIGINT', timeoutMs: 8_000 },
  { signal: 'SIGQUIT', timeoutMs: 7_000 },
] as const;

/** Call only with the exclusive guard lock: no other process may be using the server. */
async function stopServer(cluster: string, log: EmbeddedPostgresLog): Promise<void> {
  const postmaster = await inspectPostmaster(cluster);
  if (postmaster.state === 'running') await endServer(postmaster.pid, log);
}

/** Call only for a server that no other process can be using. */
export async function endServer(pid: number, log: EmbeddedPostgresLog): Promise<void> {
  for (const { signal, timeoutMs } of STEPS) {
    if (!send(pid, signal) || (await hasGone(pid, timeoutMs))) return;
    log.warn({ pid, signal }, 'the database does not stop as it should');
  }
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

async function hasGone(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (processState(pid) !== 'gone') {
    if (Date.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}
