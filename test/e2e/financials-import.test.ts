import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { silentLogger } from '../../src/platform/logger.ts';
import { accountsName, makeAccounts } from '../../src/sandbox/accounts/accounts-document.ts';
import { makeDataDir, type PreparedDir } from '../support/data-dir.ts';
import { runCommand } from '../support/service-process.ts';
import { zip } from '../support/zip-writer.ts';

const DOCUMENTS = 2_500;
/** In the third transaction of the import. */
const BLOCKED = 2_200;

let dir: PreparedDir;
let postgres: Awaited<ReturnType<typeof openEmbeddedPostgres>>;
let client: pg.Client;
beforeAll(async () => {
  dir = await makeDataDir('sandbox');
  postgres = await openEmbeddedPostgres({ directory: join(dir.data, 'postgres'), log: silentLogger });
  client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await postgres?.release();
  dir?.remove();
});

const SHEET = {
  ...{ fixedAssets: 400, debtors: 50, cash: 30, creditorsWithinOneYear: 80, creditorsAfterOneYear: 100 },
  employees: 7,
};

function document(index: number) {
  const options = {
    companyNumber: String(40_000_000 + index),
    companyName: 'OAKENFELL FOODS LIMITED',
    ...{ start: '2025-01-01', end: '2025-12-31', current: SHEET },
  };
  return { name: accountsName(options), content: makeAccounts(options) };
}

it('an import that is killed continues where it stopped, and loads each document once', async () => {
  const documents = Array.from({ length: DOCUMENTS }, (_, index) => document(index));
  const file = join(dir.data, 'Accounts_Bulk_Data-2026-11-13.zip');
  writeFileSync(file, zip(documents));
  const state = async () => {
    const { rows } = await client.query<{ next_document: number; loaded: number; done: boolean }>(`
      select next_document, loaded, finished_at is not null as done from financial_imports
      where file = 'Accounts_Bulk_Data-2026-11-13.zip'`);
    return rows[0];
  };
  // The import waits for this row, which another transaction is about to insert.
  const blocker = new pg.Client({ connectionString: postgres.url });
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query(
    `insert into financial_documents (sha256, name, company_number, period_end, loaded_at)
     values ($1, 'blocked', '00000001', '2025-12-31', now())`,
    [
      createHash('sha256')
        .update(documents[BLOCKED]?.content ?? '')
        .digest(),
    ],
  );
  const killed = runCommand(['financials', 'import', file], { DATA_DIR: dir.data });
  await expect
    .poll(async () => (await state())?.next_document, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(2_000);
  killed.child.kill('SIGKILL');
  await killed.ended;
  await blocker.query('rollback');
  await blocker.end();
  const stopped = await state();
  expect(stopped).toEqual({ next_document: stopped?.loaded, loaded: stopped?.loaded, done: false });
  expect(stopped?.loaded).toBeLessThan(BLOCKED);

  const again = await runCommand(['financials', 'import', file], { DATA_DIR: dir.data }).ended;
  expect(again).toMatchObject({ code: 0 });
  expect(await state()).toEqual({ next_document: DOCUMENTS, loaded: DOCUMENTS, done: true });
  const { rows } = await client.query<{ documents: number; companies: number }>(`
    select count(*)::int as documents, count(distinct company_number)::int as companies
    from financial_documents where company_number like '40%'`);
  expect(rows).toEqual([{ documents: DOCUMENTS, companies: DOCUMENTS }]);

  const third = await runCommand(['financials', 'import', file], { DATA_DIR: dir.data }).ended;
  expect(third.stdout).toMatch(/loaded before, on .* Nothing to do\./);
});
