import { Alert, Anchor, Button, Group, SimpleGrid, Stack, Table, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { callByHand } from '../../api/client.ts';
import type { IdentityReport } from '../../api/shapes.ts';
import { SaveCsv } from '../../components/buttons.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { FileOrText, useListInput } from '../../components/file-or-text.tsx';
import { CompanyLink } from '../../components/links.tsx';
import { Section } from '../../components/section.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { useWatchlist } from '../../components/watch-button.tsx';
import { Page } from '../../layout/page.tsx';
import { formatCount, formatNumber, words } from '../../lib/format.ts';
import { IdentityStatus } from '../companies/identity.tsx';
import {
  asCsv,
  COMPANIES_MAX,
  describeIdentity,
  numbersOfText,
  rowsToChase,
  watchedNumbers,
} from './identity-text.ts';

/** Takes company numbers and lists each person with the state of their identity verification. */
export function IdentityPage() {
  const input = useListInput();
  const report = useMutation({
    mutationFn: async (list: string | File) =>
      sendNumbers(typeof list === 'string' ? list : await list.text()),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    report.mutate(input.file ?? numbersOfText(input.text));
  }
  return (
    <Page title="Identity verification" lead={<Explanation />}>
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
                <CheckWatchlist isBusy={report.isPending} onCheck={report.mutate} />
              </Group>
            </Stack>
          </form>
          {report.isError && <ErrorNote error={report.error} />}
        </Section>
        {report.data && (
          <Report report={report.data} onRetry={() => report.variables && report.mutate(report.variables)} />
        )}
      </Stack>
    </Page>
  );
}

const LAW = 'https://www.legislation.gov.uk/ukpga/2023/56';

function Explanation() {
  return (
    <>
      Directors, members of partnerships and persons with significant control must verify their identity with
      Companies House, each by their own date; for those in office before, the transition ends on 18 November
      2026. A person who has not done so in time is in breach of the{' '}
      <Anchor href={LAW} target="_blank" rel="noreferrer" inherit>
        Economic Crime and Corporate Transparency Act 2023
      </Anchor>
      , and filings of the company can be blocked:{' '}
      <Anchor href="/docs/guides/identity-verification" inherit>
        the dates and what they mean
      </Anchor>
      .
    </>
  );
}

interface CheckWatchlistProps {
  isBusy: boolean;
  onCheck: (numbers: string) => void;
}

/** All companies that the account watches, in one click. */
function CheckWatchlist({ isBusy, onCheck }: CheckWatchlistProps) {
  const watched = useWatchlist().data?.watchlist ?? [];
  return (
    <Button
      variant="default"
      disabled={isBusy || watched.length === 0}
      onClick={() => onCheck(watchedNumbers(watched))}
    >
      {watched.length > COMPANIES_MAX
        ? `Check the first ${formatNumber(COMPANIES_MAX)} of my watchlist`
        : 'Check my watchlist'}
    </Button>
  );
}

function Report({ report, onRetry }: { report: IdentityReport; onRetry: () => void }) {
  const open = rowsToChase(report);
  return (
    <Section
      title="Not verified yet"
      actions={<SaveCsv csv={asCsv(report)} name="identity-verification.csv" label="All rows as CSV" />}
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
