import type { MAIN_FIGURES } from '../../../../src/shared/figures.ts';
import type { FinancialPeriod } from '../../api/shapes.ts';

export type ChartedFigure = (typeof MAIN_FIGURES)[number][0];

/** A bar of a chart, in percent of its height; `y` is measured from the top. */
export interface Bar {
  end: string;
  value: number;
  y: number;
  height: number;
}

const YEARS_MAX = 8;
/** A bar of nothing is still visible. */
const HEIGHT_MIN = 1;

/** Oldest first, with the line of zero. Periods without the figure are left out; null without any. */
export function barsOf(
  periods: readonly FinancialPeriod[],
  figure: ChartedFigure,
): { bars: Bar[]; zero: number } | null {
  const stated = periods
    .slice(0, YEARS_MAX)
    .flatMap((period) => {
      const value = period[figure];
      return value === null ? [] : [{ end: period.period_end, value }];
    })
    .reverse();
  if (stated.length === 0) return null;
  const top = Math.max(0, ...stated.map(({ value }) => value));
  const bottom = Math.min(0, ...stated.map(({ value }) => value));
  const range = top - bottom || 1;
  const zero = (top / range) * 100;
  const bars = stated.map(({ end, value }) => {
    const height = Math.max(HEIGHT_MIN, (Math.abs(value) / range) * 100);
    return { end, value, height, y: value >= 0 ? zero - height : zero };
  });
  return { bars, zero };
}
