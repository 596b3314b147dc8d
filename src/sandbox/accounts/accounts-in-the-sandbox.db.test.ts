import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { captureLog } from '../../../test/support/captured-log.ts';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { sql } from '../../platform/postgres/index.ts';
import { listCompanies } from '../store/seed.store.ts';
import { removeSandbox, seedSandboxRegister } from '../store/seed-register.ts';
import { findAccounts } from './accounts.store.ts';
import { nextAccounts } from './sandbox-accounts.ts';
import { seedAccounts } from './seed-accounts.ts';

let database: TestDatabase;
const clock = createTestClock('2026-11-16T09:00:00Z');
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const count = async (table: string) =>
  (await database.db.first<{ n: number }>({ text: `select count(*)::int as n from ${table}`, values: [] }))
    ?.n ?? 0;

it('fictional companies have figures that the reader trusts, once, and none when the sandbox ends', async () => {
  const { db } = database;
  await seedSandboxRegister(db, { clock, size: 200 });
  await seedAccounts(db, { clock, log: captureLog().log });
  const documents = await count('financial_documents');
  expect(documents).toBeGreaterThan(100);
  expect(await count('financial_remarks')).toBe(0);
  const doubtful = await db.query(sql`select name, doubts from financial_documents where doubts <> '{}'`);
  expect(doubtful).toEqual([]);
  const featured = await db.query(sql`
    select period_end from financial_periods where company_number = '69147382' order by period_end desc`);
  expect(featured.length).toBeGreaterThan(4);
  const oversized = await db.query(sql`
    select c.company_number, c.accounts_type, f.employees, f.turnover
    from companies c join company_financials f using (company_number)
    where case c.accounts_type when 'micro-entity' then f.employees > 10 or f.turnover is not null
      when 'dormant' then f.employees > 0
      when 'full' then f.employees < 40 when 'group' then f.employees < 40 when 'medium' then f.employees < 40
      else f.employees > 50 end`);
  expect(oversized).toEqual([]);
  await seedAccounts(db, { clock, log: captureLog().log });
  expect(await count('financial_documents')).toBe(documents);
  const next = nextAccounts(await listCompanies(db), '2026-11-16');
  expect(next.length).toBeGreaterThan(0);
  await removeSandbox(db);
  for (const table of [
    'sandbox_accounts',
    'financial_documents',
    'financial_periods',
    'company_financials',
    'financial_imports',
  ])
    expect(await count(table)).toBe(0);
});

it('the document behind each figure can be read as it was loaded, also in a sandbox from before documents were kept', async () => {
  const { db } = database;
  await seedSandboxRegister(db, { clock, size: 200 });
  const seed = () => seedAccounts(db, { clock, log: captureLog().log });
  const isAsLoaded = async ({ name, sha256 }: { name: string; sha256: string }) => {
    const content = await findAccounts(db, name);
    return content !== undefined && createHash('sha256').update(content).digest('hex') === sha256;
  };
  const loaded = () =>
    db.query<{ name: string; sha256: string }>(sql`
      select name, encode(sha256, 'hex') as sha256 from financial_documents order by name`);
  await seed();
  for (const document of await loaded()) expect(await isAsLoaded(document)).toBe(true);
  await db.execute(sql`delete from sandbox_accounts`);
  await seed();
  for (const document of await loaded()) expect(await isAsLoaded(document)).toBe(true);
  expect(await findAccounts(db, 'other.html')).toBeUndefined();
});
