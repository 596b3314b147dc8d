import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { loadBackup, type Manifest } from '../../src/platform/backup/index.ts';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { migrateJobQueue } from '../../src/platform/job-queue/index.ts';
import { silentLogger } from '../../src/platform/logger.ts';
import { readMigrations } from '../../src/platform/postgres/migrate.ts';
import { migrationsDir } from '../../src/project-files.ts';
import type { PreparedDir } from './data-dir.ts';
import { freePort } from './free-port.ts';
import { scratchPlace } from './scratch-place.ts';
import { makeTempDir } from './service-process.ts';

/** The data of an installation of a release, as text; made by scripts/make-release-fixture.ts. */
export interface ReleaseFixture {
  version: string;
  migrations: string[];
  appSecret: string;
  tables: { schema: string; table: string; columns: string[]; rows: string[] }[];
  sequences: Manifest['sequences'];
}

/** A data folder as a release left it: its tables, by its own migrations, and the rows that it wrote. */
export async function makeReleaseDataDir(fixtureFile: string): Promise<PreparedDir> {
  const fixture = JSON.parse(readFileSync(fixtureFile, 'utf8')) as ReleaseFixture;
  const dir = makeTempDir(scratchPlace());
  const data = join(dir.path, 'data');
  mkdirSync(data);
  writeFileSync(join(data, 'app-secret'), `${fixture.appSecret}\n`, { mode: 0o600 });
  const backup = { folder: dir.path, manifest: writeFiles(dir.path, fixture), appSecret: fixture.appSecret };
  const directory = join(data, 'postgres');
  const postgres = await openEmbeddedPostgres({ directory, log: silentLogger });
  try {
    const client = new pg.Client(postgres.url);
    await client.connect();
    await migrateJobQueue(client, postgres.url).finally(() => client.end());
    await loadBackup({ url: postgres.url, backup, migrations: readMigrations(migrationsDir) });
  } finally {
    await postgres.release();
  }
  writeFileSync(join(directory, 'port'), String(await freePort()));
  return { ...dir, data };
}

function writeFiles(folder: string, { version, migrations, tables, sequences }: ReleaseFixture): Manifest {
  const unchecked = { bytes: 0, sha256: '' };
  return {
    format: 1,
    version,
    created_at: '',
    server_version: '',
    migrations: migrations.map((name, index) => ({ id: index + 1, name, checksum: '' })),
    secret: { file: 'app-secret', ...unchecked },
    sequences,
    tables: tables.map(({ schema, table, columns, rows }) => {
      const file = `${schema}.${table}.copy.gz`;
      writeFileSync(join(folder, file), gzipSync(rows.map((row) => `${row}\n`).join('')));
      return { schema, table, columns, rows: rows.length, file, ...unchecked };
    }),
  };
}
