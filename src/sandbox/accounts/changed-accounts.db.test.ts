import { afterAll, beforeAll, expect, it } from 'vitest';
import { captureLog } from '../../../test/support/captured-log.ts';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { createFinancials } from '../../modules/financials/index.ts';
import { sql } from '../../platform/postgres/index.ts';
import { createChanger, signalsOf } from '../changes/apply-change.ts';
import { createDatabaseStore } from '../store/postgres.store.ts';
import { seedSandboxRegister } from '../store/seed-register.ts';
import { FIGURE_CHANGES, type FigureChange } from './changed-accounts.ts';
import { seedAccounts } from './seed-accounts.ts';

let database: TestDatabase;
const clock = createTestClock('2026-11-16T09:00:00Z');
const { log } = captureLog();
/** Companies with net assets; each change is made to one of them. */
let numbers: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  await seedSandboxRegister(database.db, { clock, size: 60 });
  await seedAccounts(database.db, { clock, log });
  await database.db.execute(sql`insert into accounts (id, created_at) values ('acc_test', now())`);
  await database.db.execute(sql`
    insert into watched_companies (account_id, company_number, watched_at)
    select 'acc_test', company_number, now() from company_financials`);
  const companies = await database.db.query<{ company_number: string }>(sql`
    select company_number from company_financials where net_assets > 0 order by company_number`);
  numbers = companies.map(({ company_number }) => company_number);
});
afterAll(() => database.drop());

it.each(Object.keys(FIGURE_CHANGES) as FigureChange[])(
  '%s files accounts that the reader trusts and that make its signals, and no others',
  async (type) => {
    const made: string[] = [];
    const financials = createFinancials({
      db: database.db,
      clock,
      log,
      findCompany: async (company_number) => ({ company_number, company_name: 'TARNWICK JOINERY LIMITED' }),
      async addChanges(_tx, { changes }) {
        made.push(...changes.map(({ signal_type }) => signal_type));
        return changes.length;
      },
    });
    const filing = {
      findNewest: async (number: string) => (await financials.findFinancials(number)).periods[0],
      async load(document: { name: string; content: string }) {
        const { state, remarks } = await financials.importDocuments({
          file: document.name,
          documents: [document],
        });
        expect(state).toMatchObject({ loaded: 1, doubtful: 0 });
        expect(remarks).toEqual([]);
      },
    };
    const changer = createChanger({ store: createDatabaseStore(database.db), clock, filing });
    const number = numbers.pop() ?? '';
    await changer.changeCompany(number, type);
    expect(made.sort()).toEqual(signalsOf(type).sort());
    if (type === 'net_assets_turned_negative') {
      await expect(changer.changeCompany(number, type)).rejects.toThrow('has net liabilities already');
    }
  },
);
