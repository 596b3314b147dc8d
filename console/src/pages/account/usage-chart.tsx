import { useComputedColorScheme, useMantineTheme } from '@mantine/core';
import { Bar, BarChart, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { SOURCES } from '../../../../src/shared/caller.ts';
import { formatDay, formatShortDay } from '../../lib/format.ts';
import { sourceName } from './account-text.ts';
import { callTicks, dayTicks, type UsageDay } from './chart-data.ts';

/** Distinguishable in both colour schemes, and with most kinds of colour blindness. */
const COLORS: Record<string, string> = {
  api: '#9a3a25',
  console: '#d9822b',
  cli: '#6b7f3a',
  mcp: '#2f6f9f',
  bulk: '#7a5ea8',
};

/** The answered calls of each day, by source. */
export function UsageChart({ days, height }: { days: UsageDay[]; height: number }) {
  const theme = useMantineTheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const used = SOURCES.filter((source) => days.some(({ calls }) => calls[source]));
  const totalOf = ({ calls }: UsageDay) => Object.values(calls).reduce((sum, count) => sum + count, 0);
  const total = days.reduce((sum, day) => sum + totalOf(day), 0);
  const ticks = callTicks(Math.max(...days.map(totalOf)));
  return (
    <div role="img" aria-label={`${total} calls in the last ${days.length} days`} style={{ height }}>
      <ResponsiveContainer width="100%" height={height}>
        <BarChart data={days} margin={{ top: 4, right: 24, bottom: 0, left: -16 }}>
          <XAxis
            dataKey="day"
            ticks={dayTicks(days)}
            interval={0}
            tickFormatter={formatShortDay}
            fontSize={11}
            stroke="currentColor"
          />
          <YAxis
            ticks={ticks}
            domain={[0, ticks.at(-1) ?? 1]}
            interval={0}
            fontSize={11}
            stroke="currentColor"
          />
          <Tooltip
            labelFormatter={(day) => formatDay(String(day))}
            cursor={{ fill: 'transparent' }}
            contentStyle={{
              background: isDark ? theme.colors.dark[6] : theme.white,
              borderColor: 'transparent',
            }}
          />
          <Legend
            iconSize={10}
            wrapperStyle={{ fontSize: 12 }}
            formatter={(name: string) => <span style={{ color: 'var(--mantine-color-text)' }}>{name}</span>}
          />
          {used.map((source) => (
            <Bar
              key={source}
              dataKey={(day: UsageDay) => day.calls[source] ?? 0}
              name={sourceName(source)}
              stackId="calls"
              fill={COLORS[source] ?? '#888'}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
