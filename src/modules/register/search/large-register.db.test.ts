import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Random } from '../../../../test/support/snapshot/random.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts';
import type { Queryable } from '../../../platform/postgres/index.ts';
import { nameKey } from '../../../shared/companies/company-name.ts';
import { SEARCH_SORT_NAMES } from '../../../shared/search-filters.ts';
import { createSearch, type Search } from './index.ts';
import { SEARCH_LIMITS, type SearchLimits } from './search-limits.ts';
import { parseSearchQuery, type RawSearchQuery } from './search-query.ts';
import { insertRandomRegister, type RandomCompany, VALUES } from './test-support/random-register.ts';
import { compareBy, meets, randomFilters } from './test-support/reference-list.ts';

const TODAY = '2026-11-17';
const PAGE = 20;
const COMPANIES = 3_000;

let database: TestDatabase;
let companies: RandomCompany[];
const random = new Random();

beforeAll(async () => {
  database = await createTestDatabase();
  companies = await insertRandomRegister(database.db, random.reset(35, 0), COMPANIES);
});
afterAll(() => database.drop());

/** Every list is long, and every page is reached along the order. */
const ALONG_THE_ORDER: SearchLimits = {
  largeRegister: 0,
  fullReadMax: 0,
  fullReadInTownMax: 0,
  fullReadByNameMax: 0,
  scannedRowsMax: 1,
  countMax: 120,
  samplePercents: [[0, 50]],
  countedNamesMax: Number.POSITIVE_INFINITY,
  triesRareNamesFirst: false,
  listedFirstMax: 0,
  listedFirstByIndexMax: 0,
  listedForChecksMax: 0,
  checkedNamesMax: 10_000,
  checkedNamesFor: 10_000,
};
const WAYS: [string, SearchLimits][] = [
  ['along the order', ALONG_THE_ORDER],
  [
    'along the order or whole, by the estimate',
    {
      ...ALONG_THE_ORDER,
      fullReadMax: 300,
      fullReadInTownMax: 100,
      fullReadByNameMax: 300,
      scannedRowsMax: COMPANIES,
    },
  ],
  ['along the order, names against listed companies', { ...ALONG_THE_ORDER, listedForChecksMax: COMPANIES }],
  ['whole', { ...SEARCH_LIMITS, countMax: 120 }],
];

/** A search, and the statements it has sent. */
function searchWith(limits: SearchLimits): { search: Search; sent: string[] } {
  const sent: string[] = [];
  const { db } = database;
  const recorded: Queryable = {
    query: (statement) => {
      sent.push(statement.text);
      return db.query(statement);
    },
    first: (statement) => {
      sent.push(statement.text);
      return db.first(statement);
    },
    execute: (statement) => db.execute(statement),
  };
  return {
    search: createSearch({ db: recorded, now: () => Date.parse(`${TODAY}T12:00:00Z`), limits }),
    sent,
  };
}

async function pageOf(search: Search, raw: RawSearchQuery, page: number, caller: string) {
  const found = await search.searchCompanies(parseSearchQuery({ ...raw, page: String(page) }), caller);
  return { ...found, numbers: found.companies.map(({ company }) => company.company_number) };
}

async function everyNumber(search: Search, raw: RawSearchQuery): Promise<string[]> {
  const numbers: string[] = [];
  for (let page = 1; ; page++) {
    const found = await pageOf(search, raw, page, 'reader of all pages');
    numbers.push(...found.numbers);
    if (!found.hasMore) return numbers;
  }
}

function expectedNumbers({ sort = 'relevance', ...filters }: RawSearchQuery): string[] {
  return companies
    .filter((company) => meets(company, filters, TODAY))
    .sort(compareBy(String(sort)))
    .map((company) => company.company_number);
}

describe.each(WAYS)('lists that are read %s', (way, limits) => {
  test('have the companies, the order and the total that a plain loop finds, for random filters, sorts and pages', async () => {
    const { search, sent } = searchWith(limits);
    random.reset(36, 0);
    for (let round = 0; round < 50; round++) {
      const raw = { ...randomFilters(random), sort: random.pick(SEARCH_SORT_NAMES) };
      const expected = expectedNumbers(raw);
      const last = Math.ceil(expected.length / PAGE);
      // Three pages in turn, which go on where the one before ended, and two that are counted from the start.
      const asked: [page: number, caller: string][] = [1, 2, 3].map((page) => [page, `reader ${round}`]);
      asked.push([1 + random.below(last + 1), `first visit ${round}`], [Math.max(1, last), `end ${round}`]);
      for (const [page, caller] of asked) {
        const found = await pageOf(search, raw, page, caller);
        expect({ raw, caller, ...found, companies: [] }).toEqual({
          raw,
          caller,
          page,
          companies: [],
          numbers: expected.slice((page - 1) * PAGE, page * PAGE),
          hasMore: expected.length > page * PAGE,
          total: Math.min(expected.length, limits.countMax),
          totalIsExact: expected.length <= limits.countMax,
        });
      }
    }
    const isWalked = sent.some((text) => text.startsWith('with page as'));
    const isWhole = sent.some((text) => text.startsWith('with matches as'));
    expect({ isWalked, isWhole }).toMatchObject(
      { whole: { isWalked: false, isWhole: true }, 'along the order': { isWalked: true } }[way] ?? {
        isWalked: true,
        isWhole: true,
      },
    );
  });

  test.each(SEARCH_SORT_NAMES)(
    'have every company once by %s, on all pages and in the export',
    async (sort) => {
      const { search } = searchWith(limits);
      for (const filters of [
        { company_type: 'llp' },
        { town: 'london', employees_max: 60 },
        { company_status: 'removed' },
      ]) {
        const raw = { ...filters, sort };
        const expected = expectedNumbers(raw);
        expect(expected.length).toBeGreaterThan(2 * PAGE);
        expect(await everyNumber(search, raw)).toEqual(expected);
        const exported: string[] = [];
        for await (const part of search.exportCompanies(parseSearchQuery(raw)))
          exported.push(...part.map(({ company }) => company.company_number));
        expect(exported).toEqual(expected);
      }
    },
  );
});

describe('totals by a sample', () => {
  const isSampled = (text: string) => text.includes('tablesample');
  const isCounted = (text: string) => text.includes(') capped');

  test('are told without counting where the sample leaves no doubt', async () => {
    const { search, sent } = searchWith(ALONG_THE_ORDER);
    expect(await pageOf(search, {}, 1, 'reader')).toMatchObject({ total: 120, totalIsExact: false });
    expect(sent.some(isSampled)).toBe(true);
    expect(sent.some(isCounted)).toBe(false);
  });

  test('are counted and exact for companies of one time, which share pages, wherever these are', async () => {
    const countMax = 400;
    const { search, sent } = searchWith({ ...ALONG_THE_ORDER, countMax, samplePercents: [[0, 10]] });
    const days = companies.flatMap((company) => company.incorporated_on ?? []).sort();
    const width = countMax - 20;
    for (let at = 0; at + width < days.length; at += 25) {
      const raw = { incorporated_from: days[at] ?? '', incorporated_to: days[at + width] ?? '' };
      const expected = expectedNumbers(raw).length;
      const { total, totalIsExact } = await pageOf(search, raw, 1, 'reader');
      expect({ raw, total, totalIsExact }).toEqual({
        raw,
        total: Math.min(expected, countMax),
        totalIsExact: expected <= countMax,
      });
    }
    expect(sent.some(isSampled)).toBe(true);
  });
});

describe('names with filters that many companies meet', () => {
  const hasName = (company: RandomCompany, name: string) => {
    const key = nameKey(company.company_name);
    return key.replaceAll(' ', '').startsWith(name) || key.split(' ').includes(name);
  };

  test('find the companies that a plain loop finds, on the same pages as names with filters that few meet', async () => {
    const many = searchWith(ALONG_THE_ORDER);
    const few = searchWith({ ...SEARCH_LIMITS, triesRareNamesFirst: false });
    random.reset(37, 0);
    for (let round = 0; round < 12; round++) {
      const name = random.pick(VALUES.words);
      const filters = randomFilters(random);
      // A name alone also finds companies that left the register.
      const isUnfiltered = Object.keys(filters).length === 0;
      const raw = { ...filters, name, sort: random.pick(SEARCH_SORT_NAMES) };
      const expected = companies.filter(
        (company) => hasName(company, name) && (isUnfiltered || meets(company, filters, TODAY)),
      );
      const numbers = await everyNumber(many.search, raw);
      expect({ raw, numbers: [...numbers].sort() }).toEqual({
        raw,
        numbers: expected.map((company) => company.company_number).sort(),
      });
      expect({ raw, numbers }).toEqual({ raw, numbers: await everyNumber(few.search, raw) });
      const { total, totalIsExact } = await pageOf(many.search, raw, 1, 'reader');
      expect({ raw, total, totalIsExact }).toEqual({ raw, total: expected.length, totalIsExact: true });
    }
    expect(many.sent.some((text) => text.includes('prefix_names as'))).toBe(true);
    expect(few.sent.some((text) => text.includes('allowed as'))).toBe(true);
  });

  test('find the same companies where few have such a name, whether names or filters are read first', async () => {
    const names = searchWith(SEARCH_LIMITS);
    const filters = searchWith({ ...SEARCH_LIMITS, triesRareNamesFirst: false });
    random.reset(38, 0);
    for (let round = 0; round < 30; round++) {
      const { company_name } = random.pick(companies);
      const name = nameKey(company_name).replaceAll(' ', '').slice(0, 6);
      const raw = { company_status: 'active', ...randomFilters(random), name };
      const { numbers, total } = await pageOf(names.search, raw, 1, 'reader');
      const expected = await pageOf(filters.search, raw, 1, 'reader');
      expect({ raw, numbers, total }).toEqual({ raw, numbers: expected.numbers, total: expected.total });
    }
    const allowed = ({ sent }: { sent: string[] }) => sent.filter((text) => text.includes('allowed as'));
    expect(allowed(names).length).toBeLessThan(allowed(filters).length);
  });

  test('find the best of very many names, page by page, in the order and with the companies of a count of all', async () => {
    const best = searchWith({ ...ALONG_THE_ORDER, scannedRowsMax: COMPANIES, countedNamesMax: 0 });
    const all = searchWith(ALONG_THE_ORDER);
    random.reset(39, 0);
    for (let round = 0; round < 12; round++) {
      const raw = { ...randomFilters(random), company_status: 'active', name: random.pick(VALUES.words) };
      expect({ raw, numbers: await everyNumber(best.search, raw) }).toEqual({
        raw,
        numbers: await everyNumber(all.search, raw),
      });
    }
    const isOfBest = (text: string) => text.includes('split_part(n.name_key');
    expect(best.sent.some(isOfBest)).toBe(true);
    expect(all.sent.some(isOfBest)).toBe(false);
    const common = { name: 'OAK', company_status: 'active' };
    const [found, counted] = [
      await pageOf(best.search, common, 1, 'one'),
      await pageOf(all.search, common, 1, 'one'),
    ];
    expect([found.hasMore, found.totalIsExact]).toEqual([true, false]);
    expect(found.total).toBeGreaterThan(PAGE);
    expect(found.total).toBeLessThan(counted.total);
  });

  test.each([
    ['the best of very many names', 0],
    ['all names', Number.POSITIVE_INFINITY],
  ])('find %s of companies that are listed first as if each were checked', async (_, countedNamesMax) => {
    const limits = { ...ALONG_THE_ORDER, scannedRowsMax: COMPANIES, countedNamesMax };
    const checked = searchWith(limits);
    const listed = searchWith({ ...limits, listedForChecksMax: COMPANIES });
    for (const town of ['London', 'Kendal', 'St. Ives']) {
      const raw = { town, name: random.pick(VALUES.words) };
      expect({ raw, numbers: await everyNumber(listed.search, raw) }).toEqual({
        raw,
        numbers: await everyNumber(checked.search, raw),
      });
    }
    const lists = (text: string) =>
      text.includes(countedNamesMax === 0 ? 'coalesce(n.company_id in (' : 'allowed as materialized');
    expect(listed.sent.some(lists)).toBe(true);
    expect(checked.sent.some(lists)).toBe(false);
  });

  test('check fewer names of a word that more names have than are ever checked, and say that the total is not exact', async () => {
    const { search, sent } = searchWith({
      ...ALONG_THE_ORDER,
      scannedRowsMax: COMPANIES,
      checkedNamesMax: 100,
      checkedNamesFor: 20,
    });
    const found = await pageOf(search, { name: 'OAK', company_status: 'active' }, 1, 'reader');
    expect(found.total).toBeGreaterThan(PAGE);
    expect(found.totalIsExact).toBe(false);
    for (const { company } of found.companies) expect(company.company_name).toContain('OAK');
    const [, window] = /order by n\.joined_key using ~<~\s+limit (\d+)\)/.exec(sent.join('\n')) ?? [];
    expect(Number(window)).toBeGreaterThan(20);
    expect(Number(window)).toBeLessThan(100);
  });

  test('say that the total is not exact where names were left unread, with and without a match among those read', async () => {
    const { search } = searchWith({ ...ALONG_THE_ORDER, checkedNamesMax: 50 });
    const found = await pageOf(search, { name: 'OAK', company_status: 'active' }, 1, 'reader');
    expect(found.total).toBeGreaterThan(0);
    expect(found.totalIsExact).toBe(false);
    for (const { company } of found.companies) expect(company.company_name).toContain('OAK');
    const none = await pageOf(search, { name: 'OAK', employees_min: 1_000 }, 1, 'reader');
    expect(none).toMatchObject({ numbers: [], total: 0, totalIsExact: false });
  });
});
