import type { DerivedTable } from '../../import/table-swap.store.ts';
import { nameStart } from './filter-sql.ts';

const SIC_PLACES = [1, 2, 3, 4];

/** Before any company was incorporated, and close enough for its distance in days to take twenty bits. */
const FIRST_DAY = `date '1000-01-01'`;

/** The first four bytes of the town as a number that keeps their order. */
const TOWN_LETTERS = `('x' || encode(substr(convert_to(rpad(upper(c.locality), 4), 'UTF8'), 1, 4), 'hex'))::bit(32)::bigint`;

/**
 * Town by town, the newest companies of each first. One number per company sorts in a third of the time that
 * names and dates take: the letters of the town, then bits that tell towns with these letters apart, then the
 * date. The towns are in about the order of the column, so the planner knows that their indexes read few
 * pages.
 */
const TOWN_ORDER = `coalesce((${TOWN_LETTERS} << 31) + ((hashtext(upper(c.locality)) & 2047)::bigint << 20), 0)
      - coalesce(c.incorporated_on - ${FIRST_DAY}, 0)`;

/**
 * The rows that filters read (migrations 0067, 0072 and 0079). An import builds them in a new table, with the
 * companies of a town together, so that a list of a town reads few pages. Otherwise triggers write them with
 * the function `write_company_search`.
 */
export const searchRowsTable: DerivedTable = {
  name: 'company_search',
  fill: ({ companies, into }) => `
    insert into ${into}
    select c.id, c.incorporated_on, c.accounts_next_due, f.employees, f.turnover, f.net_assets,
      c.company_number in (select company_number from website_links where status = 'verified'),
      c.company_status, c.company_type, c.accounts_type, upper(c.locality), c.outward_code,
      ${SIC_PLACES.map((place) => `coalesce(' ' || rpad(c.sic_codes[${place}], 5), '')`).join(' || ')},
      ${nameStart('c.company_name')}
    from ${companies} c left join company_financials f on f.company_number = c.company_number
    where c.removed_on is null
    order by ${TOWN_ORDER}`,
  // Figures and links that were written while the rows were built.
  catchUp: `
    select write_company_search(array(
      select s.id from company_financials f join companies c on c.company_number = f.company_number
        join company_search s on s.id = c.id
      where (s.employees, s.turnover, s.net_assets) is distinct from (f.employees, f.turnover, f.net_assets)
      union
      select s.id from website_links l join companies c on c.company_number = l.company_number
        join company_search s on s.id = c.id
      where s.has_website <> (l.status = 'verified')))`,
};
