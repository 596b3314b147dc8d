import { countTicks } from './chart-axis.ts';
import { ChartFrame } from './chart-frame.tsx';
import type { ChartPoint, ChartValue } from './chart-points.ts';

interface BarChartProps {
  label: string;
  bars: Omit<ChartPoint, 'at'>[];
  /** The texts below some bars, by the key of the bar. */
  axisLabels: Record<string, string>;
  height: number;
  axisName: string;
}

/** Bars side by side. The parts of a bar have the colours of their series, the first at the bottom. */
export function BarChart({ label, bars, axisLabels, height, axisName }: BarChartProps) {
  const points = bars.map((bar, index) => ({ ...bar, at: (index + 0.5) / bars.length }));
  const ticks = countTicks(Math.max(0, ...bars.map(({ values }) => sum(values))));
  const top = ticks.at(-1) || 1;
  return (
    <ChartFrame
      {...{ label, points, ticks, height, axisName }}
      axisLabels={points.flatMap(({ key, at }) => {
        const text = axisLabels[key];
        return text === undefined ? [] : [{ at, text }];
      })}
    >
      <div className="chart-bars">
        {points.map(({ key, values }) => (
          <div key={key}>
            {values.map(({ name, color, value }) => (
              <div key={name} style={{ height: `${(value / top) * 100}%`, background: color }} />
            ))}
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}

/** The names of the series beside their colours. */
export function Legend({ series }: { series: readonly Omit<ChartValue, 'value'>[] }) {
  return (
    <ul className="chart-legend">
      {series.map(({ name, color }) => (
        <li key={name}>
          <span className="chart-swatch" style={{ background: color }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function sum(values: readonly ChartValue[]): number {
  return values.reduce((total, { value }) => total + value, 0);
}
