import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.ts';
import { sql } from '../../../../platform/postgres/index.ts';
import type { SearchSort } from '../../../../shared/search-filters.ts';
import { createSearch, type Search } from '../index.ts';
import { parseSearchQuery, type RawSearchQuery } from '../search-query.ts';
import { insertCompanies, type TestCompany } from '../test-support/insert-companies.ts';

let database: TestDatabase;
let search: Search;

const POSTCODES = ['SW1A 1AA', 'SW1A 2BB', 'SW1P 3CC', 'M1 1AE'];
const STATUSES = ['active', 'active', 'active', 'liquidation'];
const ACCOUNTS = ['micro-entity', 'dormant', 'full'];
const TYPES = ['ltd', 'ltd', 'plc', 'llp'];
const SIC_CODES = [
  ['62011', '62020'],
  ['01110', '62012'],
  [],
  ['47110', '10710', '01110', '56101'],
  ['56101'],
];
const TOWNS = ['LONDON', 'Kirkby Lonsdale', 'St. Ives'];
/** The day of the searches: accounts that are due today are in time. */
const TODAY = new Date('2026-11-17T12:00:00Z');

const smiths: TestCompany[] = Array.from({ length: 240 }, (_, index) => ({
  name: `${index % 3 === 0 ? 'SMITH' : index % 3 === 1 ? 'JONES' : 'PATEL'} TRADING ${1000 + index} LIMITED`,
  number: String(20_000_000 + index),
  postcode: POSTCODES[index % 4] ?? '',
  status: STATUSES[index % 5] ?? 'administration',
  accounts: ACCOUNTS[index % 3] ?? 'full',
  incorporated:
    index % 24 === 23 ? null : `20${String(10 + (index % 12)).padStart(2, '0')}-0${1 + (index % 9)}-15`,
  type: TYPES[index % 7] ?? 'ltd',
  sic: SIC_CODES[index % 5] ?? [],
  town: TOWNS[index % 3] ?? '',
  accountsDue: index % 4 === 0 ? '2026-11-16' : '2026-11-17',
  ...(index % 2 === 0 && {
    figures: {
      employees: index % 50,
      net_assets: 1_000 * (index - 120),
      ...(index % 3 === 0 && { turnover: 10_000 * index }),
    },
  }),
  ...(index % 6 === 0 && { link: index % 12 === 0 ? ('verified' as const) : ('ended' as const) }),
}));

beforeAll(async () => {
  database = await createTestDatabase();
  search = createSearch({ db: database.db, now: () => TODAY.getTime() });
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

const between = (figure: number | undefined, from: number, to: number) =>
  figure !== undefined && figure >= from && figure <= to;

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
    ['a type', { company_type: 'plc' }, (c) => c.type === 'plc'],
    ['the commonest type', { company_type: 'ltd' }, (c) => c.type === 'ltd'],
    ['a kind of business', { sic_code: ['01110'] }, (c) => c.sic?.includes('01110') === true],
    [
      'the beginning of a code, once for a company that has it twice',
      { sic_code: '62' },
      (c) => c.sic?.some((code) => code.startsWith('62')) === true,
    ],
    [
      'several codes',
      { sic_code: ['107', '5610', '56101'] },
      (c) => c.sic?.some((code) => /^(107|5610)/.test(code)) === true,
    ],
    [
      'codes with commas',
      { sic_code: '47,10' },
      (c) => c.sic?.some((code) => /^(47|10)/.test(code)) === true,
    ],
    ['a town, in any case', { town: ' kirkby  lonsdale ' }, (c) => c.town === 'Kirkby Lonsdale'],
    ['a verified website', { has_website: true }, (c) => c.link === 'verified'],
    ['no verified website', { has_website: 'false' }, (c) => c.link !== 'verified'],
    ['employees, at least', { employees_min: 20 }, (c) => (c.figures?.employees ?? -1) >= 20],
    [
      'employees, at most, not those without the figure',
      { employees_max: 0 },
      (c) => c.figures?.employees === 0,
    ],
    [
      'turnover, both ends included',
      { turnover_min: 60_000, turnover_max: '1200000' },
      (c) => between(c.figures?.turnover, 60_000, 1_200_000),
    ],
    [
      'negative net assets',
      { net_assets_min: -50_000, net_assets_max: -1 },
      (c) => between(c.figures?.net_assets, -50_000, -1),
    ],
    [
      'two figures',
      { employees_min: 5, net_assets_min: 0 },
      (c) => (c.figures?.employees ?? -1) >= 5 && (c.figures?.net_assets ?? -1) >= 0,
    ],
    ['overdue accounts', { accounts_overdue: true }, (c) => c.accountsDue === '2026-11-16'],
    ['accounts that are not overdue', { accounts_overdue: false }, (c) => c.accountsDue === '2026-11-17'],
    [
      'all the new ones',
      {
        company_type: 'ltd',
        sic_code: '62',
        town: 'london',
        has_website: true,
        employees_min: 1,
        turnover_min: 0,
        net_assets_min: -1_000_000,
        accounts_overdue: true,
      },
      (c) =>
        c.type === 'ltd' &&
        c.sic?.some((code) => code.startsWith('62')) === true &&
        c.town === 'LONDON' &&
        c.link === 'verified' &&
        (c.figures?.employees ?? 0) >= 1 &&
        c.figures?.turnover !== undefined &&
        c.accountsDue === '2026-11-16',
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

  test('match words of a district in any order, and are those of the company, not of its name', async () => {
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

  test('find nothing if no company meets them', async () => {
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

describe('a list without a name', () => {
  test('has the newest companies first, and those without a date last', async () => {
    const numbers = await everyNumber({});
    expect(numbers).toHaveLength(240);
    expect(new Set(numbers).size).toBe(240);
    const dates = numbers.map((number) => smiths.find((c) => c.number === number)?.incorporated ?? '');
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('has no score and no matched name, because nothing was matched', async () => {
    expect((await find({})).companies[0]).toMatchObject({ score: null, matchedName: null });
  });
});

describe('sorting', () => {
  const companyOf = (number: string) => smiths.find((company) => company.number === number);
  /** Companies without the value come last. */
  const values = (numbers: string[], value: (company: TestCompany) => string | number | null | undefined) =>
    numbers.map((number) => companyOf(number)).map((company) => (company && value(company)) ?? null);
  const inOrder = (list: (string | number | null)[], isDescending: boolean) => {
    const present = list.filter((value) => value !== null);
    const sorted = [...present].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    if (isDescending) sorted.reverse();
    return [...sorted, ...list.filter((value) => value === null)];
  };
  const orders: [SearchSort, (company: TestCompany) => string | number | null | undefined][] = [
    ['name', (c) => c.name],
    ['incorporated_on', (c) => c.incorporated],
    ['-incorporated_on', (c) => c.incorporated],
    ['employees', (c) => c.figures?.employees],
    ['-employees', (c) => c.figures?.employees],
    ['net_assets', (c) => c.figures?.net_assets],
    ['-net_assets', (c) => c.figures?.net_assets],
  ];
  const queries: RawSearchQuery[] = [
    {},
    { town: 'LONDON' },
    { employees_min: 10 },
    { turnover_min: 0, company_status: 'active' },
    { name: 'smith trading' },
  ];

  test.each(orders)('lists every company once by %s, in order, on all pages', async (sort, value) => {
    for (const raw of queries) {
      const expected = (await everyNumber(raw)).sort();
      const numbers = await everyNumber({ ...raw, sort });
      expect([...numbers].sort()).toEqual(expected);
      const found = values(numbers, value);
      expect(found).toEqual(inOrder(found, sort.startsWith('-')));
    }
  });

  test.each(orders)('gives the same pages by %s if they are counted from the start', async (sort) => {
    const inTurn = await everyNumber({ sort });
    const alone: string[] = [];
    for (let page = 1; page <= 12; page++) {
      const found = await find({ sort, page: String(page) }, `another reader of page ${page}`);
      alone.push(...found.companies.map(({ company }) => company.company_number));
    }
    expect(alone).toEqual(inTurn);
  });

  test.each(orders)('gives an export the same order by %s', async (sort) => {
    const numbers: string[] = [];
    for await (const part of search.exportCompanies(parseSearchQuery({ sort, postcode: 'SW1A' }))) {
      numbers.push(...part.map(({ company }) => company.company_number));
    }
    expect(numbers).toEqual(await everyNumber({ sort, postcode: 'SW1A' }));
  });
});

describe('values that a filter cannot have', () => {
  test.each<[RawSearchQuery, string]>([
    [{ sic_code: '6' }, 'sic_code'],
    [{ sic_code: ['620111'] }, 'sic_code'],
    [{ sic_code: 'IT' }, 'sic_code'],
    [{ sic_code: Array.from({ length: 21 }, (_, index) => String(10 + index)) }, 'sic_code'],
    [{ has_website: 'maybe' }, 'has_website'],
    [{ employees_min: '1.5' }, 'employees_min'],
    [{ turnover_max: '1e6' }, 'turnover_max'],
    [{ sort: 'turnover' }, 'sort'],
  ])('%j is refused, by its name', (raw, field) => {
    expect(() => parseSearchQuery(raw)).toThrow(
      expect.objectContaining({
        code: 'invalid_request',
        details: { fields: { [field]: expect.any(String) } },
      }),
    );
  });

  test('a range that ends before it begins is empty', async () => {
    expect(await find({ employees_min: 10, employees_max: 9 })).toMatchObject({ companies: [], total: 0 });
  });

  test('`q` is the name if there is no `name`', () => {
    expect(parseSearchQuery({ q: 'smith' }).name).toBe('smith');
    expect(parseSearchQuery({ q: 'smith', name: 'jones' }).name).toBe('jones');
    expect(parseSearchQuery({ q: '', town: 'Leeds' }).name).toBeUndefined();
  });
});

describe('pages', () => {
  test.each([
    ['a list', {}],
    ['a filter', { postcode: 'SW1A' }],
    ['a name', { name: 'smith trading' }],
    ['a name and a filter', { name: 'trading', company_status: 'active' }],
  ])('have every company of %s once, and leave none out', async (_, raw) => {
    const { total } = await find(raw);
    const numbers = await everyNumber(raw);
    expect(numbers).toHaveLength(total);
    expect(new Set(numbers).size).toBe(total);
  });

  test.each([
    ['a list', {}],
    ['a filter', { company_status: 'active' }],
    ['a name', { name: 'jones trading' }],
  ])('go on, for %s, where the last one ended while companies are added', async (label, raw) => {
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
