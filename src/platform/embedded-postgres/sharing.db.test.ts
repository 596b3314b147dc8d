import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { processState } from './postmaster.ts';
import { query, ScratchClusters } from './test-support/scratch-clusters.ts';

const scratch = new ScratchClusters();
afterAll(() => scratch.remove());

const one = [{ one: 1 }];

describe.concurrent('processes that use one cluster', () => {
  test('a second one joins the running server and gets the same URL', async () => {
    const directory = await scratch.stoppedCluster();
    const first = await scratch.open(directory);
    const second = await scratch.open(directory);
    expect(second).toMatchObject({ state: 'attached', url: first.url, pid: first.pid });
    await second.release();
    expect(await query(first.url, 'select 1 as one')).toEqual(one);
    await first.release();
  });

  test('the one that started the server leaves it to the others, and the last to leave stops it', async () => {
    const directory = await scratch.stoppedCluster();
    const starter = scratch.spawnUser(directory);
    const { pid, url, state } = await starter.opened;
    expect(state).toBe('started');
    const joiner = await scratch.open(directory);
    await starter.release();
    expect(await query(url, 'select 1 as one')).toEqual(one);
    await joiner.release();
    expect(processState(pid)).toBe('gone');
  });

  test('a password of another installation is refused with a clear error', async () => {
    const directory = await scratch.stoppedCluster();
    const server = await scratch.open(directory);
    await writeFile(join(directory, 'password'), 'from another installation');
    await expect(scratch.open(directory)).rejects.toThrow(
      /^The database in .* does not accept the password in .*\.$/,
    );
    await server.release();
  });

  test('two that leave at the same moment leave no server behind', async () => {
    const directory = await scratch.stoppedCluster();
    for (let round = 0; round < 3; round++) {
      const first = await scratch.open(directory);
      const second = await scratch.open(directory);
      await Promise.all([first.release(), second.release()]);
      expect(processState(first.pid)).toBe('gone');
    }
  });

  test('Ctrl-C in the terminal ends the process but not the server', async () => {
    const directory = await scratch.stoppedCluster();
    const user = scratch.spawnUser(directory);
    const { pid, url } = await user.opened;
    await user.kill('SIGINT');
    expect(await query(url, 'select 1 as one')).toEqual(one);
    const next = await scratch.open(directory);
    expect(next).toMatchObject({ state: 'attached', pid });
    await next.release();
  });

  test('the server of a killed process is adopted, and stops with its new user', async () => {
    const directory = await scratch.stoppedCluster();
    const killed = scratch.spawnUser(directory);
    const { pid, url } = await killed.opened;
    await killed.kill('SIGKILL');
    const heir = await scratch.open(directory);
    expect(heir).toMatchObject({ state: 'attached', pid, url });
    await heir.release();
    expect(processState(pid)).toBe('gone');
  });

  test('processes that come and go at random always find a working database', async () => {
    const directory = await scratch.stoppedCluster();
    const visit = async () => {
      const server = await scratch.open(directory);
      expect(await query(server.url, 'select 1 as one')).toEqual(one);
      await server.release();
    };
    const visitor = async (visits: number) => {
      for (let done = 0; done < visits; done++) await visit();
    };
    await Promise.all([visitor(4), visitor(4), visitor(4)]);
    const last = await scratch.open(directory);
    expect(last.state).toBe('started');
    await last.release();
  });
});

test.concurrent.each([2, 5])(
  '%i processes that start at the same moment on an empty folder make one cluster and one server',
  async (count) => {
    const directory = await scratch.directory();
    const users = Array.from({ length: count }, () => scratch.spawnUser(directory));
    const opened = await Promise.all(users.map((user) => user.opened));

    expect(opened.map(({ state }) => state).sort()).toEqual([
      ...Array(count - 1).fill('attached'),
      'initialised',
    ]);
    expect(new Set(opened.map(({ pid }) => pid)).size).toBe(1);
    expect(new Set(opened.map(({ url }) => url)).size).toBe(1);
    expect(await query(opened[0]!.url, 'select 1 as one')).toEqual(one);
    const log = await readFile(join(directory, 'server.log'), 'utf8');
    // A start that lost its port to another program tries the next one; only one may ever have got this far.
    expect(log.match(/ready to accept connections/g)).toHaveLength(1);

    await Promise.all(users.map((user) => user.release()));
    expect(processState(opened[0]!.pid)).toBe('gone');
  },
);
