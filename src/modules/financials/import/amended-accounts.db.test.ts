import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { zip } from '../../../../test/support/zip-writer.ts';
import { sql } from '../../../platform/postgres/index.ts';
import { testDocument } from '../test-support/documents.ts';
import { accounts, type SHEET } from '../test-support/filed-accounts.ts';
import { useImports } from '../test-support/import-fixture.ts';

const { db, financials, load, write } = useImports();

describe('several documents about a period', () => {
  it('show the figures of the newest, say that they are restated, and keep what only the older one states', async () => {
    const old = { ...accounts('69147382', 2024, { cash: 90 }) };
    const young = accounts('69147382', 2025);
    // Whatever order they come in.
    await load(write('b.zip', zip([young])));
    await load(write('a.zip', zip([old])));
    const { periods } = await financials().findFinancials('69147382');
    expect(
      periods.map(({ period_end, cash, restated, document }) => [period_end, cash, restated, document.name]),
    ).toEqual([
      ['2025-12-31', 30, false, young.name],
      ['2024-12-31', 30, true, young.name],
      ['2023-12-31', 30, false, old.name],
    ]);
    expect(await db().first(sql`select period_end, cash from company_financials`)).toEqual({
      period_end: '2025-12-31',
      cash: 30,
    });
  });
});

describe('amended accounts', () => {
  const first = (companyNumber: string, more: Partial<typeof SHEET> = {}) =>
    named(accounts(companyNumber, 2025, more), 'Prod223_4207');
  const later = (companyNumber: string, more: Partial<typeof SHEET> = {}) =>
    named(accounts(companyNumber, 2025, more), 'Prod223_4209');
  const named = ({ name, content }: { name: string; content: string }, run: string) => ({
    name: name.replace(/^Prod\d+_\d+/, run),
    content,
  });

  it.each([1, 2, 3, 4])('of one archive count in its order (%i)', async (employees) => {
    const amended = later('69147382', { employees });
    await load(write('amended.zip', zip([first('69147382'), amended])));
    const [period] = (await financials().findFinancials('69147382')).periods;
    expect(period).toMatchObject({ employees, restated: true, document: { name: amended.name } });
    expect(await newest()).toMatchObject({ employees });
  });

  const DAY = 'Accounts_Bulk_Data-2026-11-13.zip';
  it.each([
    ['the day’s file first', [DAY, 'Accounts_Monthly_Data-November2026.zip']],
    ['the month’s file first', ['Accounts_Monthly_Data-November2026.zip', DAY]],
  ])('of a day count before the original that only the file of the month has (%s)', async (_, order) => {
    const amended = later('69147382', { employees: 9 });
    for (const name of order)
      await load(write(name, zip([name === DAY ? amended : first('69147382', { employees: 4 })])));
    const [period] = (await financials().findFinancials('69147382')).periods;
    expect(period).toMatchObject({ employees: 9, restated: true, document: { name: amended.name } });
    expect(await newest()).toMatchObject({ employees: 9 });
  });

  it('that were loaded before count so too, once the database is migrated', async () => {
    await load(write(DAY, zip([later('69147382', { employees: 9, cash: 31 })])));
    await load(
      write('Accounts_Monthly_Data-November2026.zip', zip([first('69147382'), accounts('72583914')])),
    );
    const read = () => db().query(sql`select * from company_financials order by company_number`);
    const right = await read();
    await db().execute(
      sql`update company_financials set employees = 4, cash = null where company_number = '69147382'`,
    );
    const migration = new URL('../../../../migrations/0082_newest_in_month.sql', import.meta.url);
    await db().execute({ text: readFileSync(migration, 'utf8'), values: [] });
    expect(await read()).toEqual(right);
    expect(right).toMatchObject([{ employees: 9, cash: 31 }, {}]);
  });

  it('that only the file of the month has count before the original of a day', async () => {
    const amended = later('69147382', { employees: 9 });
    await load(write('Accounts_Monthly_Data-November2026.zip', zip([amended])));
    await load(write(DAY, zip([first('69147382', { employees: 4 })])));
    expect(await newest()).toMatchObject({ employees: 9 });
  });

  it('of a later month count before the original, whatever the numbers of their runs are', async () => {
    await load(write('Accounts_Monthly_Data-December2026.zip', zip([first('69147382', { employees: 9 })])));
    await load(write(DAY, zip([later('69147382', { employees: 4 })])));
    expect(await newest()).toMatchObject({ employees: 9 });
  });

  it('leave the figures that they do not state to the first, everywhere', async () => {
    const facts = (values: Record<string, string>) =>
      testDocument({ facts: Object.entries(values).map(([tag, text]) => ({ tag, text })) });
    const both = { CurrentAssets: '900', AverageNumberEmployeesDuringPeriod: '12' };
    const documents = [facts({ ...both, CashBankOnHand: '700' }), facts({ CurrentAssets: '900' })];
    const files = documents.map((content, index) => ({
      name: `Prod223_420${index}_69147382_20251231.html`,
      content,
    }));
    await load(write('amended.zip', zip(files)));
    const [period] = (await financials().findFinancials('69147382')).periods;
    expect(period).toMatchObject({ employees: 12, cash: 700, restated: false });
    expect(await newest()).toMatchObject({ employees: 12, cash: 700 });
  });

  it('restate a figure that a third document leaves out', async () => {
    await load(write('2.zip', zip([first('69147382'), later('69147382', { employees: 9 })])));
    const following = testDocument({
      facts: [{ tag: 'CurrentAssets', text: '80', context: 'last' }],
      said: {
        BalanceSheetDate: '30 June 2026',
        StartDateForPeriodCoveredByReport: '2026-01-01',
        EndDateForPeriodCoveredByReport: '2026-06-30',
      },
      contexts: {
        now: ['2026-06-30', {}],
        last: ['2025-12-31', {}],
        year: ['2026-01-01/2026-06-30', {}],
      },
    });
    await load(write('3.zip', zip([{ name: 'Prod223_5000_69147382_20260630.html', content: following }])));
    const { periods } = await financials().findFinancials('69147382');
    expect(periods.find(({ period_end }) => period_end === '2025-12-31')).toMatchObject({
      employees: 9,
      restated: true,
      document: { name: 'Prod223_5000_69147382_20260630.html' },
    });
  });

  const newest = () => db().first(sql`select * from company_financials where company_number = '69147382'`);
});
