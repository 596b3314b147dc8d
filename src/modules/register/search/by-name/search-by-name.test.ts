import { expect, test } from 'vitest';
import { createCommonWords } from '../common-words.ts';
import type { SearchStore } from '../search.store.ts';
import { type NameTerms, nameTerms } from '../search-query.ts';
import type { StrictHits } from '../search-types.ts';
import { searchByName } from './search-by-name.ts';

const counts = ['SERVICES', 'HEATING', 'GREEN'].map((word) => ({ word, names: 50_000 }));
const common = createCommonWords({ names: 1_000_000, counts });
const tooSlow = new Error('canceling statement due to statement timeout');
const terms = nameTerms('zaxanode services') as NameTerms;
const company = {
  id: 1,
  company_number: '00000001',
  company_name: 'ZAXANODE AND OTHER SERVICES LIMITED',
  company_status: 'active',
  company_type: 'ltd',
  postal_code: null,
  incorporated_on: null,
  accounts_type: null,
  removed_on: null,
};

function store(strict: StrictHits, asked: string[] = []): SearchStore {
  const slow = async () => {
    asked.push('similar');
    throw tooSlow;
  };
  return {
    findStrict: async ({ words }) => {
      asked.push(words ? 'words' : 'beginning');
      return strict;
    },
    findBySpelling: slow,
    findByWords: slow,
    listSimilarWords: slow,
    listNamed: async () => [],
    findByNumber: async () => undefined,
    listCompanies: async () => ({ companies: [], total: 0, isAll: true }),
    countFacets: async () => [],
    listFigures: async () => new Map(),
    readDetails: async () => new Map(),
    readWordsVersion: async () => '',
    listCommonWords: async () => ({ version: '', names: 0, counts: [] }),
    isTimeout: (error) => error === tooSlow,
  };
}

const search = (strict: StrictHits, asked?: string[]) =>
  searchByName(store(strict, asked), common, { terms, filters: {}, atLeast: 21 });

test('a look-up that takes too long leaves what was found before, which is then not all', async () => {
  const hits = [{ company, previous_name: null, match: 'words' as const, name_length: 30 }];
  const found = await search({ hits, total: 1, isAll: true });
  expect(found.ranked).toHaveLength(1);
  expect(found.isAll).toBe(false);
});

test('a look-up that takes too long and leaves nothing fails', async () => {
  await expect(search({ hits: [], total: 0, isAll: true })).rejects.toBe(tooSlow);
});

test('a whole name settles the search: nothing similar is looked for', async () => {
  const asked: string[] = [];
  const hits = [{ company, previous_name: null, match: 'whole' as const, name_length: 16 }];
  expect((await search({ hits, total: 1, isAll: true }, asked)).ranked[0]?.score).toBe(1);
  expect(asked).toEqual(['words']);
});

const beginning = { company, previous_name: null, match: 'beginning' as const, name_length: 40 };

test('a word that several names begin with was not mistyped, however short it is', async () => {
  const asked: string[] = [];
  const few = { terms: nameTerms('zaxano') as NameTerms, filters: {}, atLeast: 21 };
  const hits = Array.from({ length: 8 }, (_, id) => ({ ...beginning, company: { ...company, id } }));
  await searchByName(store({ hits, total: 8, isAll: true }, asked), common, few);
  expect(asked).toEqual(['words']);
  await searchByName(store({ hits: [beginning], total: 1, isAll: true }, asked), common, few);
  expect(asked).toContain('similar');
});

test.each([
  ['green heating services', ['beginning']],
  ['heating services', ['beginning', 'words']],
])('a name that begins with three common words is enough: %s', async (typed, expected) => {
  const asked: string[] = [];
  await searchByName(store({ hits: [beginning], total: 1, isAll: true }, asked), common, {
    terms: nameTerms(typed) as NameTerms,
    filters: {},
    atLeast: 21,
  });
  expect(asked).toEqual(expected);
});

test('common words that nothing in a district has were not mistyped badly: the widest look-ups are left out', async () => {
  const askedFor = async (filters: { postcode?: string }) => {
    const errors: number[] = [];
    const none = {
      ...store({ hits: [], total: 0, isAll: true }),
      findBySpelling: async ({ errorsMax }: { errorsMax: number }) => {
        errors.push(errorsMax);
        return [];
      },
      findByWords: async () => [],
      listSimilarWords: async () => [],
    };
    const heating = nameTerms('heating services') as NameTerms;
    await searchByName(none, common, { terms: heating, filters, atLeast: 21 });
    return errors;
  };
  expect(await askedFor({})).toEqual([2, 4]);
  expect(await askedFor({ postcode: 'M1' })).toEqual([2]);
});
