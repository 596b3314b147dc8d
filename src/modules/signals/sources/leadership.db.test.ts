import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { howToRun } from '../../../../test/support/how-to-run.ts';
import { sql } from '../../../platform/postgres/index.ts';
import { useStreamFixture } from '../test-support/stream-fixture.ts';

/** Starting a process takes its time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });
const fixture = useStreamFixture();
const { companyFor, change, watch, signals } = fixture;
const READER = new URL('../test-support/stream-reader-process.ts', import.meta.url);
/** What is promised; the tests' beats are shorter than the real ones. */
const within = { timeout: 15_000, interval: 20 };

it('of three processes one reads the streams; when it ends, another does, and no change is lost', async () => {
  const processes = [
    await fixture.startProcess(),
    await fixture.startProcess(),
    await fixture.startProcess(),
  ];
  const leaders = () => processes.filter(({ streams }) => streams.isLeader());
  await expect.poll(() => leaders().length, within).toBe(1);
  await fixture.primeStreams();
  const number = companyFor('charge_registered');
  await watch(processes[0]!, number);
  await leaders()[0]!.streams.close();
  await change(number, 'charge_registered');
  await expect.poll(() => leaders().length, within).toBe(1);
  await expect.poll(async () => (await signals(processes[0]!)).length, within).toBe(1);
  await fixture.untilStreaming(6);
});

it('a leader whose connection the database ended stops reading, and somebody takes over', async () => {
  const [one, two] = [await fixture.startProcess(), await fixture.startProcess()];
  await fixture.primeStreams();
  const number = companyFor('charge_registered');
  await watch(one, number);
  const leaders = () => [one, two].filter(({ streams }) => streams.isLeader()).length;
  const losses = () =>
    [one, two].flatMap(({ log }) => log.text().match(/the lock on the change streams is lost/g) ?? []).length;
  for (let i = 0; i < 3; i++) {
    await fixture.db.query(sql`
      select pg_terminate_backend(activity.pid) from pg_stat_activity activity join pg_locks lock using (pid)
      where activity.application_name = 'domesday streams' and lock.locktype = 'advisory' and lock.granted
        and activity.datname = current_database()`);
    await expect.poll(losses, within).toBe(i + 1);
    await expect.poll(leaders, within).toBe(1);
  }
  await change(number, 'charge_registered');
  await expect.poll(async () => (await signals(one)).length, within).toBe(1);
  await fixture.untilStreaming(6);
});

it('when the leader is killed, another process goes on where it was', async () => {
  const { execArgv, program } = howToRun(READER);
  const args = [...execArgv, program, fixture.databaseUrl, fixture.companiesHouse.url];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  try {
    await once(child.stdout, 'data');
    const second = await fixture.startProcess();
    await fixture.primeStreams();
    expect(second.streams.isLeader()).toBe(false);
    const number = companyFor('charge_registered');
    await watch(second, number);
    await change(number, 'charge_registered');
    await expect.poll(async () => (await signals(second)).length, within).toBe(1);
    child.kill('SIGKILL');
    await closed;
    await change(number, 'registered_office_changed');
    await change(number, 'director_appointed');
    await expect.poll(() => second.streams.isLeader(), within).toBe(true);
    await expect.poll(async () => (await signals(second)).length, within).toBe(3);
  } finally {
    child.kill('SIGKILL');
  }
});

it('a stream that ends while the process runs is left, and the next one is found', async () => {
  let isThere = true;
  const process = await fixture.startProcess({
    streamAccess: () => (isThere ? fixture.access() : undefined),
  });
  await fixture.untilStreaming();
  isThere = false;
  await fixture.untilStreaming(0);
  // A beat that was under way ends the reading; the office is laid down with the next one.
  await expect.poll(() => process.streams.isLeader(), within).toBe(false);
  isThere = true;
  await fixture.untilStreaming();
});

it('when the database cannot be reached, nothing is stored and nothing is lost', async () => {
  const process = await fixture.startProcess();
  await fixture.primeStreams();
  const number = companyFor('charge_registered');
  await watch(process, number);
  await fixture.db.query(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await change(number, 'charge_registered');
  await change(number, 'director_appointed');
  await expect.poll(async () => (await signals(process).catch(() => [])).length, within).toBe(2);
});
