import { Center, Group, Paper, Skeleton, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, dataOf } from '../../api/client.ts';
import { BarChart, Legend } from '../../charts/bar-chart.tsx';
import { describeCounts, describeSpan, labelInterval, labelledStarts } from '../../charts/chart-axis.ts';
import { severitySeries, severityValues, usedSeverities } from '../../charts/severity-values.ts';
import { type FeedSearch, feedQuery, isFiltered } from './signal-feed.ts';

const PLOT_HEIGHT = 150;
/** With the line above the plot, its labels and the closed table. */
const WHOLE_HEIGHT = PLOT_HEIGHT + 84;

/** How many signals match the filter, over the full period, as the service counted them. */
export function SignalsOverTime({ search }: { search: FeedSearch }) {
  const { data } = useQuery({
    queryKey: ['signals', 'counts', search],
    queryFn: async () =>
      dataOf(await api.GET('/v1/signals/counts', { params: { query: feedQuery(search) } })),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });
  if (!data) return <Skeleton height={WHOLE_HEIGHT} />;
  if (data.total === 0) {
    return (
      <Paper withBorder h={WHOLE_HEIGHT}>
        <Center h="100%" px="md">
          <Text size="sm" c="dimmed" ta="center" role="status">
            No signals{isFiltered(search) && ' with this filter'}: {describeSpan(data)}.
          </Text>
        </Center>
      </Paper>
    );
  }
  const label = describeCounts(data);
  const used = usedSeverities(data.counts.map(({ by_severity }) => by_severity));
  const axisLabels = labelledStarts(data.counts).map((start) => [start, labelInterval(start, data)]);
  return (
    <div style={{ minHeight: WHOLE_HEIGHT }}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {label}
        </Text>
        <Legend series={used.map(severitySeries)} />
      </Group>
      <BarChart
        label={label}
        bars={data.counts.map(({ starts_on, by_severity }) => ({
          key: starts_on,
          label: labelInterval(starts_on, data),
          values: severityValues(by_severity, used),
        }))}
        axisLabels={Object.fromEntries(axisLabels)}
        height={PLOT_HEIGHT}
        axisName={data.interval === 'month' ? 'Month' : data.interval === 'week' ? 'Week from' : 'Day'}
      />
    </div>
  );
}
