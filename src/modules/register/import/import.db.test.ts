import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { zip } from '../../../../test/support/zip-writer.ts';
import { sql } from '../../../platform/postgres/index.ts';
import { createRegisterFixture, type RegisterFixture } from './test-support/register-fixture.ts';
import { csv, csvRow, oldCsv } from './test-support/snapshot-fixture.ts';

let fixture: RegisterFixture;
beforeEach(async () => {
  fixture = await createRegisterFixture();
});
afterEach(() => fixture.drop());

describe('the first import', () => {
  it('makes the snapshot the register, and says so', async () => {
    const result = await fixture.importRows(
      'Basic-2026-11-01.csv',
      csvRow('00000001', { CompanyName: 'CAFÉ "Q" \\ LIMITED', 'SICCode.SicText_2': '62020 - Advice' }),
      csvRow('SC000002', {
        'PreviousName_1.CONDATE': '01/05/2019',
        'PreviousName_1.CompanyName': 'OLD & "TRIED" LTD',
      }),
    );
    expect(result).toMatchObject({ outcome: 'replaced', companies: 2, asOf: '2026-11-01', resumedAt: 0 });
    expect(await fixture.companies()).toMatchObject([
      {
        id: 1,
        company_number: '00000001',
        company_name: 'CAFÉ "Q" \\ LIMITED',
        sic_codes: ['62012', '62020'],
        incorporated_on: '2014-02-03',
        country: null,
        removed_on: null,
      },
      {
        company_number: 'SC000002',
        previous_names: [{ name: 'OLD & "TRIED" LTD', ceased_on: '2019-05-01' }],
      },
    ]);
    expect(await fixture.names()).toEqual([
      { company_number: '00000001', ordinal: 0, name_key: 'CAFE Q', joined_key: 'CAFEQ', district: 'BS1' },
      {
        company_number: 'SC000002',
        ordinal: 0,
        name_key: 'QUENBY MARROW',
        joined_key: 'QUENBYMARROW',
        district: 'BS1',
      },
      {
        company_number: 'SC000002',
        ordinal: 1,
        name_key: 'OLD AND TRIED',
        joined_key: 'OLDANDTRIED',
        district: 'BS1',
      },
    ]);
    expect(await fixture.register.state()).toMatchObject({
      companies: 2,
      as_of: '2026-11-01',
      source: 'Basic-2026-11-01.csv',
      imported_at: fixture.clock.now(),
    });
    expect(await fixture.changes()).toEqual([]);
  });

  it('leaves tables with the indexes, constraints, defaults and grants of the old ones, and nothing else', async () => {
    await fixture.db.execute(
      sql`create index an_operators_own on companies (locality) where removed_on is null`,
    );
    await fixture.db.execute(sql`grant select on company_names to public`);
    const before = await describeTables(fixture);
    await fixture.importRows('a.csv', csvRow('00000001'));
    expect(await describeTables(fixture)).toEqual(before);
    const inserted = await fixture.db.first<{ id: number }>(sql`
      insert into companies (company_number, company_name, company_status, company_type, row_hash)
      values ('00000002', 'NEXT', 'active', 'ltd', 0) returning id`);
    expect(inserted?.id).toBe(2);
    const schemas = await fixture.db.query(
      sql`select nspname from pg_namespace where nspname like 'register%'`,
    );
    expect(schemas).toEqual([{ nspname: 'register_previous' }]);
  });

  it('counts the words of the names', async () => {
    await fixture.importRows(
      'a.csv',
      csvRow('00000001'),
      csvRow('00000002', { CompanyName: 'QUENBY TOO LTD' }),
    );
    expect(await fixture.db.query(sql`select word, names from register_words order by word`)).toEqual([
      { word: 'MARROW', names: 1 },
      { word: 'QUENBY', names: 2 },
      { word: 'TOO', names: 1 },
    ]);
  });

  it('removes the fictional companies of the sandbox in the same step', async () => {
    await fixture.db.execute(sql`
      insert into companies (company_number, company_name, company_status, company_type, row_hash)
      values ('09999999', 'FICTION LTD', 'active', 'ltd', 0)`);
    await fixture.db.execute(sql`update register_state set companies = 1, source = 'sandbox'`);
    await fixture.importRows('a.csv', csvRow('00000001'));
    expect((await fixture.companies()).map((company) => company.company_number)).toEqual(['00000001']);
  });
});

describe('a snapshot in any of its forms', () => {
  const rows = ['00000001', '00000002', '00000003'].map((number) => csvRow(number));

  it('may be a zip', async () => {
    const file = fixture.folder.write(
      'Basic-2026-11-01.zip',
      zip([{ name: 'Basic.csv', content: csv(...rows) }]),
    );
    expect(await fixture.importFile(file)).toMatchObject({ companies: 3, asOf: '2026-11-01' });
  });

  it('may be a folder of parts, of which the first with a company counts', async () => {
    for (const [index, row] of rows.entries()) {
      const content = csv(row, csvRow('00000009', { CompanyName: `FROM PART ${index + 1}` }));
      fixture.folder.write(`Basic-2026-11-01-part${index + 1}_3.csv`, content);
    }
    expect(await fixture.importFile(fixture.folder.path)).toMatchObject({
      companies: 4,
      asOf: '2026-11-01',
      tally: { duplicates: 2 },
    });
    expect((await fixture.companies()).at(-1)?.company_name).toBe('FROM PART 1');
  });

  it('may be from before 2016, with 53 columns', async () => {
    await fixture.importFile(fixture.folder.write('old.csv', oldCsv([{ number: '00000001' }])));
    expect(await fixture.companies()).toMatchObject([
      { company_number: '00000001', accounts_next_due: '2027-12-31', confirmation_next_due: null },
    ]);
  });

  it('may begin with a byte order mark and end without a line break', async () => {
    const content = `\uFEFF${csv(...rows)}`.trimEnd();
    expect(await fixture.importFile(fixture.folder.write('a.csv', content))).toMatchObject({ companies: 3 });
  });

  it('may be given its date', async () => {
    const file = fixture.folder.write('a.csv', csv(...rows));
    expect(await fixture.importFile(file, { asOf: '2026-10-01' })).toMatchObject({ asOf: '2026-10-01' });
  });
});

describe('damaged rows', () => {
  it('are left out, counted and written down with file, line and reason', async () => {
    const damaged = csvRow('00000002', { IncorporationDate: '99/99/2020', CompanyName: 'CAFÉ "Q"' });
    const result = await fixture.importRows(
      'a.csv',
      csvRow('00000001'),
      damaged,
      '"short"\r\n',
      csvRow('00000004'),
    );
    expect(result).toMatchObject({
      companies: 2,
      tally: { rejected: 2 },
      rejectPath: `${fixture.rejectDir}/a.csv.rejects.csv`,
    });
    const lines = readFileSync(`${fixture.rejectDir}/a.csv.rejects.csv`, 'utf8').split('\r\n');
    expect(lines[0]).toBe('file,line,reason,text');
    expect(lines[1]).toContain(
      '"a.csv","3","IncorporationDate ""99/99/2020"" is not a date","""CAFÉ """"Q""""""',
    );
    expect(lines.find((line) => line.includes('short'))).toContain('"a.csv","4","1 fields instead of 55"');
  });
});

describe('a file that is not a snapshot', () => {
  it.each([
    ['another CSV', 'a,b,c\n1,2,3\n', /is not a snapshot of the register: it has no column CompanyName/],
    ['an empty file', '', /is not a snapshot/],
    ['a binary file', Buffer.from([0, 255, 1, 254, 34, 34]), /is not a snapshot/],
    ['a header alone', csv(), /holds no company that could be read/],
    ['rows of something else under the header', `${csv()}a,b\nc,d\n`, /holds no company that could be read/],
  ])('(%s) is refused, and the register stays as it was', async (_, content, message) => {
    await fixture.importRows('a.csv', csvRow('00000001'));
    const before = [await fixture.companies(), await fixture.register.state()];
    await expect(fixture.importFile(fixture.folder.write('b.csv', content))).rejects.toThrow(message);
    expect([await fixture.companies(), await fixture.register.state()]).toEqual(before);
  });

  it('is refused if it is a part, before the other parts are read', async () => {
    fixture.folder.write('Basic-part1_2.csv', csv(csvRow('00000001')));
    fixture.folder.write('Basic-part2_2.csv', 'a,b\n');
    await expect(fixture.importFile(fixture.folder.path)).rejects.toThrow(
      'Basic-part2_2.csv is not a snapshot',
    );
    expect(await fixture.companies()).toEqual([]);
  });
});

async function describeTables({ db }: RegisterFixture): Promise<unknown> {
  return db.query(sql`
    select t.relname, t.relpersistence, t.reloptions, t.relacl::text,
      array(select pg_get_indexdef(indexrelid) from pg_index where indrelid = t.oid order by 1) as indexes,
      array(select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
        where conrelid = t.oid order by 1) as constraints,
      array(select format('%s %s %s %s %s', attname, atttypid::regtype, attnotnull, attidentity,
          pg_get_expr(adbin, adrelid)) from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where attrelid = t.oid and attnum > 0 order by attnum) as columns
    from pg_class t where relnamespace = 'public'::regnamespace
      and relname in ('companies', 'company_names', 'register_words') and relkind = 'r' order by 1`);
}
