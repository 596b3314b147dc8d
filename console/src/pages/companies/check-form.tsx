import { Alert, Group, Stack, Table, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { WatchlistImport } from '../../api/shapes.ts';
import { CompanyStatus } from '../../components/badges.tsx';
import { SaveCsv } from '../../components/buttons.tsx';
import { CompanyListForm, sendCompanyList } from '../../components/company-list-dialog.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { CompanyLink } from '../../components/links.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { checkedAsCsv, countStates, sortChecked, stateOf } from './check-text.ts';

/** Takes a list of companies and shows the status of each. */
export function CheckForm() {
  const check = useMutation({
    mutationFn: (list: Blob | string) => sendCompanyList(list, { check: 'true' }),
  });
  return (
    <Stack gap="md">
      <CompanyListForm action="Check (free)" isSending={check.isPending} onSend={check.mutate} />
      {check.isError && <ErrorNote error={check.error} />}
      {check.data && <Checked checked={check.data.rows} />}
    </Stack>
  );
}

function Checked({ checked }: { checked: WatchlistImport['rows'] }) {
  const rows = sortChecked(checked);
  const result = useRef<HTMLDivElement>(null);
  // A long list pushes the result out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is another result.
  useEffect(() => {
    result.current?.scrollIntoView({ block: 'start' });
  }, [checked]);
  return (
    <Stack gap="sm" role="region" aria-label="Result of the check" ref={result} className="below-header">
      <Alert color="ink" role="status">
        {countStates(rows)}
      </Alert>
      <Group>
        <SaveCsv csv={checkedAsCsv(checked)} name="checked-companies.csv" label="Download CSV" />
      </Group>
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
