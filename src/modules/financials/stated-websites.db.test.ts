import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { sql } from '../../platform/postgres/index.ts';
import { listStatedWebsites } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function state(companyNumber: string, website: string | null, year: number): Promise<void> {
  const name = `${companyNumber} ${year} ${website}`;
  await database.db.execute(sql`
    insert into financial_documents (sha256, name, company_number, period_end, website, loaded_at)
    values (sha256(${name}::text::bytea), ${name}, ${companyNumber}, ${`${year}-12-31`}, ${website}, now())`);
}

it('the websites that a company states come newest first, without those that many companies state', async () => {
  await state('69147382', 'oakenfell-old.co.uk', 2022);
  await state('69147382', 'oakenfell.co.uk', 2024);
  await state('69147382', 'oakenfell.co.uk', 2025);
  await state('69147382', null, 2026);
  await state('69147382', 'software-for-accounts.co.uk', 2026);
  for (let other = 0; other < 30; other += 1)
    await state(String(50_000_000 + other), 'software-for-accounts.co.uk', 2025);
  const found = await listStatedWebsites(database.db, '69147382');
  expect(found.map(({ website, name }) => [website, name])).toEqual([
    ['oakenfell.co.uk', '69147382 2025 oakenfell.co.uk'],
    ['oakenfell-old.co.uk', '69147382 2022 oakenfell-old.co.uk'],
  ]);
  expect(await listStatedWebsites(database.db, '72583914')).toEqual([]);
});
