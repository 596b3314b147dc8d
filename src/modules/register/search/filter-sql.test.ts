import { describe, expect, it } from 'vitest';
import { filterConditions, isSelective } from './filter-sql.ts';
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
      conditions: [
        'c.removed_on is null',
        'c.outward_code = $1',
        'c.accounts_type = $2',
        'c.incorporated_on <= $3::date',
      ],
      values: ['SW1A', "x' or true", '2020-01-01'],
    });
  });

  it('tell a whole postcode from an outward one', () => {
    expect(sqlOf({ postcode: 'SW1A 1AA' }).conditions).toContain('c.postal_code = $1');
  });

  it('find companies that left the register only by the status `removed`', () => {
    expect(sqlOf({ company_status: 'removed', postcode: 'SW1A' })).toEqual({
      conditions: ['c.outward_code = $1', 'c.removed_on is not null'],
      values: ['SW1A'],
    });
  });
});

describe('filters', () => {
  it.each<[CompanyFilters, boolean]>([
    [{}, false],
    [{ postcode: 'SW1A' }, true],
    [{ company_status: 'active' }, false],
    [{ company_status: 'liquidation' }, true],
    [{ company_status: 'active', accounts_type: 'full', incorporated_from: '2020-01-01' }, false],
  ])('%j match few companies: %j', (filters, expected) => {
    expect(isSelective(filters)).toBe(expected);
  });
});
