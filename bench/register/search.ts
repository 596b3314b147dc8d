/**
 * `npm run bench:search [-- --rows 57000,570000,5700000] [--file 5700000=/tmp/reg-5700k.csv] [--data-dir <dir>]`:
 * how fast and how well names are found, beside trigram similarity and SQLite's full-text search on the same
 * names (at the largest size).
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SearchPage } from '../../src/modules/register/search/index.ts';
import { parseSearchQuery, type RawSearchQuery } from '../../src/modules/register/search/search-query.ts';
import { joinedKey, nameKey } from '../../src/shared/companies/company-name.ts';
import type { SyntheticCompany } from '../../test/support/snapshot/company.ts';
import { Random } from '../../test/support/snapshot/random.ts';
import type { KindFigures, SizeFigures } from './search/figures.ts';
import { makeFilterQueries, makeTypings } from './search/filter-queries.ts';
import { throughput, timeEach, timeTyping } from './search/measure.ts';
import { renderPlot } from './search/plot.ts';
import { KINDS, makeQueries, type Query, type QueryKind } from './search/queries.ts';
import {
  companyOfRow,
  heldOutCompanies,
  openRegister,
  type RegisterUnderTest,
} from './search/register-under-test.ts';
import { renderReport } from './search/report.ts';
import { timeSqlite, timeTrigrams } from './search/rivals.ts';
import { timeService } from './search/service.ts';

const QUERIES = 2_000;
const BETWEEN_LETTERS_MS = 100;
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '57000,570000,5700000' },
    file: { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: new URL('../results/register-search.md', import.meta.url).pathname },
    rivals: { type: 'boolean', default: true },
    /** Holds the imported registers, for runs to come. */
    'data-dir': { type: 'string' },
  },
  allowNegative: true,
});
const files = new Map(values.file.map((entry) => entry.split('=') as [string, string]));
const sizes = values.rows.split(',').map(Number);
execFileSync('npm', ['run', 'build'], { stdio: 'ignore' });
const figures: SizeFigures[] = [];
for (const rows of sizes) {
  figures.push(await measureSize(rows, rows === Math.max(...sizes)));
  save(figures);
}
console.log(renderReport(figures));

function save(measured: SizeFigures[]): void {
  writeFileSync(values.out, renderReport(measured));
  writeFileSync(values.out.replace(/(\.md)?$/, '.svg'), renderPlot(measured));
}

function dataDirOf(rows: number): string | undefined {
  const dir = values['data-dir'];
  return dir === undefined ? undefined : join(dir, String(rows));
}

async function measureSize(rows: number, isLargest: boolean): Promise<SizeFigures> {
  console.log(`${rows} companies: importing`);
  const register = await openRegister({ rows, file: files.get(String(rows)), dataDir: dataDirOf(rows) });
  try {
    const run = (raw: RawSearchQuery) => register.search.searchCompanies(parseSearchQuery(raw), 'bench');
    const random = new Random().reset(6, 1);
    const companies = heldOutCompanies(rows, QUERIES * 4, 6);
    const names = companies.map(({ name }) => name);
    const queries = Object.fromEntries(
      (Object.keys(KINDS) as QueryKind[]).map((kind) => [kind, makeQueries(kind, names, random, QUERIES)]),
    ) as Record<QueryKind, Query[]>;
    const result: SizeFigures = {
      rows,
      load: [],
      names: {},
      lists: {},
      filters: {},
      suggest: { alone: { p50: 0, p99: 0 }, typing: { p50: 0, p99: 0 }, together: { p50: 0, p99: 0 } },
      throughput: { exact: 0, typingError: 0 },
    };
    // Warm: what is timed was asked once before, so that no page of an index comes from the disk. Answers are
    // not kept.
    for (const kind of Object.keys(KINDS) as QueryKind[]) {
      console.log(`${rows} companies: ${kind}`);
      result.names[kind] = await measureKind(queries[kind], run);
    }
    console.log(`${rows} companies: lists`);
    const lists = makeLists(rows, companies);
    for (const [list, raw] of Object.entries(lists)) {
      for (const query of raw) await run(query);
      result.lists[list] = await timeEach(raw, run);
    }
    await measureFilters(result, register, companies);
    const typed = (kind: QueryKind) => queries[kind].map((query) => ({ name: query.typed }));
    result.throughput.exact = await throughput(typed('exact'), run);
    result.throughput.typingError = await throughput(typed('one typing error'), run);
    result.load = loadavg();
    if (isLargest) await measureRest(result, register, { queries, lists, rows });
    return result;
  } finally {
    await register.close();
  }
}

async function measureFilters(
  result: SizeFigures,
  { search, openSearch }: Pick<RegisterUnderTest, 'search' | 'openSearch'>,
  companies: SyntheticCompany[],
): Promise<void> {
  console.log(`${result.rows} companies: filters and suggestions`);
  const run = (raw: RawSearchQuery) => search.searchCompanies(parseSearchQuery(raw), 'bench');
  const kinds = makeFilterQueries(companies, new Random().reset(7, 1));
  for (const [kind, raw] of Object.entries(kinds)) {
    for (const query of raw) await run(query);
    result.filters[kind] = await timeEach(raw, run);
  }
  result.filters['all of these'] = await timeEach(Object.values(kinds).flat(), run);
  const typings = makeTypings(companies);
  for (const text of typings.flat()) await search.suggest(text);
  // A search remembers what was typed, so each measurement has a new one.
  result.suggest.alone = await timeEach(typings.flat(), openSearch().suggest);
  result.suggest.typing = await timeTyping(typings, openSearch().suggest, BETWEEN_LETTERS_MS);
  result.suggest.together = await timeTyping(typings, openSearch().suggest);
}

async function measureKind(
  queries: Query[],
  run: (raw: RawSearchQuery) => Promise<SearchPage>,
): Promise<KindFigures> {
  for (const { typed } of queries) await run({ name: typed });
  let first = 0;
  let inTen = 0;
  const latency = await timeEach(queries, async ({ typed, meant }) => {
    const { companies } = await run({ name: typed });
    const place = companies
      .slice(0, 10)
      .map(({ matchedName, company }) => joinedKey(nameKey(matchedName ?? company.company_name)))
      .indexOf(meant);
    if (place === 0) first++;
    if (place >= 0) inTen++;
  });
  return { ...latency, first: first / queries.length, inTen: inTen / queries.length };
}

/** Two common words of one name; filters; and a name within a postcode. */
function makeLists(
  rows: number,
  companies: { name: string; postcode: string }[],
): Record<string, RawSearchQuery[]> {
  const counts = new Map<string, number>();
  for (let row = 0; row < Math.min(rows, 200_000); row++) {
    for (const word of nameKey(companyOfRow(row).name).split(' '))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const isCommon = (word: string) => (counts.get(word) ?? 0) > 35;
  const pairs = companies
    .map(({ name }) => nameKey(name).split(' ').filter(isCommon))
    .filter((words) => words.length > 1)
    .map((words) => ({ name: `${words[0]} ${words[1]}`.toLowerCase() }));
  const filters = outwardCodes().flatMap((postcode): RawSearchQuery[] => [
    { postcode },
    { postcode, company_status: 'active' },
    { postcode, accounts_type: 'micro-entity' },
    { company_status: 'liquidation', accounts_type: 'dormant' },
    { postcode, incorporated_from: '2015-01-01', incorporated_to: '2020-12-31' },
    { company_status: 'active', incorporated_to: '2019-06-30' },
    { accounts_type: 'full' },
  ]);
  const codes = outwardCodes();
  const located = companies.filter(({ postcode }) => postcode !== '').slice(0, 1_000);
  const outward = (postcode: string) => postcode.split(' ')[0] ?? '';
  return {
    'two common words': pairs.slice(0, 1_000),
    'filters, page 1': filters.slice(0, 1_000),
    'filters, page 50': filters.slice(0, 1_000).map((query) => ({ ...query, page: '50' })),
    'name and outward code': located.map(({ name, postcode }) => ({ name, postcode: outward(postcode) })),
    'name and whole postcode': located.map(({ name, postcode }) => ({ name, postcode })),
    'two common words and outward code': pairs
      .slice(0, 500)
      .map((query, index) => ({ ...query, postcode: codes[index % codes.length] ?? 'M1' })),
  };
}

function outwardCodes(): string[] {
  return [
    'SW1A',
    'M1',
    'B1',
    'EC1V',
    'WC2H',
    'N1',
    'LS1',
    'G2',
    'CF10',
    'BT1',
    'NE1',
    'BS1',
    'E14',
    'W1W',
    'SE1',
  ].concat(
    Array.from(
      { length: 140 },
      (_, index) => `${['CR', 'HA', 'KT', 'DA', 'SL', 'RG', 'GU'][index % 7]}${1 + Math.floor(index / 7)}`,
    ),
  );
}

async function measureRest(
  result: SizeFigures,
  register: RegisterUnderTest,
  {
    queries,
    lists,
    rows,
  }: { queries: Record<QueryKind, Query[]>; lists: Record<string, RawSearchQuery[]>; rows: number },
): Promise<void> {
  console.log('through the API');
  const asQuery = (raw: RawSearchQuery) => new URLSearchParams(raw as Record<string, string>).toString();
  const typed = (kind: QueryKind) => queries[kind].map((query) => asQuery({ name: query.typed }));
  const service = timeService(register.dir, {
    exact: typed('exact'),
    joined: typed('joined'),
    prefix: typed('prefix'),
    'one typing error': typed('one typing error'),
    'filters, page 50': (lists['filters, page 50'] ?? []).map(asQuery),
  });
  // Minutes of measuring are not thrown away because the last part of it failed.
  await service.then(
    (figures) => {
      result.service = figures;
    },
    (error) => console.error(error),
  );
  // The others take longer than all that was measured so far.
  save([...figures, result]);
  if (!values.rivals) return;
  console.log('trigrams');
  result.trigrams = await timeTrigrams(register.db, queries['one typing error'].slice(0, 50));
  console.log('SQLite');
  function* everyName() {
    for (let row = 0; row < rows; row++) yield nameKey(companyOfRow(row).name);
  }
  const keys = (kind: QueryKind) => queries[kind].slice(0, 500).map((query) => nameKey(query.typed));
  result.sqlite =
    timeSqlite(register.dir, everyName(), {
      exact: keys('exact'),
      prefix: keys('prefix'),
      words: (lists['two common words'] ?? [])
        .slice(0, 200)
        .map((query) => nameKey(String(query.name ?? ''))),
    }) ?? 'skipped';
}
