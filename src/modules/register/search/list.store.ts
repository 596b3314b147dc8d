import type { Queryable } from '../../../platform/postgres/index.ts';
import type { SearchSort } from '../../../shared/search-filters.ts';
import { filterConditions, splitFigures } from './filter-sql.ts';
import type { CompanyList, ListedCompany, SortFigure } from './lookups.ts';
import { type CompanyFilters, TOTAL_MAX } from './search-query.ts';
import { COMPANY_COLUMNS, StatementParts } from './statement.ts';

/**
 * Lists companies by filters, without a name. An order has one part, or two: companies with the value, then those without
 * it. A page is read from the index of its order or of its filters, whichever the planner finds more selective.
 */
interface OrderPart {
  /** Conditions beside the filters. */
  where: string[];
  orderBy: string;
  /** What comes after a company of this part. */
  after(mark: ListedCompany, value: (value: unknown) => string): string;
  /** Whether a company is in this part. */
  holds(company: ListedCompany): boolean;
  /** The value of the figures `f`, which are joined then, that the list is sorted by. */
  key?: string;
}

const isDated = (company: ListedCompany) => company.incorporated_on !== null;

const NEWEST: OrderPart = {
  where: [],
  orderBy: 'c.incorporated_on desc nulls last, c.id desc',
  holds: () => true,
  after({ incorporated_on: date, id }, value) {
    const last = value(id);
    if (date === null) return `(c.incorporated_on is null and c.id < ${last})`;
    const day = value(date);
    return `(c.incorporated_on < ${day}::date or c.incorporated_on is null
      or (c.incorporated_on = ${day}::date and c.id < ${last}))`;
  },
};

/** The same where figures are a condition: their table knows the day too. */
const NEWEST_WITH_FIGURES: OrderPart = {
  where: [],
  key: 'f.incorporated_on',
  orderBy: 'f.incorporated_on desc nulls last, f.company_number desc',
  holds: () => true,
  after({ key: date, company_number: number }, value) {
    const last = value(number);
    if (date === null) return `(f.incorporated_on is null and f.company_number < ${last})`;
    const day = value(date);
    return `(f.incorporated_on < ${day}::date or f.incorporated_on is null
      or (f.incorporated_on = ${day}::date and f.company_number < ${last}))`;
  },
};

const OLDEST: OrderPart[] = [
  {
    where: ['c.incorporated_on is not null'],
    orderBy: 'c.incorporated_on, c.id',
    holds: isDated,
    after: (mark, value) =>
      `(c.incorporated_on, c.id) > (${value(mark.incorporated_on)}::date, ${value(mark.id)}::int)`,
  },
  {
    where: ['c.incorporated_on is null'],
    orderBy: 'c.id',
    holds: (company) => !isDated(company),
    after: (mark, value) => `c.id > ${value(mark.id)}::int`,
  },
];

const BY_NAME: OrderPart = {
  where: [],
  orderBy: 'c.company_name collate "C", c.id',
  holds: () => true,
  after: (mark, value) =>
    `(c.company_name collate "C", c.id) > (${value(mark.company_name)}, ${value(mark.id)}::int)`,
};

/** Companies without the figure come last, newest first. */
function byFigure(figure: SortFigure, isDescending: boolean): OrderPart[] {
  const direction = isDescending ? ' desc' : '';
  return [
    {
      where: [`f.${figure} is not null`],
      key: `f.${figure}`,
      orderBy: `f.${figure}${direction}, f.company_number${direction}`,
      holds: (company) => company.key !== null,
      after: (mark, value) => `(f.${figure}, f.company_number) ${isDescending ? '<' : '>'}
        (${value(mark.key)}::bigint, ${value(mark.company_number)})`,
    },
    {
      ...NEWEST,
      where: [
        `not exists (select from company_financials g where g.company_number = c.company_number and g.${figure} is not null)`,
      ],
      holds: (company) => company.key === null,
    },
  ];
}

function partsOf(sort: SearchSort, hasFigures: boolean): OrderPart[] {
  switch (sort) {
    case 'name':
      return [BY_NAME];
    case 'incorporated_on':
      return OLDEST;
    case 'employees':
    case 'net_assets':
      return byFigure(sort, false);
    case '-employees':
      return byFigure('employees', true);
    case '-net_assets':
      return byFigure('net_assets', true);
    default:
      return [hasFigures ? NEWEST_WITH_FIGURES : NEWEST];
  }
}

/** A page of a list, and how many companies the whole list has, up to one more than `TOTAL_MAX`. */
export async function listCompanies(
  db: Queryable,
  list: CompanyList,
): Promise<{ companies: ListedCompany[]; total: number }> {
  const parts = partsOf(list.sort, hasFigureFilter(list.filters));
  const { after } = list;
  const first = after
    ? Math.max(
        0,
        parts.findIndex((part) => part.holds(after)),
      )
    : 0;
  const companies: ListedCompany[] = [];
  let { offset } = list;
  let total = 0;
  for (const [index, part] of parts.entries()) {
    if (index < first) continue;
    const limit = list.limit - companies.length;
    const isFirst = index === first;
    const rows = await db.query<PageRow>(
      pageStatement(part, list, { offset, limit, isCounted: isFirst, ...(isFirst && after && { after }) }),
    );
    if (isFirst) total = rows[0]?.total ?? 0;
    for (const row of rows) if (row.id !== null) companies.push(listed(row));
    offset = Math.max(0, offset - (rows[0]?.passed ?? 0));
    if (companies.length >= list.limit) break;
  }
  return { companies, total };
}

interface PageRow extends ListedCompany {
  total: number;
  /** Companies of this part before the end of the page. */
  passed: number;
}

function listed({ total: _, passed: __, ...company }: PageRow): ListedCompany {
  return company;
}

export function hasFigureFilter(filters: CompanyFilters): boolean {
  return splitFigures({ value: () => '' }, filters).figures.length > 0;
}

interface PageOptions {
  offset: number;
  limit: number;
  after?: ListedCompany;
  isCounted: boolean;
}

function pageStatement(
  part: OrderPart,
  { filters }: CompanyList,
  { offset, limit, after, isCounted }: PageOptions,
) {
  const parts = new StatementParts();
  const value = (one: unknown) => parts.value(one);
  const source = part.key ? joinedFigures(parts, filters) : companiesAlone(parts, filters);
  const where = [...source.conditions, ...part.where, ...(after ? [part.after(after, value)] : [])];
  const until = value(offset + limit);
  // Ids come from an index-only scan where there is one; the table is read only for the companies of the page.
  const text = `with page as materialized (
      select found.*, row_number() over () as place from (
        select c.id, ${part.key ?? 'null'}::text as key from ${source.from}
        where ${where.join(' and ')} order by ${part.orderBy} limit ${until}) found)
    select ${COMPANY_COLUMNS}, page.key, passed.passed,
      ${isCounted ? countOf(parts, filters) : '0'} as total
    from (select count(*)::int as passed from page) passed
    left join page on page.place > ${value(offset)}
    left join companies c on c.id = page.id
    order by page.place`;
  return parts.build(text, { prepared: false });
}

function companiesAlone(parts: StatementParts, filters: CompanyFilters) {
  const filtered = filterConditions(parts, filters);
  return { from: 'companies c', conditions: filtered.length === 0 ? ['c.removed_on is null'] : filtered };
}

function joinedFigures(parts: StatementParts, filters: CompanyFilters) {
  const { figures, others } = splitFigures(parts, filters);
  const { conditions } = companiesAlone(parts, others);
  return {
    from: 'company_financials f join companies c on c.company_number = f.company_number',
    conditions: [...figures, ...conditions],
  };
}

/** Up to one more than `TOTAL_MAX`. */
function countOf(parts: StatementParts, filters: CompanyFilters): string {
  const source = hasFigureFilter(filters) ? joinedFigures(parts, filters) : companiesAlone(parts, filters);
  return `(select count(*)::int from (select 1 from ${source.from}
    where ${source.conditions.join(' and ')} limit ${TOTAL_MAX + 1}) capped)`;
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
