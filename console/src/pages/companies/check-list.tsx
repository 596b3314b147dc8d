import { Alert, Button, Group, Modal, Stack, Table, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { IMPORT_ROWS_MAX } from '../../../../src/shared/watchlist.ts';
import { callByHand } from '../../api/client.ts';
import type { WatchlistImport } from '../../api/shapes.ts';
import { CompanyStatus } from '../../components/badges.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { FileOrText, useListInput } from '../../components/file-or-text.tsx';
import { IconListCheck } from '../../components/icons.tsx';
import { CompanyLink } from '../../components/links.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { formatNumber } from '../../lib/format.ts';
import { listOfText } from '../watchlist/list-text.ts';
import { countStates, sortChecked, stateOf } from './check-text.ts';

const CHECK_HASH = '#check-a-list';

/** A button, and its dialog: the status of every company of a list, without watching or buying anything. */
export function CheckListButton() {
  // A link of another page opens it.
  const [isOpen, dialog] = useDisclosure(window.location.hash === CHECK_HASH);
  return (
    <>
      <Button variant="default" size="xs" leftSection={<IconListCheck size={14} />} onClick={dialog.open}>
        Check a list
      </Button>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        title="Which of these companies are dissolved?"
        size="xl"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <CheckForm />
      </Modal>
    </>
  );
}

function CheckForm() {
  const input = useListInput();
  const check = useMutation({
    mutationFn: (list: Blob | string) =>
      callByHand<WatchlistImport>('/v1/watchlist/import?check=true', {
        method: 'POST',
        headers: { 'content-type': 'text/csv' },
        body: list,
      }),
  });
  return (
    <Stack gap="md">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          check.mutate(input.file ?? listOfText(input.text));
        }}
      >
        <Stack gap="sm">
          <FileOrText
            list={input}
            file={{
              description: `CSV, TSV or XLSX with company numbers or names, up to ${formatNumber(IMPORT_ROWS_MAX)} rows.`,
              accept: '.csv,.tsv,.txt,.xlsx',
            }}
            text={{ label: 'Or numbers or names', description: 'One per line.', minRows: 3 }}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={check.isPending} disabled={input.isEmpty}>
              Check (free)
            </Button>
          </Group>
        </Stack>
      </form>
      {check.isError && <ErrorNote error={check.error} />}
      {check.data && <Checked rows={sortChecked(check.data.rows)} />}
    </Stack>
  );
}

function Checked({ rows }: { rows: WatchlistImport['rows'] }) {
  return (
    <Stack gap="sm" role="region" aria-label="Result of the check">
      <Alert color="ink" role="status">
        {countStates(rows)}
      </Alert>
      <DataTable columns={['Your list', 'Company', 'Status']} minWidth={480} isStackedOnPhone>
        {rows.map((row) => (
          <Table.Tr key={row.row}>
            <Table.Td className="breakable">{row.input}</Table.Td>
            <Table.Td>
              {row.company_number && row.company_name ? (
                <CompanyLink number={row.company_number} name={row.company_name} />
              ) : (
                row.candidates.map((one) => (
                  <Group key={one.company_number} gap="xs">
                    <CompanyLink number={one.company_number} name={one.company_name} />
                    <Text size="xs" className="tabular">
                      {one.company_number}
                    </Text>
                    <CompanyStatus status={one.company_status} />
                  </Group>
                ))
              )}
            </Table.Td>
            <Table.Td>
              {row.company_status ? (
                <CompanyStatus status={row.company_status} />
              ) : (
                <Text size="sm">{stateOf(row)}</Text>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </DataTable>
    </Stack>
  );
}
