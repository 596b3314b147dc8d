import { useComputedColorScheme, useMantineTheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { api, dataOf } from '../../api/client.ts';
import type { Signal } from '../../api/shapes.ts';
import { formatDay } from '../../lib/format.ts';

const DAYS = 30;
const NEWEST = 100;

/** How many signals were detected on each of the last thirty days, among the hundred newest. */
export function SignalsPerDay({ height }: { height: number }) {
  const theme = useMantineTheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const { data } = useQuery({
    queryKey: ['signals-per-day'],
    queryFn: async () =>
      countByDay(dataOf(await api.GET('/v1/signals', { params: { query: { limit: NEWEST } } })).signals),
    refetchInterval: 15_000,
  });
  const days = data ?? countByDay([]);
  const total = days.reduce((sum, { signals }) => sum + signals, 0);
  return (
    <div role="img" aria-label={`${total} signals in the last ${DAYS} days`} style={{ height }}>
      <ResponsiveContainer width="100%" height={height}>
        <BarChart data={days} margin={{ top: 4, right: 0, bottom: 0, left: -24 }}>
          <XAxis
            dataKey="day"
            tickFormatter={(day: string) => formatDay(day).slice(0, -5)}
            fontSize={11}
            minTickGap={32}
            stroke="currentColor"
          />
          <YAxis allowDecimals={false} fontSize={11} stroke="currentColor" />
          <Tooltip
            labelFormatter={(day) => formatDay(String(day))}
            cursor={{ fill: 'transparent' }}
            contentStyle={{
              background: isDark ? theme.colors.dark[6] : theme.white,
              borderColor: 'transparent',
            }}
          />
          <Bar
            dataKey="signals"
            fill={theme.colors.ink?.[isDark ? 4 : 6] ?? '#9a3a25'}
            isAnimationActive={false}
            radius={2}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

function countByDay(signals: Signal[]): { day: string; signals: number }[] {
  const counts = new Map<string, number>();
  for (let back = DAYS - 1; back >= 0; back--) {
    counts.set(new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10), 0);
  }
  for (const { detected_at } of signals) {
    const day = detected_at.slice(0, 10);
    const count = counts.get(day);
    if (count !== undefined) counts.set(day, count + 1);
  }
  return [...counts].map(([day, count]) => ({ day, signals: count }));
}
