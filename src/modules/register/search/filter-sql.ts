import { SEARCH_FILTER_ENTRIES, type SearchFilterName } from '../../../shared/search-filters.ts';
import type { CompanyFilters } from './search-query.ts';

interface FilterSql {
  /** A condition on `companies c`; `parameter` is the placeholder of the value. */
  condition(value: string, parameter: () => string): string;
  /** Whether few companies match, so that it is quicker to start with them than with the names. */
  isSelective?(value: string): boolean;
}

/** The status filter for companies that left the register. */
const REMOVED = 'removed';
const ON_REGISTER = 'c.removed_on is null';
const LEFT_REGISTER = 'c.removed_on is not null';

const FILTER_SQL: Record<SearchFilterName, FilterSql> = {
  postcode: {
    // Only a whole postcode has a space.
    condition: (value, parameter) =>
      `c.${value.includes(' ') ? 'postal_code' : 'outward_code'} = ${parameter()}`,
    isSelective: () => true,
  },
  company_status: {
    condition: (value, parameter) =>
      value === REMOVED ? LEFT_REGISTER : `c.company_status = ${parameter()}`,
    isSelective: (value) => value !== 'active',
  },
  accounts_type: { condition: (_, parameter) => `c.accounts_type = ${parameter()}` },
  incorporated_from: { condition: (_, parameter) => `c.incorporated_on >= ${parameter()}::date` },
  incorporated_to: { condition: (_, parameter) => `c.incorporated_on <= ${parameter()}::date` },
};

/**
 * Conditions on `companies c`. Filters apply to companies on the register; those that left it match only the status
 * `removed`.
 */
export function filterConditions(
  parts: { value(value: unknown): string },
  filters: CompanyFilters,
): string[] {
  const given = entriesOf(filters);
  if (given.length === 0) return [];
  const conditions = given.map(([name, value]) =>
    FILTER_SQL[name].condition(value, () => parts.value(value)),
  );
  return filters.company_status === REMOVED ? conditions : [ON_REGISTER, ...conditions];
}

/** Whether so few companies match that their ids are worth a list. */
export function isSelective(filters: CompanyFilters): boolean {
  return entriesOf(filters).some(([name, value]) => FILTER_SQL[name].isSelective?.(value) ?? false);
}

/** The district that the filters name. Names have it beside them, so that it narrows a look-up by name. */
export function districtOf({ postcode }: CompanyFilters): string | undefined {
  return postcode?.split(' ')[0];
}

/** In the order of the table, so that the same filters always give the same statement. */
function entriesOf(filters: CompanyFilters): [SearchFilterName, string][] {
  return SEARCH_FILTER_ENTRIES.flatMap(([name]): [SearchFilterName, string][] => {
    const value = filters[name];
    return value === undefined ? [] : [[name, value]];
  });
}
