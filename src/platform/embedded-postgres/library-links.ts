import { lstat, readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { errorCode } from './error.ts';

interface Link {
  source: string;
  target: string;
}

/**
 * npm packages cannot hold symbolic links, so this one lists them in a file and makes them in an install script. Many
 * installations switch such scripts off; without the links the server does not find its libraries.
 */
export async function linkLibraries(native: string): Promise<void> {
  // The file names both ends from the folder above: `native/lib/libpq.so.5.18`.
  const above = dirname(native);
  for (const { source, target } of await listLinks(native)) {
    const link = join(above, target);
    if (await isThere(link)) continue;
    try {
      await symlink(relative(dirname(link), join(above, source)), link);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
}

async function listLinks(native: string): Promise<Link[]> {
  try {
    return JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
