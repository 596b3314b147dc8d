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
import { linkLibraries, type NativePackage } from './native-package.ts';

/** Folders for copies: `temporary` is used when `cache` is not writable. */
export interface CopyPlaces {
  cache: string;
  temporary: string;
}

/**
 * Copies the binaries (60 MB, once for each version) to a folder that every user can read. Only used by root.
 *
 * An existing copy is used only if no user but root could have created or changed it, because its programs get access to
 * the database.
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
    // /var is read-only or full, and the temporary folder is used instead; or another process has made the copy.
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
 * Trusted means: every folder on the path belongs to root, can be entered by all, and no other user can write to it or, in a
 * folder like /tmp, replace our files.
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
