import { Anchor, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ukDay } from '../../../../src/shared/clock.ts';
import { api, dataOf } from '../../api/client.ts';
import { Section } from '../../components/section.tsx';
import { EmptyNote, Loaded, RowsSkeleton } from '../../components/states.tsx';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { sourceName } from './account-text.ts';
import { usageBySource, usageDays } from './chart-data.ts';
import { UsageChart } from './usage-chart.tsx';

const DAYS = 30;
const CHART_HEIGHT = 150;
/** As tall as the chart and the table, so that little jumps. */
const LOADING_HEIGHT = 360;

/** Calls and credits of the last days, by source. */
export function UsageSection() {
  const usage = useQuery({
    queryKey: ['usage', DAYS],
    queryFn: async () => dataOf(await api.GET('/v1/usage', { params: { query: { days: DAYS } } })),
  });
  return (
    <Section
      title="Usage"
      actions={
        <Anchor component={Link} to="/history" size="sm">
          History
        </Anchor>
      }
    >
      <Loaded query={usage} loading={<RowsSkeleton rows={1} height={LOADING_HEIGHT} />}>
        {(data) =>
          data.calls === 0 ? (
            <EmptyNote title={`No calls in the last ${DAYS} days`} />
          ) : (
            <>
              <Text size="sm" c="dimmed">
                {formatCount(data.calls, 'call', 'calls')} and{' '}
                {formatCount(data.credits, 'credit', 'credits')} in the last {DAYS} days
              </Text>
              <UsageChart days={usageDays(data, ukDay(new Date()))} height={CHART_HEIGHT} />
              <Table>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>Source</Table.Th>
                    <Table.Th ta="right">Calls</Table.Th>
                    <Table.Th ta="right">Credits</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {usageBySource(data.usage).map(({ source, calls, credits }) => (
                    <Table.Tr key={source}>
                      <Table.Td>{sourceName(source)}</Table.Td>
                      <Table.Td ta="right" className="tabular">
                        {formatNumber(calls)}
                      </Table.Td>
                      <Table.Td ta="right" className="tabular">
                        {formatNumber(credits)}
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </>
          )
        }
      </Loaded>
    </Section>
  );
}
