import { SOURCES } from '../../../../src/shared/caller.ts';
import { BarChart, Legend } from '../../charts/bar-chart.tsx';
import { formatDay, formatShortDay } from '../../lib/format.ts';
import { sourceName } from './account-text.ts';
import { dayTicks, type UsageDay } from './chart-data.ts';

/** Distinguishable in both colour schemes, and with most kinds of colour blindness. */
const COLORS: Record<string, string> = {
  api: '#b9492f',
  console: '#d9822b',
  cli: '#6b7f3a',
  mcp: '#2f7fb8',
  bulk: '#8a6cc0',
};

/** The answered calls of each day, by source. */
export function UsageChart({ days, height }: { days: UsageDay[]; height: number }) {
  const series = SOURCES.filter((source) => days.some(({ calls }) => calls[source])).map((source) => ({
    source,
    name: sourceName(source),
    color: COLORS[source] ?? '#888',
  }));
  const total = days.flatMap(({ calls }) => Object.values(calls)).reduce((sum, count) => sum + count, 0);
  return (
    <div>
      <Legend series={series} />
      <BarChart
        label={`${total} calls in the last ${days.length} days`}
        bars={days.map(({ day, calls }) => ({
          key: day,
          label: formatDay(day),
          values: series.map(({ source, name, color }) => ({ name, color, value: calls[source] ?? 0 })),
        }))}
        axisLabels={Object.fromEntries(dayTicks(days).map((day) => [day, formatShortDay(day)]))}
        height={height}
        axisName="Day"
      />
    </div>
  );
}
