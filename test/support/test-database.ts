import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { silentLogger } from '../../src/platform/logger.ts';
import { type Database, openDatabase } from '../../src/platform/postgres/index.ts';

/** Long: a busy machine must not fail a test. */
const PATIENT = { statementTimeoutMs: 60_000, connectTimeoutMs: 40_000 };

export interface TestDatabase {
  url: string;
  db: Database;
  drop(): Promise<void>;
}

/** A separate database, cloned from the migrated template: call it in `beforeAll`, drop it in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copied as files: half the work of copying it through the log, which nothing here needs.
  const template = inject('templateDatabase');
  await asAdmin(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const db = openDatabase({ url: url.href, log: silentLogger, ...PATIENT });
  return {
    url: url.href,
    db,
    async drop() {
      await db.close();
      await asAdmin(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
