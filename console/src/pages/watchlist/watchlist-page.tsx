import { Button, Progress, Select, Stack, Table, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api, dataOf } from '../../api/client.ts';
import type { WatchlistEntry } from '../../api/shapes.ts';
import { CompanyStatus } from '../../components/badges.tsx';
import { DownloadCsv } from '../../components/buttons.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { CompanyLink } from '../../components/links.tsx';
import { EmptyNote, Loaded } from '../../components/states.tsx';
import { useWatchlistTags, WATCHLIST_QUERY, WatchButton } from '../../components/watch-button.tsx';
import { Page } from '../../layout/page.tsx';
import { formatDay, formatMoment } from '../../lib/format.ts';
import { AddCompany, UploadListButton } from './add-companies.tsx';
import { EntryTags } from './edit-tags.tsx';

/** The tag that narrows the list is in the address. */
export function WatchlistPage() {
  const [address, setAddress] = useSearchParams();
  const tag = address.get('tag') || undefined;
  const watchlist = useQuery({
    queryKey: [...WATCHLIST_QUERY, tag === undefined ? 'all' : { tag }],
    queryFn: async () =>
      dataOf(await api.GET('/v1/watchlist', { params: { query: tag === undefined ? {} : { tag } } })),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title="Watchlist"
      lead="Changes to these companies in the register become signals."
      actions={
        <>
          <UploadListButton />
          <DownloadCsv path="/v1/watchlist.csv" query={{ tag }} />
        </>
      }
    >
      <AddCompany />
      <Loaded query={watchlist}>
        {({ watchlist: entries, used, limit }) => (
          <Stack gap="md">
            <div>
              <Text size="sm" className="tabular" mb={4}>
                {used} of {limit} watched
              </Text>
              <Progress value={(used / Math.max(1, limit)) * 100} aria-label="Part of the watchlist in use" />
            </div>
            <TagFilter tag={tag} onChange={(chosen) => setAddress(chosen ? { tag: chosen } : {})} />
            {entries.length > 0 ? (
              <Entries entries={entries} />
            ) : tag === undefined ? (
              <EmptyNote title="You are not watching any companies yet">
                Search for one above, or upload a list.
              </EmptyNote>
            ) : (
              <EmptyNote title={`No company has the tag ${tag}`}>
                <Button size="compact-sm" variant="subtle" onClick={() => setAddress({})}>
                  Show all companies
                </Button>
              </EmptyNote>
            )}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

/** Shown once there are tags. */
function TagFilter({ tag, onChange }: { tag: string | undefined; onChange(tag: string | null): void }) {
  const { data: tags = [] } = useWatchlistTags();
  if (tags.length === 0 && tag === undefined) return null;
  const names = tags.map((one) => one.tag);
  const chosen = names.find((name) => name.toLowerCase() === tag?.toLowerCase()) ?? tag;
  return (
    <Select
      label="Tag"
      placeholder="Any tag"
      data={chosen === undefined || names.includes(chosen) ? names : [...names, chosen]}
      value={chosen ?? null}
      onChange={onChange}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Any tag' }}
      maw={320}
    />
  );
}

function Entries({ entries }: { entries: WatchlistEntry[] }) {
  return (
    <DataTable
      columns={[
        'Company',
        { label: 'Status', isWideOnly: true },
        { label: 'Watched since', isWideOnly: true },
        { label: 'Last signal', isWideOnly: true },
        { label: 'Actions', isHidden: true },
      ]}
      minWidth={340}
    >
      {entries.map((entry) => (
        <Table.Tr key={entry.company_number}>
          <Table.Td>
            <CompanyLink number={entry.company_number} name={entry.company_name} />
            <Text size="xs" c="dimmed" className="tabular">
              {entry.company_number}
            </Text>
            <EntryTags entry={entry} />
          </Table.Td>
          <Table.Td className="wide-only">
            <CompanyStatus status={entry.company_status} />
          </Table.Td>
          <Table.Td className="wide-only">{formatDay(entry.watched_at)}</Table.Td>
          <Table.Td className="wide-only">{formatMoment(entry.last_signal_at)}</Table.Td>
          <Table.Td>
            <WatchButton number={entry.company_number} name={entry.company_name} size="xs" />
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}
