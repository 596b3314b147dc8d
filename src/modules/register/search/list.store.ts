import { type Queryable, sql } from '../../../platform/postgres/index.ts';
import type { SearchSort } from '../../../shared/search-filters.ts';
import { filterConditions, SIC_PLACES, sicCondition, splitFigures } from './filter-sql.ts';
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
    // As the index of the newest has them backwards.
    orderBy: 'c.incorporated_on nulls first, c.id',
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

/** A page of a list, and how many companies the whole list has, or has at least. */
export async function listCompanies(
  db: Queryable,
  list: CompanyList,
): Promise<{ companies: ListedCompany[]; total: number; isAll: boolean }> {
  const few = list.isLarge ? await findFew(db, list.filters) : undefined;
  const filters = few?.others ?? list.filters;
  const parts = partsOf(list.sort, hasFigureFilter(filters));
  const { after, limit } = list;
  const isCounted = !list.isLarge || few !== undefined || canCount(filters);
  const first = after
    ? Math.max(
        0,
        parts.findIndex((part) => part.holds(after)),
      )
    : 0;
  const companies: ListedCompany[] = [];
  let { offset } = list;
  let total = isCounted || !after ? 0 : list.passed;
  let isAll = false;
  for (const part of parts.slice(first)) {
    const isFirst = part === parts[first];
    const page = { offset, limit: limit - companies.length, ...(isFirst && after && { after }) };
    const until = offset + (isCounted ? page.limit : Math.max(page.limit, READ_TO_COUNT));
    const rows = await db.query<PageRow>(
      pageStatement(part, { filters, ids: few?.ids }, { ...page, until, isCounted: isCounted && isFirst }),
    );
    const read = rows[0]?.passed ?? 0;
    total += isCounted ? (rows[0]?.total ?? 0) : read;
    for (const row of rows) if (row.id !== null) companies.push(listed(row));
    offset = Math.max(0, offset - read);
    isAll = read < until && part === parts.at(-1);
    if (companies.length >= limit) break;
  }
  if (!isCounted) return { companies, total, isAll };
  return { companies, total: Math.min(total, TOTAL_MAX), isAll: total <= TOTAL_MAX };
}

/** So few companies that each can be looked at. */
const FEW_MAX = 5_000;

interface Few {
  ids: number[];
  /** The filters that are left to check. */
  others: CompanyFilters;
}

/**
 * The companies with these kinds of business, if they are few. A list of them is quick in any order then. If they are many, the
 * next ones of any order are near; the planner cannot tell the two cases apart.
 */
async function findFew(db: Queryable, filters: CompanyFilters): Promise<Few | undefined> {
  const { sic_code: codes, ...others } = filters;
  if (codes === undefined) return undefined;
  const parts = new StatementParts();
  const text = `${withCodes(parts, codes, {})} limit ${FEW_MAX + 1}`;
  const rows = await db.query<{ id: number }>(parts.build(text, { prepared: false }));
  return rows.length > FEW_MAX ? undefined : { ids: rows.map(({ id }) => id), others };
}

/** Companies that are read to see how many there are, where indexes alone cannot count them. */
const READ_TO_COUNT = 200;

/** Indexes have each of these beside the status. */
const COUNTED_ALONE = new Set<string>(['town', 'company_type', 'sic_code', 'accounts_overdue']);
const COUNTED_TOGETHER = new Set<string>([
  'postcode',
  'company_status',
  'accounts_type',
  'incorporated_from',
  'incorporated_to',
]);

/** Whether indexes alone can count the companies, whatever their number. */
function canCount(filters: CompanyFilters): boolean {
  const names = Object.keys(filters);
  const others = names.filter((name) => name !== 'company_status');
  if (others.length === 1 && COUNTED_ALONE.has(others[0] ?? '')) return true;
  return names.every((name) => COUNTED_TOGETHER.has(name)) || isFiguresOnly(filters);
}

function isFiguresOnly(filters: CompanyFilters): boolean {
  const { figures, others } = splitFigures({ value: () => '' }, filters);
  return figures.length > 0 && Object.keys(others).length === 0;
}

interface PageRow extends ListedCompany {
  total: number;
  /** Companies of this part before the end of the page. */
  passed: number;
}

function listed({ total: _, passed: __, ...company }: PageRow): ListedCompany {
  return company;
}

function hasFigureFilter(filters: CompanyFilters): boolean {
  return splitFigures({ value: () => '' }, filters).figures.length > 0;
}

interface PageOptions {
  offset: number;
  limit: number;
  /** Companies of the part that are read, those before the page and some after it included. */
  until: number;
  after?: ListedCompany;
  isCounted: boolean;
}

/** The companies that a list is about. */
interface Wanted {
  filters: CompanyFilters;
  ids?: number[] | undefined;
}

function pageStatement(
  part: OrderPart,
  wanted: Wanted,
  { offset, limit, until, after, isCounted }: PageOptions,
) {
  const parts = new StatementParts();
  const value = (one: unknown) => parts.value(one);
  const source = part.key ? joinedFigures(parts, wanted) : companiesAlone(parts, wanted);
  const where = [...source.conditions, ...part.where, ...(after ? [part.after(after, value)] : [])];
  // Ids come from an index-only scan where there is one; the table is read only for the companies of the page.
  const text = `with page as materialized (
      select found.*, row_number() over () as place from (
        select c.id, ${part.key ?? 'null'}::text as key from ${source.from}
        where ${where.join(' and ')} order by ${part.orderBy} limit ${value(until)}) found)
    select ${COMPANY_COLUMNS}, page.key, passed.passed,
      ${isCounted ? countOf(parts, wanted) : '0'} as total
    from (select count(*)::int as passed from page) passed
    left join page on page.place > ${value(offset)} and page.place <= ${value(offset + limit)}
    left join companies c on c.id = page.id
    order by page.place`;
  return parts.build(text, { prepared: false });
}

function companiesAlone(parts: StatementParts, { filters, ids }: Wanted) {
  const filtered = filterConditions(parts, filters);
  const conditions = filtered.length === 0 ? ['c.removed_on is null'] : filtered;
  if (ids) conditions.push(`c.id = any(${parts.value(ids)}::int[])`);
  return { from: 'companies c', conditions };
}

function joinedFigures(parts: StatementParts, { filters, ids }: Wanted) {
  const { figures, others } = splitFigures(parts, filters);
  const { conditions } = companiesAlone(parts, { filters: others, ids });
  return {
    from: 'company_financials f join companies c on c.company_number = f.company_number',
    conditions: [...figures, ...conditions],
  };
}

/** Where the companies that meet the filters come from, in any order. */
export function listSource(parts: StatementParts, wanted: Wanted) {
  return hasFigureFilter(wanted.filters) ? joinedFigures(parts, wanted) : companiesAlone(parts, wanted);
}

/** Up to one more than `TOTAL_MAX`. */
function countOf(parts: StatementParts, { filters, ids }: Wanted): string {
  const count = (source: string) => `(select count(*)::int from (${source} limit ${TOTAL_MAX + 1}) capped)`;
  const all = ({ from, conditions }: { from: string; conditions: string[] }) =>
    `select 1 from ${from} where ${conditions.join(' and ')}`;
  const { sic_code: codes, ...others } = filters;
  if (codes !== undefined) return count(withCodes(parts, codes, others));
  const joined = () => count(all(listSource(parts, { filters, ids })));
  if (ids || !isFiguresOnly(filters)) return joined();
  // Figures of companies that left the register are few; they decide nothing when there are too many to count.
  const { figures } = splitFigures(parts, filters);
  const rough = count(`select 1 from company_financials f where ${figures.join(' and ')}`);
  return `(case when ${rough} > ${TOTAL_MAX} then ${TOTAL_MAX + 1} else ${joined()} end)`;
}

/** Each company once: at the first place that has one of the codes, from the index of that place alone. */
function withCodes(parts: StatementParts, codes: string, others: CompanyFilters): string {
  const value = (code: string) => parts.value(code);
  const atPlace = (place: (typeof SIC_PLACES)[number]) =>
    codes.split(',').map((code) => sicCondition(place, code, value));
  const selects = SIC_PLACES.flatMap((place) =>
    atPlace(place).map((condition) => {
      const earlier = SIC_PLACES.filter((before) => before < place).flatMap(atPlace);
      // A place that is empty matches none; null must not hide the company.
      const isFirst = earlier.map((before) => `coalesce(not (${before}), true)`);
      const { from, conditions } = listSource(parts, { filters: others });
      return `select c.id from ${from}
        where ${[`c.sic_codes[${place}] is not null`, condition, ...isFirst, ...conditions].join(' and ')}`;
    }),
  );
  return `select id from (${selects.join(' union all ')}) coded`;
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

/** Companies whose figures are dated at once. */
const DATED_AT_ONCE = 10_000;

/**
 * Gives figures that were read before the register had the company their day of incorporation, by which lists are sorted.
 * Returns how many.
 */
export async function dateFigures(db: Queryable): Promise<number> {
  let dated = 0;
  for (;;) {
    const changed = await db.execute(sql`
      update company_financials f set incorporated_on = c.incorporated_on from companies c
      where f.company_number in (
          select g.company_number from company_financials g join companies d on d.company_number = g.company_number
          where g.incorporated_on is null and d.incorporated_on is not null limit ${DATED_AT_ONCE})
        and c.company_number = f.company_number`);
    dated += changed;
    if (changed < DATED_AT_ONCE) return dated;
  }
}
