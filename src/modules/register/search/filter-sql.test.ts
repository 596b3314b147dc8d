import { describe, expect, it } from 'vitest';
import { filterConditions, indexedConditions, searchRows } from './filter-sql.ts';
import type { CompanyFilters } from './search-query.ts';
import { StatementParts } from './statement.ts';

function sqlOf(filters: CompanyFilters) {
  const parts = new StatementParts();
  return { conditions: filterConditions(parts, filters), values: parts.values };
}

describe('the conditions of filters', () => {
  it('are none without a filter', () => {
    expect(sqlOf({})).toEqual({ conditions: [], values: [] });
  });

  it('hold values as parameters only, in the order of the table', () => {
    expect(sqlOf({ incorporated_to: '2020-01-01', accounts_type: "x' or true", postcode: 'SW1A' })).toEqual({
      conditions: ['s.outward_code = $1', 's.accounts_type = $2', 's.incorporated_on <= $3::date'],
      values: ['SW1A', "x' or true", '2020-01-01'],
    });
  });

  it('tell a whole postcode from an outward one', () => {
    expect(sqlOf({ postcode: 'SW1A 1AA' }).conditions[0]).toContain('postal_code = $1');
  });

  it('find companies that left the register only by the status `removed`', () => {
    const filters = { company_status: 'removed', postcode: 'SW1A' };
    expect(sqlOf(filters)).toEqual({ conditions: ['s.outward_code = $1', 'true'], values: ['SW1A'] });
    expect(searchRows(filters)).toContain('removed_on is not null');
    expect(searchRows({ postcode: 'SW1A' })).toBe('company_search');
  });
});

describe('the traits that an index finds companies by', () => {
  const traitsOf = (filters: CompanyFilters) =>
    indexedConditions(new StatementParts(), filters).flatMap(
      (condition) => /(?:@>|&&) array\[.*\]$/.exec(condition) ?? [],
    );

  it.each<[CompanyFilters, string[]]>([
    [{ employees_min: '9' }, []],
    [{ employees_min: '60' }, ['@> array[2]']],
    [{ turnover_min: '0' }, ['@> array[11]']],
    [{ net_assets_min: '1000000' }, ['@> array[21]']],
    [{ net_assets_max: '-1' }, ['@> array[20]']],
    [{ net_assets_max: '0' }, []],
    [{ has_website: 'true' }, ['@> array[30]']],
    [{ has_website: 'false' }, []],
    [{ sic_code: '62,01110' }, ['&& array[hashtext($1), hashtext($2)]']],
    // Nearly every company has these.
    [{ company_status: 'active', company_type: 'ltd' }, []],
    // They are in no index.
    [{ company_status: 'removed', employees_min: '60' }, []],
  ])('of %j are %j', (filters, expected) => {
    expect(traitsOf(filters)).toEqual(expected);
  });

  it('leave the columns to be checked without a second index', () => {
    const conditions = indexedConditions(new StatementParts(), { town: 'LEEDS', employees_min: '9' });
    expect(conditions).toContainEqual(expect.stringMatching(/^s\.town = /));
    expect(conditions).toContainEqual(expect.stringMatching(/^s\.employees \+ 0 >= /));
  });
});
