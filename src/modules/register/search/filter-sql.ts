import { SEARCH_FILTER_ENTRIES, type SearchFilterName } from '../../../shared/search-filters.ts';
import type { CompanyFilters } from './search-query.ts';

interface FilterSql {
  /** A condition on the search row `s`; `parameter` is the placeholder of the value, or of another one. */
  condition(value: string, parameter: (value?: unknown) => string, hasLeft: boolean): string;
  /** The same where the index of traits finds the companies: no other index is worth reading beside it. */
  check?(value: string, parameter: () => string): string;
  /** Numbers of `company_traits` of which every company that meets the filter has one, as SQL. */
  traits?(value: string, parameter: (value: unknown) => string): string[];
}

/** The status filter for companies that left the register. */
const REMOVED = 'removed';

function named(
  kind: string,
  isIndexed: (value: string) => boolean = () => true,
): NonNullable<FilterSql['traits']> {
  return (value, parameter) => (isIndexed(value) ? [hashed(`${kind} ${value}`, parameter)] : []);
}

const hashed = (text: string, parameter: (value: unknown) => string) => `hashtext(${parameter(text)})`;

const FILTER_SQL: Record<SearchFilterName, FilterSql> = {
  postcode: {
    // Only a whole postcode has a space. The search row has the district alone: a postcode has an index of its own.
    condition: (value, parameter, hasLeft) =>
      value.includes(' ')
        ? `s.id in (select at.id from companies at
            where at.postal_code = ${parameter()} and at.removed_on is ${hasLeft ? 'not ' : ''}null)`
        : `s.outward_code = ${parameter()}`,
    traits: named('outward', (value) => !value.includes(' ')),
  },
  company_status: {
    // Companies that left the register have rows of their own: `searchRows`.
    condition: (_, parameter, hasLeft) => (hasLeft ? 'true' : `s.company_status = ${parameter()}`),
    traits: named('status', (value) => value !== 'active'),
  },
  accounts_type: {
    condition: (_, parameter) => `s.accounts_type = ${parameter()}`,
    traits: named('accounts'),
  },
  incorporated_from: { condition: (_, parameter) => `s.incorporated_on >= ${parameter()}::date` },
  incorporated_to: { condition: (_, parameter) => `s.incorporated_on <= ${parameter()}::date` },
  company_type: {
    condition: (_, parameter) => `s.company_type = ${parameter()}`,
    traits: named('type', (value) => value !== 'ltd'),
  },
  sic_code: {
    condition: (value, parameter) =>
      `(${value
        .split(',')
        .map((code) => `s.sic_codes like ${parameter(`% ${code}%`)}`)
        .join(' or ')})`,
    traits: (value, parameter) => value.split(',').map((code) => hashed(`sic ${code}`, parameter)),
  },
  town: { condition: (_, parameter) => `s.town = ${parameter()}`, traits: named('town') },
  has_website: {
    condition: (value) => (value === 'true' ? 's.has_website' : 'not s.has_website'),
    traits: (value) => (value === 'true' ? ['30'] : []),
  },
  employees_min: atLeast('employees', [1000, 4], [250, 3], [50, 2], [10, 1]),
  employees_max: atMost('employees'),
  turnover_min: atLeast('turnover', [100_000_000, 14], [10_000_000, 13], [1_000_000, 12], [-Infinity, 11]),
  turnover_max: { ...atMost('turnover'), traits: () => ['11'] },
  net_assets_min: atLeast('net_assets', [100_000_000, 23], [10_000_000, 22], [1_000_000, 21]),
  net_assets_max: { ...atMost('net_assets'), traits: (value) => (Number(value) < 0 ? ['20'] : []) },
  accounts_overdue: {
    // The search adds the day (`withToday`). A closed company owes no accounts.
    condition(value, parameter) {
      const [isOverdue, today] = value.split(' ');
      return `s.accounts_next_due ${isOverdue === 'true' ? '<' : '>='} ${parameter(today)}::date
        and s.company_status not in ('dissolved', 'closed', 'converted-closed')`;
    },
  },
};

type Figure = 'employees' | 'turnover' | 'net_assets';

/** Steps of the figure with their numbers in `company_traits`, the highest first. */
function atLeast(figure: Figure, ...steps: [from: number, trait: number][]): FilterSql {
  return {
    condition: (_, parameter) => `s.${figure} >= ${parameter()}::bigint`,
    check: (_, parameter) => `s.${figure} + 0 >= ${parameter()}::bigint`,
    traits(value) {
      const step = steps.find(([from]) => Number(value) >= from);
      return step ? [String(step[1])] : [];
    },
  };
}

function atMost(figure: Figure): FilterSql {
  return {
    condition: (_, parameter) => `s.${figure} <= ${parameter()}::bigint`,
    check: (_, parameter) => `s.${figure} + 0 <= ${parameter()}::bigint`,
  };
}

/** What is overdue depends on the day. */
export function withToday(filters: CompanyFilters, today: string): CompanyFilters {
  const { accounts_overdue: isOverdue } = filters;
  return isOverdue === undefined ? filters : { ...filters, accounts_overdue: `${isOverdue} ${today}` };
}

interface Parts {
  value(value: unknown): string;
}

/** Conditions on the search row `s`, which is one of `searchRows`. */
export function filterConditions(parts: Parts, filters: CompanyFilters): string[] {
  const hasLeft = wantsRemoved(filters);
  return entriesOf(filters).map(([name, value]) =>
    FILTER_SQL[name].condition(value, (other = value) => parts.value(other), hasLeft),
  );
}

/** The numbers of `s` that one index finds companies by. */
const TRAITS = `company_traits(s.outward_code, s.town, s.accounts_type, s.company_type, s.company_status, s.sic_codes,
  s.employees, s.turnover, s.net_assets, s.has_website)`;

/**
 * The conditions for a look-up by the index of traits, which finds those that may meet the filters; the columns decide. Without a
 * trait, the conditions alone. A company that left the register is in no such index.
 */
export function indexedConditions(parts: Parts, filters: CompanyFilters): string[] {
  const hasLeft = wantsRemoved(filters);
  const traits = hasLeft ? [] : traitConditions(parts, filters);
  if (traits.length === 0) return filterConditions(parts, filters);
  const checks = entriesOf(filters).map(([name, value]) => {
    const { check, condition } = FILTER_SQL[name];
    return check
      ? check(value, () => parts.value(value))
      : condition(value, (other = value) => parts.value(other), hasLeft);
  });
  return [...traits, ...checks];
}

function traitConditions(parts: Parts, filters: CompanyFilters): string[] {
  return entriesOf(filters).flatMap(([name, value]) => {
    const traits = FILTER_SQL[name].traits?.(value, (one) => parts.value(one)) ?? [];
    if (traits.length === 0) return [];
    return [`${TRAITS} ${traits.length === 1 ? '@>' : '&&'} array[${traits.join(', ')}]`];
  });
}

/** Whether they are about companies that left the register. */
export const wantsRemoved = ({ company_status: status }: CompanyFilters) => status === REMOVED;

/** The columns of `company_search`, from the wide tables. */
export function wideRows(condition: string): string {
  return `(select c.id, c.incorporated_on, c.accounts_next_due, f.employees, f.turnover, f.net_assets,
    exists (select from website_links l where l.company_number = c.company_number and l.status = 'verified') as has_website,
    c.company_status, c.company_type, c.accounts_type, upper(c.locality) as town, c.outward_code,
    coalesce(' ' || array_to_string(c.sic_codes, ' '), '') as sic_codes
  from companies c left join company_financials f on f.company_number = c.company_number
  where ${condition})`;
}

/**
 * Where the rows that filters are about come from. Filters apply to companies on the register; those that left it match only the
 * status `removed`.
 */
export function searchRows(filters: CompanyFilters): string {
  return wantsRemoved(filters) ? wideRows('c.removed_on is not null') : 'company_search';
}

/** The rows `s` on so many percent of the pages, always the same ones. */
export function sampledRows(percent: number): string {
  return `company_search s tablesample system (${percent}) repeatable (1)`;
}

export function isFiltered(filters: CompanyFilters): boolean {
  return entriesOf(filters).length > 0;
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
