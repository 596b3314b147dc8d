import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createTestClock } from '../../../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.ts';
import {
  type CompaniesHouseClient,
  createCompaniesHouseClient,
} from '../../../../platform/companies-house/index.ts';
import {
  type ScriptedCompaniesHouse,
  sendJson,
  startScriptedCompaniesHouse,
} from '../../../../platform/companies-house/test-support/scripted-companies-house.ts';
import { silentLogger } from '../../../../platform/logger.ts';
import { type Database, openDatabase, type Queryable, sql } from '../../../../platform/postgres/index.ts';
import { createLiveSource } from '../../index.ts';
import type { LiveSource } from '../live-source.ts';

/** For what a test does not wait for: a machine that is busy must not bring it about. */
const LONG_MS = 60_000;

export interface ProcessOptions {
  /** On its own connections, as another process. */
  elsewhere?: boolean;
  keyed?: boolean;
  requests?: number;
  waitMs?: number;
}

/**
 * A database, an official server, and as many processes as a test starts. Call it once at the top of a test
 * file.
 */
export function useLiveFixture() {
  const clock = createTestClock();
  let database: TestDatabase;
  let otherPool: Database;
  let server: ScriptedCompaniesHouse;
  let opened: (LiveSource | CompaniesHouseClient)[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    otherPool = openDatabase({ url: database.url, log: silentLogger });
    server = await startScriptedCompaniesHouse();
  });
  beforeEach(async () => {
    clock.set('2026-11-15T09:00:00Z');
    server.forget();
    await emptyRegister(database.db);
  });
  afterEach(async () => {
    await Promise.all(opened.map((part) => part.close()));
    opened = [];
  });
  afterAll(async () => {
    await server.close();
    await otherPool.close();
    await database.drop();
  });

  return {
    clock,
    get db() {
      return database.db;
    },
    get server() {
      return server;
    },
    startProcess({
      elsewhere = false,
      keyed = true,
      requests = 600,
      waitMs = LONG_MS,
    }: ProcessOptions = {}): LiveSource {
      const db = elsewhere ? otherPool : database.db;
      const client = createCompaniesHouseClient({
        db,
        clock,
        log: silentLogger,
        userAgent: 'test',
        access: () => (keyed ? server : undefined),
        limits: { requests, windowMs: 300_000, reserve: Math.min(100, requests - 1) },
        timeoutMs: LONG_MS,
        sleep: async () => undefined,
      });
      const live = createLiveSource({ db, clock, log: silentLogger, client, waitMs });
      opened.push(client, live);
      return live;
    },
  };
}

export async function emptyRegister(db: Queryable): Promise<void> {
  await db.execute(sql`delete from company_names`);
  await db.execute(sql`delete from companies`);
  await db.execute(sql`delete from company_details`);
  await db.execute(sql`delete from companies_house_requests`);
  await db.execute(sql`delete from companies_house_accounts`);
}

/** A row as an import writes it. */
export async function insertSnapshotRow(db: Queryable, changes: Record<string, unknown> = {}): Promise<void> {
  const row = {
    id: 1,
    company_number: '07654321',
    company_name: 'FERNHOLLOW OLD NAME LIMITED',
    company_status: 'active',
    company_type: 'ltd',
    country_of_origin: 'United Kingdom',
    charges_total: 3,
    charges_outstanding: 1,
    sic_codes: [],
    previous_names: [],
    row_hash: 77,
    ...changes,
  };
  await db.execute(sql`
    insert into companies select * from jsonb_populate_record(null::companies, ${JSON.stringify(row)}::jsonb)`);
  await db.execute(sql`insert into company_names values (1, 0, 'FERNHOLLOW OLD NAME', 'FERNHOLLOWOLDNAME')`);
}

export const slowly =
  (body: object, ms = 60) =>
  (_: unknown, response: Parameters<typeof sendJson>[0]) =>
    void setTimeout(() => sendJson(response, body), ms);
