import type { SearchSort } from '../../../../shared/search-filters.ts';
import type { ListedCompany, SortFigure } from '../search-types.ts';

/** An order of a list has one part, or two: companies with the value, then those without it. */
export interface OrderPart {
  /** What the order reads of the search row. */
  columns: string[];
  /** Conditions on the search row `s` beside the filters. */
  where: string[];
  orderBy: string;
  /** The condition for rows after a company of this part. */
  after(mark: ListedCompany, value: (value: unknown) => string): string;
  /** Whether a company is in this part. */
  contains(company: ListedCompany): boolean;
  /** The figure that the list is sorted by. */
  key?: SortFigure;
  /** Whether the order is by the name of the company, `c`. */
  isByName?: true;
}

const isDated = (company: ListedCompany) => company.incorporated_on !== null;

const NEWEST: OrderPart = {
  columns: ['incorporated_on'],
  where: [],
  orderBy: 's.incorporated_on desc nulls last, s.id desc',
  contains: () => true,
  after({ incorporated_on: date, id }, value) {
    const last = value(id);
    if (date === null) return `(s.incorporated_on is null and s.id < ${last})`;
    const day = value(date);
    return `(s.incorporated_on < ${day}::date or s.incorporated_on is null
      or (s.incorporated_on = ${day}::date and s.id < ${last}))`;
  },
};

const OLDEST: OrderPart[] = [
  {
    columns: ['incorporated_on'],
    where: ['s.incorporated_on is not null'],
    // The reverse of the order in which the index lists the newest companies.
    orderBy: 's.incorporated_on nulls first, s.id',
    contains: isDated,
    after: (mark, value) =>
      `(s.incorporated_on, s.id) > (${value(mark.incorporated_on)}::date, ${value(mark.id)}::int)`,
  },
  {
    columns: ['incorporated_on'],
    where: ['s.incorporated_on is null'],
    orderBy: 's.id',
    contains: (company) => !isDated(company),
    after: (mark, value) => `s.id > ${value(mark.id)}::int`,
  },
];

const BY_NAME: OrderPart = {
  columns: ['name_start'],
  where: [],
  orderBy: 'c.company_name collate "C", c.id',
  contains: () => true,
  after: (mark, value) =>
    `(c.company_name collate "C", c.id) > (${value(mark.company_name)}, ${value(mark.id)}::int)`,
  isByName: true,
};

/** Companies without the figure come last, newest first. */
function byFigure(figure: SortFigure, isDescending: boolean): OrderPart[] {
  const direction = isDescending ? ' desc' : '';
  return [
    {
      columns: [figure],
      where: [`s.${figure} is not null`],
      key: figure,
      orderBy: `s.${figure}${direction}, s.id${direction}`,
      contains: (company) => company.key !== null,
      after: (mark, value) => `(s.${figure}, s.id) ${isDescending ? '<' : '>'}
        (${value(mark.key)}::bigint, ${value(mark.id)}::int)`,
    },
    {
      ...NEWEST,
      columns: [figure, 'incorporated_on'],
      where: [`s.${figure} is null`],
      contains: (company) => company.key === null,
    },
  ];
}

/** Whether the order is that of the indexes that list the companies of one value. */
export function isByAge(sort: SearchSort): boolean {
  return partsOf(sort).every((part) => part.key === undefined && !part.isByName);
}

export function partsOf(sort: SearchSort): OrderPart[] {
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
      return [NEWEST];
  }
}
