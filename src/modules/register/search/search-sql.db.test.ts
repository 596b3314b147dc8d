import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random } from '../../../../test/support/snapshot/random.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts';
import type { Queryable, Statement } from '../../../platform/postgres/index.ts';
import { createSearch, type Search } from './index.ts';
import { SEARCH_LIMITS, type SearchLimits } from './search-limits.ts';
import { parseSearchQuery, type RawSearchQuery } from './search-query.ts';
import { insertRandomRegister } from './test-support/random-register.ts';

/**
 * The SQL of each kind of search, as the database gets it, in `search-sql.snapshot.sql`: a change of it is
 * seen in review. `npx vitest run --project database src/modules/register/search/search-sql -u` writes it
 * anew.
 */
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertRandomRegister(database.db, new Random().reset(35, 0), 300);
});
afterAll(() => database.drop());

/** Every list and every name has more matches than are read at once. */
const LARGE: SearchLimits = {
  ...SEARCH_LIMITS,
  largeRegister: 0,
  fullReadMax: 0,
  fullReadInTownMax: 0,
  scannedRowsMax: 1,
  countMax: 20,
  countedNamesMax: Number.POSITIVE_INFINITY,
  triesRareNamesFirst: false,
  listedFirstMax: 0,
  listedFirstByIndexMax: 0,
  listedForChecksMax: 0,
};

/** Every name has so many matches that none is checked on its own. */
const MANY_NAMES: SearchLimits = { ...SEARCH_LIMITS, triesRareNamesFirst: false, checkedNamesMax: -1 };

type Kind = [title: string, run: (search: Search) => Promise<unknown>, limits?: SearchLimits];

const by = (raw: RawSearchQuery) => (search: Search) => search.searchCompanies(parseSearchQuery(raw), 'test');

const KINDS: Kind[] = [
  ['A name', by({ name: 'Oakenfell Foods' })],
  ['A name with a typing error', by({ name: 'Oakenfel Fods' })],
  ['A short text that begins many names', by({ name: 'a' })],
  ['A number', by({ name: '01234567' })],
  ['A name in a district', by({ name: 'Oakenfell', postcode: 'LS1' })],
  ['A name with filters that few companies meet', by({ name: 'a', company_status: 'dissolved' }), MANY_NAMES],
  ['A name with filters that many companies meet', by({ name: 'a', company_status: 'active' }), LARGE],
  [
    'The best of very many names',
    by({ name: 'Oak', company_status: 'active' }),
    { ...LARGE, countedNamesMax: 0 },
  ],
  [
    'The best of very many names, of companies that are listed first',
    by({ name: 'Oak', town: 'Leeds' }),
    { ...LARGE, countedNamesMax: 0, listedForChecksMax: Number.POSITIVE_INFINITY },
  ],
  [
    'A name of companies that are listed first',
    by({ name: 'Oak', town: 'Leeds' }),
    { ...LARGE, listedForChecksMax: Number.POSITIVE_INFINITY },
  ],
  ['A list by filters', by({ town: 'Leeds', employees_min: '10' })],
  ['A list along its order', by({ company_status: 'active', sort: '-employees' }), LARGE],
  ['A list by name along its order', by({ company_status: 'active', sort: 'name' }), LARGE],
  ['Companies that left the register', by({ company_status: 'removed' })],
  ['Facets', (search) => search.countFacets(parseSearchQuery({ town: 'Leeds' }))],
  ['Suggestions', (search) => search.suggest('oakenfell fo')],
];

test('the SQL of each kind of search is the one that was reviewed', async () => {
  const chapters: string[] = [];
  const shown = new Set<string>();
  for (const [title, run, limits = SEARCH_LIMITS] of KINDS) {
    const sent = new Set<string>();
    const recorded = recording(database.db, ({ text }) => sent.add(text));
    await run(createSearch({ db: recorded, now: () => Date.parse('2026-11-17T12:00:00Z'), limits }));
    // A statement stands where it is met first.
    const added = [...sent].filter((text) => !shown.has(text));
    for (const text of added) shown.add(text);
    chapters.push([`-- ${title}\n`, ...added.map((text) => `${tidy(text)};\n`)].join('\n'));
  }
  await expect(chapters.join('\n')).toMatchFileSnapshot('./search-sql.snapshot.sql');
});

function recording(db: Queryable, record: (statement: Statement) => void): Queryable {
  return {
    query(statement) {
      record(statement);
      return db.query(statement);
    },
    first(statement) {
      record(statement);
      return db.first(statement);
    },
    execute: (statement) => db.execute(statement),
  };
}

/** The lines without the indentation that comes from the template they stand in. */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, index) => (index === 0 ? line : `  ${line}`))
    .join('\n');
}
