import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts';
import { sql } from '../../../platform/postgres/index.ts';
import { createSearch, type Search } from './index.ts';
import { parseSearchQuery, type RawSearchQuery } from './search-query.ts';
import { insertCompanies, type TestCompany } from './test-support/insert-companies.ts';

let database: TestDatabase;
let search: Search;

const POSTCODES = ['SW1A 1AA', 'SW1A 2BB', 'SW1P 3CC', 'M1 1AE'];
const STATUSES = ['active', 'active', 'active', 'liquidation'];
const ACCOUNTS = ['micro-entity', 'dormant', 'full'];
const smiths: TestCompany[] = Array.from({ length: 240 }, (_, index) => ({
  name: `${index % 3 === 0 ? 'SMITH' : index % 3 === 1 ? 'JONES' : 'PATEL'} TRADING ${1000 + index} LIMITED`,
  number: String(20_000_000 + index),
  postcode: POSTCODES[index % 4] ?? '',
  status: STATUSES[index % 5] ?? 'administration',
  accounts: ACCOUNTS[index % 3] ?? 'full',
  incorporated:
    index % 24 === 23 ? null : `20${String(10 + (index % 12)).padStart(2, '0')}-0${1 + (index % 9)}-15`,
}));

beforeAll(async () => {
  database = await createTestDatabase();
  search = createSearch({ db: database.db });
  await insertCompanies(database.db, smiths);
  await insertCompanies(database.db, [
    { name: 'SMITH GONE LIMITED', number: '29999999', postcode: 'SW1A 1AA', removed: '2026-01-01' },
  ]);
});
afterAll(() => database.drop());

async function find(raw: RawSearchQuery, caller = 'acc_test') {
  return search.searchCompanies(parseSearchQuery(raw), caller);
}

async function everyNumber(raw: RawSearchQuery): Promise<string[]> {
  const numbers: string[] = [];
  for (let page = 1; ; page++) {
    const found = await find({ ...raw, page: String(page) });
    numbers.push(...found.companies.map(({ company }) => company.company_number));
    if (!found.hasMore) return numbers;
  }
}

const numbersWhere = (condition: (company: TestCompany) => boolean) =>
  smiths.filter(condition).map((company) => company.number);

describe('filters', () => {
  const cases: [string, RawSearchQuery, (company: TestCompany) => boolean][] = [
    ['a whole postcode', { postcode: 'sw1a1aa' }, (c) => c.postcode === 'SW1A 1AA'],
    ['an outward code', { postcode: 'sw1a' }, (c) => c.postcode?.startsWith('SW1A ') === true],
    ['a status', { company_status: 'liquidation' }, (c) => c.status === 'liquidation'],
    ['the commonest status', { company_status: 'active' }, (c) => c.status === 'active'],
    ['a kind of accounts', { accounts_type: 'dormant' }, (c) => c.accounts === 'dormant'],
    [
      'days, both included',
      { incorporated_from: '2012-03-15', incorporated_to: '2015-06-15' },
      (c) => !!c.incorporated && c.incorporated >= '2012-03-15' && c.incorporated <= '2015-06-15',
    ],
    [
      'all at once',
      { postcode: 'SW1A', company_status: 'active', accounts_type: 'full', incorporated_from: '2011-01-01' },
      (c) =>
        c.postcode?.startsWith('SW1A ') === true &&
        c.status === 'active' &&
        c.accounts === 'full' &&
        !!c.incorporated &&
        c.incorporated >= '2011-01-01',
    ],
  ];

  test.each(cases)('%s: exactly the companies that meet it', async (_, raw, condition) => {
    const expected = numbersWhere(condition);
    expect(expected.length).toBeGreaterThan(0);
    expect((await everyNumber(raw)).sort()).toEqual(expected.sort());
    expect(await find(raw)).toMatchObject({ total: expected.length, totalIsExact: true });
  });

  test.each(cases)('%s, with a name: all companies that meet both', async (_, raw, condition) => {
    const expected = numbersWhere((company) => condition(company) && company.name.startsWith('SMITH'));
    expect((await everyNumber({ ...raw, name: 'smith' })).sort()).toEqual(expected.sort());
  });

  test('hold for names with typing errors, previous names and numbers too', async () => {
    const found = await find({ name: 'smiht trading 1000', postcode: 'SW1A' });
    expect(found.companies[0]?.company.company_name).toBe('SMITH TRADING 1000 LIMITED');
    for (const { company } of found.companies) expect(company.postal_code).toMatch(/^SW1A /);
    expect((await find({ name: '20000000', postcode: 'M1' })).companies).toEqual([]);
    expect((await find({ name: '20000000', postcode: 'SW1A' })).total).toBe(1);
  });

  test('of a district hold for words in any order, and are those of the company, not of its name', async () => {
    await insertCompanies(database.db, [
      { name: 'M1 HARBOUR LIMITED', number: '28888881', postcode: 'EC1V 1AA' },
      { name: 'HARBOUR M1 LIMITED', number: '28888882', postcode: 'EC1V 1AA', previous: ['QUAY LIMITED'] },
      { name: 'M1 HARBOUR LIMITED', number: '28888883' },
    ]);
    const numbers = async (raw: RawSearchQuery) => (await everyNumber(raw)).sort();
    expect(await numbers({ name: 'harbour m1', postcode: 'EC1V' })).toEqual(['28888881', '28888882']);
    expect(await numbers({ name: 'harbour m1', postcode: 'EC1V 1AA' })).toEqual(['28888881', '28888882']);
    expect(await numbers({ name: 'quay', postcode: 'EC1V' })).toEqual(['28888882']);
    expect(await numbers({ name: 'harbour', postcode: 'M1' })).toEqual([]);
    await database.db.execute(sql`delete from companies where company_number like '2888888_'`);
  });

  test('that nothing meets find nothing', async () => {
    const nothing = { companies: [], total: 0, totalIsExact: true, hasMore: false };
    expect(await find({ postcode: 'ZE1' })).toMatchObject(nothing);
    expect(await find({ incorporated_from: '2015-01-01', incorporated_to: '2014-01-01' })).toMatchObject(
      nothing,
    );
    expect(await find({ name: 'smith', company_status: 'closed' })).toMatchObject(nothing);
  });

  test('leave out companies that left the register, unless they are asked for', async () => {
    expect(await everyNumber({ postcode: 'SW1A 1AA' })).not.toContain('29999999');
    expect(await everyNumber({ company_status: 'removed' })).toEqual(['29999999']);
    expect(await everyNumber({ name: 'smith gone' })).toContain('29999999');
  });
});

describe('without a name', () => {
  test('the newest companies come first, and those without a date last', async () => {
    const numbers = await everyNumber({});
    expect(numbers).toHaveLength(240);
    expect(new Set(numbers).size).toBe(240);
    const dates = numbers.map((number) => smiths.find((c) => c.number === number)?.incorporated ?? '');
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('nothing matched, so there is no score and no matched name', async () => {
    expect((await find({})).companies[0]).toMatchObject({ score: null, matchedName: null });
  });
});

describe('pages', () => {
  test.each([
    ['a list', {}],
    ['a filter', { postcode: 'SW1A' }],
    ['a name', { name: 'smith trading' }],
    ['a name and a filter', { name: 'trading', company_status: 'active' }],
  ])('of %s: the same company is never on two of them, and none is left out', async (_, raw) => {
    const { total } = await find(raw);
    const numbers = await everyNumber(raw);
    expect(numbers).toHaveLength(total);
    expect(new Set(numbers).size).toBe(total);
  });

  test.each([
    ['a list', {}],
    ['a filter', { company_status: 'active' }],
    ['a name', { name: 'jones trading' }],
  ])('of %s go on where the last one ended while companies are added', async (label, raw) => {
    const before = new Set(await everyNumber(raw));
    const seen: string[] = [];
    for (let page = 1, more = true; more; page++) {
      const found = await find({ ...raw, page: String(page) }, `reader of ${label}`);
      seen.push(...found.companies.map(({ company }) => company.company_number));
      more = found.hasMore;
      await insertCompanies(database.db, [
        { name: 'JONES TRADING LIMITED', incorporated: '2026-10-01' },
        { name: 'JONES TRADING 5 LIMITED', incorporated: '2026-10-01' },
      ]);
    }
    expect(new Set(seen).size).toBe(seen.length);
    for (const number of before) expect(seen).toContain(number);
  });

  test('far beyond the end are empty', async () => {
    expect(await find({ name: 'smith', page: '500' })).toMatchObject({ companies: [], hasMore: false });
    expect(await find({ page: '500' })).toMatchObject({ companies: [], hasMore: false });
  });
});
