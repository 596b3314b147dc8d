import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.ts';
import { createSearch, type Search } from '../index.ts';
import { parseSearchQuery } from '../search-query.ts';
import { insertCompanies } from '../test-support/insert-companies.ts';

let database: TestDatabase;
let search: Search;

beforeAll(async () => {
  database = await createTestDatabase();
  search = createSearch({ db: database.db });
  await insertCompanies(database.db, [
    { name: 'OAKENFELLSOFT LTD', number: '30000001' },
    { name: 'OAKENFELL FOODS AND GENERAL PROVISIONS LIMITED', number: '30000002', postcode: 'LS1 4AP' },
    { name: 'OAKENFELL TILES LIMITED', number: '30000003', status: 'dissolved' },
    { name: 'OAKENFELL LIMITED', number: '30000004', status: 'liquidation' },
    { name: 'YORKSHIRE OAKENFELL LIMITED', number: '30000005' },
    { name: 'HARBOUR LIMITED', number: '30000006', previous: ['OAKENFELL PAST LIMITED'] },
    { name: 'OAKENFELL LEFT LIMITED', number: '30000007', removed: '2026-01-01' },
    ...Array.from({ length: 60 }, (_, index) => ({ name: `QUILLMERE ${1000 + index} LIMITED` })),
  ]);
});
afterAll(() => database.drop());

const suggested = async (text: string) =>
  (await search.suggest(text)).map((company) => company.company_number);

describe('suggestions', () => {
  test('whole words come before longer ones, companies that exist before those that are gone, and words elsewhere last', async () => {
    expect(await suggested('oakenfell')).toEqual([
      '30000004',
      '30000002',
      '30000007',
      '30000003',
      '30000001',
      '30000005',
    ]);
  });

  test.each([
    ['an unfinished word', 'oakenf', '30000001'],
    ['an unfinished second word', 'oakenfell ti', '30000003'],
    ['an unfinished word after one that is elsewhere', 'yorkshire oak', '30000005'],
    ['words in another order', 'oakenfell york', '30000005'],
    ['without spaces', 'oakenfellfoods', '30000002'],
    ['small letters and a legal form', 'Oakenfell Tiles Ltd', '30000003'],
    ['a number', '30000006', '30000006'],
  ])('are found by %s', async (_, text, number) => {
    expect((await suggested(text))[0]).toBe(number);
  });

  test('are eight at most, each company once', async () => {
    const found = await suggested('quillmere');
    expect(found).toHaveLength(8);
    expect(new Set(found).size).toBe(8);
  });

  test('of many names are those with the whole words, the shortest of these first', async () => {
    await insertCompanies(database.db, [
      ...Array.from({ length: 30 }, (_, index) => ({ name: `STAVEWICKA${100 + index} LIMITED` })),
      ...Array.from({ length: 30 }, (_, index) => ({ name: `STAVEWICK A${100 + index} AND SONS LIMITED` })),
      { name: 'STAVEWICK A10 LIMITED', number: '30000201' },
      { name: 'STAVEWICK LIMITED', number: '30000202' },
    ]);
    const names = (await search.suggest('stavewick')).map(({ company_name: name }) => name);
    expect(names.slice(0, 2)).toEqual(['STAVEWICK LIMITED', 'STAVEWICK A10 LIMITED']);
    expect(names.every((name) => name.startsWith('STAVEWICK '))).toBe(true);
    expect(names).toHaveLength(8);
  });

  test.each(['', ' ', '&', '!?', '漢字', "'; drop table companies"])('are empty for %j', async (text) => {
    expect(await suggested(text)).toEqual([]);
  });

  test.each([
    'oakenfell foods and general',
    'yorkshire oakenfell ltd',
    'oakenfell york',
    'oakenfellsoft',
    'quillmere 1012',
    'harbour limited',
  ])('while %s is typed letter by letter are those of each text alone', async (name) => {
    const typed = createSearch({ db: database.db });
    for (let length = 1; length <= name.length; length++) {
      const text = name.slice(0, length);
      const alone = await createSearch({ db: database.db }).suggest(text);
      expect(await typed.suggest(text), text).toEqual(alone);
    }
  });

  test('are each their own if several callers ask at once', async () => {
    const texts = ['oakenfell', 'quillmere 10', 'harbour', 'zzz', 'oakenfells'];
    const alone = [];
    for (const text of texts) alone.push(await suggested(text));
    expect(await Promise.all(texts.map(suggested))).toEqual(alone);
  });
});

describe('a search', () => {
  const first = async (name: string) => {
    const { companies } = await search.searchCompanies(parseSearchQuery({ name }), 'acc_test');
    return companies.map(({ company }) => company.company_number);
  };

  test('finds names that go on with another word before a longer word', async () => {
    const numbers = await first('oakenfell');
    expect(numbers.indexOf('30000002')).toBeLessThan(numbers.indexOf('30000001'));
    expect(numbers.indexOf('30000003')).toBeLessThan(numbers.indexOf('30000001'));
    expect(numbers[0]).toBe('30000004');
  });

  test('does so among thousands of names, on every page', async () => {
    await insertCompanies(database.db, [
      ...Array.from({ length: 70 }, (_, index) => ({ name: `BRACKENWORTHS${index} LTD` })),
      ...Array.from({ length: 30 }, (_, index) => ({ name: `BRACKENWORTH NUMBER ${index} OF MANY LIMITED` })),
    ]);
    const names: string[] = [];
    for (const page of ['1', '2', '3', '4', '5']) {
      const found = await search.searchCompanies(parseSearchQuery({ name: 'brackenworth', page }), 'reader');
      names.push(...found.companies.map(({ company }) => company.company_name));
    }
    expect(names).toHaveLength(100);
    expect(new Set(names).size).toBe(100);
    expect(names.slice(0, 30).every((name) => name.startsWith('BRACKENWORTH NUMBER'))).toBe(true);
  });

  test('puts an active company before a dissolved one of the same name', async () => {
    await insertCompanies(database.db, [
      { name: 'TARNBECK LIMITED', number: '30000101', status: 'dissolved' },
      { name: 'TARNBECK LIMITED', number: '30000102' },
    ]);
    expect((await first('tarnbeck')).slice(0, 2)).toEqual(['30000102', '30000101']);
  });
});
