import { expect, it } from 'vitest';
import { describeSize } from './describe-size.ts';

const FIGURES = {
  ...{ period_end: '2025-03-31', currency: 'GBP', turnover: null, profit_loss: null },
  ...{ net_assets: 184_250, cash: 41_900, employees: 9, dormant: false },
};

it('the size of a company is what its newest accounts state', () => {
  expect(describeSize({ financials: FIGURES })).toBe(
    '9 employees, net assets £184.3k (accounts to 31 Mar 2025)',
  );
  expect(describeSize({ financials: null })).toBeUndefined();
  expect(describeSize({ financials: { ...FIGURES, employees: null, net_assets: null } })).toBeUndefined();
});
