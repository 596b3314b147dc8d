import type { RawSearchQuery } from '../../../src/modules/register/search/search-query.ts';
import { nameKey } from '../../../src/shared/companies/company-name.ts';
import type { SyntheticCompany } from '../../../test/support/snapshot/company.ts';
import type { Random } from '../../../test/support/snapshot/random.ts';

const TYPES = [
  'ltd',
  'plc',
  'llp',
  'private-limited-guarant-nsc',
  'scottish-partnership',
  'limited-partnership',
];
const SORTS = [
  'name',
  'incorporated_on',
  '-incorporated_on',
  'employees',
  '-employees',
  'net_assets',
  '-net_assets',
];
const EACH = 500;

/** A value of the filter as people choose it, mostly one that the company has. */
type Filter = (company: SyntheticCompany, random: Random) => RawSearchQuery;

const sicCode: Filter = ({ sicCodes }, random) => {
  const [code = '62012'] = /^\d{5}/.exec(sicCodes[0] ?? '') ?? [];
  return { sic_code: [code.slice(0, 2 + random.below(4))] };
};
const town: Filter = ({ town }) => ({ town: town || 'Leeds' });
const companyType: Filter = (_, random) => ({ company_type: random.pick(TYPES) });
const employees: Filter = (_, random) => ({
  employees_min: String(random.pick([1, 5, 10, 25, 50, 100, 250])),
  ...(random.chance(0.4) && { employees_max: String(random.pick([300, 500, 1000])) }),
});
const turnover: Filter = (_, random) => ({
  turnover_min: String(random.pick([100_000, 1_000_000, 5_000_000])),
});
const netAssets: Filter = (_, random) =>
  random.chance(0.3)
    ? { net_assets_max: String(random.pick([-100_000, -1, 0])) }
    : { net_assets_min: String(random.pick([0, 50_000, 500_000, 2_000_000, 10_000_000])) };
const website: Filter = (_, random) => ({ has_website: random.chance(0.8) ? 'true' : 'false' });
const overdue: Filter = (_, random) => ({ accounts_overdue: random.chance(0.8) ? 'true' : 'false' });
const outward: Filter = ({ postcode }) => ({ postcode: postcode.split(' ')[0] || 'LS1' });
const since: Filter = (_, random) => ({ incorporated_from: `${2005 + random.below(20)}-04-01` });
const status: Filter = (_, random) => ({ company_status: random.pick(['active', 'active', 'liquidation']) });

const NEW_FILTERS = [sicCode, town, companyType, employees, turnover, netAssets, website, overdue];
const ALL_FILTERS = [...NEW_FILTERS, sicCode, town, employees, outward, since, status];

/** Searches with the filters of lists, by kind. */
export function makeFilterQueries(
  companies: SyntheticCompany[],
  random: Random,
): Record<string, RawSearchQuery[]> {
  const each = (make: (company: SyntheticCompany) => RawSearchQuery) =>
    companies.slice(0, EACH).map((company) => make(company));
  const together = (company: SyntheticCompany, ...filters: Filter[]): RawSearchQuery =>
    Object.assign({}, ...filters.map((filter) => filter(company, random)));
  const some = (company: SyntheticCompany, count: number) =>
    together(company, ...Array.from({ length: count }, () => random.pick(ALL_FILTERS)));
  return {
    'one of the new filters': each((company) => together(company, random.pick(NEW_FILTERS))),
    'type and town': each((company) => together(company, companyType, town)),
    'figures and SIC code': each((company) => together(company, employees, sicCode)),
    'figures and town': each((company) =>
      together(company, random.pick([employees, netAssets, turnover]), town),
    ),
    'two to four filters': each((company) => some(company, 2 + random.below(3))),
    'two to four filters, sorted': each((company) => ({
      ...some(company, 2 + random.below(3)),
      sort: random.pick(SORTS),
    })),
    'name and one or two filters': each((company) => ({
      ...some(company, 1 + random.below(2)),
      name: nameKey(company.name).toLowerCase(),
    })),
    'first word of a name and a filter': each((company) => ({
      ...some(company, 1),
      name: nameKey(company.name).split(' ')[0]?.toLowerCase() ?? '',
    })),
  };
}

/** What is asked while each name is typed into a field with suggestions: a letter more each time. */
export function makeTypings(companies: SyntheticCompany[]): string[][] {
  return companies.slice(0, 300).map(({ name }) => {
    const typed = nameKey(name).toLowerCase().slice(0, 24);
    return Array.from({ length: Math.max(0, typed.length - 1) }, (_, index) => typed.slice(0, index + 2));
  });
}
