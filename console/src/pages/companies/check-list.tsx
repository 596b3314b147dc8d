import { Alert, Group, Stack, Table, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { WatchlistImport } from '../../api/shapes.ts';
import { CompanyStatus } from '../../components/badges.tsx';
import {
  CompanyListDialog,
  CompanyListForm,
  sendCompanyList,
} from '../../components/company-list-dialog.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { IconListCheck } from '../../components/icons.tsx';
import { CompanyLink } from '../../components/links.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { countStates, sortChecked, stateOf } from './check-text.ts';

const CHECK_HASH = '#check-a-list';

/** A button, and its dialog: the status of every company of a list, without watching or buying anything. */
export function CheckListButton() {
  return (
    <CompanyListDialog
      label="Check a list"
      icon={<IconListCheck size={14} />}
      title="Which of these companies are dissolved?"
      size="xl"
      // A link of another page opens it.
      isOpenAtFirst={window.location.hash === CHECK_HASH}
    >
      <CheckForm />
    </CompanyListDialog>
  );
}

function CheckForm() {
  const check = useMutation({
    mutationFn: (list: Blob | string) => sendCompanyList(list, { check: 'true' }),
  });
  return (
    <Stack gap="md">
      <CompanyListForm action="Check (free)" isSending={check.isPending} onSend={check.mutate} />
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
