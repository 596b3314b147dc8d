import { Button, Group, Select, Stack, Table, Text, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { AUDIT_KINDS, AUDIT_KINDS_BY_AREA, type AuditKind } from '../../../../src/shared/audit-kinds.ts';
import { api, dataOf } from '../../api/client.ts';
import type { AuditEvent } from '../../api/shapes.ts';
import { DataTable } from '../../components/data-table.tsx';
import { EmptyNote, ErrorNote, RowsSkeleton } from '../../components/states.tsx';
import { Page } from '../../layout/page.tsx';
import { formatMoment } from '../../lib/format.ts';
import { AccountNav } from './account-nav.tsx';
import { describeDetail, eventName } from './account-text.ts';
import { historyAddress } from './history-filter.ts';

const PAGE_SIZE = 25;
const EVENTS = [
  { value: 'any', label: 'Any' },
  ...Object.entries(AUDIT_KINDS_BY_AREA).map(([group, kinds]) => ({
    group,
    items: kinds.map((value) => ({ value, label: eventName(value) })),
  })),
];

/** Who did what, and when. The filter lives in the address. */
export function AuditPage() {
  const [search, setSearch] = useSearchParams();
  const kind = AUDIT_KINDS.find((one) => one === search.get('kind'));
  const actor = search.get('actor')?.trim() || undefined;
  const filter = { ...(kind && { kind }), ...(actor && { actor }) };
  const audit = useInfiniteQuery({
    queryKey: ['audit', filter],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) =>
      dataOf(
        await api.GET('/v1/audit', {
          params: { query: { ...filter, limit: PAGE_SIZE, ...(pageParam && { before: pageParam }) } },
        }),
      ),
    getNextPageParam: ({ events, has_more }) => (has_more ? events.at(-1)?.id : undefined),
  });
  const events = audit.data?.pages.flatMap((page) => page.events);
  return (
    <Page
      title="Audit"
      lead="Who did what in your account, and when."
      actions={
        <Button
          component="a"
          href={`/v1/audit/export?${new URLSearchParams(filter)}`}
          variant="default"
          download
        >
          Download CSV
        </Button>
      }
    >
      <AccountNav />
      <AuditFilter
        key={search.toString()}
        kind={kind}
        actor={actor}
        onFilter={(form) => setSearch(historyAddress(form))}
      />
      {audit.isError && <ErrorNote error={audit.error} onRetry={() => void audit.refetch()} />}
      {!events && !audit.isError && <RowsSkeleton />}
      {events?.length === 0 && <EmptyNote title="No entries match">Try another filter.</EmptyNote>}
      {events && events.length > 0 && (
        <Stack gap="sm">
          <EventTable events={events} />
          {audit.hasNextPage && (
            <Group justify="center">
              <Button
                variant="default"
                onClick={() => void audit.fetchNextPage()}
                loading={audit.isFetchingNextPage}
              >
                Show older events
              </Button>
            </Group>
          )}
        </Stack>
      )}
    </Page>
  );
}

interface AuditFilterProps {
  kind: AuditKind | undefined;
  actor: string | undefined;
  onFilter: (form: FormData) => void;
}

function AuditFilter({ kind, actor, onFilter }: AuditFilterProps) {
  return (
    <form
      aria-label="Filter the audit trail"
      onSubmit={(event) => {
        event.preventDefault();
        onFilter(new FormData(event.currentTarget));
      }}
    >
      <Group align="flex-end" gap="sm">
        <Select label="Event" name="kind" data={EVENTS} defaultValue={kind ?? 'any'} allowDeselect={false} />
        <TextInput
          label="By"
          name="actor"
          defaultValue={actor}
          maxLength={200}
          placeholder="ada@example.org"
        />
        <Button type="submit">Filter</Button>
      </Group>
    </form>
  );
}

function EventTable({ events }: { events: AuditEvent[] }) {
  return (
    <DataTable columns={['Date', 'Event', 'By']} minWidth={520} isStackedOnPhone>
      {events.map((event) => (
        <Table.Tr key={event.id}>
          <Table.Td className="tabular">{formatMoment(event.at)}</Table.Td>
          <Table.Td className="breakable">
            {eventName(event.kind)}
            <Text size="xs" c="dimmed">
              {describeDetail(event.detail)}
            </Text>
          </Table.Td>
          <Table.Td className="breakable">
            {event.actor ?? 'The operator'}
            <Text size="xs" c="dimmed" className="tabular">
              {event.address}
            </Text>
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}
