import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { silentLogger } from '../../src/platform/logger.ts';
import { migrateStorage } from '../../src/storage.ts';
import { scratchPlace } from './scratch-place.ts';

/**
 * One PostgreSQL for the whole run, with everything that makes it durable switched off, and one migrated
 * template in it that each test file clones (see `test-database.ts`).
 */
const TEMPLATE = 'domesday_template';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    templateDatabase: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(scratchPlace(), 'domesday-test-'));
  const postgres = await openEmbeddedPostgres({
    directory: join(directory, 'postgres'),
    preferredPort: 0,
    log: silentLogger,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '300',
      // All of them are looked through for each table and database that is dropped.
      shared_buffers: '128MB',
    },
  });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  await migrateStorage(urlOf(postgres.url, TEMPLATE), silentLogger);

  project.provide('postgresUrl', postgres.url);
  project.provide('templateDatabase', TEMPLATE);
  return async () => {
    await postgres.release();
    rmSync(directory, { recursive: true, force: true });
  };
}

function urlOf(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}
