import { describe, expect, it } from 'vitest';
import type { CompanyFilters } from '../search-query.ts';
import { StatementParts } from '../statement.ts';
import {
  filterConditions,
  hasEmptyRange,
  indexedConditions,
  isOneFigure,
  isOneIndex,
  searchRows,
} from './filter-sql.ts';

function sqlOf(filters: CompanyFilters) {
  const parts = new StatementParts();
  return { conditions: filterConditions(parts, filters), values: parts.values };
}

describe('the conditions of filters', () => {
  it('are empty without a filter', () => {
    expect(sqlOf({})).toEqual({ conditions: [], values: [] });
  });

  it('hold values as parameters only, in the order of the table', () => {
    expect(sqlOf({ incorporated_to: '2020-01-01', accounts_type: "x' or true", postcode: 'SW1A' })).toEqual({
      conditions: ['s.outward_code = $1', 's.accounts_type = $2', 's.incorporated_on <= $3::date'],
      values: ['SW1A', "x' or true", '2020-01-01'],
    });
  });

  it('tell a full postcode from an outward one', () => {
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
  function traitsOf(filters: CompanyFilters) {
    const parts = new StatementParts();
    const listed = indexedConditions(parts, filters).flatMap(
      (condition) => /\) (?:@> array|&& array).*$/.exec(condition) ?? [],
    );
    return listed.flatMap((text) => [parts.values[Number(/\$(\d+)/.exec(text)?.[1]) - 1]]);
  }

  it.each<[CompanyFilters, (string | string[])[]]>([
    [{ employees_min: '4' }, []],
    [{ employees_min: '60' }, ['employees 50']],
    [{ turnover_min: '0' }, ['turnover']],
    [{ turnover_max: '5' }, ['turnover']],
    [{ net_assets_min: '1000000' }, ['net assets 500000']],
    [{ net_assets_max: '0' }, ['net assets none']],
    [{ net_assets_max: '1' }, []],
    [{ has_website: 'true' }, ['website']],
    [{ has_website: 'false' }, []],
    [{ sic_code: '62,01110' }, [['sic 62', 'sic 01110']]],
    [{ sic_code: '62', town: 'LEEDS' }, ['sic 62', 'town LEEDS']],
    // Rare traits are looked up together with codes and kinds of accounts.
    [{ sic_code: '62', employees_min: '60' }, ['sic 62 employees 50']],
    [
      { sic_code: '62,01', has_website: 'true', town: 'LEEDS' },
      [['sic 62 website', 'sic 01 website'], 'town LEEDS website'],
    ],
    [{ company_status: 'liquidation', accounts_type: 'dormant' }, ['accounts dormant status liquidation']],
    [
      { company_type: 'llp', accounts_overdue: 'true', today: '2024-02-29' },
      [['due 24288 type llp', 'due 24289 type llp']],
    ],
    // A list of a time has those of its years and months.
    [
      { has_website: 'true', incorporated_from: '2023-04-01', today: '2024-02-29' },
      [['year 2023 website', 'year 2024 website']],
    ],
    [
      { has_website: 'true', incorporated_from: '1990-01-01', incorporated_to: '2001-12-31' },
      [['year 2000 website', 'year 2001 website']],
    ],
    [{ has_website: 'true', incorporated_to: '2001-12-31' }, [['year 2000 website', 'year 2001 website']]],
    [{ has_website: 'true', incorporated_from: '2016-12-31', today: '2024-02-29' }, ['website']],
    [{ has_website: 'true', incorporated_from: '2023-04-01' }, ['website']],
    // Two rare traits of different kinds are a pair, and need no times.
    [
      { has_website: 'true', employees_min: '5', employees_max: '9', incorporated_to: '2001-12-31' },
      ['employees 5 website'],
    ],
    [
      { turnover_min: '5', turnover_max: '9', company_status: 'liquidation', town: 'LEEDS' },
      ['town LEEDS status liquidation', 'town LEEDS turnover', 'status liquidation turnover'],
    ],
    [{ turnover_min: '5', turnover_max: '9' }, ['turnover']],
    [{ company_type: 'llp', accounts_overdue: 'false', today: '2024-02-29' }, ['type llp']],
    // The index of towns finds them.
    [{ town: 'LEEDS', company_type: 'ltd' }, []],
    // Nearly every company has these.
    [{ company_status: 'active', company_type: 'ltd' }, []],
    // They are in no index.
    [{ company_status: 'removed', employees_min: '60' }, []],
  ])('are, for the filters %j, %j', (filters, expected) => {
    expect(traitsOf(filters)).toEqual(expected);
  });

  it('leave the columns to be checked without a second index', () => {
    const conditions = indexedConditions(new StatementParts(), {
      sic_code: '62',
      town: 'LEEDS',
      employees_min: '4',
    });
    expect(conditions).toContainEqual(expect.stringMatching(/^s\.town is not distinct from /));
    expect(conditions).toContainEqual(expect.stringMatching(/^coalesce\(s\.employees >= /));
  });

  it('leave the index of days out, except for few days', () => {
    const daysOf = (filters: CompanyFilters) =>
      indexedConditions(new StatementParts(), { ...filters, has_website: 'true' }).filter((text) =>
        /incorporated_on [<>]=/.test(text),
      );
    expect(daysOf({ incorporated_from: '2015-04-01' })).toEqual([
      'coalesce(s.incorporated_on >= $2::date, false)',
    ]);
    expect(daysOf({ incorporated_from: '2015-04-01', incorporated_to: '2019-04-01' })[1]).toContain(
      'coalesce',
    );
    expect(daysOf({ incorporated_from: '2015-04-01', incorporated_to: '2015-04-30' })).toEqual([
      's.incorporated_on >= $2::date',
      's.incorporated_on <= $3::date',
    ]);
  });

  it('are left to the index of towns where the town alone has one', () => {
    const conditions = indexedConditions(new StatementParts(), { town: 'LEEDS', employees_min: '4' });
    expect(conditions).toEqual(['s.town = $1', 's.employees >= $2::bigint']);
  });
});

describe('lists that one index holds', () => {
  it.each<[CompanyFilters, boolean]>([
    [{ town: 'LEEDS' }, true],
    [{ postcode: 'SW1A', incorporated_from: '2020-01-01', incorporated_to: '2021-01-01' }, true],
    [{ accounts_type: 'full' }, true],
    [{ company_type: 'llp' }, true],
    [{ company_status: 'liquidation' }, true],
    [{ postcode: 'SW1A 1AA' }, false],
    [{ company_type: 'ltd' }, false],
    [{ company_status: 'active' }, false],
    [{ company_status: 'removed' }, false],
    [{ town: 'LEEDS', accounts_type: 'full' }, false],
    [{ incorporated_from: '2020-01-01' }, false],
    [{}, false],
  ])('are told from others by their filters, %j: %j', (filters, expected) => {
    expect(isOneIndex(filters)).toBe(expected);
  });

  it.each<[CompanyFilters, boolean]>([
    [{ employees_min: '5', employees_max: '50' }, true],
    [{ turnover_max: '5' }, true],
    [{ employees_min: '5', turnover_min: '5' }, false],
    [{ employees_min: '5', town: 'LEEDS' }, false],
    [{}, false],
  ])('are told from others by a figure, %j: %j', (filters, expected) => {
    expect(isOneFigure(filters)).toBe(expected);
  });
});

it.each([
  [{ net_assets_min: '0', net_assets_max: '-1' }, true],
  [{ incorporated_from: '2024-01-02', incorporated_to: '2024-01-01' }, true],
  [{ employees_min: '5', employees_max: '5' }, false],
  [{ employees_min: '5', turnover_max: '1' }, false],
])('%j has a range that nothing matches: %s', (filters, isEmpty) => {
  expect(hasEmptyRange(filters as CompanyFilters)).toBe(isEmpty);
});
