import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountApi } from '../../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { zip } from '../../../test/support/zip-writer.ts';
import { sql } from '../../platform/postgres/index.ts';
import {
  type AccountsOptions,
  accountsName,
  type BalanceSheet,
  makeAccounts,
} from '../../sandbox/accounts/accounts-document.ts';
import { insertSnapshotRow } from '../register/live/test-support/live-fixture.ts';

const KITES = '07654321';
const NAME = 'FERNHOLLOW KITES LIMITED';
let test: TestService;
let anna: { 'x-api-key': string };
const folder = mkdtempSync(join(tmpdir(), 'financials-'));

beforeAll(async () => {
  test = await startTestService();
  await insertSnapshotRow(test.database.db, { company_name: NAME });
  await accountApi(test).signUpVerifiedByHand('watcher@example.com');
  anna = { 'x-api-key': (await accountApi(test).logIn('watcher@example.com')).json().api_key };
  await test.app.inject({
    method: 'POST',
    url: '/v1/watchlist',
    headers: anna,
    payload: { company_number: KITES },
  });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await test.stop();
});
beforeEach(async () => {
  for (const table of ['financial_documents', 'financial_periods', 'financial_imports', 'financial_remarks'])
    await test.database.db.execute({ text: `delete from ${table}`, values: [] });
  await test.database.db.execute(sql`delete from company_financials`);
  await test.database.db.execute(sql`delete from signals`);
});

const SHEET: BalanceSheet = {
  fixedAssets: 400_000,
  debtors: 50_000,
  cash: 30_000,
  creditorsWithinOneYear: 80_000,
  creditorsAfterOneYear: 100_000,
  employees: 20,
};

/** Loads the accounts of a year, published as the file of a day. */
async function file(...accounts: Parameters<typeof fileOf>): Promise<number> {
  return load([fileOf(...accounts)]);
}

async function load(paths: string[]): Promise<number> {
  const archives = await test.service.financials.import({
    paths,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  return archives.reduce((sum, archive) => sum + archive.signals, 0);
}

/** Writes the file; returns its path. */
function fileOf(year: number, day: string, more: Partial<AccountsOptions> = {}, number = KITES): string {
  const end = `${year}-12-31`;
  const options = {
    companyNumber: number,
    companyName: NAME,
    start: `${year}-01-01`,
    end,
    current: SHEET,
    ...more,
  };
  const path = join(folder, `Accounts_Bulk_Data-${day}.zip`);
  writeFileSync(
    path,
    zip([{ name: accountsName({ companyNumber: KITES, end }), content: makeAccounts(options) }]),
  );
  return path;
}

async function signals() {
  const answer = await test.app.inject({ url: '/v1/signals', headers: anna });
  return answer.json().signals as {
    signal_type: string;
    summary: string;
    previous: object;
    current: object;
    source: string;
  }[];
}
const types = async () => (await signals()).map(({ signal_type }) => signal_type).sort();
const get = (path: string) => test.app.inject({ url: path, headers: anna });

describe('GET /v1/companies/{company_number}/financials', () => {
  it('answers with the periods, newest first', async () => {
    await file(2025, '2026-09-15', { previous: { ...SHEET, cash: 10_000 } });
    const answer = await get('/v1/companies/7654321/financials');
    expect(answer.statusCode).toBe(200);
    const body = answer.json();
    expect(body).toMatchObject({ company_number: KITES, company_name: NAME, as_of: '2026-09-15' });
    expect(
      body.periods.map((period: { period_end: string; cash: number }) => [period.period_end, period.cash]),
    ).toEqual([
      ['2025-12-31', 30_000],
      ['2024-12-31', 10_000],
    ]);
    expect(body.periods[0].document.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('has the newest of them in the profile of the company', async () => {
    const profile = async () => (await get(`/v1/companies/${KITES}`)).json().financials;
    expect(await profile()).toBeNull();
    await file(2025, '2026-09-15', { previous: SHEET });
    expect(await profile()).toEqual({
      period_end: '2025-12-31',
      currency: 'GBP',
      turnover: null,
      profit_loss: null,
      net_assets: 300_000,
      cash: 30_000,
      employees: 20,
      dormant: false,
    });
  });

  it('answers with no period before the first import', async () => {
    expect((await get(`/v1/companies/${KITES}/financials`)).json()).toMatchObject({
      periods: [],
      as_of: null,
    });
  });

  it('refuses companies that do not exist, and callers without a credential', async () => {
    const unknown = await get('/v1/companies/09999999/financials');
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'company_not_found']);
    expect((await test.app.inject({ url: `/v1/companies/${KITES}/financials` })).statusCode).toBe(401);
  });

  it('is also a CSV file with one row per period', async () => {
    await file(2025, '2026-09-15', { previous: SHEET });
    const { headers, body } = await get(`/v1/companies/${KITES}/financials.csv`);
    expect(headers['content-type']).toMatch(/^text\/csv/);
    const [header, ...rows] = body.trim().split('\r\n');
    expect(header).toMatch(/^company_number,period_start,period_end,.*,document$/);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/^07654321,2025-01-01,2025-12-31,12,GBP,false,false,FullAccounts,,,400000,/);
    expect((await get('/v1/companies/09999999/financials.csv')).statusCode).toBe(404);
  });
});

describe('signals of a watched company', () => {
  it('come from a newer document, with the figures before and after, and once', async () => {
    await file(2024, '2025-09-15');
    const fallen = {
      ...SHEET,
      cash: 0,
      fixedAssets: 100_000,
      creditorsWithinOneYear: 200_000,
      employees: 12,
    };
    expect(await file(2025, '2026-09-15', { current: fallen, previous: SHEET })).toBe(4);
    expect(await types()).toEqual([
      'employees_changed',
      'financials_filed',
      'net_assets_fell',
      'net_assets_turned_negative',
    ]);
    const found = await signals();
    const negative = found.find(({ signal_type }) => signal_type === 'net_assets_turned_negative');
    expect(negative).toMatchObject({
      summary: `The net assets of ${NAME} turned negative: from £300,000 to -£150,000.`,
      occurred_on: '2026-09-15',
      previous: { period_end: '2024-12-31', currency: 'GBP', net_assets: 300_000 },
      current: { period_end: '2025-12-31', currency: 'GBP', net_assets: -150_000 },
      source: 'accounts',
    });
    expect(await file(2025, '2026-09-16', { current: fallen, previous: SHEET })).toBe(0);
  });

  it('say only that accounts were filed when nothing changed much', async () => {
    await file(2024, '2025-09-15');
    await file(2025, '2026-09-15', { current: { ...SHEET, employees: 23 }, previous: SHEET });
    expect(await types()).toEqual(['financials_filed']);
  });

  it('come not from the first file, nor from older ones, nor from archives of years ago', async () => {
    await file(2025, '2026-09-15', { current: { ...SHEET, employees: 90 }, previous: SHEET });
    expect(await types()).toEqual([]);
    await file(2024, '2025-09-15', { current: SHEET, previous: { ...SHEET, employees: 90 } });
    expect(await types()).toEqual([]);
    await file(2019, '2020-09-15');
    await file(2020, '2021-09-15');
    expect(await types()).toEqual([]);
  });

  it('come for the first accounts of a company when their file is newer than all before', async () => {
    await file(2024, '2025-09-15', {}, KITES);
    await test.database.db.execute(sql`delete from company_financials`);
    await test.database.db.execute(sql`delete from financial_periods`);
    await test.database.db.execute(sql`delete from financial_documents`);
    await file(2025, '2026-09-15', { previous: { ...SHEET, employees: 40 } });
    expect(await types()).toEqual(['employees_changed', 'financials_filed']);
  });

  it('come not from a first load of older months, in one import or in several', async () => {
    const fallen = { ...SHEET, employees: 5 };
    const months = ['2026-03-15', '2026-08-15', '2026-10-15'];
    const paths = months.map((day, index) => fileOf(2023 + index, day, { current: fallen, previous: SHEET }));
    await load(paths);
    expect(await types()).toEqual([]);
    await test.database.db.execute(sql`delete from company_financials`);
    await test.database.db.execute(sql`delete from financial_periods`);
    await test.database.db.execute(sql`delete from financial_documents`);
    await test.database.db.execute(sql`update financial_imports set published_on = '2026-01-15'`);
    await file(2025, '2026-09-01', { current: fallen, previous: SHEET });
    expect(await types()).toEqual([]);
  });

  it('come not from several older months that are loaded later', async () => {
    await file(2025, '2026-11-13', {}, '72583914');
    await file(2024, '2026-02-28');
    await file(2025, '2026-06-30', { current: { ...SHEET, employees: 90 }, previous: SHEET });
    expect(await types()).toEqual([]);
  });

  it('come not from a document that is doubtful', async () => {
    await file(2024, '2025-09-15');
    await file(2025, '2026-09-15', { current: { ...SHEET, employees: 90 }, companyNumber: '72583914' });
    expect(await types()).toEqual([]);
  });
});
