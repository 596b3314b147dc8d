import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type CapturedLog, captureLog } from '../../../../test/support/captured-log.ts';
import { createTestClock } from '../../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts';
import { sql } from '../../../platform/postgres/index.ts';
import {
  applyChange,
  createChanger,
  createMemoryStore,
  type FakeCompaniesHouse,
  generateWorld,
  type Quirks,
  type SandboxStore,
  startFakeCompaniesHouse,
} from '../../../sandbox/index.ts';
import type { SignalType } from '../../../shared/signal-types.ts';
import type { StreamAccess, Streams } from '../../register/index.ts';
import { parseFeedQuery } from '../feed-query.ts';
import type { Signal } from '../index.ts';
import { openWorkingProcess, type WorkingProcessOptions } from './working-process.ts';

type WorkingProcess = ReturnType<typeof openWorkingProcess> & { streams: Streams; log: CapturedLog };

const TODAY = '2026-11-15';
/** Long, for machines that are busy; nothing waits longer than it must. */
const IN_TIME = { timeout: 15_000, interval: 20 };
const ACCOUNT = 'acc_watcher';

/** A fake Companies House, a database, and as many processes as a test starts. Call it once in a file. */
export function useStreamFixture() {
  const clock = createTestClock(`${TODAY}T09:00:00Z`);
  const companies = generateWorld({ seed: 12, referenceDay: TODAY, size: 120 });
  let database: TestDatabase;
  let store: SandboxStore;
  let companiesHouse: FakeCompaniesHouse;
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
    await startRegister();
  });
  afterEach(async () => {
    await Promise.all(processes.map(stopProcess));
    processes = [];
    await companiesHouse.close();
  });
  afterAll(() => database.drop());

  async function startRegister({ eventsKept }: { eventsKept?: number } = {}): Promise<void> {
    store = createMemoryStore(structuredClone(companies), eventsKept === undefined ? {} : { eventsKept });
    companiesHouse = await startFakeCompaniesHouse({
      store,
      clock,
      apiKey: 'rest-key',
      streamKey: 'stream-key',
      heartbeatMs: 25,
      pollEveryMs: 20,
      quirks: { connectionsMax: 12 },
    });
  }

  async function stopProcess(process: WorkingProcess): Promise<void> {
    await process.streams.close();
    await process.close();
  }

  /** Waits until all events of all streams are stored. */
  async function untilAllRead(): Promise<void> {
    await expect
      .poll(async () => {
        const bounds = Object.entries(await store.bounds());
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
    streamUrl: companiesHouse.url,
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
      return store;
    },
    get companiesHouse() {
      return companiesHouse;
    },
    quirk(quirks: Partial<Quirks>): void {
      Object.assign(companiesHouse.quirks, quirks);
    },
    /** Starts another register, which keeps only the newest events of each stream. */
    async restartRegister(options: { eventsKept: number }): Promise<void> {
      await companiesHouse.close();
      await startRegister(options);
    },
    async startProcess(options: Partial<WorkingProcessOptions> = {}): Promise<WorkingProcess> {
      const log = captureLog();
      const opened = openWorkingProcess({
        url: database.url,
        clock,
        log: log.log,
        rest: { apiUrl: companiesHouse.url, apiKey: 'rest-key' },
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
      await expect.poll(() => companiesHouse.openStreams(), IN_TIME).toBe(streams);
    },
    untilAllRead,
    /** Makes each stream send an event, so that it can be resumed from then on. */
    async primeStreams(): Promise<void> {
      await expect.poll(() => companiesHouse.openStreams(), IN_TIME).toBe(6);
      const number = companies.find(
        ({ profile }) => profile.type === 'plc' && profile.company_status === 'active',
      )?.profile.company_number as string;
      const changer = createChanger({ store, clock });
      for (const type of ['director_appointed', 'psc_changed', 'charge_registered', 'insolvency_started']) {
        await changer.changeCompany(number, type);
      }
      await untilAllRead();
      const primed = sql`select 1 from stream_positions where timepoint is not null`;
      expect(await database.db.query(primed)).toHaveLength(6);
    },
    async watch({ watchlist }: WorkingProcess, number: string): Promise<void> {
      await watchlist.watch({ accountId: ACCOUNT, actor: 'test', limit: 10_000 }, number);
    },
    /** A company that can change in this way now, with directors, accounts and all that. */
    companyFor(type: SignalType, skip = 0): string {
      const able = companies.filter(
        (company) => company.profile.type === 'ltd' && applyChange(company, type, TODAY).done,
      );
      const number = able[skip]?.profile.company_number;
      if (!number) throw new Error(`no company can have ${type}`);
      return number;
    },
    async change(number: string, type: SignalType): Promise<void> {
      await createChanger({ store, clock }).changeCompany(number, type);
    },
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
