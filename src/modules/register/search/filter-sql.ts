import { SEARCH_FILTER_ENTRIES, type SearchFilterName } from '../../../shared/search-filters.ts';
import type { CompanyFilters } from './search-query.ts';

interface FilterSql {
  /** A condition on `companies c`; `parameter` is the placeholder of the value, or of another one. */
  condition(value: string, parameter: (value?: unknown) => string): string;
  /** Whether few companies match, so that it is quicker to start with them than with the names. */
  isSelective?(value: string): boolean;
  /** The same as a condition on their figures, `company_financials f`. */
  figure?(parameter: () => string): string;
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
  company_type: { condition: (_, parameter) => `c.company_type = ${parameter()}` },
  sic_code: {
    condition: (value, parameter) => `(${sicConditions(value, (code) => parameter(code)).join(' or ')})`,
  },
  town: { condition: (_, parameter) => `c.locality is not null and upper(c.locality) = ${parameter()}` },
  has_website: {
    condition: (value) => `${value === 'true' ? '' : 'not '}exists (select from website_links link
      where link.company_number = c.company_number and link.status = 'verified')`,
  },
  employees_min: figureSql('employees', '>='),
  employees_max: figureSql('employees', '<='),
  turnover_min: figureSql('turnover', '>='),
  turnover_max: figureSql('turnover', '<='),
  net_assets_min: figureSql('net_assets', '>='),
  net_assets_max: figureSql('net_assets', '<='),
  accounts_overdue: {
    // The search adds the day (`withToday`). A closed company owes no accounts.
    condition(value, parameter) {
      const [isOverdue, today] = value.split(' ');
      return `c.accounts_next_due ${isOverdue === 'true' ? '<' : '>='} ${parameter(today)}::date
        and c.company_status not in ('dissolved', 'closed', 'converted-closed')`;
    },
  },
};

function figureSql(figure: string, operator: '>=' | '<='): FilterSql {
  return {
    condition: (_, parameter) => `exists (select from company_financials f
      where f.company_number = c.company_number and f.${figure} ${operator} ${parameter()}::bigint)`,
    figure: (parameter) => `f.${figure} ${operator} ${parameter()}::bigint`,
  };
}

/** The places of a company's kinds of business. */
export const SIC_PLACES = [1, 2, 3, 4] as const;

/** One for each beginning of a code and each place, as the indexes of migration 0058 find them. */
function sicConditions(value: string, parameter: (code: string) => string): string[] {
  return value.split(',').flatMap((code) => SIC_PLACES.map((place) => sicCondition(place, code, parameter)));
}

export function sicCondition(
  place: (typeof SIC_PLACES)[number],
  code: string,
  parameter: (code: string) => string,
): string {
  const column = `c.sic_codes[${place}]`;
  if (code.length === SIC_LENGTH) return `${column} = ${parameter(code)}`;
  return `${column} between ${parameter(code.padEnd(SIC_LENGTH, '0'))} and ${parameter(code.padEnd(SIC_LENGTH, '9'))}`;
}

const SIC_LENGTH = 5;

/** The conditions on figures, and the filters that are left. */
export function splitFigures(
  parts: { value(value: unknown): string },
  filters: CompanyFilters,
): { figures: string[]; others: CompanyFilters } {
  const figures: string[] = [];
  const others: CompanyFilters = {};
  for (const [name, value] of entriesOf(filters)) {
    const { figure } = FILTER_SQL[name];
    if (figure) figures.push(figure(() => parts.value(value)));
    else others[name] = value;
  }
  return { figures, others };
}

/** What is overdue depends on the day. */
export function withToday(filters: CompanyFilters, today: string): CompanyFilters {
  const { accounts_overdue: isOverdue } = filters;
  return isOverdue === undefined ? filters : { ...filters, accounts_overdue: `${isOverdue} ${today}` };
}

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
    FILTER_SQL[name].condition(value, (other = value) => parts.value(other)),
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
