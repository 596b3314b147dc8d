import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

const FLOCK = 'flock';

/** A file descriptor that the server inherits; undefined if the system has no `flock` program. */
export interface ClusterLock {
  descriptor: number | undefined;
  /** Closes our descriptor. The lock is held as long as a server process that inherited it is alive. */
  close(): void;
}

/**
 * A kernel lock that lives as long as the server: all its processes inherit the open file, so the lock is released exactly
 * when the last of them ends. It covers cases that process ids cannot: a cluster on a volume shared with another
 * container, whose processes we do not see, and sessions that outlive a killed server. Undefined: it is locked.
 *
 * Node cannot lock files, so the `flock` program does. The lock belongs to the open file and outlives that program.
 */
export function tryLockCluster(file: string): ClusterLock | undefined {
  const descriptor = openSync(file, 'a', 0o600);
  const flock = spawnSync(FLOCK, ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', descriptor] });
  if (flock.status === 0) return { descriptor, close: () => closeSync(descriptor) };
  closeSync(descriptor);
  if (flock.status === 1) return undefined;
  return { descriptor: undefined, close: () => undefined };
}
