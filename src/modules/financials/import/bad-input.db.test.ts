import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { zip } from '../../../../test/support/zip-writer.ts';
import { sql } from '../../../platform/postgres/index.ts';
import { testDocument } from '../test-support/documents.ts';
import { accounts, NUMBERS } from '../test-support/filed-accounts.ts';
import { useImports } from '../test-support/import-fixture.ts';

const { count, db, financials, folder, load, write } = useImports();

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
    ['a balance sheet of a day to come', accounts('72583914', 2052), /is of 2052-12-31, which is to come/],
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

  it('a zip without documents says so, also when another one was', async () => {
    for (const name of ['snapshot.zip', 'notes.zip']) {
      const { state, problem } = await load(write(name, zip([{ name: `${name}.csv`, content: 'x' }])));
      expect(state).toBeUndefined();
      expect(problem).toMatch(new RegExp(`${name} has no documents of accounts`));
    }
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
    await db().execute(sql`
      create function refuse_one() returns trigger language plpgsql as $$
        begin
          if new.company_number = '72583914' then
            raise exception 'integer out of range' using errcode = '22003';
          end if;
          return new;
        end $$`);
    await db().execute(sql`
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
      await db().execute(sql`drop trigger refuse_one on financial_documents`);
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
