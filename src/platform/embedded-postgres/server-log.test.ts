import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openServerLog, readLogTail, truncateServerLog } from './server-log.ts';

let file: string;
beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'domesday-log-')), 'server.log');
});
afterEach(() => rm(join(file, '..'), { recursive: true, force: true }));

const TOO_LONG = 'x'.repeat(11 * 1024 * 1024);

test('a start goes on in the same log, or in a new one when that is too long', async () => {
  await writeFile(file, 'before\n');
  await (await openServerLog(file)).close();
  expect(await readFile(file, 'utf8')).toBe('before\n');
  await writeFile(file, TOO_LONG);
  await (await openServerLog(file)).close();
  expect((await stat(file)).size).toBe(0);
  expect((await stat(`${file}.1`)).size).toBe(TOO_LONG.length);
});

test('a log that grows too long under a running server is emptied, and the server writes on', async () => {
  const log = await openServerLog(file);
  await log.write(TOO_LONG);
  await truncateServerLog(file);
  await log.write('after\n');
  await log.close();
  expect(await readFile(file, 'utf8')).toBe('after\n');
  expect((await stat(`${file}.1`)).size).toBe(TOO_LONG.length);
});

test('the tail holds the last lines of this start and nothing from before', async () => {
  await writeFile(file, `before\n${Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n')}\n`);
  const tail = (await readLogTail(file, 'before\n'.length)).split('\n');
  expect(tail).toHaveLength(20);
  expect(tail.at(-1)).toBe('line 29');
  expect(await readLogTail(file, (await stat(file)).size)).toBe('');
});
