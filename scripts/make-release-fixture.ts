/**
 * Turns a backup of a small installation into the text that `test/e2e/upgrade.test.ts` fills a data folder
 * from: `tsx scripts/make-release-fixture.ts <backup> test/fixtures/release-<version>.json`. Take the backup
 * of a service of the release that has an account, a watched company, signals and a webhook.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readBackup } from '../src/platform/backup/index.ts';
import { readMigrations } from '../src/platform/postgres/migrate.ts';
import { migrationsDir } from '../src/project-files.ts';
import type { ReleaseFixture } from '../test/support/release-data-dir.ts';

/** The fictional register: large, and made again by every start without one. */
const LEFT_OUT = /^(companies|company_names|register_words|sandbox_\w+|stream_positions)$/;

const [source = '', target = ''] = process.argv.slice(2);
const { folder, manifest, appSecret } = await readBackup(source, readMigrations(migrationsDir));
const fixture: ReleaseFixture = {
  version: manifest.version,
  migrations: manifest.migrations.map(({ name }) => name),
  appSecret,
  tables: manifest.tables
    .filter(({ table, rows }) => rows > 0 && !LEFT_OUT.test(table))
    .map(({ schema, table, columns, file }) => {
      const rows = gunzipSync(readFileSync(join(folder, file))).toString('utf8');
      return { schema, table, columns, rows: rows.trimEnd().split('\n') };
    }),
  sequences: manifest.sequences,
};
const state = fixture.tables.find(({ table }) => table === 'register_state');
const empty: Record<string, string> = { only_row: 't', companies: '0', words_version: '0' };
if (state) state.rows = [state.columns.map((column) => empty[column] ?? '\\N').join('\t')];
writeFileSync(target, `${JSON.stringify(fixture, null, 2)}\n`);
