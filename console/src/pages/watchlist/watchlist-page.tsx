import { Anchor, Button, Group, Progress, Stack, Table, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../api/client.ts';
import { ACCOUNT_QUERY } from '../../api/queries.ts';
import type { WatchlistEntry } from '../../api/shapes.ts';
import { CompanyStatus } from '../../components/badges.tsx';
import { CompanyLink } from '../../components/company-link.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { EmptyNote, ErrorNote, Loaded } from '../../components/states.tsx';
import { useWatchlist, WATCHLIST_QUERY } from '../../components/watch-button.tsx';
import { Page } from '../../layout/page.tsx';
import { formatDay, formatMoment } from '../../lib/format.ts';

export function WatchlistPage() {
  const watchlist = useWatchlist();
  return (
    <Page title="Watchlist" lead="Whatever changes in the register for these companies becomes a signal.">
      <AddForm />
      <Loaded query={watchlist}>
        {({ watchlist: entries, used, limit }) => (
          <Stack gap="md">
            <div>
              <Text size="sm" className="tabular" mb={4}>
                {used} of {limit} watched
              </Text>
              <Progress value={(used / Math.max(1, limit)) * 100} aria-label="Part of the watchlist in use" />
            </div>
            {entries.length === 0 ? (
              <EmptyNote title="You are not watching any companies yet">
                Add one by its number, or press Watch on the page of any{' '}
                <Anchor component={Link} to="/companies">
                  company
                </Anchor>
                .
              </EmptyNote>
            ) : (
              <Entries entries={entries} />
            )}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

function useWatchlistChange<T>(change: (input: T) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all(
        [WATCHLIST_QUERY, ACCOUNT_QUERY].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
}

function AddForm() {
  const [number, setNumber] = useState('');
  const add = useWatchlistChange((company_number: string) =>
    api.POST('/v1/watchlist', { body: { company_number } }),
  );
  async function submit(event: FormEvent) {
    event.preventDefault();
    await add.mutateAsync(number.trim()).then(
      () => setNumber(''),
      () => undefined,
    );
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <Group align="flex-end" gap="sm">
          <TextInput
            label="Company number"
            value={number}
            onChange={(event) => setNumber(event.currentTarget.value)}
            placeholder="01234567 or SC089839"
            required
          />
          <Button type="submit" loading={add.isPending}>
            Watch
          </Button>
        </Group>
        {add.isError && <ErrorNote error={add.error} />}
      </Stack>
    </form>
  );
}

function Entries({ entries }: { entries: WatchlistEntry[] }) {
  const remove = useWatchlistChange((company_number: string) =>
    api.DELETE('/v1/watchlist/{company_number}', { params: { path: { company_number } } }),
  );
  return (
    <Stack gap="xs">
      {remove.isError && <ErrorNote error={remove.error} />}
      <DataTable
        columns={['Company', 'Status', 'Watched since', 'Last signal', { label: 'Actions', isHidden: true }]}
      >
        {entries.map((entry) => (
          <Table.Tr key={entry.company_number}>
            <Table.Td>
              <CompanyLink number={entry.company_number} name={entry.company_name} />
              <Text size="xs" c="dimmed" className="tabular">
                {entry.company_number}
              </Text>
            </Table.Td>
            <Table.Td>
              <CompanyStatus status={entry.company_status} />
            </Table.Td>
            <Table.Td>{formatDay(entry.watched_at)}</Table.Td>
            <Table.Td>{formatMoment(entry.last_signal_at)}</Table.Td>
            <Table.Td>
              <Button
                size="xs"
                variant="subtle"
                color="gray"
                aria-label={`Stop watching ${entry.company_name}`}
                onClick={() => remove.mutate(entry.company_number)}
              >
                Stop watching
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </DataTable>
    </Stack>
  );
}
