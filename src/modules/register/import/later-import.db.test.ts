import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/postgres/index.ts';
import { createRegisterFixture, type RegisterFixture } from './test-support/register-fixture.ts';
import { csv, csvRow } from './test-support/snapshot-fixture.ts';

let fixture: RegisterFixture;
beforeEach(async () => {
  fixture = await createRegisterFixture();
});
afterEach(() => fixture.drop());

const FIRST = [
  csvRow('00000001'),
  csvRow('00000002', { CompanyName: 'TALLOW WORKS LTD' }),
  csvRow('00000003', { CompanyName: 'GONE SOON LTD' }),
];
const SECOND = [
  csvRow('00000001'),
  csvRow('00000002', {
    CompanyName: 'BRIGHT WORKS LTD',
    CompanyStatus: 'Liquidation',
    'PreviousName_1.CONDATE': '20/11/2026',
    'PreviousName_1.CompanyName': 'TALLOW WORKS LTD',
  }),
  csvRow('00000004', { CompanyName: 'BRAND NEW LTD' }),
];

/** So long the changes of a snapshot that removes much are held back from signals. */
const HOLD = { hours: 1 };

/** Changes with every write of a row. */
const versions = ({ db }: RegisterFixture) =>
  db.query<{ company_number: string; version: string }>(sql`
    select company_number, xmin::text || ctid::text as version from companies order by company_number`);

describe('a later snapshot', () => {
  it('writes what changed and nothing else', async () => {
    await fixture.importRows('Basic-2026-11-01.csv', ...FIRST);
    const before = await versions(fixture);
    const result = await fixture.importRows('Basic-2026-12-01.csv', ...SECOND);
    expect(result).toMatchObject({
      outcome: 'refreshed',
      companies: 3,
      added: 1,
      changed: 1,
      removed: 1,
      returned: 0,
    });
    const after = await versions(fixture);
    expect(after[0]).toEqual(before[0]);
    expect(after[1]).not.toEqual(before[1]);
    expect(await fixture.companies()).toMatchObject([
      { company_number: '00000001', id: 1 },
      { company_number: '00000002', id: 2, company_name: 'BRIGHT WORKS LTD', company_status: 'liquidation' },
      { company_number: '00000003', id: 3, company_status: 'active', removed_on: '2026-12-01' },
      { company_number: '00000004', id: 4, removed_on: null },
    ]);
    expect(
      (await fixture.names()).map(({ company_number, ordinal, name_key }) => [
        company_number,
        ordinal,
        name_key,
      ]),
    ).toEqual([
      ['00000001', 0, 'QUENBY MARROW'],
      ['00000002', 0, 'BRIGHT WORKS'],
      ['00000002', 1, 'TALLOW WORKS'],
      ['00000003', 0, 'GONE SOON'],
      ['00000004', 0, 'BRAND NEW'],
    ]);
    expect(await fixture.register.state()).toMatchObject({ companies: 3, as_of: '2026-12-01' });
    expect(await fixture.db.first(sql`select names from register_words where word = 'BRAND'`)).toEqual({
      names: 1,
    });
  });

  it('keeps the old and the new values of what changed, for signals', async () => {
    await fixture.importRows('Basic-2026-11-01.csv', ...FIRST);
    await fixture.importRows('Basic-2026-12-01.csv', ...SECOND);
    const recordedAt = fixture.clock.now();
    fixture.clock.advance(HOLD);
    expect(await fixture.changes()).toEqual([
      {
        company_number: '00000002',
        kind: 'changed',
        before: { company_name: 'TALLOW WORKS LTD', company_status: 'active', previous_names: [] },
        after: {
          company_name: 'BRIGHT WORKS LTD',
          company_status: 'liquidation',
          previous_names: [{ name: 'TALLOW WORKS LTD', ceased_on: '2026-11-20' }],
        },
        as_of: '2026-12-01',
        recorded_at: recordedAt,
      },
      {
        company_number: '00000003',
        kind: 'removed',
        before: { removed_on: null },
        after: { removed_on: '2026-12-01' },
        as_of: '2026-12-01',
        recorded_at: recordedAt,
      },
    ]);
    expect(await fixture.changes()).toEqual([]);
  });

  it('is taken though it is the older one, and the result says which date the register had', async () => {
    await fixture.importRows('Basic-2026-12-01.csv', ...SECOND);
    const back = await fixture.importRows('Basic-2026-11-01.csv', ...FIRST);
    expect(back).toMatchObject({ outcome: 'refreshed', asOf: '2026-11-01', newerBefore: '2026-12-01' });
    // An older one is as likely a mistake as one that lacks companies.
    expect(back).toHaveProperty('signalsFrom', expect.any(Date));
    const forth = await fixture.importRows('Basic-2026-12-01.csv', ...SECOND);
    expect(forth).toMatchObject({ outcome: 'refreshed', newerBefore: undefined });
  });

  it('records a value that was added, and one that was removed', async () => {
    await fixture.importRows('a.csv', csvRow('00000001', { 'RegAddress.County': 'KENT' }));
    await fixture.importRows('b.csv', csvRow('00000001', { 'RegAddress.CareOf': 'A QUILL' }));
    expect(await fixture.changes()).toMatchObject([
      { before: { region: 'KENT', care_of: null }, after: { region: null, care_of: 'A QUILL' } },
    ]);
  });

  it('brings a company back that returns', async () => {
    await fixture.importRows('Basic-2026-11-01.csv', ...FIRST);
    await fixture.importRows('Basic-2026-12-01.csv', ...SECOND);
    fixture.clock.advance(HOLD);
    await fixture.changes();
    const third = [...SECOND, csvRow('00000003', { CompanyName: 'GONE SOON LTD' })];
    expect(await fixture.importRows('Basic-2027-01-01.csv', ...third)).toMatchObject({
      companies: 4,
      added: 0,
      changed: 0,
      removed: 0,
      returned: 1,
    });
    expect((await fixture.companies())[2]).toMatchObject({
      company_number: '00000003',
      id: 3,
      removed_on: null,
    });
    expect(await fixture.changes()).toMatchObject([
      {
        company_number: '00000003',
        kind: 'returned',
        before: { removed_on: '2026-12-01' },
        after: { removed_on: null },
      },
    ]);
  });

  it('does not record again that a company is gone', async () => {
    await fixture.importRows('Basic-2026-11-01.csv', ...FIRST);
    await fixture.importRows('Basic-2026-12-01.csv', ...SECOND);
    const third = await fixture.importRows('Basic-2027-01-01.csv', ...SECOND, csvRow('00000005'));
    expect(third).toMatchObject({ removed: 0, added: 1, changed: 0 });
    expect((await fixture.companies())[2]).toMatchObject({ removed_on: '2026-12-01' });
  });

  it('leaves alone what the live source sent later than its date', async () => {
    await fixture.importRows('Basic-2026-11-01.csv', ...FIRST);
    await fixture.db.execute(sql`
      update companies set company_name = 'LIVE', row_hash = 0, live_at = '2026-12-05' where company_number in ('00000002', '00000003')`);
    expect(await fixture.importRows('Basic-2026-12-01.csv', ...SECOND)).toMatchObject({
      changed: 0,
      removed: 0,
    });
    expect(await fixture.importRows('Basic-2027-01-01.csv', ...SECOND)).toMatchObject({
      changed: 1,
      removed: 1,
    });
  });
});

describe('the same snapshot again', () => {
  it('changes nothing and says so', async () => {
    const file = fixture.folder.write('a.csv', '');
    await fixture.importRows('a.csv', ...FIRST);
    const before = [await versions(fixture), await fixture.register.state()];
    expect(await fixture.importFile(file)).toEqual({ outcome: 'unchanged', companies: 3, asOf: null });
    expect([await versions(fixture), await fixture.register.state()]).toEqual(before);
  });

  it('is read under another name, and writes no company', async () => {
    await fixture.importRows('a.csv', ...FIRST);
    const before = await versions(fixture);
    expect(await fixture.importRows('b.csv', ...FIRST.toReversed())).toMatchObject({
      outcome: 'refreshed',
      added: 0,
      changed: 0,
      removed: 0,
      returned: 0,
    });
    expect(await versions(fixture)).toEqual(before);
  });
});

describe('a snapshot that lacks more than a tenth of the register', () => {
  const ELEVEN = Array.from({ length: 11 }, (_, at) => csvRow(String(20_000_001 + at)));
  const TWENTY = Array.from({ length: 20 }, (_, at) => csvRow(String(20_000_001 + at)));
  const importStrictly = (name: string, ...rows: string[]) =>
    fixture.importFile(fixture.folder.write(name, csv(...rows)));

  it('is refused with what it would do, changes nothing, and goes on with --allow-shrink', async () => {
    await importStrictly('a.csv', ...ELEVEN);
    const before = [await fixture.register.state(), await versions(fixture)];
    const part = ELEVEN.slice(2);
    const refused = importStrictly('b.csv', ...part, csvRow('00000004', { CompanyName: 'BRAND NEW LTD' }));
    await expect(refused).rejects.toThrow(
      [
        "This snapshot lacks 2 of the register's 11 companies (18.2%), so it is probably only a part of one. Nothing was changed.",
        '  It would remove 2, add 1, change 0 and bring back 0 companies.',
        '  It would remove, for example:',
        '    20000001  QUENBY MARROW LIMITED',
        '    20000002  QUENBY MARROW LIMITED',
        'If the snapshot is complete, run the same command with --allow-shrink; it continues from here.',
      ].join('\n'),
    );
    expect([await fixture.register.state(), await versions(fixture)]).toEqual(before);
    const insisted = fixture.importFile(`${fixture.folder.path}/b.csv`, { allowShrink: true });
    expect(await insisted).toMatchObject({ removed: 2, added: 1, resumedAt: 10 });
  });

  it('holds its changes for an hour, during which it can be rolled back unnoticed', async () => {
    await importStrictly('a.csv', ...ELEVEN);
    const path = fixture.folder.write('b.csv', csv(...ELEVEN.slice(2)));
    const signalsFrom = new Date(fixture.clock.now().getTime() + 60 * 60 * 1000);
    expect(await fixture.importFile(path, { allowShrink: true })).toMatchObject({ signalsFrom });
    fixture.clock.advance({ minutes: 59 });
    expect(await fixture.changes()).toEqual([]);
    fixture.clock.advance({ minutes: 1 });
    expect(await fixture.changes()).toHaveLength(2);
  });

  it('is accepted at exactly a tenth', async () => {
    await importStrictly('a.csv', ...TWENTY);
    expect(await importStrictly('b.csv', ...TWENTY.slice(2))).toMatchObject({
      removed: 2,
      signalsFrom: undefined,
    });
  });

  it('is refused also as the first one over companies that were looked up one by one', async () => {
    await fixture.db.execute(sql`
      insert into companies (company_number, company_name, company_status, company_type, row_hash, live_at)
      values ('00000001', 'HELD', 'active', 'ltd', 0, '2026-11-14'), ('00000002', 'LOST', 'active', 'ltd', 0, '2026-11-14'),
        ('00000003', 'CLOSED', 'dissolved', 'ltd', 0, '2026-11-14')`);
    await expect(importStrictly('a.csv', csvRow('00000001'))).rejects.toThrow(
      /lacks 1 of the register's 2 companies \(50\.0%\)[\s\S]*00000002 {2}LOST/,
    );
    expect(await fixture.companies()).toHaveLength(3);
    expect(await importStrictly('b.csv', ...FIRST)).toMatchObject({ outcome: 'replaced' });
  });

  it('takes the place of the fictional companies of the sandbox without asking', async () => {
    await fixture.db.execute(sql`
      insert into companies (company_number, company_name, company_status, company_type, row_hash)
      values ('09999999', 'FICTION LTD', 'active', 'ltd', 0)`);
    await fixture.db.execute(sql`update register_state set companies = 1, source = 'sandbox'`);
    expect(await importStrictly('a.csv', csvRow('00000001'))).toMatchObject({ outcome: 'replaced' });
  });
});
