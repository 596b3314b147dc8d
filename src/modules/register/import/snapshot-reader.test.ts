import { describe, expect, it } from 'vitest';
import { HEADER } from '../../../../test/support/snapshot/index.ts';
import { SeenNumbers } from './snapshot-reader.ts';
import { readRows as read } from './test-support/read-rows.ts';
import { type CompanyFields, csvFields, csvRow, quoteRow } from './test-support/snapshot-fixture.ts';

const one = (fields: CompanyFields, number = '01234567') => read(csvRow(number, fields)).companies[0];
const reasonFor = (fields: CompanyFields, number = '01234567') =>
  /^"part\.csv","2","(.*?)","""/.exec(read(csvRow(number, fields)).rejects)?.[1]?.replaceAll('""', '"');

describe('a row of the snapshot', () => {
  it('becomes a company in the words of the API', () => {
    expect(one({})).toMatchObject({
      company_number: '01234567',
      company_name: 'QUENBY MARROW LIMITED',
      company_status: 'active',
      company_status_detail: '\\N',
      company_type: 'ltd',
      care_of: '\\N',
      postal_code: 'BS1 4ST',
      outward_code: 'BS1',
      incorporated_on: '2014-02-03',
      dissolved_on: '\\N',
      accounts_reference_day: '31',
      accounts_reference_month: '3',
      accounts_next_due: '2027-12-31',
      accounts_type: 'micro-entity',
      confirmation_next_due: '2027-02-17',
      charges_total: '0',
      sic_codes: '{62012}',
      previous_names: '[]',
    });
  });

  it.each<[string, CompanyFields, Record<string, string>]>([
    ['a blank country', { 'RegAddress.Country': '' }, { country: '\\N' }],
    ['null for nothing', { 'RegAddress.County': 'null' }, { region: '\\N' }],
    ['blanks around and in a text', { 'RegAddress.County': '  EAST   KENT ' }, { region: 'EAST KENT' }],
    ['a tab in a text', { 'RegAddress.County': 'EAST\tKENT' }, { region: 'EAST KENT' }],
    ['a line break in a name', { CompanyName: 'QUENBY\r\nMARROW' }, { company_name: 'QUENBY MARROW' }],
    ['quotes in a name', { CompanyName: '"Q" MARROW' }, { company_name: '"Q" MARROW' }],
    ['a backslash in a name', { CompanyName: 'Q\\N MARROW' }, { company_name: 'Q\\\\N MARROW' }],
    ['letters beyond ASCII', { CompanyName: 'CAFÉ À LA QUENBY' }, { company_name: 'CAFÉ À LA QUENBY' }],
    ['no reference date', { 'Accounts.AccountRefDay': 'NA' }, { accounts_reference_day: '\\N' }],
    [
      'a postcode without its space',
      { 'RegAddress.PostCode': 'bs14st' },
      { postal_code: 'BS1 4ST', outward_code: 'BS1' },
    ],
    [
      'a postcode from elsewhere',
      { 'RegAddress.PostCode': '90210' },
      { postal_code: '90210', outward_code: '\\N' },
    ],
    ['no SIC codes', { 'SICCode.SicText_1': 'None Supplied' }, { sic_codes: '{}' }],
    [
      'SIC codes of both kinds',
      { 'SICCode.SicText_1': '9305 - Other', 'SICCode.SicText_3': '62020 - Advice' },
      { sic_codes: '{9305,62020}' },
    ],
    [
      'accounts that were never filed',
      { 'Accounts.AccountCategory': 'NO ACCOUNTS FILED' },
      { accounts_type: 'null' },
    ],
    ['no kind of accounts', { 'Accounts.AccountCategory': '' }, { accounts_type: '\\N' }],
    [
      'a proposal to strike it off',
      { CompanyStatus: 'Active - Proposal to Strike off' },
      { company_status: 'active', company_status_detail: 'active-proposal-to-strike-off' },
    ],
    ['29 February of a leap year', { IncorporationDate: '29/02/2000' }, { incorporated_on: '2000-02-29' }],
  ])('is accepted with %s', (_, fields, expected) => {
    expect(one(fields)).toMatchObject(expected);
  });

  it.each([
    ['8209948', '08209948'],
    ['SC1234', 'SC001234'],
    ['SP1823RS', 'SP1823RS'],
    ['QQ123456', 'QQ123456'],
  ])('takes the number %s as company %s', (written, number) => {
    expect(one({}, written)?.company_number).toBe(number);
  });

  it('has its previous names, newest first, with their keys', () => {
    const { companies, names } = read(
      csvRow('01234567', {
        CompanyName: 'THE QUENBY & MARROW CO. LTD',
        'PreviousName_1.CONDATE': '01/05/2019',
        'PreviousName_1.CompanyName': 'O\'QUENBY "Q" LIMITED',
        'PreviousName_2.CONDATE': '',
        'PreviousName_2.CompanyName': 'CAFÉ MARROW',
      }),
    );
    expect(JSON.parse((companies[0]?.previous_names ?? '').replaceAll('\\\\', '\\'))).toEqual([
      { name: 'O\'QUENBY "Q" LIMITED', ceased_on: '2019-05-01' },
      { name: 'CAFÉ MARROW', ceased_on: null },
    ]);
    expect(names).toEqual([
      ['1', '0', 'QUENBY AND MARROW CO', 'QUENBYANDMARROWCO', 'BS1'],
      ['1', '1', 'OQUENBY Q', 'OQUENBYQ', 'BS1'],
      ['1', '2', 'CAFE MARROW', 'CAFEMARROW', 'BS1'],
    ]);
  });
});

describe('a row that cannot be stored', () => {
  it.each<[CompanyFields, string]>([
    [{ CompanyName: ' ' }, 'CompanyName is blank'],
    [{ CompanyStatus: '' }, 'CompanyStatus is blank'],
    [{ CompanyCategory: 'null' }, 'CompanyCategory is blank'],
    [{ IncorporationDate: '31/02/2019' }, 'IncorporationDate "31/02/2019" is not a date'],
    [{ IncorporationDate: '29/02/1900' }, 'IncorporationDate "29/02/1900" is not a date'],
    [{ IncorporationDate: '2019-02-01' }, 'IncorporationDate "2019-02-01" is not a date'],
    [{ IncorporationDate: '01/01/3017' }, 'IncorporationDate "01/01/3017" is not a date'],
    [{ 'Accounts.AccountRefMonth': '13' }, 'Accounts.AccountRefMonth 13 is not from 1 to 12'],
    [{ 'Mortgages.NumMortCharges': 'two' }, 'Mortgages.NumMortCharges "two" is not a whole number'],
    [
      { 'PreviousName_1.CONDATE': '36/10/2017', 'PreviousName_1.CompanyName': 'OLD' },
      'PreviousName.CONDATE "36/10/2017" is not a date',
    ],
  ])('is rejected with its line and the reason: %j', (fields, reason) => {
    expect(reasonFor(fields)).toBe(reason);
  });

  it('is rejected with its line and the reason if its number is no company number', () => {
    expect(reasonFor({}, 'FOOBAR')).toBe('CompanyNumber "FOOBAR" is not a company number');
  });

  it('is rejected with its line and the reason if it is not UTF-8', () => {
    const row = Buffer.from(csvRow('01234567', { CompanyName: 'CAF~' }), 'latin1');
    row[row.indexOf('~')] = 0xc9;
    expect(read(row).rejects).toContain('it is not UTF-8 text');
  });

  it('neither counts nor leaves anything behind', () => {
    const { tally, companies, names } = read(
      csvRow('00000001'),
      csvRow('00000002', { ConfStmtNextDueDate: 'x' }),
      csvRow('00000003'),
    );
    expect(tally).toMatchObject({ companies: 2, names: 2, rejected: 1, duplicates: 0 });
    expect(companies.map((company) => company.company_number)).toEqual(['00000001', '00000003']);
    expect(names.map(([id]) => id)).toEqual(['1', '2']);
  });
});

describe('the same number twice', () => {
  it('counts once, as its first row says', () => {
    const { tally, companies, rejects } = read(
      csvRow('1234567', { CompanyName: 'FIRST' }),
      csvRow('01234567', { CompanyName: 'SECOND' }),
    );
    expect(companies.map((company) => company.company_name)).toEqual(['FIRST']);
    expect(tally).toMatchObject({ companies: 1, rejected: 0, duplicates: 1 });
    expect(rejects).toContain('"3","company 01234567 stands further up already"');
  });

  it('is taken when only the other row is sound', () => {
    const { companies } = read(csvRow('01234567', { IncorporationDate: 'x' }), csvRow('01234567'));
    expect(companies).toHaveLength(1);
  });
});

describe('a file', () => {
  it('may have headers between its rows, from parts that were joined', () => {
    expect(read(csvRow('00000001'), HEADER, csvRow('00000002')).tally).toMatchObject({
      companies: 2,
      rejected: 0,
    });
  });

  it('gives the same rows and hashes whether its fields are quoted or not', () => {
    const quoted = read(csvRow('01234567'));
    const bare = read(`${csvFields('01234567').join(',')}\n`);
    expect(bare).toEqual(quoted);
  });

  it('has room for rows that grow as much as a row can', () => {
    const previous = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [`PreviousName_${index + 1}.CompanyName`, '"&'.repeat(2_000)]),
    );
    const rows = Array.from({ length: 20 }, (_, index) => csvRow(`0000001${index}`.slice(-8), previous));
    const { companies, names } = read(...rows);
    expect(companies).toHaveLength(20);
    for (const company of companies) {
      expect(JSON.parse((company.previous_names ?? '').replaceAll('\\\\', '\\'))).toHaveLength(10);
    }
    expect(names).toHaveLength(220);
    expect(names.at(-1)?.[3]).toBe('AND'.repeat(2_000));
  });

  it('gives another hash when anything that is stored differs', () => {
    const [before] = read(csvRow('01234567')).hashes;
    for (const field of ['CompanyName', 'RegAddress.County', 'PreviousName_1.CompanyName']) {
      expect(read(csvRow('01234567', { [field]: 'OTHER' })).hashes[0]).not.toBe(before);
    }
    expect(read(quoteRow(csvFields('01234567', { URI: 'elsewhere' }))).hashes[0]).toBe(before);
  });

  it('has its unknown prose counted and kept as slugs', () => {
    const { tally, companies } = read(
      csvRow('00000001', { CompanyStatus: 'Sleeping (Lightly)' }),
      csvRow('00000002', { CompanyStatus: 'Sleeping (Lightly)', 'Accounts.AccountCategory': 'NEW KIND' }),
      csvRow('00000003', { CompanyStatus: 'Damaged', ConfStmtNextDueDate: 'x' }),
    );
    expect(companies.map((company) => company.company_status)).toEqual([
      'sleeping-lightly',
      'sleeping-lightly',
    ]);
    expect(tally.unknown).toEqual({ 'status: Sleeping (Lightly)': 2, 'accounts: NEW KIND': 1 });
  });
});

it('each number is new once, whatever its form', () => {
  const numbers = [
    '00000001',
    '99999999',
    'SC000001',
    'NI000001',
    'R0000001',
    'IP00001R',
    'IP00001C',
    'SP1823RS',
    'SP01823R',
  ];
  const seen = new SeenNumbers();
  expect(numbers.map((number) => seen.add(number))).toEqual(numbers.map(() => true));
  expect(numbers.map((number) => seen.add(number))).toEqual(numbers.map(() => false));
  expect(seen.add('SC999999')).toBe(true);
});
