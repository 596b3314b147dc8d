import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

const FLOCK = 'flock';

/** A file descriptor that the server inherits, or undefined where the system has no `flock` program. */
export interface ClusterHold {
  descriptor: number | undefined;
  /** Closes our end. The cluster stays held as long as a server process that inherited it is alive. */
  close(): void;
}

/**
 * A lock of the kernel that goes with the server: every one of its processes inherits the open file, so it is free again
 * exactly when the last has ended. It covers what process ids cannot: a cluster on a volume shared with another container,
 * whose processes we do not see, and sessions that outlive a killed server. Undefined means it is held.
 *
 * Node cannot lock files. The `flock` program can, and as the lock belongs to the open file it stays when that ends.
 */
export function tryHoldCluster(file: string): ClusterHold | undefined {
  const descriptor = openSync(file, 'a', 0o600);
  const flock = spawnSync(FLOCK, ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', descriptor] });
  if (flock.status === 0) return { descriptor, close: () => closeSync(descriptor) };
  closeSync(descriptor);
  if (flock.status === 1) return undefined;
  return { descriptor: undefined, close: () => undefined };
}
