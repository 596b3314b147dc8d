import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { captureLog } from '../../../../test/support/captured-log.ts';
import { createTestClock } from '../../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts';
import { sql } from '../../../platform/postgres/index.ts';
import { createFinancials } from '../index.ts';

/** A database and a folder for the tests of a file; the database has no accounts before each test. */
export function useImports() {
  let database: TestDatabase;
  const folder = mkdtempSync(join(tmpdir(), 'financials-'));
  const clock = createTestClock('2026-11-16T09:00:00Z');

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.drop();
  });
  beforeEach(async () => {
    for (const table of ['documents', 'periods', 'imports', 'remarks'])
      await database.db.execute({ text: `delete from financial_${table}`, values: [] });
    await database.db.execute(sql`delete from company_financials`);
  });

  const financials = () =>
    createFinancials({
      db: database.db,
      clock,
      log: captureLog().log,
      findCompany: async (number) => ({ company_number: number, company_name: 'OAKENFELL FOODS LIMITED' }),
      addChanges: async () => 0,
    });

  return {
    folder,
    clock,
    financials,
    db: () => database.db,
    async load(path: string, options: { signal?: AbortSignal; onProgress?: () => void } = {}) {
      const [archive] = await financials().import({
        paths: [path],
        signal: new AbortController().signal,
        onProgress: () => undefined,
        threads: 1,
        ...options,
      });
      if (!archive) throw new Error('nothing was imported');
      return archive;
    },
    /** Returns its path. */
    write(name: string, content: Buffer | string): string {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
    async count(table: string): Promise<number | undefined> {
      const row = await database.db.first<{ n: number }>({
        text: `select count(*)::int as n from ${table}`,
        values: [],
      });
      return row?.n;
    },
  };
}
