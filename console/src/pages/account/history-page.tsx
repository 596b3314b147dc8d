import { Anchor, Button, Group, Select, Stack, Table, Text, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { SOURCES } from '../../../../src/shared/caller.ts';
import { OUTCOMES } from '../../../../src/shared/outcomes.ts';
import { api, dataOf } from '../../api/client.ts';
import type { HistoryEntry } from '../../api/shapes.ts';
import { Outcome } from '../../components/badges.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { CompanyLink } from '../../components/links.tsx';
import { EmptyNote, ErrorNote, RowsSkeleton } from '../../components/states.tsx';
import { Page } from '../../layout/page.tsx';
import { formatMoment, words } from '../../lib/format.ts';
import { sourceName } from './account-text.ts';
import { exportAddress, historyAddress, readHistoryFilter } from './history-filter.ts';

const PAGE_SIZE = 25;

/** The search lives in the address, so it can be shared and the back button goes back in it. */
export function HistoryPage() {
  const [search, setSearch] = useSearchParams();
  const filter = readHistoryFilter(search);
  const history = useInfiniteQuery({
    queryKey: ['history', filter],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) =>
      dataOf(
        await api.GET('/v1/history', {
          params: { query: { ...filter, limit: PAGE_SIZE, ...(pageParam && { before: pageParam }) } },
        }),
      ),
    getNextPageParam: ({ entries, has_more }) => (has_more ? entries.at(-1)?.id : undefined),
  });
  const entries = history.data?.pages.flatMap((page) => page.entries);
  return (
    <Page
      title="History"
      lead="Every resolution of your account, with what it cost. Entries are kept for 24 months."
      actions={
        <Button component="a" href={exportAddress(filter)} variant="default" download>
          Download CSV
        </Button>
      }
    >
      <form
        key={search.toString()}
        aria-label="Search the history"
        onSubmit={(event) => {
          event.preventDefault();
          setSearch(historyAddress(new FormData(event.currentTarget)));
        }}
      >
        <Group align="flex-end" gap="sm">
          <TextInput
            label="Domain or company"
            name="q"
            defaultValue={filter.q}
            maxLength={200}
            style={{ flex: 1, minWidth: 200 }}
          />
          <Choice label="Outcome" name="outcome" values={OUTCOMES} chosen={filter.outcome} nameOf={words} />
          <Choice label="Source" name="source" values={SOURCES} chosen={filter.source} nameOf={sourceName} />
          <TextInput label="From" name="since" type="date" defaultValue={search.get('since') ?? ''} />
          <TextInput label="To" name="until" type="date" defaultValue={search.get('until') ?? ''} />
          <Button type="submit">Search</Button>
        </Group>
      </form>
      {history.isError && <ErrorNote error={history.error} onRetry={() => void history.refetch()} />}
      {!entries && !history.isError && <RowsSkeleton />}
      {entries?.length === 0 && <Empty isFiltered={Object.keys(filter).length > 0} />}
      {entries && entries.length > 0 && (
        <Stack gap="sm">
          <HistoryTable entries={entries} />
          {history.hasNextPage && (
            <Group justify="center">
              <Button
                variant="default"
                onClick={() => void history.fetchNextPage()}
                loading={history.isFetchingNextPage}
              >
                Show older entries
              </Button>
            </Group>
          )}
        </Stack>
      )}
    </Page>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  values: readonly string[];
  chosen: string | undefined;
  nameOf(value: string): string;
}

function Choice({ label, name, values, chosen, nameOf }: ChoiceProps) {
  const data = [{ value: 'any', label: 'Any' }, ...values.map((value) => ({ value, label: nameOf(value) }))];
  return (
    <Select
      label={label}
      name={name}
      data={data}
      defaultValue={chosen ?? 'any'}
      allowDeselect={false}
      w={150}
    />
  );
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyNote title="No entries match">Try another word, or fewer filters.</EmptyNote>
  ) : (
    <EmptyNote title="No resolutions yet">
      <Anchor component={Link} to="/resolve">
        Resolve a domain
      </Anchor>
      , and it is listed here.
    </EmptyNote>
  );
}

function HistoryTable({ entries }: { entries: HistoryEntry[] }) {
  return (
    <DataTable
      columns={['Date', 'Asked for', 'Found', 'Outcome', { label: 'Credits', align: 'right' }, 'By']}
      minWidth={900}
      isStackedOnPhone
    >
      {entries.map((entry) => (
        <Table.Tr key={entry.id}>
          <Table.Td className="tabular unbroken">{formatMoment(entry.asked_at)}</Table.Td>
          <Table.Td className="breakable">
            <Subject entry={entry} side="asked" />
          </Table.Td>
          <Table.Td className="breakable">
            <Subject entry={entry} side="found" />
          </Table.Td>
          <Table.Td>
            <Outcome outcome={entry.outcome} />
            {entry.failure_code && (
              <Text size="xs" c="dimmed">
                {words(entry.failure_code)}
              </Text>
            )}
          </Table.Td>
          <Table.Td ta="right" className="tabular">
            {entry.credits}
          </Table.Td>
          <Table.Td className="breakable">
            <Text size="sm" className="unbroken">
              {sourceName(entry.source)}
            </Text>
            <Text size="xs" c="dimmed">
              {/* Pasted lists have no name. */}
              <bdi>{entry.actor?.replace(/ bulk_\w+$/, '')}</bdi>
            </Text>
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}

/** A company by its name and number, a domain as a link to its resolution, or the name that was asked for. */
function Subject({ entry, side }: { entry: HistoryEntry; side: 'asked' | 'found' }) {
  const value = entry[side];
  if (value === null) return <>–</>;
  const isCompany = (entry.direction === 'domain_to_company') === (side === 'found');
  if (!isCompany) {
    return (
      <Anchor component={Link} to={`/resolve/${encodeURIComponent(value)}`} size="sm">
        {value}
      </Anchor>
    );
  }
  if (entry.company_name === null) return <>{value}</>;
  return (
    <>
      <CompanyLink number={value} name={entry.company_name} />
      <Text size="xs" c="dimmed" className="tabular">
        {value}
      </Text>
    </>
  );
}
