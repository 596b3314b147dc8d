import { Alert, Anchor, Badge, Button, Group, Modal, Stack, Table, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api, dataOf } from '../../api/client.ts';
import type { Destination, SignalFilter } from '../../api/shapes.ts';
import { CopyText } from '../../components/copy.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { SignalFilterSelect } from '../../components/signal-filter.tsx';
import { EmptyNote, ErrorNote, Loaded } from '../../components/states.tsx';
import { Page } from '../../layout/page.tsx';
import { formatMoment, words } from '../../lib/format.ts';
import { destinationState } from './delivery-text.ts';

export const WEBHOOKS_QUERY = ['webhooks'] as const;

export function useWebhooks() {
  return useQuery({
    queryKey: WEBHOOKS_QUERY,
    queryFn: async () => dataOf(await api.GET('/v1/partner/webhooks')),
    refetchInterval: 5_000,
  });
}

export function WebhooksPage() {
  const webhooks = useWebhooks();
  const [isCreating, creating] = useDisclosure();
  return (
    <Page
      title="Webhooks"
      lead="Signals are pushed to these addresses as they happen, signed."
      actions={<Button onClick={creating.open}>New webhook</Button>}
    >
      <Modal opened={isCreating} onClose={creating.close} title="New webhook" size="lg">
        <NewWebhook />
      </Modal>
      <Loaded query={webhooks}>
        {({ webhooks: destinations }) =>
          destinations.length === 0 ? (
            <EmptyNote title="No webhooks yet">
              Make one, and every change of a company you watch is sent to it.{' '}
              <Anchor href="/docs/guides/webhooks">How to check a signature</Anchor>
            </EmptyNote>
          ) : (
            <Destinations destinations={destinations} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Destinations({ destinations }: { destinations: Destination[] }) {
  return (
    <DataTable columns={['Address', 'Signals', 'Status', 'Last delivery']}>
      {destinations.map((destination) => (
        <Table.Tr key={destination.id}>
          <Table.Td>
            <Anchor component={Link} to={`/webhooks/${destination.id}`} className="breakable">
              {destination.webhook_url}
            </Anchor>
          </Table.Td>
          <Table.Td>{words(destination.signal_type)}</Table.Td>
          <Table.Td>
            <DestinationStatus destination={destination} />
          </Table.Td>
          <Table.Td>
            {formatMoment(destination.last_delivery_at)}
            {destination.last_delivery_status && ` (${words(destination.last_delivery_status)})`}
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}

export function DestinationStatus({ destination }: { destination: Destination }) {
  const { label, color } = destinationState(destination);
  return (
    <Badge color={color} variant="light" tt="none">
      {label}
    </Badge>
  );
}

function NewWebhook() {
  const queries = useQueryClient();
  const [url, setUrl] = useState('');
  const [type, setType] = useState<SignalFilter>('all');
  const create = useMutation({
    mutationFn: async () =>
      dataOf(
        await api.POST('/v1/partner/webhooks', { body: { webhook_url: url.trim(), signal_type: type } }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: WEBHOOKS_QUERY }),
  });
  if (create.data) {
    return (
      <Stack gap="md">
        <Alert color="yellow" title="This is the only time the signing secret is shown">
          Copy it to your receiver now. If it gets lost, replace it on the webhook’s page.
        </Alert>
        <CopyText value={create.data.signing_secret} label="the signing secret" />
      </Stack>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate();
      }}
    >
      <Stack gap="md">
        {create.isError && <ErrorNote error={create.error} />}
        <TextInput
          label="Address"
          type="url"
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
          placeholder="https://hooks.example.com/domesday"
          description="It must begin with https:// and be reachable from this service."
          required
          data-autofocus
        />
        <SignalFilterSelect label="Signals" value={type} onChange={setType} />
        <Group justify="flex-end">
          <Button type="submit" loading={create.isPending}>
            Create
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
