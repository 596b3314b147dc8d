import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountApi } from '../../../test/support/account-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { startTestService, TEST_APP_SECRET, type TestService } from '../../../test/support/test-service.ts';
import { csv, csvRow, tempFolder } from '../../modules/register/import/test-support/snapshot-fixture.ts';
import { createRegister } from '../../modules/register/index.ts';
import { migrationsDir } from '../../project-files.ts';
import { ADVISORY_LOCKS } from '../postgres/advisory-locks.ts';
import { readMigrations } from '../postgres/migrate.ts';
import { loadBackup, readBackup, writeBackup } from './index.ts';
import { listTables, quoted } from './manifest.ts';
import { fillTables } from './test-support/fill-tables.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const MIGRATIONS = readMigrations(migrationsDir);

let test: TestService;
let folder: ReturnType<typeof tempFolder>;
beforeAll(async () => {
  test = await startTestService();
  const rows = tempFolder();
  await createRegister({ db: test.database.db, clock: test.clock }).importSnapshot({
    path: rows.write('Basic-2026-11-01.csv', csv(csvRow('00000001'), csvRow('00000002'))),
    rejectDir: rows.path,
  });
  rows.remove();
  for (const name of ['anna', 'ben']) await accountApi(test).signUpVerified(`${name}@example.com`);
});
afterAll(() => test?.stop());
beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => folder.remove());

const backUp = (name = 'backup') =>
  writeBackup({
    url: test.database.url,
    folder: join(folder.path, name),
    appSecret: TEST_APP_SECRET,
    version: '9.9.9',
    exchangeLock: ADVISORY_LOCKS.registerImport,
    now: () => test.clock.now(),
  });
const read = (name = 'backup') => readBackup(join(folder.path, name), MIGRATIONS);

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Counts the rows of each table, with a hash of all that they hold, generated columns included. */
const contentOf = (url: string) =>
  withClient(url, async (client) => {
    const content: Record<string, unknown> = {};
    for (const { schema, table } of await listTables(client)) {
      const { rows } = await client.query(
        `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as hash
         from ${quoted(schema, table)} t`,
      );
      content[`${schema}.${table}`] = rows[0];
    }
    return content;
  });

/** Indexes, constraints, triggers and sequences. */
const structureOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ line: string }>(`
      select pg_get_indexdef(indexrelid) as line from pg_index
        where indrelid in (select oid from pg_class where relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace))
      union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where conrelid <> 0
      union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
      union all select viewname || ' ' || definition from pg_views where schemaname = 'public'
      union all select schemaname || '.' || sequencename || ' ' || coalesce(last_value, 0) from pg_sequences
      order by 1`);
    // The register before is in no backup.
    return rows.map(({ line }) => line).filter((line) => !line.startsWith('register_previous.'));
  });

async function withDatabase(work: (database: TestDatabase) => Promise<void>): Promise<void> {
  const database = await createTestDatabase();
  try {
    await work(database);
  } finally {
    await database.drop();
  }
}

describe('a backup', () => {
  it('brings back every row, index, constraint, trigger and sequence, also into another database', async () => {
    await backUp();
    const backup = await read();
    expect(backup.appSecret).toBe(TEST_APP_SECRET);
    await withDatabase(async ({ url }) => {
      await loadBackup({ url, backup, migrations: MIGRATIONS });
      expect(await contentOf(url)).toEqual(await contentOf(test.database.url));
      expect(await structureOf(url)).toEqual(await structureOf(test.database.url));
    });
  });

  it('brings back every table with all that it can hold, one by one', async () => {
    await withDatabase(async (full) => {
      expect(await withClient(full.url, fillTables)).toEqual([]);
      await writeBackup({
        url: full.url,
        folder: join(folder.path, 'full'),
        appSecret: TEST_APP_SECRET,
        version: '9.9.9',
        exchangeLock: ADVISORY_LOCKS.registerImport,
        now: () => test.clock.now(),
      });
      const backup = await read('full');
      const before = Object.entries(await contentOf(full.url));
      await withDatabase(async ({ url }) => {
        await loadBackup({ url, backup, migrations: MIGRATIONS });
        const after = await contentOf(url);
        for (const [table, content] of before) expect([table, after[table]]).toEqual([table, content]);
        expect(Object.keys(after)).toHaveLength(before.length);
      });
    });
  });

  it('keeps the secret and the rows from other users of the machine', async () => {
    await backUp();
    const mode = (file: string) => statSync(join(folder.path, 'backup', file)).mode & 0o777;
    expect([mode('.'), mode('app-secret'), mode('manifest.json'), mode('public.accounts.copy.gz')]).toEqual([
      0o700, 0o600, 0o600, 0o600,
    ]);
  });

  it('is of one moment, though others write while it is written', async () => {
    const sum = `select (select coalesce(sum(balance), 0) from credit_accounts) as balance,
      (select coalesce(sum(balance_change), 0) from credit_entries) as entries`;
    let isDone = false;
    const writing = (async () => {
      for (let index = 0; !isDone; index++)
        await accountApi(test).signUpVerified(`during-${index}@example.com`);
    })();
    await backUp().finally(() => {
      isDone = true;
    });
    await writing;
    const backup = await read();
    await withDatabase(async ({ url }) => {
      await loadBackup({ url, backup, migrations: MIGRATIONS });
      const { rows } = await withClient(url, (client) => client.query(sum));
      expect(rows[0].balance).toBe(rows[0].entries);
    });
  });

  it.each(['backup', 'restore'] as const)(
    'a database that dies during a %s is reported in a sentence, and nothing is left half done',
    async (what) => {
      await backUp();
      const backup = await read();
      await withDatabase(async ({ url }) => {
        const before = await contentOf(url);
        const terminate = () =>
          withClient(url, (client) =>
            client.query(
              `select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()`,
              [`domesday ${what}`],
            ),
          );
        let killed: Promise<unknown> | undefined;
        const onProgress = ({ table }: { step?: unknown; table?: string }) => {
          if (table === 'credit_entries') killed ??= terminate();
        };
        const running =
          what === 'restore'
            ? loadBackup({ url, backup, migrations: MIGRATIONS, onProgress })
            : writeBackup({
                url,
                folder: join(folder.path, 'second'),
                appSecret: TEST_APP_SECRET,
                version: '9.9.9',
                exchangeLock: ADVISORY_LOCKS.registerImport,
                now: () => test.clock.now(),
                onProgress,
              });
        await expect(running).rejects.toThrow(/^The database stopped answering \(.*\)\. (No|Nothing)/);
        await killed;
        expect(await contentOf(url)).toEqual(before);
        expect(existsSync(join(folder.path, 'second'))).toBe(false);
        expect(existsSync(join(folder.path, 'second.partial'))).toBe(false);
      });
    },
  );

  it('waits for an import, and an import is refused in the meantime', async () => {
    const register = createRegister({ db: test.database.db, clock: test.clock });
    await withClient(test.database.url, async (client) => {
      await client.query('select pg_advisory_lock_shared($1)', [ADVISORY_LOCKS.registerImport]);
      const path = folder.write('Basic-2026-12-01.csv', csv(csvRow('00000001')));
      await expect(register.importSnapshot({ path, rejectDir: folder.path })).rejects.toThrow(
        'A backup is running; wait until it is done.',
      );
      await backUp('beside another backup');
      await client.query('select pg_advisory_unlock_all()');
      await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.registerImport]);
      let hasWaited: () => void = () => undefined;
      const waiting = new Promise<void>((resolve) => {
        hasWaited = resolve;
      });
      const made = writeBackup({
        url: test.database.url,
        folder: join(folder.path, 'later'),
        appSecret: TEST_APP_SECRET,
        version: '9.9.9',
        exchangeLock: ADVISORY_LOCKS.registerImport,
        now: () => test.clock.now(),
        onProgress: () => hasWaited(),
      });
      await waiting;
      expect(existsSync(join(folder.path, 'later'))).toBe(false);
      await client.query('select pg_advisory_unlock_all()');
      expect((await made).tables.length).toBeGreaterThan(10);
    });
  });

  it('is not written into a folder that holds something', async () => {
    await backUp();
    await expect(backUp()).rejects.toThrow(/backup is not empty\. Use a separate folder for each backup\.$/);
  });
});

describe('a damaged or foreign backup', () => {
  beforeEach(async () => {
    await backUp();
  });
  const file = (name: string) => join(folder.path, 'backup', name);
  const manifest = () => JSON.parse(readFileSync(file('manifest.json'), 'utf8'));

  it('is refused when a file of it was changed, cut off or lost', async () => {
    const path = file('public.accounts.copy.gz');
    const whole = readFileSync(path);
    const changed = Buffer.from(whole);
    changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
    writeFileSync(path, changed);
    await expect(read()).rejects.toThrow(
      'public.accounts.copy.gz: its checksum is wrong. Nothing was changed.',
    );
    appendFileSync(path, 'more');
    await expect(read()).rejects.toThrow(/public\.accounts\.copy\.gz: it has \d+ bytes and should have \d+/);
    rmSync(path);
    await expect(read()).rejects.toThrow('public.accounts.copy.gz: it is missing');
  });

  it('is refused when its manifest was changed or cut off', async () => {
    writeFileSync(file('manifest.json'), JSON.stringify({ ...manifest(), version: '0.0.1' }));
    await expect(read()).rejects.toThrow('is damaged: its checksum is wrong');
    writeFileSync(file('manifest.json'), '{"format": 1,');
    await expect(read()).rejects.toThrow('is damaged: it is not JSON');
  });

  it('is refused when it is no backup', async () => {
    await expect(read('no such folder')).rejects.toThrow(
      'is not a backup of Domesday: it has no manifest.json.',
    );
    writeFileSync(file('manifest.json'), '{"name": "something else"}');
    await expect(read()).rejects.toThrow('is not a backup of Domesday');
  });

  it('is refused when a newer or another version wrote it', async () => {
    const known = MIGRATIONS.slice(0, -1);
    await expect(readBackup(file('.'), known)).rejects.toThrow(
      /written by a newer Domesday \(9\.9\.9, with \d{4}_/,
    );
    const other = MIGRATIONS.map((migration) =>
      migration.id === 2 ? { ...migration, checksum: 'x' } : migration,
    );
    await expect(readBackup(file('.'), other)).rejects.toThrow('written by another Domesday');
  });

  it('leaves the database as it was if loading fails halfway', async () => {
    const backup = await read();
    cpSync(file('public.accounts.copy.gz'), file('public.webhook_destinations.copy.gz'));
    await withDatabase(async ({ url }) => {
      const before = [await contentOf(url), await structureOf(url)];
      await expect(loadBackup({ url, backup, migrations: MIGRATIONS })).rejects.toThrow();
      expect([await contentOf(url), await structureOf(url)]).toEqual(before);
    });
  });
});
