import { describe, expect, it } from 'vitest';
import { countStates, sortChecked, stateOf } from './check-text.ts';

const row = (number: number, company_status: string | null, outcome = 'found') =>
  ({
    row: number,
    input: 'x',
    outcome,
    company_status,
    company_number: null,
    company_name: null,
    candidates: [],
  }) as Parameters<typeof stateOf>[0];

describe('a checked list', () => {
  const rows = [
    row(1, 'active'),
    row(2, null, 'not_found'),
    row(3, 'dissolved'),
    row(4, 'liquidation'),
    row(5, 'active'),
  ];

  it('has closed companies first, then those that were not found, each in the order of the list', () => {
    expect(sortChecked(rows).map((one) => one.row)).toEqual([3, 4, 2, 1, 5]);
  });

  it('is summed up by status', () => {
    expect(countStates(sortChecked(rows))).toBe('1 dissolved, 1 liquidation, 1 not found, 2 active');
    expect(stateOf(row(1, null, 'several_companies'))).toBe('Several possible');
  });
});
