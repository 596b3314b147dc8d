import { type ChildProcess, spawn } from 'node:child_process';
import { chown, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { chooseRunAs } from './cluster-home.ts';
import { inspectPostmaster, processState } from './postmaster.ts';
import { query, ScratchClusters } from './test-support/scratch-clusters.ts';

const scratch = new ScratchClusters();
const runAs = chooseRunAs();
const bystanders: ChildProcess[] = [];
afterAll(async () => {
  for (const bystander of bystanders) bystander.kill('SIGKILL');
  await scratch.remove();
});

/** Leaves a postmaster.pid as a server with this process id and port would have. */
async function leavePidFile(directory: string, { pid, port }: { pid: number; port: number }): Promise<void> {
  const cluster = join(directory, 'cluster');
  const file = join(cluster, 'postmaster.pid');
  await writeFile(
    file,
    [pid, cluster, 1_700_000_000, port, '', '127.0.0.1', '  123456  7', 'ready   ', ''].join('\n'),
  );
  if (runAs) await chown(file, runAs.uid, runAs.gid);
}

describe.concurrent('a server that was not shut down', () => {
  test('is started again after it and its user were killed, with its data and on its port', async () => {
    const directory = await scratch.stoppedCluster();
    const user = scratch.spawnUser(directory);
    const { pid, url } = await user.opened;
    await user.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    const next = await scratch.open(directory, { preferredPort: 1 });
    expect(next).toMatchObject({ state: 'started', url });
    expect(await query(next.url, 'select number from kept')).toEqual([{ number: 7 }]);
    await next.release();
  });

  test('does not block the start when its process id now belongs to another program of the same user', async () => {
    const directory = await scratch.stoppedCluster();
    const bystander = spawn('sleep', ['60'], { ...runAs, stdio: 'ignore' });
    bystanders.push(bystander);
    await leavePidFile(directory, { pid: bystander.pid!, port: 1 });
    const server = await scratch.open(directory);
    expect(server.state).toBe('started');
    expect(processState(bystander.pid!)).toBe('ours');
    await server.release();
  });

  test("does not block the start when its process id now belongs to another cluster's server", async () => {
    const directory = await scratch.stoppedCluster();
    const other = await scratch.open(await scratch.stoppedCluster());
    await leavePidFile(directory, other);
    const server = await scratch.open(directory);
    expect(server.state).toBe('started');
    expect(server.port).not.toBe(other.port);
    await server.release();
    expect(await query(other.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await other.release();
  });

  test('does not block the start with a postmaster.pid that was left empty', async () => {
    const directory = await scratch.stoppedCluster();
    const file = join(directory, 'cluster', 'postmaster.pid');
    await writeFile(file, '');
    await utimes(file, 1_700_000_000, 1_700_000_000);
    if (runAs) await chown(file, runAs.uid, runAs.gid);
    const server = await scratch.open(directory);
    expect(server.state).toBe('started');
    await server.release();
  });

  test('is never disturbed while it lives, even when it does not answer', async () => {
    const directory = await scratch.stoppedCluster();
    const server = await scratch.open(directory);
    const pidFile = join(directory, 'cluster', 'postmaster.pid');
    const before = await readFile(pidFile, 'utf8');
    process.kill(server.pid, 'SIGSTOP');
    try {
      await expect(scratch.open(directory, { startTimeoutMs: 500 })).rejects.toThrow(
        new RegExp(
          `^PostgreSQL \\(process ${server.pid}\\) on the database in .* was not ready within 0.5 s`,
        ),
      );
      expect(await readFile(pidFile, 'utf8')).toBe(before);
    } finally {
      process.kill(server.pid, 'SIGCONT');
    }
    expect(await query(server.url, 'select number from kept')).toEqual([{ number: 7 }]);
    await server.release();
  });

  test.runIf(process.platform === 'linux')('is not doubled when it runs where we cannot see it', async () => {
    const directory = await scratch.stoppedCluster();
    const server = await scratch.open(directory);
    const pidFile = join(directory, 'cluster', 'postmaster.pid');
    const before = await readFile(pidFile, 'utf8');
    // Seen from another container its process id means nothing.
    await writeFile(pidFile, before.replace(/^\d+/, '999999999'));
    await expect(scratch.open(directory, { startTimeoutMs: 500 })).rejects.toThrow(
      /is in use by a PostgreSQL that cannot be seen from here/,
    );
    await writeFile(pidFile, before);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.release();
  });
});

describe.concurrent('a server that dies while it is in use', () => {
  test('is restarted for all its users at the same address, and its loss is reported once', async ({
    expect,
  }) => {
    const directory = await scratch.stoppedCluster();
    const losses: object[] = [];
    const first = await scratch.open(directory, { onUnexpectedExit: (loss) => losses.push(loss) });
    const second = scratch.spawnUser(directory);
    await second.opened;
    const killed = { pid: first.pid, port: first.port };
    process.kill(killed.pid, 'SIGKILL');

    await expect.poll(() => first.pid).not.toBe(killed.pid);
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(losses).toEqual([killed]);
    // The other one holds its lock again as well, or this would stop the server under it.
    const guards = `select from pg_stat_activity where application_name = 'domesday guard'`;
    await expect.poll(() => query(first.url, guards)).toHaveLength(2);
    await first.release();
    expect(processState(first.pid)).toBe('ours');
    await second.release();
    expect(processState(first.pid)).toBe('gone');
  });

  test('stays down when its last user leaves before it is back', async () => {
    const directory = await scratch.stoppedCluster();
    let tellLoss = () => {};
    const lost = new Promise<void>((resolve) => {
      tellLoss = resolve;
    });
    const server = await scratch.open(directory, { onUnexpectedExit: () => setImmediate(tellLoss) });
    const killed = server.pid;
    process.kill(killed, 'SIGKILL');
    await lost;
    await server.release();
    // It would have been back by then.
    await sleep(2_500);
    expect([server.pid, processState(killed)]).toEqual([killed, 'gone']);
    expect((await inspectPostmaster(join(directory, 'cluster'))).state).not.toBe('running');
    // Nothing held its port in the meantime, so it may be on another one.
    const next = await scratch.open(directory);
    expect(next.state).toBe('started');
    await next.release();
  });

  test('is restarted for the remaining processes when another leaves during the restart', async ({
    expect,
  }) => {
    const directory = await scratch.stoppedCluster();
    const [stays, leaves] = [await scratch.open(directory), await scratch.open(directory)];
    const killed = stays.pid;
    process.kill(killed, 'SIGKILL');
    const cluster = join(directory, 'cluster');
    await expect
      .poll(() => inspectPostmaster(cluster), { interval: 5 })
      .toSatisfy((found) => found.state === 'running' && found.pid !== killed);
    await leaves.release();
    await expect.poll(() => stays.pid).not.toBe(killed);
    expect(await query(stays.url, 'select number from kept')).toEqual([{ number: 7 }]);
    await stays.release();
    expect(processState(stays.pid)).toBe('gone');
  });

  test('is not restarted by us when only a session of it crashed, which it mends itself', async ({
    expect,
  }) => {
    const server = await scratch.open(await scratch.stoppedCluster());
    const { pid } = server;
    const [session] = await query<{ pid: number }>(
      server.url,
      `select pid from pg_stat_activity where application_name = 'domesday guard'`,
    );
    process.kill(session!.pid, 'SIGKILL');
    const guarded = `select from pg_stat_activity where application_name = 'domesday guard'`;
    await expect.poll(() => query(server.url, guarded).catch(() => [])).toHaveLength(1);
    expect(server.pid).toBe(pid);
    await server.release();
    expect(processState(pid)).toBe('gone');
  });
});
