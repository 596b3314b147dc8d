import { Alert, Group, Paper, Stack, Table, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, dataOf } from '../../api/client.ts';
import type { WatchlistImport } from '../../api/shapes.ts';
import { CompanyStatus } from '../../components/badges.tsx';
import {
  CompanyListDialog,
  CompanyListForm,
  sendCompanyList,
} from '../../components/company-list-dialog.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { IconFileUpload, IconSearch } from '../../components/icons.tsx';
import { CompanyLink } from '../../components/links.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { useWatchlistChange, WatchButton } from '../../components/watch-button.tsx';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { OUTCOME_TEXT } from '../../lib/labels.ts';

const TYPING_MS = 250;
const SHOWN = 5;

/** Finds companies while the user types, each with a button. */
export function AddCompany() {
  const [text, setText] = useState('');
  const [name] = useDebouncedValue(text.trim(), TYPING_MS);
  const found = useQuery({
    queryKey: ['companies', { name }],
    queryFn: async () => dataOf(await api.GET('/v1/companies/search', { params: { query: { name } } })),
    enabled: name !== '',
    placeholderData: keepPreviousData,
  });
  const companies = name === '' ? [] : (found.data?.companies.slice(0, SHOWN) ?? []);
  return (
    <Stack gap="xs" role="search" aria-label="Add a company">
      <TextInput
        label="Add a company"
        description="By its name or number."
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        placeholder="acme widgets"
        leftSection={<IconSearch size={16} />}
        maw={480}
        autoComplete="off"
        spellCheck={false}
      />
      {found.isError && <ErrorNote error={found.error} />}
      {companies.length > 0 && (
        <Paper withBorder px="md">
          <ul className="plain-list">
            {companies.map((company) => (
              <li key={company.company_number}>
                <Group justify="space-between" gap="xs" py="xs" wrap="nowrap">
                  <div>
                    <CompanyLink number={company.company_number} name={company.company_name} />
                    <Group gap="xs">
                      <Text size="xs" c="dimmed" className="tabular">
                        {company.company_number}
                      </Text>
                      <CompanyStatus status={company.company_status} />
                      {company.matched_name && (
                        <Text size="xs" c="dimmed">
                          was {company.matched_name}
                        </Text>
                      )}
                    </Group>
                  </div>
                  <WatchButton number={company.company_number} name={company.company_name} size="xs" />
                </Group>
              </li>
            ))}
          </ul>
        </Paper>
      )}
      {name !== '' && found.data && companies.length === 0 && (
        <Text size="sm" c="dimmed" role="status">
          No company matches.
        </Text>
      )}
    </Stack>
  );
}

/** A button, and its dialog: watch many companies at once. */
export function UploadListButton() {
  return (
    <CompanyListDialog
      label="Upload a list"
      icon={<IconFileUpload size={14} />}
      title="Watch a list of companies"
      size="lg"
    >
      <UploadForm />
    </CompanyListDialog>
  );
}

function UploadForm() {
  const [text, setText] = useState('');
  const tag = text.trim();
  const upload = useWatchlistChange((list: Blob | string) => sendCompanyList(list, tag ? { tag } : {}));
  return (
    <Stack gap="md">
      <CompanyListForm action="Watch companies" isSending={upload.isPending} onSend={upload.mutate}>
        <TextInput
          label="Tag"
          description="Optional. Added to each company."
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          maxLength={40}
        />
      </CompanyListForm>
      {upload.isError && <ErrorNote error={upload.error} />}
      {upload.data && <Outcome imported={upload.data} />}
    </Stack>
  );
}

function Outcome({ imported }: { imported: WatchlistImport }) {
  const failed = imported.rows.filter(({ outcome }) => outcome in OUTCOME_TEXT);
  return (
    <Stack gap="sm" role="region" aria-label="Result of the upload">
      <Alert color={failed.length > 0 ? 'yellow' : 'green'}>
        {formatCount(imported.watched, 'company', 'companies')} added
        {imported.already_watched > 0 && `, ${formatNumber(imported.already_watched)} watched already`}
        {imported.not_watched > 0 && `, ${formatNumber(imported.not_watched)} not added`}.
      </Alert>
      {failed.length > 0 && (
        <DataTable columns={['Row', 'Text', 'Why it was not added']} minWidth={480} isStackedOnPhone>
          {failed.map((row) => (
            <Table.Tr key={row.row}>
              <Table.Td className="tabular">{row.row}</Table.Td>
              <Table.Td className="breakable">{row.input}</Table.Td>
              <Table.Td>
                <Text size="sm">{OUTCOME_TEXT[row.outcome]}</Text>
                {row.candidates.map((one) => (
                  <Group key={one.company_number} gap="xs" mt={4} justify="space-between" wrap="nowrap">
                    <Text size="sm">
                      {one.company_name} ({one.company_number})
                    </Text>
                    <WatchButton number={one.company_number} name={one.company_name} size="xs" />
                  </Group>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </DataTable>
      )}
    </Stack>
  );
}
