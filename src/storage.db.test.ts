import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/support/test-database.ts';
import { sql } from './platform/postgres/index.ts';
import { docsDir } from './project-files.ts';
import { describeStorage } from './storage.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

it('a database holds nothing as long as it has neither accounts nor an imported register', async () => {
  expect(await describeStorage(database.url)).toEqual({ content: null, sessions: 0 });
  await database.db.execute(sql`update register_state set companies = 2000, source = 'sandbox'`);
  expect(await describeStorage(database.url)).toMatchObject({ content: null });
  await database.db.execute(sql`update register_state set companies = 3, source = 'a.csv'`);
  expect(await describeStorage(database.url)).toEqual({
    content: { accounts: 0, companies: 3 },
    sessions: 1,
  });
});

it('every table is in the list of what ends its growth', async () => {
  const guide = readFileSync(join(docsDir, 'scaling.md'), 'utf8');
  const section = guide.slice(guide.indexOf('## What grows'));
  const firstCells = [...section.matchAll(/^\| (`[^|]*`[^|]*) \|/gm)].map(([, cell = '']) => cell);
  const listed = firstCells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const tables = await database.db.query<{ tablename: string }>(
    sql`select tablename from pg_tables where schemaname = current_schema()`,
  );
  expect(listed.sort()).toEqual(tables.map(({ tablename }) => tablename).sort());
});
