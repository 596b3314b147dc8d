import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { zip } from '../../../test/support/zip-writer.ts';
import { sql } from '../../platform/postgres/index.ts';
import { createSources, listRegisteredNames, listRegisteredWebsites, listRegistrations } from './index.ts';

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'sources-'));
const clock = createTestClock('2026-11-16T09:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});
beforeEach(async () => {
  await database.db.execute(sql`delete from company_identifiers`);
  await database.db.execute(sql`delete from registered_names`);
  await database.db.execute(sql`delete from source_imports`);
  await database.db.execute(sql`
    insert into company_identifiers (kind, value, company_number, website)
    values ('charity_number', '1000001', '01000001', 'earlier.org'), ('lei', 'EARLIER', '01000001', null)`);
});

function load(
  name: string,
  content: string | Buffer,
  options: { allowShrink?: boolean; signal?: AbortSignal } = {},
) {
  const path = join(folder, name);
  writeFileSync(path, content);
  const { signal = new AbortController().signal, ...rest } = options;
  return createSources({ db: database.db, clock }).import({ path, signal, onProgress: () => {}, ...rest });
}

async function held(kind: string): Promise<string[]> {
  const rows = await database.db.query<{ value: string; company_number: string; website: string | null }>(
    sql`select value, company_number, website from company_identifiers where kind = ${kind} order by value`,
  );
  return rows.map(({ value, company_number, website }) => [value, company_number, website ?? '-'].join(' '));
}

const charity = (number: number, more: object = {}) => ({
  date_of_extract: '2026-11-15T00:00:00',
  organisation_number: number - 1_000_000,
  registered_charity_number: number,
  linked_charity_number: 0,
  charity_name: `CHARITY {${number}} "OF [TARN]"`,
  charity_registration_status: 'Registered',
  charity_contact_web: null as string | null,
  charity_company_registration_number: null as string | null,
  charity_activities: 'Boats\tand\nbooks \\ é',
  ...more,
});

const CHARITIES = [
  charity(1_100_001, {
    charity_company_registration_number: '7123456',
    charity_contact_web: 'https://www.fernhollow.org.uk/about',
  }),
  charity(1_100_002, {
    charity_company_registration_number: 'OC301234',
    charity_contact_web: 'post@tarn.org',
  }),
  charity(1_100_003, { charity_contact_web: 'www.unincorporated.org' }),
  charity(1_100_001, { linked_charity_number: 1, charity_company_registration_number: '01234567' }),
  charity(1_100_004, {
    charity_registration_status: 'Removed',
    charity_company_registration_number: '01234567',
  }),
  charity(1_100_005, { charity_company_registration_number: 'none', charity_contact_web: 'tarn.org' }),
];
const JSON_TEXT = `\uFEFF${JSON.stringify(CHARITIES, null, 1)}`;
const COLUMNS = Object.keys(charity(1));
const TSV = [
  COLUMNS,
  ...CHARITIES.map((one) => Object.values({ ...one, charity_activities: 'Boats and "books' })),
]
  .map((cells) => cells.map((cell) => cell ?? '').join('\t'))
  .join('\r\n');

const LEI_HEADER = [
  'LEI',
  'Entity.LegalName',
  'Entity.LegalName.xmllang',
  'Entity.RegistrationAuthority.RegistrationAuthorityID',
  'Entity.RegistrationAuthority.RegistrationAuthorityEntityID',
  'Entity.EntityStatus',
];
const LEIS = [
  ['213800FERNHOLLOW0136', 'FERN HOLLOW, LIMITED', 'en', 'RA000585', '07123456', 'ACTIVE'],
  ['213800KESTRELTARN205', 'KESTREL "TARN"\nLTD', 'en', 'RA000586', 'NI12345', 'ACTIVE'],
  ['213800SCOTSTARN00347', 'SCOTS TARN LTD', 'en', 'RA000587', '123456', 'ACTIVE'],
  ['213800ABROADGMBH0437', 'ABROAD GMBH', 'de', 'RA000242', 'HRB 1234', 'ACTIVE'],
  ['213800LAPSEDCO000502', 'LAPSED CO LTD', 'en', 'RA000585', '07123457', 'INACTIVE'],
];
const csv = (rows: string[][]) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n');
const LEI_CSV = csv([LEI_HEADER, ...LEIS]);

describe('the Charity Commission’s extract', () => {
  it.each([
    ['as JSON', 'charity.json', JSON_TEXT],
    ['as tab-separated text', 'charity.txt', TSV],
    ['as JSON in a zip', 'charity.zip', zip([{ name: 'publicextract.charity.json', content: JSON_TEXT }])],
    ['with another ending of its name', 'download', JSON_TEXT],
  ])('%s replaces the charities that are companies', async (_how, name, content) => {
    expect(await load(name, content)).toEqual({
      kind: 'charity_number',
      read: 6,
      kept: 2,
      before: 1,
      websites: 1,
    });
    expect(await held('charity_number')).toEqual([
      '1100001 07123456 fernhollow.org.uk',
      '1100002 OC301234 -',
    ]);
    expect(await held('lei')).toEqual(['EARLIER 01000001 -']);
    expect(await listRegisteredWebsites(database.db, '07123456')).toEqual(['fernhollow.org.uk']);
    expect(await listRegisteredWebsites(database.db, 'OC301234')).toEqual([]);
  });
});

describe('GLEIF’s golden copy', () => {
  it.each([
    ['as CSV', 'lei2-20261114.csv', LEI_CSV],
    ['in a zip', 'lei2-20261114.csv.zip', zip([{ name: 'lei2.csv', content: LEI_CSV }])],
  ])('%s replaces the LEIs of UK companies', async (_how, name, content) => {
    expect(await load(name, content)).toEqual({ kind: 'lei', read: 5, kept: 2, before: 1, websites: 0 });
    expect(await held('lei')).toEqual(['213800FERNHOLLOW0136 07123456 -', '213800KESTRELTARN205 NI012345 -']);
    expect(await held('charity_number')).toEqual(['1000001 01000001 earlier.org']);
    expect(await createSources({ db: database.db, clock }).listStatus()).toEqual([
      {
        kind: 'lei',
        file: name,
        file_date: '2026-11-14',
        records_read: 5,
        imported_at: clock.now(),
        companies: 2,
        websites: 0,
        trading_names: 0,
      },
    ]);
  });
});

const lines = (text: string, change: (lines: string[]) => void) => {
  const all = text.split('\n');
  change(all);
  return all.join('\n');
};

describe('a damaged file changes nothing and says what is wrong', () => {
  it.each<[string, string | Buffer, RegExp]>([
    [
      'JSON that ends early',
      JSON_TEXT.slice(0, -40),
      /bad, line 66: the file ends in the middle\. Nothing was/,
    ],
    [
      'JSON without a comma',
      JSON_TEXT.replace('},\n', '}\n'),
      /line 13: "\{" stands where a comma or the end/,
    ],
    [
      'JSON with a broken record',
      JSON_TEXT.replace('"Removed"', 'Removed'),
      /line 46: the record is not valid/,
    ],
    ['text after the list', `${JSON_TEXT}x`, /"x" stands where the end of the file should/],
    [
      'a charity without its number',
      JSON_TEXT.replace('1100003', 'null'),
      /line 24: registered_charity_number is/,
    ],
    ['an unknown status', JSON_TEXT.replace('"Removed"', '"?"'), /charity_registration_status is "\?"/],
    [
      'another table of the extract',
      '[{"registered_charity_number": 1100001, "trustee_name": "A"}]',
      /header of a register/,
    ],
    [
      'a text row that is cut off',
      TSV.slice(0, -30),
      /line 7: the row has more or fewer cells than the header/,
    ],
    ['a CSV row that is cut off', LEI_CSV.slice(0, -20), /line 7: /],
    ['a quote that never ends', LEI_CSV.slice(0, -1), /a quoted cell never ends/],
    [
      'a row with a cell too many',
      lines(LEI_CSV, (all) => {
        all[1] += ',"x"';
      }),
      /line 2: the row has more or fewer cells/,
    ],
    [
      'an LEI with a wrong check digit',
      LEI_CSV.replace('GMBH0437', 'GMBH0438'),
      /line 6: "213800ABROADGMBH0438" is not an LEI/,
    ],
    [
      'a table without the register’s number',
      LEI_CSV.replace('RegistrationAuthorityEntityID', 'x'),
      /table of GLEIF, but its column Entity.RegistrationAuthority.RegistrationAuthorityEntityID is missing/,
    ],
    ['a table of something else', 'a,b\n1,2\n', /line 2: no row up to here is the header/],
    ['no records', '[]', /has no records/],
    ['an empty file', '', /has no records/],
    ['a binary file', Buffer.from([0, 1, 2, 0xff, 0xfe]), /has no records|no row up to here/],
    ['no companies', JSON.stringify([charity(1_100_003)]), /names no active UK company/],
    ['a zip that is cut off', zip([{ name: 'a.csv', content: LEI_CSV }]).subarray(0, 150), /cannot be read/],
    [
      'a zip of two files',
      zip([
        { name: 'a.csv', content: LEI_CSV },
        { name: 'b.csv', content: LEI_CSV },
      ]),
      /holds 2 files/,
    ],
  ])('%s', async (_what, content, reason) => {
    await expect(load('bad', content)).rejects.toThrow(reason);
    expect(await held('charity_number')).toEqual(['1000001 01000001 earlier.org']);
    expect(await held('lei')).toEqual(['EARLIER 01000001 -']);
    expect(await createSources({ db: database.db, clock }).listStatus()).toEqual([]);
  });

  it('a file that is not there, or a folder', async () => {
    const sources = createSources({ db: database.db, clock });
    const options = { signal: new AbortController().signal, onProgress: () => {} };
    await expect(sources.import({ path: join(folder, 'missing'), ...options })).rejects.toThrow(/\(ENOENT\)/);
    await expect(sources.import({ path: folder, ...options })).rejects.toThrow(/\(EISDIR\)/);
  });

  it('a part of the list is refused, and taken with --allow-shrink', async () => {
    await load('charity.json', JSON_TEXT);
    const part = JSON.stringify(CHARITIES.slice(0, 1));
    await expect(load('part.json', part)).rejects.toThrow(/has 1 companies where 2 are stored/);
    expect(await held('charity_number')).toHaveLength(2);
    expect(await load('part.json', part, { allowShrink: true })).toMatchObject({ kept: 1, before: 2 });
  });

  it('an interrupted import', async () => {
    const many = JSON.stringify(
      Array.from({ length: 10_000 }, (_, i) =>
        charity(1_200_000 + i, { charity_company_registration_number: `${7_000_000 + i}` }),
      ),
    );
    await expect(load('many.json', many, { signal: AbortSignal.abort() })).rejects.toThrow(/Interrupted/);
    expect(await held('charity_number')).toEqual(['1000001 01000001 earlier.org']);
  });
});

const SCHOOLS = csv([
  ['URN', 'EstablishmentName', 'EstablishmentStatus (name)', 'Trusts (code)', 'SchoolWebsite'],
  ['100492', 'Fern Hollow Academy', 'Open', '16000', 'www.fernhollowacademy.org.uk'],
  ['100493', 'Tarn Academy', 'Open', '16000', 'www.tarnacademy.org.uk'],
  ['100494', 'Academy of an unknown trust', 'Open', '16999', 'www.other.org.uk'],
]);
const TRUSTS = csv([
  ['Group UID', 'Group Name', 'Companies House Number', 'Group Type', 'Group Status'],
  ['16000', 'The Fern Hollow Academies Trust', '7654321', 'Multi-academy trust', 'Open'],
]);

describe('schools', () => {
  it('are refused until the file with the company numbers of their trusts is there', async () => {
    await expect(load('edubasealldata.csv', SCHOOLS)).rejects.toThrow(/import allgroupsdata first/);
    expect(await held('gias_school')).toEqual([]);
  });

  it('are their trust’s: websites, names, and one registration of the trust itself', async () => {
    await load('allgroupsdata20261115.csv', TRUSTS);
    expect(await load('edubasealldata20261116.csv', SCHOOLS)).toMatchObject({
      read: 3,
      kept: 2,
      websites: 2,
    });
    expect(await listRegisteredWebsites(database.db, '07654321')).toEqual([
      'fernhollowacademy.org.uk',
      'tarnacademy.org.uk',
    ]);
    expect(await listRegisteredNames(database.db, '07654321')).toEqual([
      'Fern Hollow Academy',
      'Tarn Academy',
    ]);
    expect(await listRegistrations(database.db, '07654321')).toEqual([
      {
        source: 'Get Information about Schools (trusts)',
        identifier: '16000',
        name: 'The Fern Hollow Academies Trust',
        url: 'https://get-information-schools.service.gov.uk/Groups/Group/Details/16000',
        as_of: '2026-11-15',
        attribution: expect.stringContaining('Open Government Licence'),
      },
    ]);
    // The next edition replaces names with their entries.
    const smaller = SCHOOLS.split('\n').slice(0, 2).join('\n');
    await load('edubasealldata20261117.csv', smaller, { allowShrink: true });
    expect(await listRegisteredNames(database.db, '07654321')).toEqual(['Fern Hollow Academy']);
  });
});

describe('the websites of a company', () => {
  it('come with what it told its regulator first, and those that it shares with others last', async () => {
    await database.db.execute(sql`
      insert into company_identifiers (kind, value, company_number, website, is_site) values
        ('wikidata', 'Q1', '01000002', 'a-brand.com', false), ('gender_pay_gap', '1', '01000002', 'group.com', false),
        ('gender_pay_gap', '2', '01000003', 'group.com', false), ('modern_slavery', '3', '01000002', 'own.com', false),
        ('cqc', '4', '01000002', 'told.com', false), ('cqc', '5', '01000002', 'a-home.com', true)`);
    expect(await listRegisteredWebsites(database.db, '01000002')).toEqual([
      'told.com',
      'own.com',
      'group.com',
      'a-brand.com',
      'a-home.com',
    ]);
  });
});
