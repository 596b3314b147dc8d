import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The user PostgreSQL runs as. */
export interface RunAs {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. `nobody` exists on every system, so no user has to be created. A uid without a passwd
 * entry would not work, because initdb looks up its name.
 */
const NOBODY: RunAs = { uid: 65534, gid: 65534 };

/** The user to run PostgreSQL as when we are root; undefined when it runs as our user. */
export function chooseRunAs(): RunAs | undefined {
  return process.getuid?.() === 0 ? NOBODY : undefined;
}

const READ = 4;
const ENTER = 1;

/** Whether a user without further groups may enter every folder above `path`. ACLs are ignored. */
export async function canReach(path: string, who: RunAs): Promise<boolean> {
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
