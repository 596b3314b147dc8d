import {
  chmod,
  constants,
  copyFile,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  realpath,
  rename,
  rm,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { linkLibraries } from './library-links.ts';
import type { NativePackage } from './native-package.ts';

/** Where copies are kept: the first place, or when the system does not let us write there the second. */
export interface CopyPlaces {
  cache: string;
  temporary: string;
}

/**
 * Puts a copy of the binaries (60 MB, once for each version) where every user can read it. Only root comes here.
 *
 * A copy that is already there is used only when nobody but root could have put it there or changed it: what it holds
 * is run with the keys to the database.
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
    // A read-only or full /var, which the second place makes up for; or another process was quicker and its copy is there.
  }
  return findTrusted(place);
}

/** Names in a temporary folder are free for all to take, hence a new name each time one is needed. */
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

/** The folder is opened to others last, which also marks the copy as whole. */
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
  // Said outright, because the umask that made the original unreadable would do the same to the copy.
  await chmod(to, 0o755);
}

const COPY_DEPTH = 3; // postgres, bin and native; above them is the copy's own folder
const STICKY = 0o1000;

/**
 * Everything on the way belongs to root, lets everyone pass, and lets nobody else write or, in a folder like /tmp, replace
 * what is ours.
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
