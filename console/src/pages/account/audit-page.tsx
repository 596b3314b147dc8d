import { Button, Group, Select, Stack, Table, Text, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api, dataOf } from '../../api/client.ts';
import type { AuditKind } from '../../api/shapes.ts';
import { DataTable } from '../../components/data-table.tsx';
import { EmptyNote, ErrorNote, RowsSkeleton } from '../../components/states.tsx';
import { Page } from '../../layout/page.tsx';
import { formatMoment } from '../../lib/format.ts';
import { AccountNav } from './account-nav.tsx';
import { historyAddress } from './history-filter.ts';
import { describeDetail, eventName } from './team-text.ts';

const PAGE_SIZE = 25;
const KINDS: AuditKind[] = [
  'signed_in',
  'session_ended',
  'other_sessions_ended',
  'sessions_ended',
  'password_changed',
  'password_reset',
  'api_key_created',
  'api_key_rotated',
  'api_key_revoked',
  'member_invited',
  'invitation_withdrawn',
  'member_joined',
  'member_role_changed',
  'member_removed',
  'app_connected',
  'app_disconnected',
  'credits_granted',
  'plan_changed',
  'signed_up',
  'email_verified',
];

/** Who did what, and when. The filter lives in the address. */
export function AuditPage() {
  const [search, setSearch] = useSearchParams();
  const kind = (KINDS as string[]).includes(search.get('kind') ?? '')
    ? (search.get('kind') as AuditKind)
    : undefined;
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
      lead="Sign-ins, keys, members, passwords, connected apps and credits: who did what, and when."
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
      <form
        key={search.toString()}
        aria-label="Filter the audit trail"
        onSubmit={(event) => {
          event.preventDefault();
          setSearch(historyAddress(new FormData(event.currentTarget)));
        }}
      >
        <Group align="flex-end" gap="sm">
          <Select
            label="Event"
            name="kind"
            data={[
              { value: 'any', label: 'Any' },
              ...KINDS.map((value) => ({ value, label: eventName(value) })),
            ]}
            defaultValue={kind ?? 'any'}
            allowDeselect={false}
          />
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
      {audit.isError && <ErrorNote error={audit.error} onRetry={() => void audit.refetch()} />}
      {!events && !audit.isError && <RowsSkeleton />}
      {events?.length === 0 && <EmptyNote title="Nothing fits">Try another filter.</EmptyNote>}
      {events && events.length > 0 && (
        <Stack gap="sm">
          <DataTable columns={['Date', 'Event', 'By', 'Details', 'Address']} minWidth={960}>
            {events.map((event) => (
              <Table.Tr key={event.id}>
                <Table.Td className="tabular unbroken">{formatMoment(event.at)}</Table.Td>
                <Table.Td className="unbroken">{eventName(event.kind)}</Table.Td>
                <Table.Td className="breakable">{event.actor ?? 'The operator'}</Table.Td>
                <Table.Td className="breakable">
                  <Text size="sm">{describeDetail(event.detail)}</Text>
                </Table.Td>
                <Table.Td className="tabular unbroken">{event.address ?? '–'}</Table.Td>
              </Table.Tr>
            ))}
          </DataTable>
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
