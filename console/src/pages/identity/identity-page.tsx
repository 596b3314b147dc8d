import { Alert, Button, Group, SimpleGrid, Stack, Table, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { callByHand } from '../../api/client.ts';
import type { IdentityReport } from '../../api/shapes.ts';
import { DataTable } from '../../components/data-table.tsx';
import { FileOrText, useListInput } from '../../components/file-or-text.tsx';
import { IconDownload } from '../../components/icons.tsx';
import { CompanyLink } from '../../components/links.tsx';
import { Section } from '../../components/section.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { Page } from '../../layout/page.tsx';
import { formatCount, words } from '../../lib/format.ts';
import { IdentityStatus } from '../companies/identity.tsx';
import { asCsv, describeIdentity, numbersOfText, rowsToChase } from './identity-text.ts';

/** Takes company numbers and lists each person with the state of their identity verification. */
export function IdentityPage() {
  const input = useListInput();
  const report = useMutation({
    mutationFn: async () => sendNumbers(input.file ? await input.file.text() : numbersOfText(input.text)),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    report.mutate();
  }
  return (
    <Page title="Identity verification">
      <Stack gap="lg">
        <Section title="Which companies?">
          <form onSubmit={submit}>
            <Stack gap="sm">
              <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
                <FileOrText
                  list={input}
                  file={{
                    description: 'CSV with a column company_number, up to 1,000 companies.',
                    accept: '.csv,.txt',
                  }}
                  text={{
                    label: 'Or company numbers',
                    description: 'One per line, or separated by commas or spaces.',
                    minRows: 2,
                  }}
                />
              </SimpleGrid>
              <Group>
                <Button type="submit" disabled={input.isEmpty} loading={report.isPending}>
                  Check for free
                </Button>
              </Group>
            </Stack>
          </form>
          {report.isError && <ErrorNote error={report.error} />}
        </Section>
        {report.data && <Report report={report.data} onRetry={() => report.mutate()} />}
      </Stack>
    </Page>
  );
}

function Report({ report, onRetry }: { report: IdentityReport; onRetry: () => void }) {
  const open = rowsToChase(report);
  return (
    <Section
      title="Not verified yet"
      actions={
        <Button
          component="a"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(asCsv(report))}`}
          download="identity-verification.csv"
          variant="default"
          size="xs"
          leftSection={<IconDownload size={14} />}
        >
          All rows as CSV
        </Button>
      }
    >
      {!report.complete && (
        <Alert color="yellow">
          <Stack gap="xs" align="flex-start">
            <Text size="sm">
              {formatCount(report.unread, 'company was', 'companies were')} not read from Companies House yet:
              it allows 600 requests in five minutes. What was read is kept for a day.
            </Text>
            <Button size="xs" variant="light" color="yellow" onClick={onRetry}>
              Continue
            </Button>
          </Stack>
        </Alert>
      )}
      <Text size="sm">
        {formatCount(report.companies, 'company', 'companies')}, {formatCount(open.length, 'row', 'rows')}{' '}
        that {open.length === 1 ? 'is' : 'are'} not verified.
      </Text>
      {open.length > 0 && (
        <DataTable columns={['Company', 'Person', 'Role', 'Status', 'When']} isStackedOnPhone>
          {open.map((row) => (
            <Table.Tr key={`${row.company_number} ${row.name} ${row.role} ${row.due_on}`}>
              <Table.Td>
                {row.company_name === null ? (
                  row.company_number
                ) : (
                  <CompanyLink number={row.company_number} name={row.company_name} />
                )}
              </Table.Td>
              <Table.Td>{row.name ?? '–'}</Table.Td>
              <Table.Td>{row.role === null ? '–' : words(row.role)}</Table.Td>
              <Table.Td>{row.status === null ? '–' : <IdentityStatus status={row.status} />}</Table.Td>
              <Table.Td>
                {row.status === null ? row.note : describeIdentity({ ...row, status: row.status })}
              </Table.Td>
            </Table.Tr>
          ))}
        </DataTable>
      )}
    </Section>
  );
}

function sendNumbers(csv: string): Promise<IdentityReport> {
  return callByHand('/v1/identity-verification/report', {
    method: 'POST',
    headers: { 'content-type': 'text/csv', accept: 'application/json' },
    body: csv,
  });
}
