import { lstat, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkLibraries } from './binaries.ts';

let native: string;
beforeEach(async () => {
  native = join(await mkdtemp(join(tmpdir(), 'domesday-links-')), 'native');
  await mkdir(join(native, 'lib'), { recursive: true });
  await writeFile(join(native, 'lib', 'libpq.so.5.18'), 'library');
});
afterEach(() => rm(join(native, '..'), { recursive: true, force: true }));

const list = (links: object[]) => writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links));
const LINK = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' };

test('links that an install script did not make are made, and made ones are left alone', async () => {
  await list([LINK]);
  await linkLibraries(native);
  const link = join(native, 'lib', 'libpq.so.5');
  expect(await readFile(link, 'utf8')).toBe('library');
  const before = await lstat(link);
  await linkLibraries(native);
  expect((await lstat(link)).ino).toBe(before.ino);
});

test('an installation whose links are all there is not written to', async () => {
  await list([LINK]);
  await linkLibraries(native);
  // A link below a folder that does not exist could not be made, not even by root.
  await list([LINK, { source: LINK.source, target: LINK.target }]);
  await expect(linkLibraries(native)).resolves.toBeUndefined();
  await list([{ source: LINK.source, target: 'native/missing/libpq.so.5' }]);
  await expect(linkLibraries(native)).rejects.toThrow(/ENOENT/);
});

test('a package without a list of links needs no links', async () => {
  await expect(linkLibraries(native)).resolves.toBeUndefined();
});
