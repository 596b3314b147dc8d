import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { sql } from '../../platform/postgres/index.ts';
import { listNewestFigures } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('the newest figures of several companies come in one query, and companies without any are absent', async () => {
  await database.db.execute(sql`
    insert into company_financials (company_number, period_end, currency, net_assets, employees, dormant)
    values ('69147382', '2025-12-31', 'GBP', -9000000000000, 12, false)`);
  const found = await listNewestFigures(database.db, ['69147382', '72583914']);
  expect([...found]).toEqual([
    [
      '69147382',
      {
        period_end: '2025-12-31',
        currency: 'GBP',
        turnover: null,
        profit_loss: null,
        net_assets: -9_000_000_000_000,
        cash: null,
        employees: 12,
        dormant: false,
      },
    ],
  ]);
  expect(await listNewestFigures(database.db, [])).toEqual(new Map());
});
