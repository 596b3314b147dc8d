import { Button, Table, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api, dataOf } from '../../api/client.ts';
import { DataTable } from '../../components/data-table.tsx';
import { Section } from '../../components/section.tsx';
import { EmptyNote, ErrorNote, RowsSkeleton } from '../../components/states.tsx';
import { formatChange, formatMoment, formatNumber } from '../../lib/format.ts';
import { entryName, foldHolds, reasonText } from './account-text.ts';
import { CreditsOverTime } from './credits-over-time.tsx';

export function Ledger() {
  const ledger = useInfiniteQuery({
    queryKey: ['ledger'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) =>
      dataOf(await api.GET('/v1/credits/entries', { params: { query: { limit: 25, before: pageParam } } })),
    getNextPageParam: ({ entries, has_more }) => (has_more ? entries.at(-1)?.id : undefined),
  });
  const entries = ledger.data && foldHolds(ledger.data.pages.flatMap((page) => page.entries));
  return (
    <Section title="Credits">
      <CreditsOverTime />
      {ledger.isError && <ErrorNote error={ledger.error} onRetry={() => void ledger.refetch()} />}
      {!entries && !ledger.isError && <RowsSkeleton rows={4} />}
      {entries?.length === 0 && <EmptyNote title="No transactions yet" />}
      {entries && entries.length > 0 && (
        <DataTable
          columns={[
            'Date',
            'Transaction',
            'For',
            { label: 'Change', align: 'right' },
            { label: 'Balance', align: 'right' },
          ]}
          minWidth={480}
          isStackedOnPhone
        >
          {entries.map((entry) => (
            <Table.Tr key={entry.id}>
              <Table.Td>{formatMoment(entry.created_at)}</Table.Td>
              <Table.Td>
                {entryName(entry.kind)}
                {entry.reason && (
                  <Text size="xs" c="dimmed">
                    {reasonText(entry.reason)}
                  </Text>
                )}
              </Table.Td>
              <Table.Td className="breakable">{entry.subject?.replace(/^\w+:/, '') ?? '–'}</Table.Td>
              <Table.Td ta="right" className="tabular">
                {entry.balance_change === 0 ? '–' : formatChange(entry.balance_change)}
              </Table.Td>
              <Table.Td ta="right" className="tabular">
                {formatNumber(entry.balance_after)}
              </Table.Td>
            </Table.Tr>
          ))}
        </DataTable>
      )}
      {ledger.hasNextPage && (
        <Button
          variant="default"
          onClick={() => void ledger.fetchNextPage()}
          loading={ledger.isFetchingNextPage}
        >
          Show older entries
        </Button>
      )}
    </Section>
  );
}
