import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.ts';
import { createSearch, type Search } from '../index.ts';
import { createSearchStore } from '../search.store.ts';
import { parseSearchQuery, type RawSearchQuery } from '../search-query.ts';
import { insertCompanies } from '../test-support/insert-companies.ts';

let database: TestDatabase;
let search: Search;

beforeAll(async () => {
  database = await createTestDatabase();
  search = createSearch({ db: database.db, now: () => Date.parse('2026-11-17T12:00:00Z') });
  await insertCompanies(
    database.db,
    Array.from({ length: 30 }, (_, index) => ({
      name: `HOLLOWAY ${index % 2 === 0 ? 'KITES' : 'BOATS'} ${index} LIMITED`,
      sic: index % 3 === 0 ? ['62012', '62020', '47110'] : ['47110'],
      ...(index % 5 !== 0 && { town: index % 2 === 0 ? 'Kirkby Lonsdale' : 'LEEDS' }),
      ...(index % 2 === 0 && { figures: { employees: index * 20 } }),
      incorporated: index < 10 ? '2026-11-17' : index < 20 ? '2025-11-17' : '2025-11-18',
    })),
  );
});
afterAll(() => database.drop());

const facetsOf = (raw: RawSearchQuery) => search.countFacets(parseSearchQuery(raw));

test('facets count each company once by industry, town, size and age', async () => {
  const { industries, towns, sizes, ages, ...rest } = await facetsOf({});
  expect(rest).toEqual({ counted: 30, isComplete: true });
  expect(industries.map(({ filters, count }) => [filters.sic_code, count])).toEqual([
    ['47', 30],
    ['62', 10],
  ]);
  expect(towns.map(({ label, count }) => [label, count])).toEqual([
    ['Kirkby Lonsdale', 12],
    ['Leeds', 12],
  ]);
  expect(sizes.map(({ label, count }) => [label, count])).toEqual([
    ['No employees', 1],
    ['10 to 49 employees', 1],
    ['50 to 249 employees', 5],
    ['250 employees and more', 8],
  ]);
  expect(ages.map(({ label, count }) => [label, count])).toEqual([
    ['Under a year', 20],
    ['1 to 3 years', 10],
  ]);
});

test.each<[string, RawSearchQuery]>([
  ['all', {}],
  ['a name', { name: 'holloway kites' }],
  ['a filter', { sic_code: '62' }],
  ['figures', { employees_min: 100 }],
  ['a part of a band', { employees_min: 60, employees_max: 300 }],
  ['a whole code', { sic_code: '62012' }],
  ['codes of which companies have several', { sic_code: '62012,47' }],
  ['a code together with a name', { name: 'holloway kites', sic_code: '4711' }],
  ['days', { incorporated_from: '2025-11-18', incorporated_to: '2026-11-16' }],
])('the filters of a facet of %s find as many companies as it counts', async (_, raw) => {
  const { industries, towns, sizes, ages } = await facetsOf(raw);
  for (const { filters, count } of [...industries, ...towns, ...sizes, ...ages]) {
    const found = await search.searchCompanies(parseSearchQuery({ ...raw, ...filters }), 'acc_test');
    expect([filters, found.total]).toEqual([filters, count]);
  }
});

test('a search that finds nothing has no facets', async () => {
  const none = { industries: [], towns: [], sizes: [], ages: [], counted: 0, isComplete: true };
  expect(await facetsOf({ town: 'Nowhere' })).toEqual(none);
  expect(await facetsOf({ name: '!' })).toEqual(none);
});

test('lists are the same in a large register, and their totals are exact as far as they are read', async () => {
  const store = createSearchStore(database.db);
  const combined: RawSearchQuery[] = [
    { sic_code: '62', town: 'leeds' },
    { sic_code: '47', employees_min: 100 },
    { town: 'leeds', accounts_overdue: true },
    { company_type: 'ltd', has_website: false },
    { sort: '-employees', town: 'leeds', has_website: false },
  ];
  for (const raw of combined) {
    const { filters, sort } = parseSearchQuery(raw);
    const list = { filters: { ...filters, today: '2026-11-17' }, sort, offset: 0, limit: 21, passed: 0 };
    const small = await store.listCompanies({ ...list, isLarge: false });
    expect(await store.listCompanies({ ...list, isLarge: true })).toEqual(small);
  }
});

test('facets of a range that ends before it begins are empty', async () => {
  const facets = await facetsOf({ net_assets_min: '0', net_assets_max: '-1' });
  expect(facets).toEqual({ industries: [], towns: [], sizes: [], ages: [], counted: 0, isComplete: true });
});
