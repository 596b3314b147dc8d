import { spawn } from 'node:child_process';
import { chmod, chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyBinaries, findBinaries, findNativePackage, type NativePackage } from './binaries.ts';
import { canRead, chooseRunAs } from './cluster-home.ts';
import { query, ScratchClusters } from './test-support/scratch-clusters.ts';

const scratch = new ScratchClusters();
afterAll(() => scratch.remove());

const NOBODY = 65534;
/** An ordinary user that every system has, with an entry in passwd: initdb looks its name up. */
const DAEMON = { uid: 1, gid: 1 };

const asRoot = chooseRunAs() !== undefined;

// Run by an ordinary user, all the other tests are about an ordinary user.
if (!asRoot)
  test('an ordinary user runs PostgreSQL as themselves, from where npm put it', async () => {
    const { native } = await findNativePackage(process.platform, process.arch);
    expect((await findBinaries(undefined)).postgres).toBe(join(native, 'bin', 'postgres'));
  });

if (asRoot)
  describe('as root', () => {
    let directory: string;
    beforeAll(async () => {
      directory = await scratch.directory();
    });

    test('the server runs as nobody, without groups, under folders that nobody may not enter', async () => {
      expect((await stat(dirname(directory))).mode & 0o777).toBe(0o700);
      const server = await scratch.open(directory);
      expect(server.state).toBe('initialised');
      expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
      expect(status).toMatch(/^Uid:(\t65534){4}$/m);
      expect(status).toMatch(/^Groups:\s*$/m);
      await server.release();
    });

    test('the folder with the password stays closed to nobody, whose cluster it holds', async () => {
      expect(await stat(directory)).toMatchObject({ uid: 0, gid: NOBODY });
      expect((await stat(directory)).mode & 0o777).toBe(0o710);
      expect(await stat(join(directory, 'password'))).toMatchObject({ uid: 0 });
      expect(await stat(join(directory, 'cluster'))).toMatchObject({ uid: NOBODY, gid: NOBODY });
    });

    test('the server gets the real path of its folder when other users cannot reach it', async () => {
      await chmod(dirname(directory), 0o755);
      const server = await scratch.open(directory);
      const command = (await readFile(`/proc/${server.pid}/cmdline`, 'utf8')).split('\0');
      expect(command[command.indexOf('-D') + 1]).toBe(join(directory, 'cluster'));
      await server.release();
    });

    test("root's database is refused to an ordinary user in one sentence", async () => {
      await chmod(dirname(directory), 0o755);
      await expect(scratch.spawnUser(directory, DAEMON).opened).rejects.toThrow(
        /^The database in .* belongs to user 0 but PostgreSQL would run as user 1; .*\.$/,
      );
    });

    test("an ordinary user runs the server as themselves, and root refuses that user's database", async () => {
      const theirs = await scratch.directory();
      await chown(dirname(theirs), DAEMON.uid, DAEMON.gid);
      const user = scratch.spawnUser(theirs, DAEMON);
      const { state, pid, url } = await user.opened;
      expect(state).toBe('initialised');
      expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect(await stat(`/proc/${pid}`)).toMatchObject(DAEMON);
      expect((await stat(theirs)).mode & 0o777).toBe(0o700);
      expect(await stat(join(theirs, 'cluster'))).toMatchObject(DAEMON);
      await user.release();

      await expect(scratch.open(theirs)).rejects.toThrow(
        /^The database in .* belongs to user 1 but PostgreSQL would run as user 65534; .*chown -R.*\.$/,
      );
    });
  });

if (asRoot)
  describe('binaries that nobody cannot read', () => {
    /**
     * Small, with the parts that matter: a program, a library, and its link not made because install scripts
     * were off.
     */
    async function hiddenPackage(): Promise<NativePackage> {
      const native = join(await scratch.directory(), 'native');
      for (const folder of ['bin', 'lib']) await mkdir(join(native, folder), { recursive: true });
      await writeFile(join(native, 'bin', 'postgres'), '#!/bin/sh\ncat "$(dirname "$0")/../lib/libpq.so.5"', {
        mode: 0o700,
      });
      await writeFile(join(native, 'lib', 'libpq.so.5.18'), 'library', { mode: 0o600 });
      const link = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' };
      await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify([link]));
      return { native, version: '18.4.0', label: '18.4.0-arm64' };
    }

    async function openPlaces() {
      const folder = await scratch.directory();
      await chmod(dirname(folder), 0o755);
      const places = { cache: join(folder, 'cache'), temporary: join(folder, 'tmp') };
      await mkdir(places.temporary, { recursive: true });
      await chmod(folder, 0o755);
      return places;
    }

    const runsAsNobody = (native: string) =>
      new Promise<number | null>((done) => {
        const child = spawn(join(native, 'bin', 'postgres'), ['--version'], {
          uid: NOBODY,
          gid: NOBODY,
          cwd: '/',
        });
        child.once('error', () => done(-1));
        child.once('exit', done);
      });

    test('are copied once to a place that root alone can change, with their library links', async () => {
      const [hidden, places] = [await hiddenPackage(), await openPlaces()];
      expect(await runsAsNobody(hidden.native)).not.toBe(0);
      const copy = await copyBinaries(hidden, places);
      expect(copy).toBe(join(places.cache, `postgres-${hidden.label}`, 'native'));
      expect(await runsAsNobody(copy)).toBe(0);
      const { mtimeMs } = await stat(join(copy, 'bin', 'postgres'));
      expect(await copyBinaries(hidden, places)).toBe(copy);
      expect((await stat(join(copy, 'bin', 'postgres'))).mtimeMs).toBe(mtimeMs);

      // Write access to the copy would allow running any code with access to the database.
      await chmod(dirname(copy), 0o777);
      const second = await copyBinaries(hidden, places);
      expect(second.startsWith(join(places.temporary, 'domesday-postgres-'))).toBe(true);
      expect(await runsAsNobody(second)).toBe(0);
      expect(await copyBinaries(hidden, places)).toBe(second);
      await chmod(dirname(copy), 0o755);
      await chown(copy, DAEMON.uid, DAEMON.gid);
      expect(await copyBinaries(hidden, places)).toBe(second);
    });

    test('are not copied when nobody can read them where they are', async () => {
      const { native } = await findNativePackage(process.platform, process.arch);
      const nobody = { uid: NOBODY, gid: NOBODY };
      if (!(await canRead(join(native, 'bin', 'postgres'), nobody))) return;
      expect((await findBinaries(nobody)).postgres).toBe(join(native, 'bin', 'postgres'));
    });
  });
