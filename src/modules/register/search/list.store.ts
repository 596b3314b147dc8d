import type { Queryable } from '../../../platform/postgres/index.ts';
import { estimateCompanies } from './estimate.store.ts';
import { filterConditions, indexedConditions, sampledRows, searchRows } from './filter-sql.ts';
import { type OrderPart, partsOf } from './list-orders.ts';
import type { CompanyList, ListedCompany, SortFigure } from './lookups.ts';
import { type CompanyFilters, TOTAL_MAX } from './search-query.ts';
import { COMPANY_COLUMNS, StatementParts } from './statement.ts';

/**
 * Lists companies by filters, without a name, in one of two ways. Few matches are all read, by the index of traits; then
 * their number is known and any order is quick. Many matches are met soon by whoever walks along the index of the order, and a
 * sample shows that there are more than are counted.
 */
export async function listCompanies(
  db: Queryable,
  list: CompanyList,
): Promise<{ companies: ListedCompany[]; total: number; isAll: boolean }> {
  const expected = list.isLarge ? await estimateCompanies(db, list.filters) : 0;
  if (isReadWhole(list, expected)) {
    const page = await readPage(db, list, pageOfAll);
    return {
      companies: page.companies,
      total: Math.min(page.total, TOTAL_MAX),
      isAll: page.total <= TOTAL_MAX,
    };
  }
  const [page, count] = await Promise.all([
    readPage(db, list, pageOnTheWay),
    countMany(db, list.filters, expected),
  ]);
  return { companies: page.companies, total: Math.min(count, TOTAL_MAX), isAll: count <= TOTAL_MAX };
}

/** So few matches are read sooner than the walk to a page of them takes. */
const READ_WHOLE_MAX = 8_000;
/** A register of the usual size. */
const REGISTERED = 5_000_000;

function isReadWhole({ offset, limit }: CompanyList, expected: number): boolean {
  if (expected <= READ_WHOLE_MAX) return true;
  // A page far down the list, without a mark of the page before it.
  const passedOnTheWay = ((offset + limit) * REGISTERED) / expected;
  return passedOnTheWay > expected;
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

/** The page, part by part of its order. */
async function readPage(
  db: Queryable,
  { sort, filters, limit, after, ...list }: CompanyList,
  statement: PageStatement,
): Promise<{ companies: ListedCompany[]; total: number }> {
  const parts = partsOf(sort);
  const first = after
    ? Math.max(
        0,
        parts.findIndex((part) => part.holds(after)),
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

/** All matches, their number, and of them the page. */
function pageOfAll(parts: StatementParts, part: OrderPart, { filters, ...page }: Page): string {
  const conditions = indexedConditions(parts, filters);
  const matches = `select s.id, s.incorporated_on, s.employees, s.net_assets from ${searchRows(filters)} s
    ${where(conditions)}`;
  const from = part.isByName ? 'matches s join companies c on c.id = s.id' : 'matches s';
  return `with matches as materialized (${matches}),
    ${pageOf(parts, part, { ...page, from, conditions: [] })}`;
}

/** The page alone, along the index of its order. */
function pageOnTheWay(parts: StatementParts, part: OrderPart, { filters, ...page }: Page): string {
  const conditions = filterConditions(parts, filters);
  const rows = `${searchRows(filters)} s`;
  // `offset 0` keeps the planner from starting with the search rows.
  const from = part.isByName
    ? `companies c cross join lateral (
        select s.id from ${rows} ${where([...conditions, 's.id = c.id'])} offset 0) s`
    : rows;
  const own = part.isByName ? ['c.removed_on is null'] : conditions;
  return `with ${pageOf(parts, part, { ...page, from, conditions: own })}`;
}

interface PageSource extends Omit<Page, 'filters'> {
  from: string;
  conditions: string[];
}

function pageOf(
  parts: StatementParts,
  part: OrderPart,
  { from, conditions, offset, limit, after }: PageSource,
): string {
  const value = (one: unknown) => parts.value(one);
  const wanted = [...conditions, ...part.where, ...(after ? [part.after(after, value)] : [])];
  const isWhole = from.startsWith('matches');
  // The wide table is read only for the companies of the page.
  return `page as materialized (
      select found.*, row_number() over () as place from (
        select s.id, ${part.key ? `s.${part.key}` : 'null'}::text as key from ${from}
        ${where(wanted)} order by ${part.orderBy} limit ${value(offset + limit)}) found)
    select ${COMPANY_COLUMNS}, page.key, passed.passed,
      ${isWhole ? '(select count(*)::int from matches)' : '0'} as total
    from (select count(*)::int as passed from page) passed
    left join page on page.place > ${value(offset)}
    left join companies c on c.id = page.id
    order by page.place`;
}

const where = (conditions: string[]) => (conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`);

/** Of how many percent of the pages a sample consists, by the matches that are expected at least. */
const SAMPLED_FROM: [expected: number, percent: number][] = [
  [200_000, 0.1],
  [0, 1],
];

/** The number of matches, or `TOTAL_MAX` and one. Counts all only where a sample leaves a doubt. */
async function countMany(db: Queryable, filters: CompanyFilters, expected: number): Promise<number> {
  const percent = SAMPLED_FROM.find(([from]) => expected >= from)?.[1] ?? 1;
  const rows = sampledRows(filters, percent);
  const share = (TOTAL_MAX * percent) / 100;
  // Twelve standard deviations above what a list of `TOTAL_MAX` has in a sample of rows; rows of one page are alike.
  const telling = Math.ceil(share + 12 * Math.sqrt(share) + 10);
  if (rows && (await countUpTo(db, { rows, filters, limit: telling, by: filterConditions })) >= telling)
    return TOTAL_MAX + 1;
  const all = `${searchRows(filters)} s`;
  return countUpTo(db, { rows: all, filters, limit: TOTAL_MAX + 1, by: indexedConditions });
}

interface Counting {
  rows: string;
  filters: CompanyFilters;
  limit: number;
  by: typeof filterConditions;
}

async function countUpTo(db: Queryable, { rows, filters, limit, by }: Counting): Promise<number> {
  const parts = new StatementParts();
  const conditions = by(parts, filters);
  const text = `select count(*)::int as count from (
    select from ${rows} ${where(conditions)} limit ${parts.value(limit)}) capped`;
  return (await db.first<{ count: number }>(parts.build(text, { prepared: false })))?.count ?? 0;
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
