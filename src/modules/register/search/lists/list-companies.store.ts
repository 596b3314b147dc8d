import type { Queryable } from '../../../../platform/postgres/index.ts';
import { listNewestFigures } from '../../../financials/index.ts';
import { estimateCompanies } from '../filters/estimate.store.ts';
import {
  filterConditions,
  hasEmptyRange,
  indexedConditions,
  isListedByIndex,
  isOneFigure,
  isOneIndex,
  nameStart,
  sampledRows,
  searchRows,
  wantsRemoved,
} from '../filters/filter-sql.ts';
import type { SearchLimits } from '../search-limits.ts';
import type { CompanyFilters } from '../search-query.ts';
import type { CompanyDetails, CompanyList, ListedCompany, SortFigure } from '../search-types.ts';
import { FOUND_COLUMNS, StatementParts } from '../statement.ts';
import { isByAge, type OrderPart, partsOf } from './list-orders.ts';
import { isMoreThan, type PageSample } from './page-sample.ts';

/**
 * Lists companies by filters, without a name, in one of two ways. If few companies match, all matches are
 * read by the index of traits; then the total is known and any order is quick. If many match, an ordered
 * index scan fills the page soon, and a sample of the table shows that there are more than are counted.
 */
export async function listCompanies(
  db: Queryable,
  list: CompanyList,
  limits: SearchLimits,
): Promise<{ companies: ListedCompany[]; total: number; isAll: boolean }> {
  if (hasEmptyRange(list.filters)) return { companies: [], total: 0, isAll: true };
  const { countMax } = limits;
  const expected = await expectedMatches(db, list, limits);
  if (readsAllMatches(list, expected, limits)) {
    const page = await readPage(db, list, pageOfAllMatches);
    return {
      companies: page.companies,
      total: Math.min(page.total, countMax),
      isAll: page.total <= countMax,
    };
  }
  const [page, count] = await Promise.all([
    readPage(db, list, pageByOrderedScan),
    countMany(db, { filters: list.filters, expected, limits }),
  ]);
  return { companies: page.companies, total: Math.min(count, countMax), isAll: count <= countMax };
}

async function expectedMatches(
  db: Queryable,
  { filters, sort, isLarge }: CompanyList,
  limits: SearchLimits,
): Promise<number> {
  // Companies that left the register are few, and in no ordered index.
  if (!isLarge || wantsRemoved(filters)) return 0;
  // One index returns the page in its order, however many companies match.
  if (isOneIndex(filters) && isByAge(sort)) return Number.POSITIVE_INFINITY;
  const expected = await estimateCompanies(db, filters);
  if (!isOneFigure(filters) || expected > RARE_FIGURE_MAX) return expected;
  // The planner's statistics say little about rare figures. The index of the figure counts them quickly.
  const count = await countMany(db, { filters, expected, limits });
  return count > limits.countMax ? Math.max(expected, count) : count;
}

/**
 * A hundredth of the companies in the register: the planner's statistics divide a column into a hundred
 * parts.
 */
const RARE_FIGURE_MAX = 57_000;

function readsAllMatches(
  { filters, offset, limit, sort }: CompanyList,
  expected: number,
  { fullReadMax, fullReadInTownMax, fullReadByNameMax, scannedRowsMax }: SearchLimits,
): boolean {
  const readMax = filters.town === undefined ? fullReadMax : fullReadInTownMax;
  if (expected <= (sort === 'name' ? fullReadByNameMax : readMax)) return true;
  // A page far down the list, requested without the page before it.
  const rowsScanned = ((offset + limit) * scannedRowsMax) / expected;
  return rowsScanned > expected;
}

interface PageRow extends ListedCompany {
  total: number;
  /** Companies of this part up to the end of the page. */
  passed: number;
}

type PageStatement = (parts: StatementParts, part: OrderPart, page: Page) => string;

interface Page {
  filters: CompanyFilters;
  offset: number;
  limit: number;
  after?: ListedCompany;
}

/** Reads the page, one part of the order after another. */
async function readPage(
  db: Queryable,
  { sort, filters, limit, after, ...list }: CompanyList,
  statement: PageStatement,
): Promise<{ companies: ListedCompany[]; total: number }> {
  const parts = partsOf(sort);
  const first = after
    ? Math.max(
        0,
        parts.findIndex((part) => part.contains(after)),
      )
    : 0;
  const companies: ListedCompany[] = [];
  let { offset } = list;
  let total = 0;
  for (const part of parts.slice(first)) {
    const isFirst = part === parts[first];
    const page = { filters, offset, limit: limit - companies.length, ...(isFirst && after && { after }) };
    const built = new StatementParts();
    const rows = await db.query<PageRow>(built.build(statement(built, part, page), { prepared: false }));
    total = rows[0]?.total ?? 0;
    for (const row of rows) if (row.id !== null) companies.push(listed(row));
    offset = Math.max(0, offset - (rows[0]?.passed ?? 0));
    if (companies.length >= limit) break;
  }
  return { companies, total };
}

function listed({ total: _, passed: __, ...company }: PageRow): ListedCompany {
  return company;
}

/** Reads all matches, and returns their number and the page. */
function pageOfAllMatches(parts: StatementParts, part: OrderPart, { filters, ...page }: Page): string {
  // The index of a figure finds exactly these companies, the index of traits all above a step.
  const conditions = (isOneFigure(filters) ? filterConditions : indexedConditions)(parts, filters);
  const columns = ['id', ...part.columns].map((column) => `s.${column}`).join(', ');
  const matches = `select ${columns} from ${searchRows(filters)} s ${where(conditions)}`;
  const first = part.isByName ? `${firstByName(parts, page)},` : '';
  const from = part.isByName ? 'first_by_name s join companies c on c.id = s.id' : 'matches s';
  return `with matches as materialized (${matches}), ${first}
    ${pageOf(parts, part, { ...page, from, conditions: [], total: '(select count(*)::int from matches)' })}`;
}

/**
 * The matches that a page by name may have, by the beginnings of their names. Their names, and those of other
 * companies with the same beginning, decide.
 */
function firstByName(parts: StatementParts, { offset, limit, after }: Omit<Page, 'filters'>): string {
  const wanted = parts.value(offset + limit);
  const source = (rows: string, count: string) => `first_by_name as (
    select s.id from ${rows} s order by s.name_start fetch first (${count}) rows with ties)`;
  if (after === undefined) return source('matches', `${wanted}::bigint`);
  const start = `(${nameStart(`${parts.value(after.company_name)}::text`)} collate "C")`;
  // Some with the beginning of the last company are on the pages before.
  return source(
    `(select * from matches where name_start >= ${start})`,
    `${wanted}::bigint + (select count(*) from matches where name_start = ${start})`,
  );
}

/** Reads only the page, by an ordered index scan. */
function pageByOrderedScan(parts: StatementParts, part: OrderPart, { filters, ...page }: Page): string {
  const conditions = filterConditions(parts, filters);
  const rows = `${searchRows(filters)} s`;
  // `offset 0` keeps the planner from starting with the search rows.
  const from = part.isByName
    ? `companies c cross join lateral (
        select s.id from ${rows} ${where([...conditions, 's.id = c.id'])} offset 0) s`
    : rows;
  const own = part.isByName ? ['c.removed_on is null'] : conditions;
  return `with ${pageOf(parts, part, { ...page, from, conditions: own, total: '0' })}`;
}

interface PageSource extends Omit<Page, 'filters'> {
  from: string;
  conditions: string[];
  /** The number of matches, as SQL. */
  total: string;
}

function pageOf(
  parts: StatementParts,
  part: OrderPart,
  { from, conditions, total, offset, limit, after }: PageSource,
): string {
  const value = (one: unknown) => parts.value(one);
  const wanted = [...conditions, ...part.where, ...(after ? [part.after(after, value)] : [])];
  // The wide table is read only for the companies of the page.
  return `page as materialized (
      select found.*, row_number() over () as place from (
        select s.id, ${part.key ? `s.${part.key}` : 'null'}::text as key from ${from}
        ${where(wanted)} order by ${part.orderBy} limit ${value(offset + limit)}) found)
    select ${FOUND_COLUMNS}, page.key, passed.passed,
      ${total} as total
    from (select count(*)::int as passed from page) passed
    left join page on page.place > ${value(offset)}
    left join companies c on c.id = page.id
    order by page.place`;
}

const where = (conditions: string[]) => (conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`);

interface ManyToCount {
  filters: CompanyFilters;
  expected: number;
  limits: SearchLimits;
}

/**
 * If a town has more matches than this multiple of the count limit, scanning its index reaches the limit
 * before all traits are intersected.
 */
const TOWN_SCAN_FACTOR = 3;

/**
 * The number of matches, at most one more than the limit. Counts only if a sample is not quicker or not
 * certain.
 */
async function countMany(db: Queryable, { filters, expected, limits }: ManyToCount): Promise<number> {
  const { countMax } = limits;
  const hasIndex = isListedByIndex(filters);
  // The companies of a town share pages, so a sample of pages is inconclusive, and counting reads few pages.
  if (!hasIndex && filters.town === undefined && (await isMoreBySample(db, { filters, expected, limits }))) {
    return countMax + 1;
  }
  const parts = new StatementParts();
  const isPlain = hasIndex || (filters.town !== undefined && expected > countMax * TOWN_SCAN_FACTOR);
  const conditions = (isPlain ? filterConditions : indexedConditions)(parts, filters);
  const text = `select count(*)::int as count from (
    select from ${searchRows(filters)} s ${where(conditions)} limit ${parts.value(countMax + 1)}) capped`;
  return (await db.first<{ count: number }>(parts.build(text, { prepared: false })))?.count ?? 0;
}

/** Takes a small sample first, and a larger one if that has fewer matches than expected. */
async function isMoreBySample(
  db: Queryable,
  { filters, expected, limits: { samplePercents, countMax } }: ManyToCount,
): Promise<boolean> {
  const percentFor = (matches: number) => samplePercents.find(([from]) => matches >= from)?.[1] ?? 0;
  let percent = percentFor(expected);
  for (let last = 0; percent > last; ) {
    const sample = await readSample(db, filters, percent);
    if (isMoreThan(countMax, sample)) return true;
    last = percent;
    percent = percentFor(sample.matches / sample.share);
  }
  return false;
}

/** A sample with more matches than this is large enough. */
const SAMPLED_MATCHES_MAX = 2_500;

async function readSample(db: Queryable, filters: CompanyFilters, percent: number): Promise<PageSample> {
  const parts = new StatementParts();
  const text = `select coalesce(sum(matches), 0)::float8 as matches, coalesce(sum(matches * matches), 0)::float8 as squares
    from (select count(*) as matches from (
        select s.ctid from ${sampledRows(percent)} ${where(filterConditions(parts, filters))}
        limit ${SAMPLED_MATCHES_MAX}) found
      group by (found.ctid::text::point)[0]) pages`;
  const sample = await db.first<Omit<PageSample, 'share'>>(parts.build(text, { prepared: false }));
  return { matches: 0, squares: 0, ...sample, share: percent / 100 };
}

/** The figures of these companies; those without one are absent. */
export async function listFigures(
  db: Queryable,
  numbers: string[],
  figure: SortFigure,
): Promise<Map<string, number>> {
  const parts = new StatementParts();
  const text = `select company_number, ${figure}::float8 as figure from company_financials
    where company_number = any(${parts.value(numbers)}::text[]) and ${figure} is not null`;
  const rows = await db.query<{ company_number: string; figure: number }>(
    parts.build(text, { prepared: true }),
  );
  return new Map(rows.map((row) => [row.company_number, row.figure]));
}

/** Details by the id of the company. */
export async function readDetails(db: Queryable, ids: number[]): Promise<Map<number, CompanyDetails>> {
  const parts = new StatementParts();
  const text = `select id, company_number, locality, sic_codes from companies
    where id = any(${parts.value(ids)}::int[])`;
  const rows = await db.query<Omit<CompanyDetails, 'financials'> & { company_number: string }>(
    parts.build(text, { prepared: true }),
  );
  const numbers = rows.map((row) => row.company_number);
  const figures = await listNewestFigures(db, numbers);
  return new Map(
    rows.map(({ company_number: number, ...row }) => [
      row.id,
      { ...row, financials: figures.get(number) ?? null },
    ]),
  );
}
