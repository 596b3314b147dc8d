import { Alert, Button, Checkbox, Group, Select, SimpleGrid, Stack, Table, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callByHand } from '../../api/client.ts';
import type { Bulk, BulkPreview } from '../../api/shapes.ts';
import { Fact } from '../../components/section.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useSession } from '../../session/session.tsx';
import { BULK_QUERY, canStart } from './bulk-progress.ts';
import { type BulkOptions, type BulkUpload, queryOf } from './read-upload.ts';

interface UploadPreviewProps {
  upload: BulkUpload;
  options: BulkOptions;
  counts: BulkPreview;
  isPending: boolean;
  onChoose: (choice: Partial<BulkOptions>) => void;
}

/** Shows what an upload would do: the column that is read, the first rows, and what it can cost. */
export function UploadPreview({ upload, options, counts, isPending, onChoose }: UploadPreviewProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { account } = useSession();
  const free = account ? account.credit_balance - account.credits_held : 0;
  const start = useMutation({
    mutationFn: () => startBulk(upload, options),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: BULK_QUERY });
      navigate(`/bulk/${id}`);
    },
  });
  const facts: [string, number][] = [
    ['Rows', counts.rows],
    ['Known', counts.known],
    ['New', counts.new],
    ['Duplicates', counts.duplicates],
    ['Invalid', counts.invalid],
    ['Credits at most', counts.credits_at_most],
  ];
  return (
    <Stack gap="sm" role="region" aria-label="Preview">
      {counts.table && <TableSample table={counts.table} isPending={isPending} onChoose={onChoose} />}
      <SimpleGrid cols={{ base: 2, xs: 3, md: 6 }}>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label}>
            <Text className="tabular" fw={600}>
              {formatNumber(value)}
            </Text>
          </Fact>
        ))}
      </SimpleGrid>
      {!canStart(counts) && (
        <Alert color="yellow">
          {options.direction === 'domain'
            ? 'No row of this column holds a domain. Choose another column, or “Find websites” if the file lists companies.'
            : 'The column is empty. Choose another one.'}
        </Alert>
      )}
      {counts.credits_at_most > free && (
        <Alert color="yellow">
          You have {formatNumber(free)} credits to spend. If they run out, the upload pauses, and resumes by
          itself when you have more.
        </Alert>
      )}
      <Group>
        <Button
          data-once
          onClick={() => start.mutate()}
          loading={start.isPending}
          disabled={isPending || !canStart(counts)}
        >
          Start
        </Button>
      </Group>
      {start.isError && <ErrorNote error={start.error} />}
    </Stack>
  );
}

interface TableSampleProps extends Pick<UploadPreviewProps, 'isPending' | 'onChoose'> {
  table: NonNullable<BulkPreview['table']>;
}

function TableSample({ table, isPending, onChoose }: TableSampleProps) {
  const chosen = table.column_number - 1;
  const columns = table.columns.map((name, index) => ({
    value: String(index + 1),
    label: `${index + 1}. ${name}`,
  }));
  const isChosen = (index: number) => (index === chosen ? { 'data-chosen': true } : {});
  return (
    <>
      <Group align="end" gap="md">
        <Select
          label="Column to read"
          description={GUESSES[table.chosen_by]}
          data={columns}
          value={String(table.column_number)}
          onChange={(column) => column && onChoose({ column: Number(column) })}
          allowDeselect={false}
          searchable={columns.length > 10}
          disabled={isPending}
        />
        <Checkbox
          label="The first row contains the column names"
          checked={table.header}
          onChange={(event) => onChoose({ header: event.currentTarget.checked, column: table.column_number })}
          disabled={isPending}
        />
      </Group>
      <Table.ScrollContainer minWidth={Math.min(1200, table.columns.length * 140)}>
        <Table verticalSpacing={6} fz="sm" withTableBorder className="upload-sample" aria-label="First rows">
          <Table.Thead>
            <Table.Tr>
              {table.columns.map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, places do not.
                <Table.Th key={index} {...isChosen(index)}>
                  <bdi>{name}</bdi>
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {table.rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key.
              <Table.Tr key={row}>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells differ by their place.
                  <Table.Td key={index} {...isChosen(index)}>
                    <bdi>{cell.length > 80 ? `${cell.slice(0, 80)}…` : cell}</bdi>
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}

const GUESSES: Record<TableSampleProps['table']['chosen_by'], string> = {
  caller: 'As you chose.',
  header: 'Guessed by its name.',
  content: 'Guessed by what is in it.',
  position: 'No column looks right; this is the first.',
};

function startBulk(upload: BulkUpload, options: BulkOptions): Promise<Bulk> {
  return callByHand(`/v1/bulk?${queryOf(upload, options)}`, {
    method: 'POST',
    headers: { 'content-type': upload.type },
    body: upload.body,
  });
}
