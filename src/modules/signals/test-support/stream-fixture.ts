import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type CapturedLog, captureLog } from '../../../../test/support/captured-log.ts';
import { createTestClock } from '../../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts';
import { sql } from '../../../platform/postgres/index.ts';
import type { Quirks } from '../../../sandbox/index.ts';
import type { StreamAccess, Streams } from '../../register/index.ts';
import { parseFeedQuery } from '../feed-query.ts';
import type { Signal } from '../index.ts';
import { createChangingRegister, TODAY } from './changing-register.ts';
import { openWorkingProcess, type WorkingProcessOptions } from './working-process.ts';

type WorkingProcess = ReturnType<typeof openWorkingProcess> & { streams: Streams; log: CapturedLog };

/** Long, for machines that are busy; nothing waits longer than it must. */
const IN_TIME = { timeout: 15_000, interval: 20 };
const ACCOUNT = 'acc_watcher';

/** A fake Companies House, a database, and as many processes as a test starts. Call it once in a file. */
export function useStreamFixture() {
  const clock = createTestClock(`${TODAY}T09:00:00Z`);
  const register = createChangingRegister(clock);
  let database: TestDatabase;
  let processes: WorkingProcess[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    await database.db.execute(sql`
      insert into accounts (id, created_at) values (${ACCOUNT}, now())`);
  });
  beforeEach(async () => {
    clock.set(`${TODAY}T09:00:00Z`);
    const tables =
      'watchlists, watched_companies, tracked_companies, signals, company_details, companies, company_names, stream_positions, graphile_worker._private_jobs';
    await database.db.execute({ text: `truncate ${tables} cascade`, values: [] });
    await register.start();
  });
  afterEach(async () => {
    await Promise.all(processes.map(stopProcess));
    processes = [];
    await register.companiesHouse.close();
  });
  afterAll(() => database.drop());

  async function stopProcess(process: WorkingProcess): Promise<void> {
    await process.streams.close();
    await process.close();
  }

  /** Waits until all events of all streams are stored. */
  async function untilAllRead(): Promise<void> {
    await expect
      .poll(async () => {
        const bounds = Object.entries(await register.store.bounds());
        const withEvents = bounds.filter(([, { oldest, newest }]) => newest >= oldest);
        const read = await database.db.query<{ stream: string; timepoint: number }>(
          sql`select stream, timepoint from stream_positions`,
        );
        const behind = withEvents.filter(
          ([stream, { newest }]) => !read.some((at) => at.stream === stream && at.timepoint >= newest),
        );
        return behind.map(([stream]) => stream);
      }, IN_TIME)
      .toEqual([]);
  }

  async function listSignals({ signals }: WorkingProcess, number?: string): Promise<Signal[]> {
    const { signals: found } = await signals.feed.read(ACCOUNT, parseFeedQuery({ limit: 100 }));
    return found.filter((signal) => number === undefined || signal.company_number === number);
  }

  const access = (connectionsPerKey = 12, mayHaveMore = false): StreamAccess => ({
    source: 'fake',
    streamUrl: register.companiesHouse.url,
    keys: ['stream-key'],
    connectionsPerKey,
    mayHaveMore,
  });

  return {
    clock,
    access,
    get db() {
      return database.db;
    },
    get databaseUrl() {
      return database.url;
    },
    get store() {
      return register.store;
    },
    get companiesHouse() {
      return register.companiesHouse;
    },
    quirk(quirks: Partial<Quirks>): void {
      Object.assign(register.companiesHouse.quirks, quirks);
    },
    /** Starts another register, which keeps only the newest events of each stream. */
    async restartRegister(options: { eventsKept: number }): Promise<void> {
      await register.companiesHouse.close();
      await register.start(options);
    },
    async startProcess(options: Partial<WorkingProcessOptions> = {}): Promise<WorkingProcess> {
      const log = captureLog();
      const opened = openWorkingProcess({
        url: database.url,
        clock,
        log: log.log,
        rest: { apiUrl: register.companiesHouse.url, apiKey: 'rest-key' },
        streamAccess: () => access(),
        ...options,
      });
      const process = { ...opened, log, streams: await opened.changeSources.start() };
      processes.push(process);
      return process;
    },
    async stop(process: WorkingProcess): Promise<void> {
      processes = processes.filter((other) => other !== process);
      await stopProcess(process);
    },
    /** Waits until the fake Companies House has this many streams open. */
    async untilStreaming(streams = 6): Promise<void> {
      await expect.poll(() => register.companiesHouse.openStreams(), IN_TIME).toBe(streams);
    },
    untilAllRead,
    /** Makes each stream send an event, so that it can be resumed from then on. */
    async primeStreams(): Promise<void> {
      await expect.poll(() => register.companiesHouse.openStreams(), IN_TIME).toBe(6);
      await register.changeOnAllStreams();
      await untilAllRead();
      const primed = sql`select 1 from stream_positions where timepoint is not null`;
      expect(await database.db.query(primed)).toHaveLength(6);
    },
    async watch({ watchlist }: WorkingProcess, number: string): Promise<void> {
      await watchlist.watch({ accountId: ACCOUNT, actor: 'test', limit: 10_000 }, number);
    },
    companyFor: register.companyFor,
    change: register.change,
    signals: listSignals,
    types: async (process: WorkingProcess, number: string): Promise<string[]> =>
      (await listSignals(process, number)).map(({ signal_type }) => signal_type),
    async waitingJobs(task: string): Promise<Record<string, unknown>[]> {
      const rows = await database.db.query<{ payload: Record<string, unknown> }>(sql`
        select job.payload from graphile_worker._private_jobs job
        join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = ${task}`);
      return rows.map(({ payload }) => payload);
    },
  };
}
