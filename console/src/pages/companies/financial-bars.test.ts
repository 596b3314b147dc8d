import { expect, it } from 'vitest';
import type { FinancialPeriod } from '../../api/shapes.ts';
import { barsOf } from './financial-bars.ts';

const period = (period_end: string, net_assets: number | null) =>
  ({ period_end, net_assets, cash: null }) as FinancialPeriod;

it('bars are oldest first, from the line of zero up or down', () => {
  const chart = barsOf(
    [period('2025-12-31', -50), period('2024-12-31', null), period('2023-12-31', 100)],
    'net_assets',
  );
  expect(chart?.zero).toBeCloseTo(66.67, 1);
  expect(chart?.bars.map(({ end, value }) => [end, value])).toEqual([
    ['2023-12-31', 100],
    ['2025-12-31', -50],
  ]);
  expect(chart?.bars[0]).toMatchObject({ y: 0 });
  expect(chart?.bars[1]?.y).toBe(chart?.zero);
});

it('a figure that no period states has no chart', () => {
  expect(barsOf([period('2025-12-31', 5)], 'cash')).toBeNull();
});
