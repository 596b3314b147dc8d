import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The user PostgreSQL runs as. */
export interface RunAs {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. `nobody` exists on every system, so no user has to be made; a uid without a passwd
 * entry would not do, because initdb looks its name up.
 */
const NOBODY: RunAs = { uid: 65534, gid: 65534 };

/** Another user to run PostgreSQL as when we are root; undefined when it can run as ourselves. */
export function chooseRunAs(): RunAs | undefined {
  return process.getuid?.() === 0 ? NOBODY : undefined;
}

const READ = 4;
const PASS = 1;

/** Whether a user without further groups may pass through every folder above `path`. Access lists are not looked at. */
export async function canReach(path: string, who: RunAs): Promise<boolean> {
  let folder = dirname(await realpath(path));
  for (;;) {
    if (!permits(await stat(folder), who, PASS)) return false;
    const above = dirname(folder);
    if (above === folder) return true;
    folder = above;
  }
}

/** Whether that user may also read it: a file's bytes, or a folder's names and what is in it. */
export async function canRead(path: string, who: RunAs): Promise<boolean> {
  const stats = await stat(path);
  return permits(stats, who, stats.isDirectory() ? READ | PASS : READ) && (await canReach(path, who));
}

function permits(stats: Stats, who: RunAs, wanted: number): boolean {
  const shift = stats.uid === who.uid ? 6 : stats.gid === who.gid ? 3 : 0;
  return ((stats.mode >> shift) & wanted) === wanted;
}
