import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withStartLock } from './locks.ts';
import { startTimeOf } from './postmaster.ts';

let file: string;
beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'domesday-lock-')), 'start.lock');
});
afterEach(() => rm(join(file, '..'), { recursive: true, force: true }));

const limits = () => ({ deadline: Date.now() + 15_000 });
const holder = (pid: number, start: string | undefined) =>
  writeFile(file, JSON.stringify({ pid, start, token: 'x' }));

test('only one at a time is let in, and the file goes with the last', async () => {
  let inside = 0;
  let most = 0;
  const enter = () =>
    withStartLock(file, limits(), async () => {
      most = Math.max(most, ++inside);
      await sleep(5);
      inside--;
    });
  await Promise.all([enter(), enter(), enter(), enter()]);
  expect(most).toBe(1);
  expect(existsSync(file)).toBe(false);
});

test('a failure inside opens the lock again', async () => {
  await expect(withStartLock(file, limits(), () => Promise.reject(new Error('inside')))).rejects.toThrow(
    'inside',
  );
  await expect(withStartLock(file, limits(), async () => 'in')).resolves.toBe('in');
});

test('the lock of a process that has ended is taken over', async () => {
  await holder(spawnSync('true').pid, 'long ago');
  await expect(withStartLock(file, limits(), async () => 'in')).resolves.toBe('in');
});

test('the lock of a process whose id another one has now is taken over', async () => {
  await holder(process.ppid, 'before it was born');
  await expect(withStartLock(file, limits(), async () => 'in')).resolves.toBe('in');
});

test('a lock that a crash left empty is taken over', async () => {
  await writeFile(file, '');
  await utimes(file, 1_700_000_000, 1_700_000_000);
  await expect(withStartLock(file, limits(), async () => 'in')).resolves.toBe('in');
});

test('the lock of a living process is waited for until the deadline, and left to it', async () => {
  await holder(process.ppid, startTimeOf(process.ppid));
  const soon = { deadline: Date.now() + 50 };
  await expect(withStartLock(file, soon, async () => 'in')).rejects.toThrow(
    /^Another process has been starting/,
  );
  expect(existsSync(file)).toBe(true);
});
