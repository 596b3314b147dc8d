import type { SearchSort } from '../../../../shared/search-filters.ts';
import type { SortFigure } from '../search-types.ts';
import { compareRanked, type RankedCompany } from './rank.ts';

/** The figure that a list is sorted by, if any. */
export function sortFigureOf(sort: SearchSort): SortFigure | undefined {
  const figure = sort.replace('-', '');
  return figure === 'employees' || figure === 'net_assets' ? figure : undefined;
}

export type CompareCompanies = (a: RankedCompany, b: RankedCompany) => number;

/**
 * The order of companies that were found by name. Those without the value come last; equal ones best match
 * first.
 */
export function sortedBy(sort: SearchSort, figures: Map<string, number> = new Map()): CompareCompanies {
  const direction = sort.startsWith('-') ? -1 : 1;
  const sortValue = ({ company }: RankedCompany): string | number | null => {
    if (sort === 'name') return company.company_name;
    if (sortFigureOf(sort)) return figures.get(company.company_number) ?? null;
    return company.incorporated_on;
  };
  return (a, b) => {
    const [one, other] = [sortValue(a), sortValue(b)];
    if (one === other) return compareRanked(a, b);
    if (one === null || other === null) return one === null ? 1 : -1;
    return one < other ? -direction : direction;
  };
}
