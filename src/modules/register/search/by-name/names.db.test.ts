import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.ts';
import { sql } from '../../../../platform/postgres/index.ts';
import { nameKey } from '../../../../shared/companies/company-name.ts';
import { createSearch, type Search } from '../index.ts';
import { parseSearchQuery, type RawSearchQuery } from '../search-query.ts';
import { insertCompanies } from '../test-support/insert-companies.ts';

let database: TestDatabase;
let search: Search;

const FILLERS = ['HOLDINGS', 'SERVICES', 'TRADING', 'CONSULTING', 'PROPERTY'].flatMap((trade) =>
  Array.from({ length: 40 }, (_, index) => ({
    name: `FILLER${'ABCDEFGHIJ'[index % 10]}${index} ${trade} LIMITED`,
  })),
);

beforeAll(async () => {
  // The clock stands still, so no stage is skipped on a busy machine.
  vi.useFakeTimers({ toFake: ['performance'] });
  database = await createTestDatabase();
  search = createSearch({ db: database.db });
  await insertCompanies(database.db, [
    ...FILLERS,
    { name: 'ACME WIDGETS LIMITED', number: '01234568' },
    { name: 'ACME WIDGETS HOLDINGS PLC' },
    { name: 'THE ACME AND WIDGETS COMPANY LTD' },
    { name: 'NORTHERN WIDGETS LTD' },
    { name: 'HARTLEPOOL MARINE ENGINEERING LLP' },
    { name: 'SMITH & JONES (LEEDS) LIMITED' },
    { name: 'SMITHSON BAKERY LTD' },
    { name: 'CAFÉ ZÜRICH CYFYNGEDIG' },
    { name: 'LLANGOLLEN BREWERY CYF' },
    { name: 'OAKFIELD CARE CIC' },
    { name: "O'BRIEN'S GARAGE LTD." },
    { name: 'BRIGHT HARBOUR LTD', previous: ['QUAYSIDE LIGHTING LIMITED', 'DOCKLAMP LIMITED'] },
    { name: 'ZEPHYR LIMITED', status: 'dissolved', number: '00000011' },
    { name: 'ZEPHYR LTD', status: 'active', number: '00000012' },
    { name: 'ZEPHYR PLC', status: 'liquidation', number: '00000013' },
    { name: 'ZEPHYR LLP', status: 'active', number: 'OC300001', removed: '2026-09-01' },
    { name: '365 LIMITED' },
    { name: 'OLD COMPANY LIMITED', number: '00000365' },
    { name: 'SOCIETY OF THINGS', number: 'IP30178R' },
    { name: '株式会社 LIMITED' },
    { name: 'ARGOS LIMITED' },
    { name: 'GARABOND TILES LTD' },
    { name: 'S.L. GALPERT & CO LIMITED' },
    { name: 'CHJ PROPERTIES LLP' },
    { name: 'SANDYBROOK LIMITED' },
    { name: 'FENWORTH FOUNDATION LIMITED(THE)' },
  ]);
});
afterAll(async () => {
  vi.useRealTimers();
  await database.drop();
});

async function find(raw: RawSearchQuery) {
  return search.searchCompanies(parseSearchQuery(raw), 'acc_test');
}

async function namesFor(name: string, rest: RawSearchQuery = {}): Promise<string[]> {
  return (await find({ name, ...rest })).companies.map(({ company }) => company.company_name);
}

describe('a name finds its company', () => {
  test.each([
    ['as it is', 'Acme Widgets Limited'],
    ['without its suffix', 'acme widgets'],
    ['with another suffix', 'Acme Widgets plc'],
    ['with a Welsh suffix', 'Acme Widgets Cyfyngedig'],
    ['without spaces', 'acmewidgets'],
    ['with spaces elsewhere', 'acm ewid gets'],
    ['in another order', 'widgets acme'],
    ['with a letter replaced', 'acme wixgets'],
    ['with the first letter replaced', 'bcme widgets'],
    ['with a letter left out', 'acme widgts'],
    ['with a letter added', 'acmme widgets'],
    ['with letters swapped', 'acme wigdets'],
    ['with letters swapped in the middle', 'acmew idgets'.replace('ew', 'we')],
    ['with two typing errors', 'acne widgtes'],
    ['joined and with a typing error', 'acmewidgest'],
    ['with a word too many', 'acme blue widgets'],
  ])('%s', async (_, typed) => {
    expect((await namesFor(typed))[0]).toBe('ACME WIDGETS LIMITED');
  });

  test.each([
    [
      'The before it, where the register has it behind',
      'The Fenworth Foundation Ltd',
      'FENWORTH FOUNDATION LIMITED(THE)',
    ],
    ['and for &', 'smith and jones (leeds)', 'SMITH & JONES (LEEDS) LIMITED'],
    ['& without spaces', 'smith&jones leeds', 'SMITH & JONES (LEEDS) LIMITED'],
    ['accents left out', 'cafe zurich', 'CAFÉ ZÜRICH CYFYNGEDIG'],
    ['accents written', 'Café Zürich', 'CAFÉ ZÜRICH CYFYNGEDIG'],
    ['no apostrophe', 'obriens garage', "O'BRIEN'S GARAGE LTD."],
    ['Ltd for Cyf', 'llangollen brewery ltd', 'LLANGOLLEN BREWERY CYF'],
    ['in full for CIC', 'oakfield care community interest company', 'OAKFIELD CARE CIC'],
    [
      'in full for LLP',
      'hartlepool marine engineering limited liability partnership',
      'HARTLEPOOL MARINE ENGINEERING LLP',
    ],
    ['one of its words', 'marine', 'HARTLEPOOL MARINE ENGINEERING LLP'],
    ['its beginning', 'hartlepool mar', 'HARTLEPOOL MARINE ENGINEERING LLP'],
    ['a word and the beginning of another', 'marine hartlep', 'HARTLEPOOL MARINE ENGINEERING LLP'],
    ['the beginnings of its words', 'hart mar eng', 'HARTLEPOOL MARINE ENGINEERING LLP'],
    ['the beginnings of some of them, in another order', 'engi hart', 'HARTLEPOOL MARINE ENGINEERING LLP'],
    ['the beginning of a later word', 'eng', 'HARTLEPOOL MARINE ENGINEERING LLP'],
    ['a short later word with letters swapped', 'caer', 'OAKFIELD CARE CIC'],
    ['a later word with its last letters swapped', 'leesd', 'SMITH & JONES (LEEDS) LIMITED'],
    ['a short name with a typing error', 'argis', 'ARGOS LIMITED'],
    ['a short name with its first letter wrong', 'brgos', 'ARGOS LIMITED'],
    ['joined, with its & left out', 'slgalpertco', 'S.L. GALPERT & CO LIMITED'],
    ['joined, with its & left out and its form written along', 'slgalpertcoltd', 'S.L. GALPERT & CO LIMITED'],
    ['joined, with its form written along', 'chjpropertiesllp', 'CHJ PROPERTIES LLP'],
    ['joined, with another form written along', 'chjpropertieslimited', 'CHJ PROPERTIES LLP'],
    ['its first and last letters wrong', 'xandybroox', 'SANDYBROOK LIMITED'],
    ['two errors in one long word', 'hratlepool marine enginering', 'HARTLEPOOL MARINE ENGINEERING LLP'],
  ])('%s', async (_, typed, name) => {
    expect((await namesFor(typed))[0]).toBe(name);
  });

  test('a company is found by the beginning of a later word too, after names that begin with the text', async () => {
    expect(await namesFor('gara')).toEqual(['GARABOND TILES LTD', "O'BRIEN'S GARAGE LTD."]);
    expect(await namesFor('harb')).toEqual(['BRIGHT HARBOUR LTD']);
  });

  test('a company is found by a name it had before, and the answer says which', async () => {
    const { companies } = await find({ name: 'quayside lighting' });
    expect(companies[0]?.company.company_name).toBe('BRIGHT HARBOUR LTD');
    expect(companies[0]?.matchedName).toBe('QUAYSIDE LIGHTING LIMITED');
    const [older] = (await find({ name: 'docklmap' })).companies;
    expect(older?.matchedName).toBe('DOCKLAMP LIMITED');
    expect((await find({ name: 'bright harbour' })).companies[0]?.matchedName).toBeNull();
  });
});

describe('the best match comes first', () => {
  test('the whole name comes before names that begin with it, and those before names with its words', async () => {
    expect((await namesFor('acme widgets')).slice(0, 3)).toEqual([
      'ACME WIDGETS LIMITED',
      'ACME WIDGETS HOLDINGS PLC',
      'THE ACME AND WIDGETS COMPANY LTD',
    ]);
    const scores = (await find({ name: 'acme widgets' })).companies.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => (b ?? 0) - (a ?? 0)));
    expect(scores[0]).toBe(1);
  });

  test('active companies come at equal score before those in trouble, and what is gone last', async () => {
    const { companies } = await find({ name: 'zephyr' });
    expect(companies.map(({ company }) => company.company_number)).toEqual([
      '00000012',
      '00000013',
      'OC300001',
      '00000011',
    ]);
  });

  test.each([
    ['Zephyr Limited', '00000011'],
    ['ZEPHYR LTD.', '00000012'],
    ['zephyr plc', '00000013'],
    ['zephyr llp', 'OC300001'],
  ])('%s finds the name with exactly this legal form before its other spellings', async (typed, number) => {
    const { companies } = await find({ name: typed });
    expect(companies[0]?.company.company_number).toBe(number);
    expect(companies).toHaveLength(4);
  });

  test('a word with AND in the middle is not a name whose & was left out', async () => {
    expect(await namesFor('sybrook')).not.toContain('SANDYBROOK LIMITED');
  });

  test('a name that shares only an ordinary word is not offered', async () => {
    expect(await namesFor('xylophonic holdings')).not.toContain('FILLERA0 HOLDINGS LIMITED');
  });
});

describe('a company number typed as a name', () => {
  test.each([
    ['as it is', '01234568', 'ACME WIDGETS LIMITED'],
    ['without its zero', '1234568', 'ACME WIDGETS LIMITED'],
    ['spaced', '0123 4568', 'ACME WIDGETS LIMITED'],
    ['of a society', 'ip30178r', 'SOCIETY OF THINGS'],
  ])('%s finds that company first', async (_, typed, name) => {
    expect((await namesFor(typed))[0]).toBe(name);
  });

  test('finds both the number and the name if it is short enough to be a name', async () => {
    expect((await namesFor('365')).slice(0, 2).sort()).toEqual(['365 LIMITED', 'OLD COMPANY LIMITED']);
  });
});

describe('candidates for a name', () => {
  test('come with scores, by previous names too, at most as many as wanted', async () => {
    const [first, ...others] = await search.findCandidatesByName('Quayside Lighting Ltd', { limit: 1 });
    expect(first).toMatchObject({ matchedName: 'QUAYSIDE LIGHTING LIMITED', score: 1 });
    expect(others).toEqual([]);
    expect(await search.findCandidatesByName('!!!', { limit: 5 })).toEqual([]);
  });
});

describe('a text that cannot be a name', () => {
  test.each([
    ['only punctuation', '!?&%$—.,;'],
    ['another script', '株式会社日本'],
    ['emoji', '🏭🏭'],
  ])('%s finds nothing', async (_, typed) => {
    const found = await find({ name: typed });
    expect(found).toMatchObject({ companies: [], total: 0, totalIsExact: true, hasMore: false });
  });

  test.each([
    ["'; drop table companies; --"],
    ["' or 1=1 --"],
    ['%'],
    ['acme:*&!(|'],
    ["\\'acme\\'"],
    ['a\u0000cme widgets'],
    ['x'.repeat(200)],
    [Array.from({ length: 60 }, (_, index) => `w${index}`).join(' ')],
    ['a '.repeat(99)],
    ['ﬀ ß İ ſ'],
    ['-1'],
    ['0'],
    ['a'],
  ])('%j is only ever a name', async (typed) => {
    const found = await find({ name: typed });
    expect(found.total).toBe(found.companies.length);
  });
});

test('names that were imported with THE behind them get the keys of today by the upgrade', async () => {
  await database.db.execute(sql`
    insert into company_names (company_id, ordinal, name_key, joined_key)
    values (900001, 0, 'OLD MILL LIMITED THE', 'OLDMILLLIMITEDTHE'), (900002, 0, 'BAND OF THE', 'BANDOFTHE')`);
  const migration = new URL('../../../../../migrations/0048_names_with_the_last.sql', import.meta.url);
  await database.db.execute({ text: readFileSync(migration, 'utf8'), values: [] });
  const rows = await database.db.query(sql`
    select name_key, joined_key from company_names where company_id > 900000 order by company_id`);
  expect(rows).toEqual([
    { name_key: nameKey('OLD MILL LIMITED(THE)'), joined_key: 'OLDMILL' },
    { name_key: nameKey('BAND OF THE'), joined_key: 'BANDOF' },
  ]);
});
