import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.ts';
import { sql } from '../../../../platform/postgres/index.ts';
import { createSearch, type Search } from '../index.ts';
import { parseSearchQuery, type RawSearchQuery } from '../search-query.ts';
import { insertCompanies } from '../test-support/insert-companies.ts';
import { listWrongRows } from '../test-support/wrong-rows.ts';

let database: TestDatabase;
let search: Search;

beforeAll(async () => {
  database = await createTestDatabase();
  search = createSearch({ db: database.db });
});
afterAll(() => database.drop());

async function numbersOf(raw: RawSearchQuery): Promise<string[]> {
  const { companies } = await search.searchCompanies(parseSearchQuery(raw), 'acc_test');
  return companies.map(({ company }) => company.company_number);
}

test('a company is found by its figures when these are read before the register has the company', async () => {
  const { db } = database;
  await db.execute(sql`
    insert into company_financials (company_number, period_end, currency, employees)
    values ('40000001', '2025-12-31', 'GBP', 12)`);
  await insertCompanies(db, [{ name: 'LATER LIMITED', number: '40000001' }]);
  expect(await numbersOf({ employees_min: 10 })).toEqual(['40000001']);
});

test('figures, links and facts that change are searched by at once', async () => {
  const { db } = database;
  await insertCompanies(db, [
    {
      name: 'CHANGING LIMITED',
      number: '40000002',
      town: 'Leeds',
      figures: { employees: 60 },
      link: 'verified',
    },
  ]);
  expect(await numbersOf({ employees_min: 50 })).toEqual(['40000002']);
  expect(await numbersOf({ has_website: 'true' })).toEqual(['40000002']);
  await db.execute(sql`update company_financials set employees = 5 where company_number = '40000002'`);
  await db.execute(sql`update website_links set status = 'ended' where company_number = '40000002'`);
  await db.execute(sql`update companies set locality = 'York' where company_number = '40000002'`);
  expect(await numbersOf({ employees_min: 50 })).toEqual([]);
  expect(await numbersOf({ has_website: 'true' })).toEqual([]);
  expect(await numbersOf({ town: 'leeds' })).toEqual([]);
  expect(await numbersOf({ town: 'york', employees_max: 5 })).toEqual(['40000002']);
  await db.execute(sql`delete from company_financials where company_number = '40000002'`);
  expect(await numbersOf({ town: 'york', employees_max: 5 })).toEqual([]);
  expect(await listWrongRows(db)).toEqual([]);
});

test('a company that leaves the register leaves the lists, and comes back with it', async () => {
  const { db } = database;
  await insertCompanies(db, [{ name: 'LEAVING LIMITED', number: '40000003', town: 'Hull' }]);
  await db.execute(sql`
    update companies set removed_on = '2026-01-01', accounts_next_due = '2025-12-31'
    where company_number = '40000003'`);
  expect(await numbersOf({ town: 'hull' })).toEqual([]);
  expect(await numbersOf({ town: 'hull', company_status: 'removed' })).toEqual(['40000003']);
  expect(await numbersOf({ name: 'leaving', company_status: 'removed' })).toEqual(['40000003']);
  expect(await numbersOf({ name: 'later', company_status: 'removed' })).toEqual([]);
  // It owes no accounts, so that they are neither overdue nor due.
  for (const accounts_overdue of ['true', 'false'])
    expect(await numbersOf({ company_status: 'removed', accounts_overdue })).toEqual([]);
  await db.execute(sql`update companies set removed_on = null where company_number = '40000003'`);
  expect(await numbersOf({ town: 'hull' })).toEqual(['40000003']);
  await db.execute(sql`delete from companies where company_number = '40000003'`);
  expect(await listWrongRows(db)).toEqual([]);
});

test('the status `removed` also finds companies that the register itself calls so', async () => {
  const { db } = database;
  await insertCompanies(db, [
    { name: 'ABROAD HOLDING', number: 'OE000001', postcode: 'ZE1 0AA', status: 'removed' },
    { name: 'MISSING LIMITED', number: '40000004', postcode: 'ZE2 9AA', removed: '2026-01-01' },
  ]);
  const company_status = 'removed';
  expect(await numbersOf({ company_status, sort: 'name' })).toEqual(['OE000001', '40000004']);
  expect(await numbersOf({ company_status, postcode: 'ZE2 9AA' })).toEqual(['40000004']);
  for (const other of [{ postcode: 'ZE1 0AA' }, { postcode: 'ZE1' }, { name: 'abroad' }, { name: 'OE1' }])
    expect(await numbersOf({ company_status, ...other })).toEqual(['OE000001']);
});
