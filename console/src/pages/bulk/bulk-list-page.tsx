import { Anchor, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api, dataOf } from '../../api/client.ts';
import type { Bulk } from '../../api/shapes.ts';
import { BulkStatus } from '../../components/badges.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { EmptyNote, Loaded, RowsSkeleton } from '../../components/states.tsx';
import { Page } from '../../layout/page.tsx';
import { formatMoment, formatNumber } from '../../lib/format.ts';
import { BULK_QUERY, pollUploads } from './bulk-progress.ts';
import { UploadForm } from './upload-form.tsx';

export function BulkListPage() {
  const uploads = useQuery({
    queryKey: BULK_QUERY,
    queryFn: async () => dataOf(await api.GET('/v1/bulk')),
    refetchInterval: ({ state }) => pollUploads(state.data?.bulk),
  });
  return (
    <Page
      title="Bulk"
      lead={
        <>
          Upload many domains or companies at once. A match costs one credit; everything else is free. Only
          the status of companies?{' '}
          <Anchor component={Link} to="/companies#check-a-list">
            Check a list
          </Anchor>{' '}
          costs nothing.
        </>
      }
    >
      <UploadForm />
      <Title order={2} size="h4">
        Your uploads
      </Title>
      <Loaded query={uploads} loading={<RowsSkeleton rows={3} />}>
        {({ bulk }) =>
          bulk.length === 0 ? (
            <EmptyNote title="No uploads yet">
              Choose a file or paste a list above; the preview is free and starts nothing.
            </EmptyNote>
          ) : (
            <Uploads uploads={bulk} />
          )
        }
      </Loaded>
    </Page>
  );
}

const COLUMNS: Column[] = [
  'Upload',
  'Status',
  { label: 'Done', align: 'right' },
  { label: 'Found', align: 'right' },
  { label: 'Credits', align: 'right' },
];

function Uploads({ uploads }: { uploads: Bulk[] }) {
  return (
    <DataTable columns={COLUMNS} minWidth={520} isStackedOnPhone>
      {uploads.map((upload) => (
        <Table.Tr key={upload.id}>
          <Table.Td>
            <Anchor component={Link} to={`/bulk/${upload.id}`}>
              {upload.file_name ?? formatMoment(upload.created_at)}
            </Anchor>
            {upload.file_name && (
              <Text size="xs" c="dimmed">
                {formatMoment(upload.created_at)}
              </Text>
            )}
          </Table.Td>
          <Table.Td>
            <BulkStatus status={upload.status} />
          </Table.Td>
          <Table.Td ta="right" className="tabular">
            {formatNumber(upload.done)} of {formatNumber(upload.total)}
          </Table.Td>
          <Table.Td ta="right" className="tabular">
            {formatNumber((upload.outcomes.matched ?? 0) + (upload.outcomes.verified ?? 0))}
          </Table.Td>
          <Table.Td ta="right" className="tabular">
            {formatNumber(upload.charged)}
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}
