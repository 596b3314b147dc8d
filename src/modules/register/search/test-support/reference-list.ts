import type { Random } from '../../../../../test/support/snapshot/random.ts';
import type { SearchFilterName } from '../../../../shared/search-filters.ts';
import { type RandomCompany, VALUES } from './random-register.ts';

/** The meaning of filters and sorts, written as a plain loop over companies. */

type Filters = { [Name in SearchFilterName]?: string };

const CLOSED = ['dissolved', 'closed', 'converted-closed', 'removed'];
const atLeast = (figure: number | null, value: string) => figure !== null && figure >= Number(value);
const atMost = (figure: number | null, value: string) => figure !== null && figure <= Number(value);

const CONDITIONS: Record<
  SearchFilterName,
  (company: RandomCompany, value: string, today: string) => boolean
> = {
  postcode: (c, value) => (value.includes(' ') ? c.postal_code : c.outward_code) === value,
  company_status: (c, value) => value === 'removed' || c.company_status === value,
  accounts_type: (c, value) => c.accounts_type === value,
  incorporated_from: (c, value) => c.incorporated_on !== null && c.incorporated_on >= value,
  incorporated_to: (c, value) => c.incorporated_on !== null && c.incorporated_on <= value,
  company_type: (c, value) => c.company_type === value,
  sic_code: (c, value) => value.split(',').some((code) => c.sic_codes.some((one) => one.startsWith(code))),
  town: (c, value) => c.locality?.toUpperCase() === value.toUpperCase(),
  has_website: (c, value) => String(c.has_website) === value,
  employees_min: (c, value) => atLeast(c.employees, value),
  employees_max: (c, value) => atMost(c.employees, value),
  turnover_min: (c, value) => atLeast(c.turnover, value),
  turnover_max: (c, value) => atMost(c.turnover, value),
  net_assets_min: (c, value) => atLeast(c.net_assets, value),
  net_assets_max: (c, value) => atMost(c.net_assets, value),
  accounts_overdue: (c, value, today) =>
    c.accounts_next_due !== null &&
    c.removed_on === null &&
    !CLOSED.includes(c.company_status) &&
    String(c.accounts_next_due < today) === value,
};

export function meets(company: RandomCompany, filters: object, today: string): boolean {
  const wanted = filters as Filters;
  if ((company.removed_on !== null) !== (wanted.company_status === 'removed')) return false;
  return Object.entries(wanted).every(([name, value]) =>
    CONDITIONS[name as SearchFilterName](company, String(value), today),
  );
}

const DRAWS: Record<SearchFilterName, (random: Random) => string> = {
  postcode: (random) => random.pick(['LA9', 'M1', 'SW1A 1AA', 'TR26 2AA']),
  company_status: (random) => random.pick(['active', 'liquidation', 'dissolved', 'removed']),
  accounts_type: (random) => random.pick(['micro-entity', 'dormant', 'full']),
  incorporated_from: (random) => `${2001 + random.below(25)}-03-15`,
  incorporated_to: (random) => `${2001 + random.below(25)}-09-15`,
  company_type: (random) => random.pick(VALUES.types),
  sic_code: (random) => random.pick(['62', '6201', '01110', '16,47', '99']),
  town: (random) => random.pick(['london', 'KENDAL', 'St. Ives']),
  has_website: (random) => random.pick(['true', 'false']),
  employees_min: (random) => String(random.below(70)),
  employees_max: (random) => String(random.below(70)),
  turnover_min: (random) => String(random.below(3) * 700_000),
  turnover_max: (random) => String(random.below(3) * 700_000),
  net_assets_min: (random) => String((random.below(300) - 80) * 10_000),
  net_assets_max: (random) => String((random.below(300) - 80) * 10_000),
  accounts_overdue: (random) => random.pick(['true', 'false']),
};

/** None to three filters. */
export function randomFilters(random: Random): Filters {
  return Object.fromEntries(
    Array.from({ length: random.below(4) }, () => {
      const [name, draw] = random.pick(Object.entries(DRAWS));
      return [name, draw(random)];
    }),
  );
}

type Compare = (a: RandomCompany, b: RandomCompany) => number;

/** Companies without the value last, in the order of `others`. */
function byValue<Value extends string | number>(
  value: (company: RandomCompany) => Value | null,
  direction: 1 | -1,
  others: Compare,
): Compare {
  return (a, b) => {
    const [one, other] = [value(a), value(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || others(a, b);
    if (one !== other) return one < other ? -direction : direction;
    return direction * (a.id - b.id);
  };
}

const newest = byValue(
  (c) => c.incorporated_on,
  -1,
  (a, b) => b.id - a.id,
);

const ORDERS: Record<string, Compare> = {
  relevance: newest,
  '-incorporated_on': newest,
  incorporated_on: byValue(
    (c) => c.incorporated_on,
    1,
    (a, b) => a.id - b.id,
  ),
  name: byValue((c) => c.company_name, 1, newest),
  employees: byValue((c) => c.employees, 1, newest),
  '-employees': byValue((c) => c.employees, -1, newest),
  net_assets: byValue((c) => c.net_assets, 1, newest),
  '-net_assets': byValue((c) => c.net_assets, -1, newest),
};

export function compareBy(sort: string): Compare {
  const compare = ORDERS[sort];
  if (!compare) throw new Error(`no order ${sort}`);
  return compare;
}
