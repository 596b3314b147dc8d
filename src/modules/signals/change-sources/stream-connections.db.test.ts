import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { howToRun } from '../../../../test/support/how-to-run.ts';
import { sql } from '../../../platform/postgres/index.ts';
import { useStreamFixture } from '../test-support/stream-fixture.ts';

vi.setConfig({ testTimeout: 60_000 });
const fixture = useStreamFixture();
const { companyFor, change, watch, signals, types, quirk } = fixture;
const within = { timeout: 15_000, interval: 20 };

describe('a connection to the streams', () => {
  it.each([
    ['lines come in pieces', { splitLines: true }],
    ['every event is sent twice', { resend: true }],
    ['every answer is slow', { slowMs: 120 }],
    ['the first answers are web pages', { htmlErrors: 9 }],
    ['streams are cut in the middle of an event', { cutAfterEvents: 1 }],
  ] as const)('%s: each change becomes one signal', async (_, quirks) => {
    const process = await fixture.startProcess();
    await fixture.primeStreams();
    const numbers = [0, 1, 2, 3].map((skip) => companyFor('charge_registered', skip));
    for (const number of numbers) await watch(process, number);
    quirk(quirks);
    fixture.companiesHouse.cutStreams();
    for (const number of numbers) {
      await change(number, 'charge_registered');
      await change(number, 'director_appointed');
    }
    await fixture.untilAllRead();
    for (const number of numbers) {
      expect((await types(process, number)).sort()).toEqual(['charge_registered', 'director_appointed']);
    }
  });

  it('is opened again if its stream says nothing', async () => {
    // Primed by another process: a stream without any event yet starts again when it is reopened.
    const other = await fixture.startProcess();
    await fixture.primeStreams();
    await fixture.stop(other);
    const process = await fixture.startProcess({ idleMs: 300 });
    await fixture.untilStreaming();
    const number = companyFor('sic_codes_changed');
    await watch(process, number);
    quirk({ silent: true });
    await change(number, 'sic_codes_changed');
    const silences = () => process.log.text().split('said nothing for 300 ms').length;
    const [before, asked] = [silences(), fixture.companiesHouse.requests()];
    await expect.poll(silences, within).toBeGreaterThan(before);
    await expect.poll(() => fixture.companiesHouse.requests(), within).toBeGreaterThan(asked);
    expect(await types(process, number)).toEqual([]);
    quirk({ silent: false });
    await expect.poll(() => types(process, number), within).toEqual(['sic_codes_changed']);
  });

  it('waits out the limit of connections, and does not hurry', async () => {
    quirk({ connectionsMax: 0 });
    const limitedMs = 300;
    const process = await fixture.startProcess({ timings: { limitedMs } });
    const refusals = (stream: string) =>
      process.log
        .lines()
        .filter((line) => line.stream === stream && String(line.msg).includes('too many streams open'))
        .map(({ time }) => Date.parse(String(time)));
    for (const stream of Object.keys(await fixture.store.bounds())) {
      await expect.poll(() => refusals(stream).length, within).toBeGreaterThan(1);
      const [first = 0, second = 0] = refusals(stream);
      // The timer and the log each cut their time to whole milliseconds.
      expect(second - first).toBeGreaterThanOrEqual(limitedMs - 2);
    }
    quirk({ connectionsMax: 12 });
    await fixture.untilStreaming();
  });

  it('logs for the operator that the key is refused, without the key itself', async () => {
    const process = await fixture.startProcess({
      streamAccess: () => ({ ...fixture.access(), keys: ['wrong-key'] }),
    });
    await expect.poll(() => process.log.text(), within).toContain('COMPANIES_HOUSE_STREAM_KEY');
    expect(process.log.text()).not.toContain('wrong-key');
  });
});

describe('a single key, with two connections', () => {
  it('reads the filings in place of the other streams, and the REST API is asked', async () => {
    quirk({ connectionsMax: 2 });
    const process = await fixture.startProcess({ streamAccess: () => fixture.access(2) });
    await fixture.untilStreaming(2);
    const number = companyFor('director_appointed');
    await watch(process, number);
    await change(number, 'director_appointed');
    await expect
      .poll(() => fixture.waitingJobs('refresh_company'), within)
      .toEqual([{ company_number: number }]);
    await process.runTask('refresh_company', { company_number: number });
    expect(await signals(process, number)).toMatchObject([
      { signal_type: 'director_appointed', source: 'poll' },
    ]);
    await change(number, 'accounts_filed');
    await expect.poll(() => types(process, number), within).toContain('accounts_filed');
  });
});

describe('an address that may have room for more than two connections', () => {
  const start = (limitedMs?: number) =>
    fixture.startProcess({
      streamAccess: () => fixture.access(2, true),
      ...(limitedMs !== undefined && { timings: { limitedMs } }),
    });

  it('has all streams read if it has the room', async () => {
    const process = await start();
    await fixture.untilStreaming(6);
    const number = companyFor('director_appointed');
    await watch(process, number);
    await change(number, 'director_appointed');
    await expect
      .poll(() => signals(process, number), within)
      .toMatchObject([{ signal_type: 'director_appointed', source: 'stream' }]);
    await fixture.untilAllRead();
    expect(await fixture.waitingJobs('refresh_company')).toEqual([]);
  });

  it('has companies and filings read if it has no room, and the REST API is asked for the rest', async () => {
    quirk({ connectionsMax: 2 });
    const process = await start(100);
    // The four others were refused, and asked again.
    await expect.poll(() => fixture.companiesHouse.requests(), within).toBeGreaterThan(2 + 4);
    expect(fixture.companiesHouse.openStreams()).toBe(2);
    const number = companyFor('director_appointed');
    await watch(process, number);
    await change(number, 'director_appointed');
    await expect
      .poll(() => fixture.waitingJobs('refresh_company'), within)
      .toEqual([{ company_number: number }]);
  });
});

it('a stop waits for no stream that is open', async () => {
  const process = await fixture.startProcess();
  await fixture.untilStreaming();
  // They say nothing more, and would be given a minute for it.
  quirk({ silent: true });
  const startedAt = performance.now();
  await process.streams.close();
  expect(performance.now() - startedAt).toBeLessThan(20_000);
  await fixture.untilStreaming(0);
});

const READER = new URL('../test-support/stream-reader-process.ts', import.meta.url);

it('one of three processes reads the streams; when it ends, another does, and no change is lost', async () => {
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

it('another process goes on where the leader was when it is killed', async () => {
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
  // A beat that was in progress ends the reading; the office is laid down with the next one.
  await expect.poll(() => process.streams.isLeader(), within).toBe(false);
  isThere = true;
  await fixture.untilStreaming();
});

it('nothing is stored and nothing is lost when the database cannot be reached', async () => {
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
