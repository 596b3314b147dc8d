import { expect, test } from 'vitest';
import { createCommonWords } from './common-words.ts';
import { type NameTerms, nameTerms } from './name-terms.ts';
import { searchByName } from './search-by-name.ts';
import type { SearchStore, StrictHits } from './search-store.ts';

const common = createCommonWords({ names: 1_000_000, counts: [{ word: 'SERVICES', names: 50_000 }] });
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
    findStrict: async () => strict,
    findBySpelling: slow,
    findByWords: slow,
    listSimilarWords: slow,
    listNamed: async () => [],
    findByNumber: async () => undefined,
    listNewest: async () => ({ companies: [], total: 0 }),
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
  expect(asked).toEqual([]);
});
