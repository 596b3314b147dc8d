import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { OperatorError } from '../../shared/problem.ts';
import { silentLogger } from '../logger.ts';
import { sql } from './index.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  await test.db.execute(sql`drop table if exists schema_migrations`);
  await test.db.execute(sql`drop table if exists one`);
  await test.db.execute(sql`drop table if exists two`);
});

const one = migration(1, '0001_one', 'create table one (id int); select pg_sleep(0.05);');
const two = migration(2, '0002_two', 'create table two (id int);');

function migration(id: number, name: string, text: string): Migration {
  return { id, name, text, checksum: text };
}
function run(migrations: Migration[]) {
  return migrate({ url: test.url, migrations, log: silentLogger });
}

describe('migrations', () => {
  it('are applied once, in order, and remembered', async () => {
    expect(await run([one])).toEqual(['0001_one']);
    expect(await run([one, two])).toEqual(['0002_two']);
    expect(await run([one, two])).toEqual([]);
  });

  it('are applied once when many processes start together', async () => {
    const applied = await Promise.all(Array.from({ length: 8 }, () => run([one, two])));
    expect(applied.flat().sort()).toEqual(['0001_one', '0002_two']);
  });

  it('leave nothing of a failed one behind, so that it can be mended and run again', async () => {
    const broken = migration(2, '0002_two', 'create table two (id int); select 1/0;');
    await expect(run([one, broken])).rejects.toThrow('0002_two failed and was rolled back');
    expect(await run([one, two])).toEqual(['0002_two']);
  });

  it('make an older binary refuse to start if they are of a newer version', async () => {
    await run([one, two]);
    await expect(run([one])).rejects.toThrow(/migrated by a newer Domesday \(to 0002_two\)/);
    await expect(run([one])).rejects.toThrow(OperatorError);
  });

  it('are refused if they were edited after they had been applied', async () => {
    await run([one]);
    await expect(run([migration(1, '0001_one', 'create table other (id int);')])).rejects.toThrow(
      'was changed after',
    );
  });
});

describe('migration files', () => {
  it('must be numbered without gaps', () => {
    const directory = mkdtempSync(join(tmpdir(), 'domesday-migrations-'));
    writeFileSync(join(directory, '0001_a.sql'), '');
    writeFileSync(join(directory, '0003_c.sql'), '');
    expect(() => readMigrations(directory)).toThrow('0003_c.sql should be number 2');
    rmSync(directory, { recursive: true });
  });
});
