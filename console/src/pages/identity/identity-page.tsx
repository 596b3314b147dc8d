import { Alert, Button, FileInput, Group, SimpleGrid, Stack, Table, Text, Textarea } from '@mantine/core';
import { IconDownload, IconFileUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { IdentityReport } from '../../api/shapes.ts';
import { CompanyLink } from '../../components/company-link.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { Section } from '../../components/section.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { Page } from '../../layout/page.tsx';
import { formatCount, words } from '../../lib/format.ts';
import { IdentityStatus } from '../companies/identity.tsx';
import { describeIdentity } from '../companies/identity-text.ts';
import { asCsv, numbersOfText, rowsToChase } from './identity-report.ts';
import { sendNumbers } from './send-numbers.ts';

/** Company numbers in, one row a person out: whom to chase. */
export function IdentityPage() {
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState('');
  const report = useMutation({
    mutationFn: async () => sendNumbers(file ? await file.text() : numbersOfText(text)),
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
                <FileInput
                  label="A file"
                  description="CSV with a column company_number, up to 1,000 companies."
                  placeholder="Choose a file"
                  leftSection={<IconFileUpload size={16} aria-hidden />}
                  accept=".csv,.txt"
                  value={file}
                  onChange={setFile}
                  clearable
                  clearButtonProps={{ 'aria-label': 'Take another file' }}
                />
                <Textarea
                  label="Or company numbers"
                  description="One a line, or with commas or spaces between them."
                  placeholder="01234567"
                  value={text}
                  onChange={(event) => setText(event.currentTarget.value)}
                  disabled={file !== null}
                  autosize
                  minRows={2}
                  maxRows={10}
                  spellCheck={false}
                />
              </SimpleGrid>
              <Group>
                <Button
                  type="submit"
                  disabled={file === null && text.trim() === ''}
                  loading={report.isPending}
                >
                  Check, free
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
      title="Who is left"
      actions={
        <Button
          component="a"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(asCsv(report))}`}
          download="identity-verification.csv"
          variant="default"
          size="xs"
          leftSection={<IconDownload size={14} aria-hidden />}
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
              Go on
            </Button>
          </Stack>
        </Alert>
      )}
      <Text size="sm">
        {formatCount(report.companies, 'company', 'companies')}, {formatCount(open.length, 'row', 'rows')}{' '}
        that {open.length === 1 ? 'is' : 'are'} not verified.
      </Text>
      {open.length > 0 && (
        <DataTable columns={['Company', 'Person', 'Role', 'Status', 'When']}>
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
