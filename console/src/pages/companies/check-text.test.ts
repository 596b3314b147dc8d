import { describe, expect, it } from 'vitest';
import { checkedAsCsv, countStates, sortChecked, stateOf } from './check-text.ts';

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
    expect(countStates(sortChecked(rows))).toBe('1 dissolved, 1 in liquidation, 1 not found, 2 active');
    expect(stateOf(row(1, null, 'several_companies'))).toBe('Several possible');
  });

  it('is a file in the order of the list, with the companies that a name may mean', () => {
    const several = {
      ...row(6, null, 'several_companies'),
      input: '=Oak, Ltd',
      candidates: [
        { company_number: '1', company_name: 'OAK LTD', company_status: 'active', registered_postcode: null },
        {
          company_number: '2',
          company_name: 'OAK LTD',
          company_status: 'dissolved',
          registered_postcode: null,
        },
      ],
    };
    expect(checkedAsCsv([several, row(4, 'liquidation')]).split('\r\n')).toEqual([
      'row,input,result,company_number,company_name,company_status,possible_companies',
      '4,x,in liquidation,,,liquidation,',
      '6,"\'=Oak, Ltd",several possible,,,,"OAK LTD (1, active); OAK LTD (2, dissolved)"',
      '',
    ]);
  });
});
