import { useComputedColorScheme, useMantineTheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { api, dataOf } from '../../api/client.ts';
import { formatDay } from '../../lib/format.ts';
import { countByDay } from './signal-feed.ts';

const DAYS = 30;
const NEWEST = 100;

/** How many of the newest signals were detected on each of the last days. */
export function SignalsPerDay({ height }: { height: number }) {
  const theme = useMantineTheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const { data } = useQuery({
    queryKey: ['signals-per-day'],
    queryFn: async () =>
      dataOf(await api.GET('/v1/signals', { params: { query: { limit: NEWEST } } })).signals,
    refetchInterval: 15_000,
  });
  const days = countByDay(data ?? [], { days: DAYS, now: new Date() });
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
