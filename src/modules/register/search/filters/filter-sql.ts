import { DAY_MS } from '../../../../shared/clock.ts';
import { isOpenSql } from '../../../../shared/companies/company-status.ts';
import { SEARCH_FILTER_ENTRIES, type SearchFilterName } from '../../../../shared/search-filters.ts';
import type { CompanyFilters } from '../search-query.ts';
import { monthsUntil, traitLists, yearsBetween } from './traits.ts';

interface FilterContext {
  /** Whether companies are asked for that left the register. */
  hasLeft: boolean;
  today: string;
}

interface FilterSql {
  /**
   * A condition on the search row `s`; `parameter` returns the placeholder of the value, or of another value.
   */
  condition(value: string, parameter: (value?: unknown) => string, context: FilterContext): string;
  /** The condition when another index finds the companies; written so that no index serves it. */
  check?(value: string, parameter: () => string, condition: () => string): string;
  /** Traits, of which every company that meets the filter has one (`company_traits`). */
  traits?(value: string): string[];
  /** Whether an index has the companies of this value in the order of lists. */
  hasIndex?(value: string): boolean;
  /** Whether few companies have such a trait. */
  isRare?: true;
  /**
   * Traits that are indexed in combination with each rare trait of a company, in addition to or instead of
   * alone.
   */
  paired?(value: string, filters: CompanyFilters): string[];
  /** Whether these are times: a filter has several of them. */
  isTime?: true;
  /** The figure that the filter is about, which has an index. */
  figure?: Figure;
}

/** A comparison that no index serves. */
const isSame = (column: string, parameter: () => string) => `s.${column} is not distinct from ${parameter()}`;

/** The status filter for companies that left the register. Some have this status in the register itself. */
const REMOVED = 'removed';

function named(
  kind: string,
  isIndexed: (value: string) => boolean = () => true,
): NonNullable<FilterSql['traits']> {
  return (value) => (isIndexed(value) ? [`${kind} ${value}`] : []);
}

const FILTER_SQL: Record<SearchFilterName, FilterSql> = {
  postcode: {
    // Only a full postcode has a space. The search row has only the district; full postcodes have an index of
    // their own.
    condition(value, parameter, { hasLeft }) {
      if (!value.includes(' ')) return `s.outward_code = ${parameter()}`;
      // Few companies have left, and the index has none of them.
      return hasLeft
        ? `(select at.postal_code from companies at where at.id = s.id) = ${parameter()}`
        : `s.id in (select at.id from companies at
            where at.postal_code = ${parameter()} and at.removed_on is null)`;
    },
    check: (value, parameter, condition) =>
      value.includes(' ') ? condition() : isSame('outward_code', parameter),
    traits: named('outward', (value) => !value.includes(' ')),
    hasIndex: (value) => !value.includes(' '),
  },
  company_status: {
    // Companies that left the register have rows of their own: `searchRows`.
    condition: (_, parameter, { hasLeft }) => (hasLeft ? 'true' : `s.company_status = ${parameter()}`),
    check: (_, parameter) => isSame('company_status', parameter),
    traits: named('status', (value) => value !== 'active'),
    hasIndex: (value) => value !== 'active',
    isRare: true,
  },
  accounts_type: {
    condition: (_, parameter) => `s.accounts_type = ${parameter()}`,
    check: (_, parameter) => isSame('accounts_type', parameter),
    traits: named('accounts'),
    paired: named('accounts'),
    hasIndex: () => true,
  },
  incorporated_from: {
    condition: (_, parameter) => `s.incorporated_on >= ${parameter()}::date`,
    check: (_, parameter) => `coalesce(s.incorporated_on >= ${parameter()}::date, false)`,
    paired: (value, { incorporated_to: to, today }) => yearsBetween(value, to ?? today),
    isTime: true,
  },
  incorporated_to: {
    condition: (_, parameter) => `s.incorporated_on <= ${parameter()}::date`,
    check: (_, parameter) => `coalesce(s.incorporated_on <= ${parameter()}::date, false)`,
    paired: (value, { incorporated_from: from }) => (from === undefined ? yearsBetween('', value) : []),
    isTime: true,
  },
  company_type: {
    condition: (_, parameter) => `s.company_type = ${parameter()}`,
    check: (_, parameter) => isSame('company_type', parameter),
    traits: named('type', (value) => value !== 'ltd'),
    hasIndex: (value) => value !== 'ltd',
    isRare: true,
  },
  sic_code: {
    condition: (value, parameter) =>
      `(${value
        .split(',')
        .map((code) => `s.sic_codes like ${parameter(`% ${code}%`)}`)
        .join(' or ')})`,
    traits: codesOf,
    paired: codesOf,
  },
  town: {
    condition: (_, parameter) => `s.town = ${parameter()}`,
    check: (_, parameter) => isSame('town', parameter),
    traits: named('town'),
    paired: named('town'),
    hasIndex: () => true,
  },
  has_website: {
    condition: (value) => (value === 'true' ? 's.has_website' : 'not s.has_website'),
    traits: (value) => (value === 'true' ? ['website'] : []),
    isRare: true,
  },
  employees_min: atLeast('employees', 1000, 250, 100, 50, 25, 10, 5),
  employees_max: atMost('employees'),
  turnover_min: atLeast('turnover', 100_000_000, 10_000_000, 1_000_000, Number.NEGATIVE_INFINITY),
  turnover_max: { ...atMost('turnover'), traits: () => ['turnover'], isRare: true },
  net_assets_min: atLeast('net_assets', 10_000_000, 2_000_000, 500_000),
  net_assets_max: {
    ...atMost('net_assets'),
    traits: (value) => (Number(value) <= 0 ? ['net assets none'] : []),
    isRare: true,
  },
  accounts_overdue: {
    // A company that is closed or left the register owes no accounts.
    condition(value, parameter, { hasLeft, today }) {
      if (hasLeft) return 'false';
      return `s.accounts_next_due ${value === 'true' ? '<' : '>='} ${parameter(today)}::date
        and ${isOpenSql('s')}`;
    },
    paired: (value, { today = '' }) => (value === 'true' ? monthsUntil(today) : []),
    isTime: true,
  },
};

function codesOf(value: string): string[] {
  return value.split(',').map((code) => `sic ${code}`);
}

type Figure = 'employees' | 'turnover' | 'net_assets';

/** A minimum of a figure, with the steps of the figure in `company_traits`, the highest first. */
function atLeast(figure: Figure, ...steps: number[]): FilterSql {
  return {
    condition: (_, parameter) => `s.${figure} >= ${parameter()}::bigint`,
    check: (_, parameter) => `coalesce(s.${figure} >= ${parameter()}::bigint, false)`,
    traits(value) {
      const step = steps.find((from) => Number(value) >= from);
      if (step === undefined) return [];
      const known = figure.replace('_', ' ');
      return [step === Number.NEGATIVE_INFINITY ? known : `${known} ${step}`];
    },
    isRare: true,
    figure,
  };
}

function atMost(figure: Figure): FilterSql {
  return {
    condition: (_, parameter) => `s.${figure} <= ${parameter()}::bigint`,
    check: (_, parameter) => `coalesce(s.${figure} <= ${parameter()}::bigint, false)`,
    figure,
  };
}

interface Parts {
  value(value: unknown): string;
}

/** Conditions on the search row `s`, which is one of `searchRows`. */
export function filterConditions(parts: Parts, filters: CompanyFilters): string[] {
  return entriesOf(filters).map((filter) => conditionOf(parts, filter, filters));
}

function conditionOf(
  parts: Parts,
  [name, value]: [SearchFilterName, string],
  { today = '', ...filters }: CompanyFilters,
): string {
  const context = { hasLeft: wantsRemoved(filters), today };
  return FILTER_SQL[name].condition(value, (other = value) => parts.value(other), context);
}

/** The traits of the search row `s`, as their index computes them. */
const TRAITS = `company_traits(s.outward_code, s.town, s.accounts_type, s.company_type, s.company_status, s.sic_codes,
  s.employees, s.turnover, s.net_assets, s.has_website, s.accounts_next_due, s.incorporated_on)`;

/**
 * The conditions for a look-up by the index of traits. The index finds companies that may meet the filters;
 * conditions on the columns decide. If no filter has a trait, these conditions are used alone, also if only
 * the town has one: companies of a town are stored together, so its own indexes find them as well and can
 * stop early. A company that left the register is in no such index.
 */
export function indexedConditions(parts: Parts, filters: CompanyFilters): string[] {
  const names = wantsRemoved(filters) ? [] : namesWithTraits(filters);
  if (names.every((name) => name === 'town')) return filterConditions(parts, filters);
  const traits = traitConditions(parts, filters);
  const isByDate = hasFewDays(filters);
  const checks = entriesOf(filters).map(([name, value]) => {
    const { check } = FILTER_SQL[name];
    const condition = () => conditionOf(parts, [name, value], filters);
    if (!check || (isByDate && DATES.includes(name))) return condition();
    return check(value, () => parts.value(value), condition);
  });
  return [...traits, ...checks];
}

function namesWithTraits(filters: CompanyFilters): SearchFilterName[] {
  return entriesOf(filters).flatMap(([name]) => (traitsOf(name, filters).length > 0 ? [name] : []));
}

function traitConditions(parts: Parts, filters: CompanyFilters): string[] {
  const lists = traitLists(
    entriesOf(filters).map(([name, value]) => ({
      ...FILTER_SQL[name],
      alone: traitsOf(name, filters),
      paired: FILTER_SQL[name].paired?.(value, filters) ?? [],
    })),
  );
  return lists.map((traits) => hasOneOf(parts, traits));
}

function hasOneOf(parts: Parts, traits: string[]): string {
  const [only, ...others] = traits;
  return others.length === 0
    ? `${TRAITS} @> array[hashtext(${parts.value(only)})]`
    : `${TRAITS} && array(select hashtext(trait) from unnest(${parts.value(traits)}::text[]) trait)`;
}

function traitsOf(name: SearchFilterName, filters: CompanyFilters): string[] {
  const value = filters[name];
  return value === undefined ? [] : (FILTER_SQL[name].traits?.(value) ?? []);
}

/** Whether the filters ask for companies that left the register. */
export const wantsRemoved = ({ company_status: status }: CompanyFilters) => status === REMOVED;

/** The beginning of a name, as the rows have it. */
export const nameStart = (name: string) => `left(${name}, 8)`;

/** The columns of `company_search`, from the wide tables. */
export function wideRows(condition: string): string {
  return `(select c.id, c.incorporated_on, c.accounts_next_due, f.employees, f.turnover, f.net_assets,
    exists (select from website_links l where l.company_number = c.company_number and l.status = 'verified') as has_website,
    c.company_status, c.company_type, c.accounts_type, upper(c.locality) as town, c.outward_code,
    coalesce(' ' || array_to_string(c.sic_codes, ' '), '') as sic_codes, ${nameStart('c.company_name')} as name_start
  from companies c left join company_financials f on f.company_number = c.company_number
  where ${condition})`;
}

/** In the order of `wideRows`. */
const SEARCH_COLUMNS = `r.id, r.incorporated_on, r.accounts_next_due, r.employees, r.turnover, r.net_assets, r.has_website,
  r.company_status, r.company_type, r.accounts_type, r.town, r.outward_code, r.sic_codes, r.name_start`;

/** Companies that the newest snapshot lacks, and those that the register itself calls removed. */
const REMOVED_ROWS = `(${wideRows('c.removed_on is not null')}
  union all select ${SEARCH_COLUMNS} from company_search r where r.company_status = '${REMOVED}')`;

/**
 * The source of the rows that filters read. Filters apply to companies on the register; companies that left
 * it match only the status `removed`.
 */
export function searchRows(filters: CompanyFilters): string {
  return wantsRemoved(filters) ? REMOVED_ROWS : 'company_search';
}

const DATES: readonly SearchFilterName[] = ['incorporated_from', 'incorporated_to'];

/** About a twentieth of the register: more companies are found sooner by the index of traits alone. */
const FEW_DAYS = 366;

/** Whether the days of incorporation are so close together that their index helps to find the companies. */
function hasFewDays({ incorporated_from: from, incorporated_to: to }: CompanyFilters): boolean {
  return from !== undefined && to !== undefined && Date.parse(to) - Date.parse(from) <= FEW_DAYS * DAY_MS;
}

/**
 * Whether one index lists the matches in the order of lists: the filters name one value, and possibly days of
 * incorporation. Such a list is counted and listed without reading the table.
 */
export function isOneIndex(filters: CompanyFilters): boolean {
  const [only, ...others] = entriesOf(filters).filter(([filter]) => !DATES.includes(filter));
  if (only === undefined || others.length > 0 || wantsRemoved(filters)) return false;
  const [name, value] = only;
  return FILTER_SQL[name].hasIndex?.(value) ?? false;
}

/** Whether all filters are on one figure, so that its index counts the matches. */
export function isOneFigure(filters: CompanyFilters): boolean {
  const [first, ...others] = entriesOf(filters).map(([name]) => FILTER_SQL[name].figure);
  return first !== undefined && others.every((figure) => figure === first);
}

/** Whether one index lists the companies that meet the filters, without reading the table. */
export function isListedByIndex(filters: CompanyFilters): boolean {
  return isOneIndex(filters) || isOneFigure(filters);
}

/** A fixed sample: the rows `s` on `percent` percent of the pages. */
export function sampledRows(percent: number): string {
  return `company_search s tablesample system (${percent}) repeatable (1)`;
}

export function isFiltered(filters: CompanyFilters): boolean {
  return entriesOf(filters).length > 0;
}

/**
 * The district of the postcode filter. The index of names includes the district, so it narrows a look-up by
 * name.
 */
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

const FIGURE_RANGES = [
  ['employees_min', 'employees_max'],
  ['turnover_min', 'turnover_max'],
  ['net_assets_min', 'net_assets_max'],
] as const;

/**
 * Whether a range ends before it begins. Nothing matches it, but an index scan would read to its end to find
 * out.
 */
export function hasEmptyRange(filters: CompanyFilters): boolean {
  const { incorporated_from: from, incorporated_to: to } = filters;
  if (from !== undefined && to !== undefined && from > to) return true;
  return FIGURE_RANGES.some(([min, max]) => Number(filters[min]) > Number(filters[max]));
}
