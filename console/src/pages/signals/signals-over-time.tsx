import { Center, Paper, Text, useComputedColorScheme, useMantineTheme } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { api, dataOf } from '../../api/client.ts';
import {
  countTicks,
  describeCounts,
  describeSpan,
  labelInterval,
  labelledStarts,
} from '../../lib/chart-axis.ts';
import { type FeedSearch, feedQuery, isFiltered } from './signal-feed.ts';

const LINE_HEIGHT = 24;

/** How many signals the filter lets through, over the whole period, as the service counted them. */
export function SignalsOverTime({ search, height }: { search: FeedSearch; height: number }) {
  const theme = useMantineTheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const { data } = useQuery({
    queryKey: ['signals', 'counts', search],
    queryFn: async () =>
      dataOf(await api.GET('/v1/signals/counts', { params: { query: feedQuery(search) } })),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });
  if (!data) return <div style={{ height }} />;
  if (data.total === 0) {
    return (
      <Paper withBorder h={height}>
        <Center h="100%" px="md">
          <Text size="sm" c="dimmed" ta="center" role="status">
            No signals{isFiltered(search) && ' with this filter'}: {describeSpan(data)}.
          </Text>
        </Center>
      </Paper>
    );
  }
  const ticks = countTicks(Math.max(...data.counts.map(({ signals }) => signals)));
  const words = describeCounts(data);
  return (
    <div style={{ height }}>
      <Text size="sm" c="dimmed" h={LINE_HEIGHT} truncate>
        {words}
      </Text>
      <div role="img" aria-label={words} style={{ height: height - LINE_HEIGHT }}>
        <ResponsiveContainer width="100%" height={height - LINE_HEIGHT}>
          <BarChart data={data.counts} margin={{ top: 4, right: 0, bottom: 0, left: -16 }}>
            <XAxis
              dataKey="starts_on"
              ticks={labelledStarts(data.counts)}
              tickFormatter={(startsOn: string) => labelInterval(startsOn, data)}
              fontSize={11}
              interval="preserveStart"
              minTickGap={8}
              stroke="currentColor"
            />
            <YAxis
              ticks={ticks}
              domain={[0, ticks.at(-1) ?? 1]}
              allowDecimals={false}
              fontSize={11}
              stroke="currentColor"
            />
            <Tooltip
              labelFormatter={(startsOn) => labelInterval(String(startsOn), data)}
              cursor={{ fill: 'transparent' }}
              contentStyle={{
                background: isDark ? theme.colors.dark[6] : theme.white,
                borderColor: 'transparent',
              }}
            />
            <Bar
              dataKey="signals"
              name="Signals"
              fill={theme.colors.ink?.[isDark ? 4 : 6] ?? '#9a3a25'}
              isAnimationActive={false}
              radius={2}
            />
          </BarChart>
        </ResponsiveContainer>
      </div>
    </div>
  );
}
