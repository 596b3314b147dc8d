import { setTimeout as sleep } from 'node:timers/promises';
import { inspectPostmaster } from './postmaster.ts';
import { presenceOf } from './process-table.ts';
import type { EmbeddedPostgresLog } from './types.ts';

/**
 * First the fast shutdown, which ends sessions and writes a checkpoint; then the immediate one, after which the next
 * start has to recover but loses nothing.
 */
const STEPS = [
  { signal: 'SIGINT', patienceMs: 8_000 },
  { signal: 'SIGQUIT', patienceMs: 7_000 },
] as const;

/** Only for whoever holds the guard's lock alone: nobody else may be using the server. */
export async function stopServer(cluster: string, log: EmbeddedPostgresLog): Promise<void> {
  const postmaster = await inspectPostmaster(cluster);
  if (postmaster.state !== 'running') return;
  for (const { signal, patienceMs } of STEPS) {
    if (!send(postmaster.pid, signal) || (await hasGone(postmaster.pid, patienceMs))) return;
    log.warn({ pid: postmaster.pid, signal }, 'the database does not stop as it should');
  }
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

async function hasGone(pid: number, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (presenceOf(pid) !== 'gone') {
    if (Date.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}
