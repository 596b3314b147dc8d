import { expect, it } from 'vitest';
import type { FinancialPeriod } from '../../api/shapes.ts';
import { barsOf, shortAmount } from './financial-bars.ts';

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

it('amounts are short, with the sign of their currency', () => {
  expect(shortAmount(1_234_567, 'GBP')).toBe('£1.2m');
  expect(shortAmount(-1_200, 'EUR')).toBe('-€1.2k');
  expect(shortAmount(12, null)).toBe('12');
});
