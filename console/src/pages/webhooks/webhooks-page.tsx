import { Alert, Anchor, Badge, Button, Group, Modal, Stack, Table, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api, dataOf } from '../../api/client.ts';
import type { Destination } from '../../api/shapes.ts';
import { CopyText } from '../../components/buttons.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { EmptyNote, Loaded } from '../../components/states.tsx';
import { Page } from '../../layout/page.tsx';
import { formatMoment, formatNumber } from '../../lib/format.ts';
import { describeShare, describeTypes, destinationState } from './delivery-text.ts';
import { TestReceiverButton } from './test-receiver.tsx';
import { WebhookForm, type WebhookValues } from './webhook-form.tsx';
import { useWebhooks, WEBHOOKS_QUERY } from './webhooks-query.ts';

export function WebhooksPage() {
  const webhooks = useWebhooks();
  const [isCreating, creating] = useDisclosure();
  return (
    <Page
      title="Webhooks"
      lead="Signals are sent to these addresses as they happen, with a signature."
      actions={
        <>
          <TestReceiverButton />
          <Button onClick={creating.open}>New webhook</Button>
        </>
      }
    >
      <Modal opened={isCreating} onClose={creating.close} title="New webhook" size="lg">
        <NewWebhook />
      </Modal>
      <Loaded query={webhooks}>
        {({ webhooks: destinations }) =>
          destinations.length === 0 ? (
            <EmptyNote title="No webhooks yet">
              Create one, and every change of a company you watch is sent to it. Nothing that receives yet? A{' '}
              <b>test receiver</b> shows what would arrive.{' '}
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
    <DataTable
      columns={['Address', 'Signals', 'Last success', 'Last 24 hours', { label: 'Pending', align: 'right' }]}
      minWidth={860}
      isStackedOnPhone
    >
      {destinations.map((destination) => (
        <Table.Tr key={destination.id}>
          <Table.Td>
            <Anchor component={Link} to={`/webhooks/${destination.id}`} className="breakable">
              {destination.expires_at ? 'Test receiver' : destination.webhook_url}
            </Anchor>
            <Group gap="xs" mt={4}>
              <DestinationStatus destination={destination} />
              {destination.description && !destination.expires_at && (
                <Text size="xs" c="dimmed">
                  <bdi>{destination.description}</bdi>
                </Text>
              )}
            </Group>
          </Table.Td>
          <Table.Td>{describeTypes(destination)}</Table.Td>
          <Table.Td>{formatMoment(destination.health?.last_success_at)}</Table.Td>
          <Table.Td>{destination.health && describeShare(destination.health)}</Table.Td>
          <Table.Td ta="right" className="tabular">
            {formatNumber(destination.health?.pending ?? 0)}
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}

export function DestinationStatus({ destination }: { destination: Destination }) {
  const { label, color, explanation } = destinationState(destination);
  return (
    <Badge color={color} variant="light" tt="none" title={explanation}>
      {label}
    </Badge>
  );
}

function NewWebhook() {
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: async (body: WebhookValues) => dataOf(await api.POST('/v1/partner/webhooks', { body })),
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
    <WebhookForm
      submitLabel="Create"
      error={create.error}
      isPending={create.isPending}
      onSubmit={create.mutate}
    />
  );
}
