import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captureLog } from '../../../../test/support/captured-log.ts';
import { createTestClock } from '../../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts';
import { zip } from '../../../../test/support/zip-writer.ts';
import { ADVISORY_LOCKS, openBulkSession, sql } from '../../../platform/postgres/index.ts';
import { accountsName, makeAccounts } from '../../../sandbox/accounts/accounts-document.ts';
import { createFinancials } from '../index.ts';
import { testDocument } from '../test-support/documents.ts';

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

async function load(path: string, options: { signal?: AbortSignal; onProgress?: () => void } = {}) {
  const [archive] = await financials().import({
    paths: [path],
    signal: new AbortController().signal,
    onProgress: () => undefined,
    threads: 1,
    ...options,
  });
  if (!archive) throw new Error('nothing was imported');
  return archive;
}

const SHEET = {
  fixedAssets: 400,
  debtors: 50,
  cash: 30,
  creditorsWithinOneYear: 80,
  creditorsAfterOneYear: 100,
  employees: 7,
};

function accounts(companyNumber: string, year = 2025, more: Partial<typeof SHEET> = {}) {
  const options = {
    companyNumber,
    companyName: 'OAKENFELL FOODS LIMITED',
    start: `${year}-01-01`,
    end: `${year}-12-31`,
    current: { ...SHEET, ...more },
    previous: SHEET,
  };
  return { name: accountsName(options), content: makeAccounts(options) };
}

function write(name: string, content: Buffer | string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const NUMBERS = ['69147382', '72583914', '58316274'];
const DAY = 'Accounts_Bulk_Data-2026-11-13.zip';
const count = async (table: string) =>
  (await database.db.first<{ n: number }>({ text: `select count(*)::int as n from ${table}`, values: [] }))
    ?.n;

describe('a file of accounts', () => {
  it('is loaded with its documents, both periods of each, and the newest figures of each company', async () => {
    const path = write(DAY, zip(NUMBERS.map((number) => accounts(number))));
    const { state, wasLoaded, remarks } = await load(path);
    expect(wasLoaded).toBe(false);
    expect(remarks).toEqual([]);
    expect(state).toMatchObject({
      file: DAY,
      published_on: '2026-11-13',
      documents: 3,
      loaded: 3,
      skipped: 0,
      doubtful: 0,
    });
    const { periods, as_of } = await financials().findFinancials('69147382');
    expect(as_of).toBe('2026-11-13');
    expect(periods).toHaveLength(2);
    expect(periods[0]).toMatchObject({
      period_start: '2025-01-01',
      period_end: '2025-12-31',
      months: 12,
      currency: 'GBP',
      consolidated: false,
      dormant: false,
      accounts_type: 'FullAccounts',
      turnover: null,
      net_assets: 300,
      employees: 7,
      restated: false,
      document: { name: 'Prod223_4321_69147382_20251231.html' },
    });
    expect(
      await database.db.query(
        sql`select company_number, period_end, net_assets from company_financials order by 1`,
      ),
    ).toEqual(
      NUMBERS.toSorted().map((company_number) => ({
        company_number,
        period_end: '2025-12-31',
        net_assets: 300,
      })),
    );
  });

  it('is loaded once, whatever it is called, and so is a document that another file repeats', async () => {
    const content = zip([accounts('69147382')]);
    await load(write(DAY, content));
    expect(await load(write('copy.zip', content))).toMatchObject({ wasLoaded: true });
    const month = await load(
      write('Accounts_Monthly_Data-November2026.zip', zip([accounts('69147382'), accounts('72583914')])),
    );
    expect(month.state).toMatchObject({ loaded: 1, known: 1, published_on: '2026-11-30' });
    expect(await count('financial_documents')).toBe(2);
    expect(await count('financial_periods')).toBe(4);
  });

  it('continues where it was stopped, on threads as on this one', async () => {
    const files = Array.from({ length: 120 }, (_, i) => accounts(String(60_000_000 + i)));
    const path = write('many.zip', zip(files));
    const stop = new AbortController();
    const stopped = await load(path, { signal: stop.signal, onProgress: () => stop.abort() });
    expect(stopped.state?.finished_at).toBeNull();
    expect(stopped.state?.next_document).toBeGreaterThan(0);
    expect(stopped.state?.next_document).toBeLessThan(120);
    const { state } = await load(path);
    expect(state).toMatchObject({ loaded: 120, known: 0, next_document: 120 });
    expect(state?.finished_at).not.toBeNull();
    expect(await count('financial_documents')).toBe(120);
  });

  it('can also be a document, or a folder of documents and files', async () => {
    const { name, content } = accounts('69147382');
    expect((await load(write(name, content))).state).toMatchObject({ loaded: 1 });
    const inside = join(folder, 'inside');
    mkdirSync(inside);
    writeFileSync(join(inside, name), content);
    writeFileSync(join(inside, 'Accounts_Bulk_Data-2026-11-14.zip'), zip([accounts('72583914')]));
    const both = await financials().import({
      paths: [inside],
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    expect(both.map(({ state }) => [state?.loaded, state?.known])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('was packed on a Mac: what that adds beside each document is not taken for one', async () => {
    const packed = accounts('69147382');
    const added = { name: `__MACOSX/._${packed.name}`, content: '\0\x05\x16\x07' };
    const { state, remarks } = await load(write(DAY, zip([packed, added])));
    expect(state).toMatchObject({ documents: 1, loaded: 1, skipped: 0 });
    expect(remarks).toEqual([]);
  });

  it('is refused while another import runs', async () => {
    const other = await openBulkSession(database.db, 'another import');
    try {
      expect(await other.tryLock(ADVISORY_LOCKS.accountsImport)).toBe(true);
      await expect(load(write(DAY, zip([accounts('69147382')])))).rejects.toThrow(
        /Another import of accounts is running/,
      );
    } finally {
      await other.close();
    }
    expect(await count('financial_documents')).toBe(0);
  });
});

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
    expect(await database.db.first(sql`select period_end, cash from company_financials`)).toEqual({
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
        BalanceSheetDate: '31 December 2026',
        StartDateForPeriodCoveredByReport: '2026-01-01',
        EndDateForPeriodCoveredByReport: '2026-12-31',
      },
      contexts: {
        now: ['2026-12-31', {}],
        last: ['2025-12-31', {}],
        year: ['2026-01-01/2026-12-31', {}],
      },
    });
    await load(write('3.zip', zip([{ name: 'Prod223_5000_69147382_20261231.html', content: following }])));
    const { periods } = await financials().findFinancials('69147382');
    expect(periods.find(({ period_end }) => period_end === '2025-12-31')).toMatchObject({
      employees: 9,
      restated: true,
      document: { name: 'Prod223_5000_69147382_20261231.html' },
    });
  });

  const newest = () =>
    database.db.first(sql`select * from company_financials where company_number = '69147382'`);
});

describe('bad input', () => {
  const good = () => accounts('69147382');

  it.each<[string, { name: string; content: string }, RegExp]>([
    [
      'a document that is no accounts',
      { name: 'a.html', content: '<html/>' },
      /skipped: it has no XBRL tags/,
    ],
    [
      'another country’s accounts',
      {
        name: 'Prod223_1_72583914_20251231.html',
        content: testDocument({
          facts: [],
          core: 'http://xbrl.dcca.dk/fsa',
          schema: 'http://xbrl.dcca.dk/entry.xsd',
        }),
      },
      /skipped: its tags are not of a UK taxonomy/,
    ],
    [
      'entities that expand',
      { name: 'b.html', content: testDocument({ facts: [], prolog: '<!DOCTYPE x [<!ENTITY a "b">]>' }) },
      /skipped: it defines entities/,
    ],
    [
      'a document without a company',
      { name: 'c.html', content: testDocument({ facts: [{ tag: 'Debtors', text: '5' }], number: '' }) },
      /neither its name nor its tags/,
    ],
    [
      'a zip that cannot be read',
      { name: 'Prod223_1_72583914_20251231_CIC.zip', content: 'PK\u0003\u0004 broken' },
      /skipped: it is a zip that cannot be read/,
    ],
    [
      'a date of the year 0',
      {
        name: 'd.html',
        content: testDocument({
          facts: [],
          said: { BalanceSheetDate: '0000-01-01', EndDateForPeriodCoveredByReport: '0000-01-01' },
        }),
      },
      /no day of a balance sheet/,
    ],
  ])('%s is skipped with its name and the reason, and the others are loaded', async (_what, bad, remark) => {
    const { state, remarks } = await load(write('bad.zip', zip([bad, good()])));
    expect(state).toMatchObject({ documents: 2, loaded: 1, skipped: 1 });
    expect(remarks).toEqual([{ name: bad.name, remark: expect.stringMatching(remark) }]);
    expect(await count('financial_documents')).toBe(1);
  });

  it('a zip that is cut off changes nothing and says so', async () => {
    const whole = zip([good()]);
    const { state, problem } = await load(write('cut.zip', whole.subarray(0, whole.length - 40)));
    expect(state).toBeUndefined();
    expect(problem).toMatch(/cut\.zip is not a whole zip file/);
    expect(await count('financial_documents')).toBe(0);
    expect(await count('financial_imports')).toBe(0);
  });

  it('a document that is damaged inside a whole zip is skipped', async () => {
    const bytes = zip([good(), accounts('72583914')]);
    bytes.fill(0xff, 120, 400);
    const { state, remarks } = await load(write('damaged.zip', bytes));
    expect(state).toMatchObject({ loaded: 1, skipped: 1 });
    expect(remarks[0]?.remark).toMatch(/skipped: it is damaged/);
  });

  it('the zip of a community interest company holds its accounts, and a document may be called zip', async () => {
    const inner = zip([
      { name: 'CIC-69147382/cic34/report.xhtml', content: '<html/>' },
      { name: 'CIC-69147382/accounts/accounts.xhtml', content: good().content },
    ]);
    mkdirSync(join(folder, 'cic'));
    writeFileSync(join(folder, 'cic', 'Prod223_3951_69147382_20251231_CIC.zip'), inner);
    writeFileSync(join(folder, 'cic', 'Prod223_3951_72583914_20251231.html'), accounts('72583914').content);
    expect((await load(join(folder, 'cic'))).state).toMatchObject({ loaded: 2, skipped: 0 });
    const misnamed = { name: 'Prod223_2911_58316274_20251231.zip', content: accounts('58316274').content };
    expect((await load(write('misnamed.zip', zip([misnamed])))).state).toMatchObject({ loaded: 1 });
    expect((await financials().findFinancials('58316274')).periods[0]?.net_assets).toBe(300);
  });

  it('a package of a subsidiary without an audit gives its own accounts, and one without any is skipped', async () => {
    const own = { name: 'AUDITEXEMPT-69147382/subsidiary-accounts/d.xhtml', content: good().content };
    const agreement = { name: 'AUDITEXEMPT-69147382/agreement/a.xhtml', content: '<html/>' };
    mkdirSync(join(folder, 'packages'));
    const name = 'Prod224_0012_69147382_20251231_AUDIT_EXEMPT.zip';
    writeFileSync(join(folder, 'packages', name), zip([agreement, own]));
    writeFileSync(
      join(folder, 'packages', 'Prod224_0012_72583914_20251231_AUDIT_EXEMPT.zip'),
      zip([agreement]),
    );
    const { state, remarks } = await load(join(folder, 'packages'));
    expect(state).toMatchObject({ loaded: 1, skipped: 1, doubtful: 0 });
    expect(remarks[0]?.remark).toMatch(/^skipped: it is a zip whose folders do not say which document/);
    expect((await financials().findFinancials('69147382')).periods[0]).toMatchObject({
      net_assets: 300,
      document: { name },
    });
    expect((await load(join(folder, 'packages', name))).state).toMatchObject({ loaded: 0, known: 1 });
  });

  it('another number inside than in the file name: that of the name counts, and the conflict is listed', async () => {
    const { content } = accounts('72583914');
    const { state, remarks } = await load(
      write('x.zip', zip([{ name: 'Prod223_1_69147382_20251231.html', content }])),
    );
    expect(state).toMatchObject({ loaded: 1, doubtful: 1 });
    expect(remarks).toEqual([
      {
        name: 'Prod223_1_69147382_20251231.html',
        remark: expect.stringContaining('names the company 72583914 inside'),
      },
    ]);
    expect((await financials().findFinancials('69147382')).periods[0]).toMatchObject({
      net_assets: 300,
      reliable: false,
    });
    expect((await financials().findFinancials('72583914')).periods).toEqual([]);
  });

  it('a figure of ten to the thirtieth is left out, with a line that says so', async () => {
    const content = testDocument({
      facts: [
        { tag: 'CurrentAssets', text: '5', attributes: 'scale="30"' },
        { tag: 'Debtors', text: '5' },
      ],
    });
    const { remarks } = await load(
      write('large.zip', zip([{ name: 'Prod223_1_69147382_20251231.html', content }])),
    );
    expect(remarks[0]?.remark).toMatch(/too large to be true/);
    expect((await financials().findFinancials('69147382')).periods[0]).toMatchObject({
      current_assets: null,
      debtors: 5,
    });
  });

  it('more employees than there are people are left out, with a line that says so', async () => {
    const content = testDocument({
      number: '72583914',
      facts: [
        { tag: 'AverageNumberEmployeesDuringPeriod', text: '3000000000' },
        { tag: 'Debtors', text: '5' },
      ],
    });
    const { state, remarks } = await load(
      write('people.zip', zip([{ name: 'Prod223_1_72583914_20251231.html', content }, good()])),
    );
    expect(state).toMatchObject({ loaded: 2, doubtful: 1 });
    expect(remarks[0]?.remark).toMatch(/too large to be true/);
    expect((await financials().findFinancials('72583914')).periods[0]).toMatchObject({
      employees: null,
      debtors: 5,
    });
  });

  it('a kind of accounts with tabs and backslashes is loaded without them', async () => {
    const content = testDocument({
      facts: [{ tag: 'Debtors', text: '5' }],
      contexts: { kind: ['2025-01-01/2025-12-31', { AccountsTypeDimension: 'Full\tAccounts\\x00' }] },
      tail: '<ix:nonNumeric name="c:AccountsTypeFullOrAbbreviated" contextRef="kind"></ix:nonNumeric>',
    });
    await load(write('kind.zip', zip([{ name: 'Prod223_1_72583914_20251231.html', content }, good()])));
    expect((await financials().findFinancials('72583914')).periods[0]?.accounts_type).toBe(
      'Full Accounts x00',
    );
    expect(await count('financial_documents')).toBe(2);
  });

  it('a file named after a day that does not exist is loaded like one without a day', async () => {
    const { state } = await load(write('Accounts_Bulk_Data-2026-02-31.zip', zip([good()])));
    expect(state).toMatchObject({ published_on: null, loaded: 1 });
  });

  it('a document that the database cannot store is skipped, and the others are loaded', async () => {
    await database.db.execute(sql`
      create function refuse_one() returns trigger language plpgsql as $$
        begin
          if new.company_number = '72583914' then
            raise exception 'integer out of range' using errcode = '22003';
          end if;
          return new;
        end $$`);
    await database.db.execute(sql`
      create trigger refuse_one before insert on financial_documents for each row execute function refuse_one()`);
    try {
      const { state, remarks } = await load(
        write('refused.zip', zip(NUMBERS.map((number) => accounts(number)))),
      );
      expect(state).toMatchObject({ loaded: 2, skipped: 1, next_document: 3 });
      expect(remarks).toEqual([
        {
          name: accounts('72583914').name,
          remark: 'skipped: the database cannot store it: integer out of range',
        },
      ]);
    } finally {
      await database.db.execute(sql`drop trigger refuse_one on financial_documents`);
    }
  });

  it('the same bytes for two companies are those of the first', async () => {
    const { content } = good();
    const files = ['69147382', '72583914'].map((number) => ({
      name: `Prod223_1_${number}_20251231.html`,
      content,
    }));
    expect((await load(write('same.zip', zip(files)))).state).toMatchObject({ loaded: 1, known: 1 });
    expect((await financials().findFinancials('72583914')).periods).toEqual([]);
  });

  it('a path that is not there stops the command before anything is loaded', async () => {
    await expect(load(join(folder, 'missing.zip'))).rejects.toThrow(/missing\.zip cannot be read \(ENOENT\)/);
    mkdirSync(join(folder, 'empty'));
    await expect(load(join(folder, 'empty'))).rejects.toThrow(/neither zips of accounts nor documents/);
  });
});
